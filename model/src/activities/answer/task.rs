//! What every task does with the actions on it.

use ansa_board::BoardEvent;
use ansa_core::Square;

use super::draft::AnswerDraft;
use crate::entry::{EntryAction, SetupAction};

/// A task that a person answers on the board. Which method an action calls is the same for all kinds of tasks; each
/// kind implements the methods.
pub(in crate::activities) trait AnswerTask {
    /// What is left to the caller after an action.
    type Effect;

    /// The answer so far.
    fn draft_mut(&mut self) -> &mut AnswerDraft;

    /// Whether an answer can be entered.
    fn can_enter(&self) -> bool;

    /// Whether the task is solved, or its solution is shown.
    fn is_answered(&self) -> bool;

    /// Takes an action of the entry.
    fn enter(&mut self, action: EntryAction);

    /// Judges the answer.
    fn end(&mut self) -> Option<Self::Effect>;

    /// Discards the answer. No piece is selected.
    fn discard(&mut self);

    /// Shows the next stage of the hint.
    fn hint(&mut self) -> Option<Self::Effect>;

    /// Shows the solution.
    fn solve(&mut self) -> Option<Self::Effect>;

    /// Goes on to the next task.
    fn next(&mut self) -> Option<Self::Effect>;

    /// Applies an action.
    fn answer(&mut self, action: AnswerAction) -> Option<Self::Effect> {
        let awaits_press = self.can_enter() && self.draft_mut().entry.awaits_press();
        match action {
            AnswerAction::Entry(action) => self.enter(action),
            AnswerAction::Enter(Some(square)) if awaits_press => {
                self.enter(EntryAction::Board(BoardEvent::Press(square)));
            }
            // What is entered next belongs to another task.
            AnswerAction::Enter(_) if self.is_answered() => return self.next(),
            AnswerAction::End | AnswerAction::Enter(_) => return self.end(),
            AnswerAction::Escape if self.can_enter() && self.draft_mut().entry.selection().is_some() => {
                self.enter(EntryAction::Board(BoardEvent::Deselect));
            }
            AnswerAction::Escape => self.discard(),
            AnswerAction::Hint => return self.hint(),
            AnswerAction::Solve => return self.solve(),
            AnswerAction::Next => return self.next(),
            AnswerAction::Flip => self.draft_mut().flip(),
        }
        None
    }

    /// Stops the animation and removes the notice of the last action. The notice stays when the board is flipped.
    fn begin_action(&mut self, flips: bool) {
        let feedback = self.draft_mut().feedback_mut();
        feedback.stop_motion();
        if !flips {
            feedback.clear_notice();
        }
    }
}

/// Whether an action of the entry moves something on the board, so that there must be an answer to it.
pub(in crate::activities) const fn is_press(action: &EntryAction) -> bool {
    matches!(action, EntryAction::Board(BoardEvent::Press(_) | BoardEvent::MoveAlong(_)))
}

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
