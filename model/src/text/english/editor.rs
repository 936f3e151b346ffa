//! Texts of the editor of positions, in English.

use ansa_board::text::{piece, piece_on, sentence, side, side_word, steps_left};

use super::count::EnglishCount;
use super::pasted::form;
use crate::text::editor::EditorWords;

pub(in crate::text) static EDITOR: EditorWords = EditorWords {
    palette: |of| format!("{} pieces", side(of)),
    put_tool: |which| format!("Put: {}", piece(which)),
    move_tool: "Move",
    move_tool_long: "Move pieces: press a piece, then a square, or drag it. Drag it off the board to remove it.",
    remove_tool: "Remove",
    remove_tool_long: "Remove the pieces that you press",
    board_help: "Arrow keys move between squares. E M H D C R put gold’s elephant, camel, horse, dog, cat and rabbit, \
        e m h d c r silver’s. Delete removes a piece. Space uses the chosen tool. Shift and an arrow key move a piece.",
    side_to_move: "Side to move",
    steps_left: "Steps left",
    tools: "Change the position",
    undo: "Revert",
    undo_long: "Revert the last change (Ctrl+Z)",
    redo: "Restore",
    redo_long: "Restore the change (Ctrl+Shift+Z)",
    clear: "Clear",
    clear_long: "Remove all pieces",
    set_up: "Set up",
    set_up_long: "Set up all pieces of both sides, with gold to move",
    mirror: "Mirror",
    mirror_long: "Swap left and right",
    exchange: "Swap sides",
    exchange_long: "Swap gold and silver: each side gets the other’s pieces, seen from its own side of the board",
    study: "Study",
    study_long: "Study the position: try turns, ask the engine, add comments",
    play: "Play…",
    play_long: "Start a game from the position, against the computer or another person",
    check: "Check of the position",
    no_fault: "A game can go on from here.",
    has_faults: "The position is not possible:",
    is_unreachable: "No game can reach the position:",
    is_over: |outcome| {
        format!("The game is over here: {} The position can be studied, but not played.", sentence(outcome))
    },
    no_step: |of| sentence(&format!("{} is to move and has no legal step", side_word(of))),
    no_step_left: |of, left| {
        const STEPS: EnglishCount = EnglishCount {
            one: "{} step left, and no legal step.",
            other: "{} steps left, and no legal step.",
        };
        format!("{} has {}", side(of), STEPS.of(left.into()))
    },
    as_text: "Position as text",
    field: "Position",
    field_help: "Paste a position in any form, a record or a link, here or anywhere on this screen.",
    take: "Use this text",
    copy_line: "Copy as a line",
    copy_diagram: "Copy as a diagram",
    copy_link: "Copy a link",
    empty: "Paste a position first.",
    too_long: "The text is longer than a megabyte.",
    only_steps: "These are steps. Open the position in the study to make them.",
    taken_position: |taken| format!("Read as {}.", form(taken)),
    taken_end: |taken| format!("Read as {}: this is the last position of its main line.", form(taken)),
    taken_in_part: |taken, reason| {
        sentence(&format!(
            "read up to an error, as {}; this is the position before it: {reason}",
            form(taken)
        ))
    },
    first_of: |games| {
        const GAMES: EnglishCount = EnglishCount {
            one: "The text has {} game.",
            other: "The text has {} games, of which this is the first.",
        };
        GAMES.of(games as u64)
    },
    nothing_there: |square| {
        format!("There is no piece on {square}. Choose a piece beside the board to put it there.")
    },
    unreadable: |reason| {
        sentence(&format!(
            "your last position can’t be read and was set aside, so this is a new one: {reason}"
        ))
    },
    not_kept: "The browser has no room to keep the position: copy it before you leave.",
    chosen: |which| format!("Press squares to put a {} there.", piece(which)),
    moves: "Press a piece to move it.",
    removes: "Press pieces to remove them.",
    taken_up: |which, square| sentence(&format!("{}: press where it goes", piece_on(which, square))),
    put_down: "Put down.",
    put: |which, square| sentence(&piece_on(which, square)),
    moved: |which, from, to| sentence(&format!("{} from {from} to {to}", piece(which))),
    removed: |which, square| sentence(&format!("{} removed", piece_on(which, square))),
    cleared: "All pieces removed.",
    was_set_up: "Both sides set up, gold to move.",
    mirrored: "Left and right swapped.",
    exchanged: "Sides swapped.",
    taken: "Position taken from the text.",
    to_move: |of| format!("{} to move.", side(of)),
    has_left: |of, left| sentence(&format!("{}: {}", side(of), steps_left(left))),
    undone: "Change reverted.",
    redone: "Change restored.",
    flipped: "Board flipped.",
};
