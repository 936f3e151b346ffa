//! Texts of the study screen, in English.

use ansa_core::record::ArrowColour;

use crate::text::study::StudyWords;

pub(in crate::text) static STUDY: StudyWords = StudyWords {
    read_only: "This game is open in another tab, so you can’t change it here. You can take it over.",
    title: "Study",
    field: "Game or position",
    field_help: "Paste a record, a line of an archive, a position in any form, or the data of a game viewer, \
    here or anywhere on the page.",
    example: "1g Ra1 Rb1 Rc1 …",
    open: "Open",
    empty: "Paste a record or a position first.",
    open_other: "Open",
    open_other_long: "Open another game or a position",
    to_game: "Play",
    to_game_long: "Go on with the game",
    study_game_long: "Study the game: step through it, try other turns, add comments",
    tools: "Study tools",
    edit: "Edit",
    edit_long: "Edit the position: put, move and remove pieces",
    undo: "Revert",
    undo_long: "Revert the last change of the study (Ctrl+Z)",
    redo: "Restore",
    redo_long: "Restore the change (Ctrl+Shift+Z)",
    draw: "Draw",
    draw_long: "Draw arrows and circles with the finger. With the mouse, use the right button. \
        Press again for the next colour.",
    help_drawing: |colour| {
        let colour = match colour {
            ArrowColour::Green => "green",
            ArrowColour::Red => "red",
            ArrowColour::Yellow => "yellow",
            ArrowColour::Blue => "blue",
        };
        format!(
            "Drag on the board to draw a {colour} arrow, or press a square. Press Draw for the next colour."
        )
    },
    tree: "Turns and variations",
    start: "Start",
    variation: "Variation",
    notes: "Notes",
    comment_field: "Comment on this position",
    signs: "Assessment of the turn",
    good: "Good turn",
    mistake: "Mistake",
    brilliant: "Brilliant turn",
    blunder: "Blunder",
    interesting: "Interesting turn",
    dubious: "Dubious turn",
    promote: "Move the variation up",
    demote: "Move the variation down",
    make_main: "Make this the main line",
    remove: "Delete from here",
    help_steps: "End the turn to add it to the study.",
    no_turn: "No turn can follow here.",
    played: "The turns of a game that was played can’t be changed. Variations can.",
    gone: "This turn was deleted.",
    edited: "Changed.",
    change_undone: "Change reverted.",
    change_redone: "Change restored.",
    flipped: "Board flipped.",
};
