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
use super::puzzle_progress::PuzzleResult;
use crate::activities::answer::{AnswerDraft, AnswerTask, Help};
use crate::activities::paths::main_piece;
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

/// Why an answer is wrong.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleMistake {
    /// A turn, with the opponent's reply that shows it, if there is one.
    Turn(PuzzleFault, Vec<PlayedStep>),
    /// Squares: how many are missing, and those that are wrong.
    Squares(u32, Bitboard),
}

/// A puzzle that a person looks at.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleState {
    puzzle: Rc<Puzzle>,
    /// Whether there is help: not in a run.
    pub(super) has_help: bool,
    /// The position at the start of the turn that is asked for now, and what is asked. After the reply in a goal in two
    /// turns it is another one than that of the puzzle.
    pub(super) at: Position,
    pub(super) task: PuzzleTask,
    pub(super) stage: PuzzleStage,
    pub(super) help: Help,
    /// Whether the puzzle was solved at the first try and without help, once that is settled.
    pub(super) is_solved: Option<bool>,
    pub(super) draft: AnswerDraft,
    pub(super) line: Option<SolutionLine>,
    /// Whether the person wants to go on to another puzzle.
    pub(super) is_left: bool,
}

impl PuzzleState {
    /// A puzzle with hints, tries and its solution, or without them as a part of a run.
    pub fn new(puzzle: Rc<Puzzle>, has_help: bool) -> PuzzleState {
        let (at, task) = (*puzzle.position(), puzzle.task());
        let mut state = PuzzleState {
            puzzle,
            has_help,
            at,
            task,
            stage: PuzzleStage::Asking,
            help: Help::None,
            is_solved: None,
            draft: AnswerDraft::default(),
            line: None,
            is_left: false,
        };
        state.reset_entry();
        state
    }

    pub(super) fn reset_entry(&mut self) {
        self.draft.begin(if self.asks_for_turn() { PlyEntry::of_turn(self.at) } else { PlyEntry::NONE });
    }

    /// The puzzle.
    pub const fn puzzle(&self) -> &Rc<Puzzle> {
        &self.puzzle
    }

    /// What is asked now.
    pub const fn task(&self) -> PuzzleTask {
        self.task
    }

    /// Whether a turn is asked for, and not squares.
    pub const fn asks_for_turn(&self) -> bool {
        self.task.theme().asks_for_turn()
    }

    /// Whether the opponent has replied, so that the second turn is asked for.
    pub fn is_second_turn(&self) -> bool {
        self.at != *self.puzzle.position()
    }

    /// The side that has the task.
    pub const fn side(&self) -> Side {
        self.at.side()
    }

    /// The pieces, each with its square.
    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        self.at
            .board()
            .occupied()
            .into_iter()
            .filter_map(|at| Some((at, self.at.board().piece_at(at)?)))
            .collect()
    }

    /// What happens to it.
    pub const fn stage(&self) -> &PuzzleStage {
        &self.stage
    }

    /// How much the person was helped.
    pub const fn help(&self) -> Help {
        self.help
    }

    /// Whether hints, tries and the solution are offered.
    pub const fn has_help(&self) -> bool {
        self.has_help
    }

    /// The first result, once there is one. What happens after it is practice.
    pub fn result(&self) -> Option<PuzzleResult> {
        Some(PuzzleResult::new(&self.puzzle, self.is_solved?))
    }

    /// Whether the person wants to go on.
    pub const fn is_left(&self) -> bool {
        self.is_left
    }

    /// The answer so far: a turn or marked squares.
    pub const fn draft(&self) -> &AnswerDraft {
        &self.draft
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
        if !self.asks_for_turn() {
            return self.draft.marked().any();
        }
        self.draft.entry().turn().is_some_and(|turn| self.game().check(turn).is_ok())
    }

    /// The game that consists of the turn asked for.
    pub(super) fn game(&self) -> Game {
        Game::from_position(self.at, 2, RuleSet::CURRENT)
    }

    /// The solution as a line, while it is shown.
    pub const fn line(&self) -> Option<&SolutionLine> {
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

    /// The piece that a hint marks: the main piece of the solution.
    pub fn hinted(&self) -> Option<(Piece, Square)> {
        if self.help == Help::None || !self.can_enter() {
            return None;
        }
        main_piece(&self.hint_turn(), self.side())
    }

    /// The number of squares to mark, once a hint has told it.
    pub fn hinted_count(&self) -> Option<u32> {
        let is_told = self.help != Help::None && self.can_enter();
        self.answer_squares().filter(|_| is_told).map(Bitboard::count)
    }

    /// The squares asked for; `None` if a turn is asked for.
    pub(super) fn answer_squares(&self) -> Option<Bitboard> {
        Some(self.puzzle.judge_squares(Bitboard::EMPTY)?.missing)
    }

    /// The side at the bottom of the board: the one that has the task, unless the board is flipped.
    pub const fn bottom(&self) -> Side {
        self.draft.bottom(self.side())
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
        self.draft.entry().position().filter(|_| self.can_enter())
    }

    /// The board with the draft, the answer, or the line of the solution.
    pub fn board(&self) -> Board {
        let line = self.line.as_ref().and_then(SolutionLine::board);
        line.unwrap_or_else(|| self.draft.entry().board_on(*self.at.board()))
    }
}

/// The steps with what they do, up to the first that is illegal.
pub(super) fn made_of(start: &Position, steps: &[Step]) -> Vec<PlayedStep> {
    let mut turn = TurnBuilder::new(*start);
    steps.iter().map_while(|&step| turn.step(step).ok()).collect()
}
