//! The answer so far, the board on which it is entered, and what the person is told.
//! [`crate::text`] puts notices and events into words.

use ansa_board::{BoardEvent, BoardState, EntryEvent, Mode};
use ansa_core::game::PlayError;
use ansa_core::{Bitboard, Board, Piece, PlayedStep, Side, Square};

use crate::activities::feedback::Feedback;
use crate::entry::{EntryAction, PlyEntry};

/// What was entered as an answer, and what the person was told about it.
#[derive(Clone, PartialEq, Debug)]
pub struct AnswerDraft {
    pub entry: PlyEntry,
    /// The squares that are marked: by the person, or as the solution.
    pub marked: Bitboard,
    is_flipped: bool,
    feedback: Feedback<AnswerEvent, AnswerNotice>,
}

impl Default for AnswerDraft {
    fn default() -> AnswerDraft {
        AnswerDraft {
            entry: PlyEntry::NONE,
            marked: Bitboard::EMPTY,
            is_flipped: false,
            feedback: Feedback::default(),
        }
    }
}

impl AnswerDraft {
    /// The last event.
    pub const fn event(&self) -> &AnswerEvent {
        &self.feedback.event
    }

    /// The message beside the board.
    pub const fn notice(&self) -> Option<&AnswerNotice> {
        self.feedback.notice.as_ref()
    }

    /// The side at the bottom of the board, for a task of this side.
    pub const fn bottom(&self, side: Side) -> Side {
        match (side, self.is_flipped) {
            (Side::Gold, false) | (Side::Silver, true) => Side::Gold,
            _ => Side::Silver,
        }
    }

    /// Begins the entry anew.
    pub(in crate::activities) fn begin(&mut self, entry: PlyEntry) {
        self.entry = entry;
    }

    /// Marks these squares and no others.
    pub(in crate::activities) const fn mark_only(&mut self, squares: Bitboard) {
        self.marked = squares;
    }

    /// Takes an action of the entry.
    pub(in crate::activities) fn enter(&mut self, action: EntryAction) {
        self.feedback.report_entry(self.entry.apply(action), AnswerEvent::Entry, AnswerNotice::Entry);
    }

    /// Takes an action of the entry where squares are asked for. True if a mark has changed.
    pub(in crate::activities) fn enter_mark(&mut self, action: &EntryAction) -> bool {
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
    pub(in crate::activities) fn finish(&mut self) -> bool {
        match self.entry.typed.as_ref() {
            Some(typed) if typed.error.is_some() => return false,
            Some(_) => self.enter(EntryAction::PlayTyped),
            None => {}
        }
        self.entry.deselect();
        true
    }

    pub(in crate::activities) fn flip(&mut self) {
        self.is_flipped = !self.is_flipped;
        self.feedback.report(AnswerEvent::Flipped);
    }

    /// The feedback, to report what an action has done.
    pub(in crate::activities) const fn feedback_mut(&mut self) -> &mut Feedback<AnswerEvent, AnswerNotice> {
        &mut self.feedback
    }

    /// Goes on from the draft of another task: the board stays flipped, and the page notices every change.
    pub(in crate::activities) fn continue_from(&mut self, before: &AnswerDraft) {
        self.is_flipped = before.is_flipped;
        self.feedback.continue_from(&before.feedback);
    }

    /// What the board shows of the draft, on these pieces. They can be selected only while an answer can be entered.
    pub(in crate::activities) fn board_state(
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
    pub(in crate::activities) const fn more(self) -> Help {
        match self {
            Help::None => Help::Some,
            Help::Some | Help::Much => Help::Much,
        }
    }
}
