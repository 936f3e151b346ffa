//! The keyboard help, in English.

use crate::text::keys::KeysWords;

pub(super) const KEYS: KeysWords = KeysWords {
    title: "Keyboard shortcuts",
    on_board: "On the board",
    turn: "The turn",
    game: "The game",
    arrows: "Arrows",
    arrow: "Arrow",
    space: "Space",
    shift: "Shift",
    escape: "Escape",
    enter: "Enter",
    backspace: "Backspace",
    move_focus: "move between squares",
    select: "select a piece, then choose its square",
    step: "step in that direction; push a weaker enemy there",
    deselect: "deselect the piece",
    end_turn: "end the turn; with a piece selected, choose its square",
    end_at_once: "end the turn or the setup, even with a piece selected",
    undo: "undo a step",
    redo: "redo a step",
    reset: "undo all steps",
    type_steps: "type steps or a setup",
    plan: "plan: try out turns for both sides",
    back: "back to the game",
    hint: "get a hint: first the piece, then the turn",
    flip: "flip the board",
    list: "show this list",
};
