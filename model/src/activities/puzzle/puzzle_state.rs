//! The state of one puzzle, and what follows from it.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::position::Position;
use ansa_core::puzzle::Puzzle;
use ansa_core::{Bitboard, Board, Piece, Side, Square};

use super::asked::{AskedPuzzle, PuzzleMistake};
use super::line::SolutionLine;
use crate::activities::answer::{AnswerDraft, AnswerTask, Help};
use crate::entry::PlyEntry;

/// What happens to the puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleStage {
    /// The person looks for an answer.
    Asking,
    /// The person's turn is about to be judged, which can take a moment.
    Judging,
    /// The answer is wrong. It can be tried again.
    Wrong(PuzzleMistake),
    /// The answer is right.
    Solved,
    /// The solution is shown.
    Shown,
}

/// A puzzle that a person looks at.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleState {
    pub asked: AskedPuzzle,
    /// Whether there is help: not in a run.
    pub has_help: bool,
    pub stage: PuzzleStage,
    pub help: Help,
    /// Whether the puzzle was solved at the first try and without help, once that is settled.
    pub is_solved: Option<bool>,
    /// Whether the person was told that help counts as a miss.
    pub(super) is_warned: bool,
    pub draft: AnswerDraft,
    pub line: Option<SolutionLine>,
}

impl PuzzleState {
    /// A puzzle with hints, tries and its solution, or without them as a part of a run.
    pub fn new(puzzle: Rc<Puzzle>, has_help: bool) -> PuzzleState {
        let mut state = PuzzleState {
            asked: AskedPuzzle::new(puzzle),
            has_help,
            stage: PuzzleStage::Asking,
            help: Help::None,
            is_solved: None,
            is_warned: false,
            draft: AnswerDraft::default(),
            line: None,
        };
        state.reset_entry();
        state
    }

    pub(super) fn reset_entry(&mut self) {
        let asked = &self.asked;
        let entry =
            if asked.asks_for_turn() { PlyEntry::from_turn(*asked.position()) } else { PlyEntry::NONE };
        self.draft.begin(entry);
    }

    /// Whether the puzzle is solved, or its solution is shown.
    pub fn is_answered(&self) -> bool {
        AnswerTask::is_answered(self)
    }

    /// Whether an answer can be entered.
    pub fn can_enter(&self) -> bool {
        AnswerTask::can_enter(self)
    }

    /// Whether the answer can be judged.
    pub fn can_end(&self) -> bool {
        if !self.can_enter() {
            return false;
        }
        if !self.asked.asks_for_turn() {
            return self.draft.marked.any();
        }
        self.draft.entry.turn().is_some_and(|turn| self.asked.game().check(turn).is_ok())
    }

    /// The piece that a hint marks.
    pub fn hinted(&self) -> Option<(Piece, Square)> {
        if self.help == Help::None || !self.can_enter() {
            return None;
        }
        self.asked.main_piece()
    }

    /// The number of squares to mark, once a hint has told it.
    pub fn hinted_count(&self) -> Option<u32> {
        let is_told = self.help != Help::None && self.can_enter();
        self.asked.squares().filter(|_| is_told).map(Bitboard::count)
    }

    /// The side at the bottom of the board: the one that has the task, unless the board is flipped.
    pub const fn bottom(&self) -> Side {
        self.draft.bottom(self.asked.side())
    }

    /// The mode of the board.
    pub fn mode(&self) -> Mode {
        match self.stage {
            _ if self.can_enter() => Mode::Turn,
            PuzzleStage::Judging => Mode::Computer,
            _ => Mode::Over,
        }
    }

    /// The position that the draft has reached, as long as it can go on.
    pub fn position(&self) -> Option<&Position> {
        self.draft.entry.position().filter(|_| self.can_enter())
    }

    /// The board with the draft, the answer, or the line of the solution.
    pub fn board(&self) -> Board {
        let line = self.line.as_ref().and_then(SolutionLine::board);
        line.unwrap_or_else(|| self.draft.entry.board_on(*self.asked.position().board()))
    }
}
