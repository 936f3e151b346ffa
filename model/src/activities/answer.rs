//! Answering a task on the board: what the exercises of the course, puzzles and the exercises of mistakes have in common.

use ansa_board::{BoardEvent, BoardState, EntryEvent, Mode};
use ansa_core::game::PlayError;
use ansa_core::{Bitboard, Board, Piece, PlayedStep, Side, Square};
use derive_more::From;

use crate::activities::feedback::{Feedback, feedback};
use crate::entry::{EntryAction, PlyEntry, SetupAction};

/// A task that a person answers on the board. Which method an action calls is the same for all kinds of tasks; each
/// kind implements the methods.
pub(super) trait AnswerTask {
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
pub(super) const fn is_press(action: &EntryAction) -> bool {
    matches!(action, EntryAction::Board(BoardEvent::Press(_) | BoardEvent::MoveAlong(_)))
}

/// An action on a task.
#[derive(Clone, PartialEq, Debug, From)]
pub enum AnswerAction {
    /// Enters steps or pieces, or marks squares.
    #[from(EntryAction, SetupAction)]
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

impl From<BoardEvent> for AnswerAction {
    fn from(event: BoardEvent) -> AnswerAction {
        match event {
            BoardEvent::Enter(square) => AnswerAction::Enter(Some(square)),
            event => AnswerAction::Entry(EntryAction::Board(event)),
        }
    }
}

/// What was entered as an answer, and what the person was told about it.
#[derive(Clone, PartialEq, Debug)]
pub struct AnswerDraft {
    pub entry: PlyEntry,
    /// The squares that are marked: by the person, or as the solution.
    pub marked: Bitboard,
    is_flipped: bool,
    answers: u32,
    feedback: Feedback<AnswerEvent, AnswerNotice>,
}

impl Default for AnswerDraft {
    fn default() -> AnswerDraft {
        AnswerDraft {
            entry: PlyEntry::NONE,
            marked: Bitboard::EMPTY,
            is_flipped: false,
            answers: 0,
            feedback: Feedback::default(),
        }
    }
}

impl AnswerDraft {
    feedback!(AnswerEvent, AnswerNotice);

    /// The number of answers so far, so that a verdict that is repeated is announced again.
    pub const fn answers(&self) -> u32 {
        self.answers
    }

    /// The side at the bottom of the board, for a task of this side.
    pub const fn bottom(&self, side: Side) -> Side {
        match (side, self.is_flipped) {
            (Side::Gold, false) | (Side::Silver, true) => Side::Gold,
            _ => Side::Silver,
        }
    }

    /// Begins the entry anew.
    pub(super) fn begin(&mut self, entry: PlyEntry) {
        self.entry = entry;
    }

    /// Marks these squares and no others.
    pub(super) const fn mark_only(&mut self, squares: Bitboard) {
        self.marked = squares;
    }

    /// Removes the marks from other squares than these, and marks one more of these if any is missing.
    pub(super) fn mark_one_of(&mut self, right: Bitboard) {
        self.marked &= right;
        if let Some(square) = (right - self.marked).first() {
            self.mark(square);
        }
    }

    /// Takes an action of the entry.
    pub(super) fn enter(&mut self, action: EntryAction) {
        self.feedback.report_entry(self.entry.apply(action), AnswerEvent::Entry, AnswerNotice::Entry);
    }

    /// Takes an action of the entry where squares are asked for. True if a mark has changed.
    pub(super) fn enter_mark(&mut self, action: &EntryAction) -> bool {
        match action {
            EntryAction::Board(BoardEvent::Press(square) | BoardEvent::Select(square)) => self.mark(*square),
            EntryAction::Reset => self.marked = Bitboard::EMPTY,
            _ => return false,
        }
        true
    }

    /// Marks a square, or removes its mark.
    fn mark(&mut self, square: Square) {
        self.marked ^= Bitboard::from_square(square);
        let count = self.marked.count();
        self.feedback.report(if self.marked.contains(square) {
            AnswerEvent::Marked(square, count)
        } else {
            AnswerEvent::Unmarked(square, count)
        });
    }

    /// Plays the typed steps and deselects the piece. False if a typed step is illegal: the field shows the error.
    pub(super) fn finish(&mut self) -> bool {
        match self.entry.typed.as_ref() {
            Some(typed) if typed.error.is_some() => return false,
            Some(_) => self.enter(EntryAction::PlayTyped),
            None => {}
        }
        self.entry.deselect();
        self.answers = self.answers.wrapping_add(1);
        true
    }

    pub(super) fn flip(&mut self) {
        self.is_flipped = !self.is_flipped;
        self.feedback.report(AnswerEvent::Flipped);
    }

    /// The feedback, to report what an action has done.
    pub(super) const fn feedback_mut(&mut self) -> &mut Feedback<AnswerEvent, AnswerNotice> {
        &mut self.feedback
    }

    /// Goes on from the draft of another task: the board stays flipped, and the page notices every change.
    pub(super) fn continue_from(&mut self, before: &AnswerDraft) {
        self.is_flipped = before.is_flipped;
        self.answers = before.answers;
        self.feedback.continue_from(&before.feedback);
    }

    /// What the board shows of the draft, on these pieces. They can be selected only while an answer can be entered.
    pub(super) fn board_state(
        &self,
        can_enter: bool,
        board: Board,
        mode: Mode,
        bottom: Side,
    ) -> BoardState<'_> {
        let (motion, motion_serial) = self.feedback.motion();
        let touched = match self.notice() {
            Some(AnswerNotice::Entry(notice)) => notice.frozen(),
            _ => None,
        };
        let entry = if can_enter { &self.entry } else { &PlyEntry::NONE };
        BoardState { touched, motion, motion_serial, ..entry.board_state(board, mode, bottom) }
    }
}

/// A message beside the board until the next action.
#[derive(Clone, PartialEq, Debug)]
pub enum AnswerNotice {
    /// Something about the entry of the turn or the setup.
    Entry(EntryEvent),
    /// The turn or the setup can't end here.
    Refused(PlayError),
    /// There is nothing to judge yet.
    NothingEntered,
    /// The task is over, or an answer is being judged: nothing can be entered.
    NothingToEnter,
    /// A hint or the solution makes the task count as missed. It is shown if the person asks again.
    HelpCounts,
}

/// The last event, announced by screen readers.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum AnswerEvent {
    /// Another task is shown, or an answer begins anew.
    #[default]
    Opened,
    /// Something has happened in the entry.
    Entry(EntryEvent),
    /// A square was marked, and so many are now.
    Marked(Square, u32),
    /// The mark of a square was removed, and so many are left.
    Unmarked(Square, u32),
    /// A hint names a piece.
    Hinted(Piece, Square),
    /// A turn is shown: by a hint, as the solution, or as one of several to choose from.
    Shown(Vec<PlayedStep>),
    /// The opponent has replied.
    Replied(Vec<PlayedStep>),
    /// So many of the steps of the solution have been made, of so many; the last of them.
    Line(usize, usize, Option<PlayedStep>),
    /// The board was flipped.
    Flipped,
}

/// How much the person was helped with a task.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Help {
    /// Not at all.
    #[default]
    None,
    /// With words, a marked piece, or the number of squares.
    Some,
    /// With the turn as arrows, or the wrong marks removed.
    Much,
}

impl Help {
    /// The next stage of the help.
    pub(super) const fn more(self) -> Help {
        match self {
            Help::None => Help::Some,
            Help::Some | Help::Much => Help::Much,
        }
    }
}
