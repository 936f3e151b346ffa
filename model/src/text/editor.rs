//! Texts of the editor of positions.

use ansa_core::position::faults::{FaultEffect, PositionFault};
use ansa_core::{Piece, Side, Square};

use super::part::words;
use super::{form_error, outcome, pasted, sentence};
use crate::activities::Tone;
use crate::activities::editor::{
    BoardChange, EditorEvent, EditorNotice, EditorState, EditorTool, PositionReadError, TakenText,
};
use crate::formats::PastedForm;

words! { EditorWords {
    /// The name of the row of a side's pieces.
    palette(side: Side),
    /// The button that takes a piece in hand, to put it on squares.
    put_tool(piece: Piece),
    /// The tool that moves pieces.
    move_tool,
    /// The same in full.
    move_tool_long,
    /// The tool that removes pieces.
    remove_tool,
    /// The same in full.
    remove_tool_long,
    /// How the board is used from the keyboard.
    board_help,
    /// The choice of the side to move.
    side_to_move,
    /// The choice of the number of steps that are left in the turn.
    steps_left,
    /// The name of the toolbar.
    tools,
    /// The tool that undoes a change.
    undo,
    /// The same in full.
    undo_long,
    /// The tool that redoes a change.
    redo,
    /// The same in full.
    redo_long,
    /// The tool that removes all pieces.
    clear,
    /// The same in full.
    clear_long,
    /// The tool that sets up both sides.
    set_up,
    /// The same in full.
    set_up_long,
    /// The tool that exchanges left and right.
    mirror,
    /// The same in full.
    mirror_long,
    /// The tool that exchanges the sides.
    exchange,
    /// The same in full.
    exchange_long,
    /// The button that studies the position.
    study,
    /// The same in full.
    study_long,
    /// The button that starts a game.
    play,
    /// The same in full.
    play_long,
    /// The name of the part that lists the faults.
    check,
    /// There is no fault.
    no_fault,
    /// The position has faults.
    has_faults,
    /// The position has faults, and steps can be made in it all the same.
    is_unreachable,
    /// The game is over in the position, with this outcome.
    is_over(outcome: &str),
    /// A fault: a side to move has no legal step.
    no_step(side: Side),
    /// A side to move has no legal step with so many left, 1 to 3, but would have one at the start of its turn.
    no_step_left(side: Side, left: u8),
    /// The name of the part with the text of the position.
    as_text,
    /// The name of the field for a text.
    field,
    /// What the field takes.
    field_help,
    /// The button that takes the position of the text.
    take,
    /// The button that copies the position in one line.
    copy_line,
    /// The button that copies the diagram.
    copy_diagram,
    /// The button that copies a link.
    copy_link,
    /// The field for a text is empty.
    empty,
    /// A text is too long.
    too_long,
    /// A text is only steps.
    only_steps,
    /// The position of a text was taken.
    taken_position(form: PastedForm),
    /// The last position of a game was taken.
    taken_end(form: PastedForm),
    /// The last position of a game was taken that was read up to an error.
    taken_in_part(form: PastedForm, reason: &str),
    /// The text has this number of games, and the first was taken.
    first_of(games: usize),
    /// There is no piece to move or remove.
    nothing_there(square: Square),
    /// The editor was opened with something that can't be read.
    unreadable(reason: &str),
    /// The position can't be stored.
    not_kept,
    /// A piece is in hand, to be put on squares.
    chosen(piece: Piece),
    /// Pieces are moved.
    moves,
    /// Pieces are removed.
    removes,
    /// A piece was taken up.
    taken_up(piece: Piece, square: Square),
    /// The piece was put down again.
    put_down,
    /// A piece was put on a square.
    put(piece: Piece, square: Square),
    /// A piece was moved to a square.
    moved(piece: Piece, from: Square, to: Square),
    /// A piece was removed.
    removed(piece: Piece, square: Square),
    /// All pieces were removed.
    cleared,
    /// Both sides were set up.
    was_set_up,
    /// Left and right were exchanged.
    mirrored,
    /// The sides were exchanged.
    exchanged,
    /// The position of a text was taken.
    taken,
    /// A side is to move.
    to_move(side: Side),
    /// The side to move has this number of steps left.
    has_left(side: Side, left: u8),
    /// A change was undone.
    undone,
    /// A change was redone.
    redone,
    /// The board was flipped.
    flipped,
} }

/// What a fault is, with its square.
pub fn fault(fault: PositionFault) -> String {
    match fault {
        PositionFault::Board(error) => sentence(&form_error::fault(error)),
        PositionFault::NoStep { side } => no_step(side),
    }
}

/// What the faults mean together.
pub fn verdict(editor: &EditorState, faults: &[PositionFault]) -> String {
    let has = |effect| faults.iter().any(|fault| fault.effect() == effect);
    match editor.outcome() {
        _ if editor.lacks_steps() => no_step_left(editor.builder().side, editor.steps_left()),
        _ if has(FaultEffect::Impossible) => has_faults().to_owned(),
        _ if has(FaultEffect::Unreachable) => is_unreachable().to_owned(),
        Some(over) => is_over(&outcome(over)),
        None => no_fault().to_owned(),
    }
}

/// The text of a notice.
pub fn notice(notice: &EditorNotice) -> String {
    match notice {
        EditorNotice::Unreadable(PositionReadError::Empty) => empty().to_owned(),
        EditorNotice::Unreadable(PositionReadError::TooLong) => too_long().to_owned(),
        EditorNotice::Unreadable(PositionReadError::OnlySteps) => only_steps().to_owned(),
        EditorNotice::Unreadable(PositionReadError::Refused(reason)) => pasted::refused(reason),
        EditorNotice::Taken(taken) => taken_as(taken),
        EditorNotice::NothingThere(square) => nothing_there(*square),
        EditorNotice::Failed(message) => sentence(message),
    }
}

/// The position of a text was taken.
fn taken_as(taken: &TakenText) -> String {
    let form = taken.form;
    let how = match (&taken.stopped, taken.games) {
        (Some(reason), _) => taken_in_part(form, reason),
        (None, 0) => taken_position(form),
        (None, _) => taken_end(form),
    };
    let sentences = [
        Some(how),
        (taken.games > 1).then(|| first_of(taken.games)),
        taken.is_side_assumed.then(|| pasted::side_assumed().to_owned()),
    ];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The tone of a notice.
pub const fn tone(notice: &EditorNotice) -> Tone {
    match notice {
        EditorNotice::Unreadable(_) | EditorNotice::Failed(_) => Tone::Refusal,
        EditorNotice::Taken(taken) if taken.is_whole() => Tone::Good,
        EditorNotice::Taken(_) | EditorNotice::NothingThere(_) => Tone::Hint,
    }
}

/// The text of an event in the live region; empty for events that need none.
pub fn event(editor: &EditorState) -> String {
    match *editor.event() {
        EditorEvent::Opened => String::new(),
        EditorEvent::Chosen(EditorTool::Put(piece)) => chosen(piece),
        EditorEvent::Chosen(EditorTool::Move) => moves().to_owned(),
        EditorEvent::Chosen(EditorTool::Remove) => removes().to_owned(),
        EditorEvent::TakenUp(piece, square) => taken_up(piece, square),
        EditorEvent::PutDown => put_down().to_owned(),
        EditorEvent::Put(piece, square) => put(piece, square),
        EditorEvent::Moved(piece, from, to) => moved(piece, from, to),
        EditorEvent::Removed(piece, square) => removed(piece, square),
        EditorEvent::Changed(change) => match change {
            BoardChange::Cleared => cleared(),
            BoardChange::SetUp => was_set_up(),
            BoardChange::Mirrored => mirrored(),
            BoardChange::Exchanged => exchanged(),
            BoardChange::Read => taken(),
        }
        .to_owned(),
        EditorEvent::ToMove(side) => to_move(side),
        EditorEvent::StepsLeft(left) => has_left(editor.builder().side, left),
        EditorEvent::Undone => undone().to_owned(),
        EditorEvent::Redone => redone().to_owned(),
        EditorEvent::Flipped => flipped().to_owned(),
    }
}
