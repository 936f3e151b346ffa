//! The actions on a task, whatever it asks for.

use ansa_board::BoardEvent;
use ansa_core::Square;

use crate::entry::{EntryAction, SetupAction};

/// An action on a task.
#[derive(Clone, PartialEq, Debug)]
pub enum AnswerAction {
    /// Enters steps or pieces, or marks squares.
    Entry(EntryAction),
    /// Has the answer judged.
    End,
    /// The Enter key was pressed. The square is the one with the keyboard focus, if any.
    Enter(Option<Square>),
    /// Deselects the selected piece, or else begins the answer anew.
    Escape,
    /// Shows the next stage of the hint.
    Hint,
    /// Shows the solution.
    Solve,
    /// Goes on to the next task.
    Next,
    /// Flips the board.
    Flip,
}

impl From<EntryAction> for AnswerAction {
    fn from(action: EntryAction) -> AnswerAction {
        AnswerAction::Entry(action)
    }
}

impl From<SetupAction> for AnswerAction {
    fn from(action: SetupAction) -> AnswerAction {
        AnswerAction::Entry(action.into())
    }
}

impl From<BoardEvent> for AnswerAction {
    fn from(event: BoardEvent) -> AnswerAction {
        match event {
            BoardEvent::Enter(square) => AnswerAction::Enter(Some(square)),
            event => AnswerAction::Entry(EntryAction::Board(event)),
        }
    }
}
