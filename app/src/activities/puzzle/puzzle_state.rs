//! The state of one puzzle, and what follows from it.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::position::Position;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::puzzle::{Puzzle, PuzzleFault, PuzzleTask};
use ansa_core::threats::goal_this_turn;
use ansa_core::{Bitboard, Board, Game, Piece, PlayedStep, Side, Square, Step};

use super::line::SolutionLine;
use super::notice::{PuzzleEvent, PuzzleNotice};
use super::puzzle_progress::PuzzleResult;
use crate::activities::feedback::Feedback;
use crate::document::piece_paths;
use crate::entry::PlyEntry;

/// What happens to the puzzle.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum PuzzleStage {
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

/// Why an answer is wrong.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum PuzzleMistake {
    /// A turn, with the opponent's reply that shows it, if there is one.
    Turn(PuzzleFault, Vec<PlayedStep>),
    /// Squares: how many are missing, and those that are wrong.
    Squares(u32, Bitboard),
}

/// How much the person was helped with the turn or the squares asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum PuzzleHelp {
    /// Not at all.
    #[default]
    None,
    /// A piece is marked, or the number of squares is told.
    Some,
    /// Arrows show the turn, or the wrong marks were removed.
    Much,
}

/// A puzzle that a person looks at.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct PuzzleState {
    puzzle: Rc<Puzzle>,
    /// Whether there is help: not in a run.
    pub(super) has_help: bool,
    /// The position at the start of the turn that is asked for now, and what is asked. After the reply in a goal in two
    /// turns it is another one than that of the puzzle.
    pub(super) at: Position,
    pub(super) task: PuzzleTask,
    pub(super) stage: PuzzleStage,
    pub(super) help: PuzzleHelp,
    /// Whether the puzzle was solved at the first try and without help, once that is settled.
    pub(super) is_solved: Option<bool>,
    pub(super) entry: PlyEntry,
    /// The squares that the person has marked.
    pub(super) marked: Bitboard,
    pub(super) line: Option<SolutionLine>,
    /// Whether the person wants to go on to another puzzle.
    pub(super) is_left: bool,
    pub(super) is_flipped: bool,
    pub(super) feedback: Feedback<PuzzleEvent, PuzzleNotice>,
}

impl PuzzleState {
    /// A puzzle with hints, tries and its solution, or without them as a part of a run.
    pub(crate) fn new(puzzle: Rc<Puzzle>, has_help: bool) -> PuzzleState {
        let (at, task) = (*puzzle.position(), puzzle.task());
        let mut state = PuzzleState {
            puzzle,
            has_help,
            at,
            task,
            stage: PuzzleStage::Asking,
            help: PuzzleHelp::None,
            is_solved: None,
            entry: PlyEntry::NONE,
            marked: Bitboard::EMPTY,
            line: None,
            is_left: false,
            is_flipped: false,
            feedback: Feedback::default(),
        };
        state.reset_entry();
        state
    }

    pub(super) fn reset_entry(&mut self) {
        self.entry = if self.asks_for_turn() { PlyEntry::of_turn(self.at) } else { PlyEntry::NONE };
    }

    /// The puzzle.
    pub(crate) const fn puzzle(&self) -> &Rc<Puzzle> {
        &self.puzzle
    }

    /// What is asked now.
    pub(crate) const fn task(&self) -> PuzzleTask {
        self.task
    }

    /// Whether a turn is asked for, and not squares.
    pub(crate) const fn asks_for_turn(&self) -> bool {
        self.task.theme().asks_for_turn()
    }

    /// Whether the opponent has replied, so that the second turn is asked for.
    pub(crate) fn is_second_turn(&self) -> bool {
        self.at != *self.puzzle.position()
    }

    /// The side that has the task.
    pub(crate) const fn side(&self) -> Side {
        self.at.side()
    }

    /// The pieces, each with its square.
    pub(crate) fn pieces(&self) -> Vec<(Square, Piece)> {
        self.at
            .board()
            .occupied()
            .into_iter()
            .filter_map(|at| Some((at, self.at.board().piece_at(at)?)))
            .collect()
    }

    /// What happens to it.
    pub(crate) const fn stage(&self) -> &PuzzleStage {
        &self.stage
    }

    /// How much the person was helped.
    pub(crate) const fn help(&self) -> PuzzleHelp {
        self.help
    }

    /// Whether hints, tries and the solution are offered.
    pub(crate) const fn has_help(&self) -> bool {
        self.has_help
    }

    /// The first result, once there is one. What happens after it is practice.
    pub(crate) fn result(&self) -> Option<PuzzleResult> {
        Some(PuzzleResult::new(&self.puzzle, self.is_solved?))
    }

    /// Whether the person wants to go on.
    pub(crate) const fn is_left(&self) -> bool {
        self.is_left
    }

    /// Whether the puzzle is solved, or its solution is shown.
    pub(crate) const fn is_answered(&self) -> bool {
        matches!(self.stage, PuzzleStage::Solved | PuzzleStage::Shown)
    }

    /// Whether an answer can be entered. A wrong turn is looked at first, but squares are only put right.
    pub(crate) const fn can_enter(&self) -> bool {
        match self.stage {
            PuzzleStage::Asking => true,
            PuzzleStage::Wrong(_) => !self.asks_for_turn(),
            _ => false,
        }
    }

    /// Whether the answer can be judged.
    pub(crate) fn can_end(&self) -> bool {
        if !self.can_enter() {
            return false;
        }
        if !self.asks_for_turn() {
            return self.marked.any();
        }
        self.entry.turn().is_some_and(|turn| self.game().check(turn).is_ok())
    }

    /// The game that consists of the turn asked for.
    pub(super) fn game(&self) -> Game {
        Game::from_position(self.at, 2, RuleSet::CURRENT)
    }

    /// The draft of the turn.
    pub(crate) const fn entry(&self) -> &PlyEntry {
        &self.entry
    }

    /// The squares that the person has marked.
    pub(crate) const fn marked(&self) -> Bitboard {
        self.marked
    }

    /// The solution as a line, while it is shown.
    pub(crate) const fn line(&self) -> Option<&SolutionLine> {
        self.line.as_ref()
    }

    /// The turn that a hint shows.
    pub(super) fn hint_turn(&self) -> Vec<PlayedStep> {
        if self.is_second_turn() {
            goal_this_turn(&self.at).map_or(Vec::new(), |line| made_of(&self.at, line.steps()))
        } else {
            self.puzzle.first_turn().map_or(Vec::new(), |turn| turn.steps().to_vec())
        }
    }

    /// The piece that a hint marks: the one with the longest way in the solution; among equals, the first to move.
    pub(crate) fn hinted(&self) -> Option<(Piece, Square)> {
        if self.help == PuzzleHelp::None || !self.can_enter() {
            return None;
        }
        let turn = self.hint_turn();
        let own = piece_paths(&turn).into_iter().filter(|path| path.piece.side == self.side());
        // `max_by_key` returns the last of equal elements.
        let longest = own.rev().max_by_key(|path| path.squares.len())?;
        Some((longest.piece, *longest.squares.first()?))
    }

    /// The number of squares to mark, once a hint has told it.
    pub(crate) fn hinted_count(&self) -> Option<u32> {
        let is_told = self.help != PuzzleHelp::None && self.can_enter();
        self.answer_squares().filter(|_| is_told).map(Bitboard::count)
    }

    /// The squares asked for; `None` if a turn is asked for.
    pub(super) fn answer_squares(&self) -> Option<Bitboard> {
        Some(self.puzzle.judge_squares(Bitboard::EMPTY)?.missing)
    }

    /// The side at the bottom of the board: the one that has the task, unless the board is flipped.
    pub(crate) const fn bottom(&self) -> Side {
        let side = self.side();
        match (side, self.is_flipped) {
            (Side::Gold, false) | (Side::Silver, true) => Side::Gold,
            _ => Side::Silver,
        }
    }

    /// The mode of the board.
    pub(crate) const fn mode(&self) -> Mode {
        match self.stage {
            _ if self.can_enter() => Mode::Turn,
            PuzzleStage::Judging => Mode::Computer,
            _ => Mode::Past,
        }
    }

    /// The position that the draft has reached, as long as it can go on.
    pub(crate) fn position(&self) -> Option<&Position> {
        self.entry.position().filter(|_| self.can_enter())
    }

    /// The board with the draft, the answer, or the line of the solution.
    pub(crate) fn board(&self) -> Board {
        let line = self.line.as_ref().and_then(SolutionLine::board);
        line.unwrap_or_else(|| self.entry.board_on(*self.at.board()))
    }

    /// The last event.
    pub(crate) const fn event(&self) -> &PuzzleEvent {
        self.feedback.event()
    }

    /// The message beside the board.
    pub(crate) const fn notice(&self) -> Option<&PuzzleNotice> {
        self.feedback.notice()
    }
}

/// The steps with what they do, up to the first that is illegal.
pub(super) fn made_of(start: &Position, steps: &[Step]) -> Vec<PlayedStep> {
    let mut turn = TurnBuilder::new(*start);
    steps.iter().map_while(|&step| turn.step(step).ok()).collect()
}
