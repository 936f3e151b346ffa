//! What a puzzle asks, the judgement of an answer, and what a hint can tell.

use std::rc::Rc;

use ansa_core::position::Position;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::position::turn::{Turn, TurnBuilder};
use ansa_core::puzzle::{Puzzle, PuzzleAnswer, PuzzleFault, PuzzleTask, PuzzleVerdict, judge};
use ansa_core::threats::goal_this_turn;
use ansa_core::{Bitboard, Game, Piece, PlayedStep, Role, Side, Square, Step, steps_of};

use crate::activities::paths::main_piece;

/// A puzzle, and what it asks now: in a goal in two turns, the second turn after the reply to the first.
#[derive(Clone, PartialEq, Debug)]
pub struct AskedPuzzle {
    pub puzzle: Rc<Puzzle>,
    /// The position at the start of the turn that is asked for.
    at: Position,
    pub task: PuzzleTask,
}

/// The judgement of a turn.
#[derive(Clone, PartialEq, Debug)]
pub enum JudgedTurn {
    Solved,
    /// The opponent replies, and the next turn is asked for.
    Continues(Turn),
    Wrong(PuzzleMistake),
}

/// Why an answer is wrong.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleMistake {
    /// A turn, with the opponent's reply that shows it, if there is one.
    Turn(PuzzleFault, Vec<PlayedStep>),
    /// A turn without a goal, because the rabbit that moved is frozen on this square.
    RabbitFrozen(Square),
    /// Squares: how many are missing, and those that are wrong.
    Squares(u32, Bitboard),
}

impl AskedPuzzle {
    pub fn new(puzzle: Rc<Puzzle>) -> AskedPuzzle {
        AskedPuzzle { at: *puzzle.position(), task: puzzle.task(), puzzle }
    }

    /// The position at the start of the turn that is asked for.
    pub const fn position(&self) -> &Position {
        &self.at
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
        let board = self.at.board();
        board.occupied().into_iter().filter_map(|at| Some((at, board.piece_at(at)?))).collect()
    }

    /// The game that consists of the turn asked for.
    pub fn game(&self) -> Game {
        // The number has to be that of a turn.
        Game::from_position(self.at, 2, RuleSet::CURRENT)
    }

    /// Whether all replies to a turn are tried to judge it, which can take a moment.
    pub fn tries_replies(&self, turn: &TurnBuilder) -> bool {
        self.task == PuzzleTask::GoalInTwo && self.known_reply(turn).is_none()
    }

    /// The reply of the solution, if it begins with this turn.
    fn known_reply(&self, turn: &TurnBuilder) -> Option<&Turn> {
        let PuzzleAnswer::Turns(turns) = self.puzzle.answer() else { return None };
        let is_first = !self.is_second_turn() && turn.finish().ok()?.end() == turns.first()?.end();
        turns.get(1).filter(|_| is_first)
    }

    /// Judges a turn that the rules allow. `None` if the position has no such task.
    pub fn judge(&self, turn: &TurnBuilder) -> Option<JudgedTurn> {
        if let Some(reply) = self.known_reply(turn) {
            return Some(JudgedTurn::Continues(reply.clone()));
        }
        Some(match judge(&self.at, self.task, &steps_of(turn.steps())).ok()? {
            PuzzleVerdict::Solved => JudgedTurn::Solved,
            PuzzleVerdict::Continues { reply } => JudgedTurn::Continues(reply),
            PuzzleVerdict::Wrong(fault) => {
                let frozen = frozen_rabbit(turn).filter(|_| fault == PuzzleFault::NoGoal);
                let mistake = || PuzzleMistake::Turn(fault, shown_by(turn, &fault));
                JudgedTurn::Wrong(frozen.map_or_else(mistake, PuzzleMistake::RabbitFrozen))
            }
        })
    }

    /// What is wrong with marked squares.
    pub fn judge_squares(&self, marked: Bitboard) -> Option<PuzzleMistake> {
        let verdict = self.puzzle.judge_squares(marked).filter(|verdict| !verdict.is_solved())?;
        Some(PuzzleMistake::Squares(verdict.missing.count(), verdict.wrong))
    }

    /// Asks for the turn after a reply.
    pub fn go_on(&mut self, reply: &Turn) {
        self.at = *reply.end();
        self.task = PuzzleTask::GoalInOne;
    }

    /// The turn that solves what is asked now; empty if squares are asked for.
    pub fn solution(&self) -> Vec<PlayedStep> {
        if self.is_second_turn() {
            goal_this_turn(&self.at).map_or(Vec::new(), |line| made_of(&self.at, line.steps()))
        } else {
            self.puzzle.first_turn().map_or(Vec::new(), |turn| turn.steps().to_vec())
        }
    }

    /// The piece that a hint names: the main piece of the solution.
    pub fn main_piece(&self) -> Option<(Piece, Square)> {
        main_piece(&self.solution(), self.side())
    }

    /// The squares asked for; `None` if a turn is asked for.
    pub fn squares(&self) -> Option<Bitboard> {
        Some(self.puzzle.judge_squares(Bitboard::EMPTY)?.missing)
    }
}

/// Where a rabbit is frozen that was moved in this turn by its own side.
fn frozen_rabbit(turn: &TurnBuilder) -> Option<Square> {
    let end = *turn.finish().ok()?.end();
    let (board, rabbit) = (end.board(), Piece::new(!end.side(), Role::Rabbit));
    let moved = turn.steps().filter(|played| played.piece == rabbit).filter_map(|played| played.step.to());
    moved.filter(|&at| board.piece_at(at) == Some(rabbit) && board.is_frozen(at)).last()
}

/// The opponent's reply that shows a fault of a turn.
fn shown_by(turn: &TurnBuilder, fault: &PuzzleFault) -> Vec<PlayedStep> {
    let line = match fault {
        PuzzleFault::GoalStopped { reply } => reply,
        PuzzleFault::OpponentGoals { line } => line,
        PuzzleFault::PieceExposed(threat) => &threat.line,
        _ => return Vec::new(),
    };
    turn.finish().map_or(Vec::new(), |turn| made_of(turn.end(), line.steps()))
}

/// The steps with what they do, up to the first that is illegal.
fn made_of(start: &Position, steps: &[Step]) -> Vec<PlayedStep> {
    let mut turn = TurnBuilder::new(*start);
    steps.iter().map_while(|&step| turn.step(step).ok()).collect()
}
