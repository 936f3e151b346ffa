//! The rules of the tasks: does a turn that ends here solve the task, and if not, why not?

use super::known_captures::KnownCaptures;
use super::task::PuzzleTask;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::causes::hostage_on;
use crate::piece::{BySide, Piece, Role, Side};
use crate::position::Position;
use crate::position::outcome::{Outcome, Reason};
use crate::position::rule_set::RuleSet;
use crate::square::Square;
use crate::threats::{CaptureThreat, GoalCache, capture_of, reach};

/// What keeps a turn from solving a task, as far as it is cheap to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Obstacle {
    /// The turn loses the game.
    Loses(Reason),
    /// The turn does not win, and only a win would do.
    NoGoal,
    /// A reply, which ends on this board, leaves no goal or wins.
    Stopped(Board),
    /// The opponent has a goal.
    OpponentGoals,
    /// No piece of the role of the task or a stronger one has been captured.
    NotCaptured,
    /// The turn lost this own piece.
    Lost(Piece),
    /// The opponent can capture an own piece of this role or a stronger one.
    OpponentCaptures(Role),
    /// No enemy piece of the role of the task is held.
    NotHeld,
}

/// The rule of a task that asks for a turn, in a position. It remembers what helps to judge many turns.
pub(super) struct TaskRule {
    start: Position,
    task: PuzzleTask,
    goals: GoalCache,
    /// The opponent's captures, and those of the side.
    captures: BySide<KnownCaptures>,
}

impl TaskRule {
    pub(super) fn new(start: &Position, task: PuzzleTask) -> TaskRule {
        TaskRule { start: *start, task, goals: GoalCache::default(), captures: BySide::default() }
    }

    const fn side(&self) -> Side {
        self.start.side()
    }

    /// What keeps a turn that ended here, with the opponent to move, from solving the task; `None` if it solves it.
    ///
    /// It takes microseconds for most turns. For [`PuzzleTask::GoalInTwo`], a solution takes up to a second, because
    /// all replies are tried.
    pub(super) fn obstacle(&mut self, end: &Position) -> Option<Obstacle> {
        match ending(end) {
            Some(Outcome { winner, .. }) if winner == Some(self.side()) => return None,
            Some(Outcome { reason, .. }) => return Some(Obstacle::Loses(reason)),
            None => {}
        }
        match self.task {
            PuzzleTask::GoalInOne | PuzzleTask::CountCaptures | PuzzleTask::CountSquares { .. } => {
                Some(Obstacle::NoGoal)
            }
            PuzzleTask::GoalInTwo => self.stopping_reply(end).map(Obstacle::Stopped),
            PuzzleTask::StopGoal => self.opponent_goals(end),
            PuzzleTask::WinPiece { role } => {
                let enemies = |board: &Board| pieces_from(board, !self.side(), role).count();
                if enemies(end.board()) >= enemies(self.start.board()) {
                    return Some(Obstacle::NotCaptured);
                }
                self.lost(end, role).or_else(|| self.opponent_goals(end)).or_else(|| self.exposed(end, role))
            }
            PuzzleTask::SavePiece { role } => {
                self.lost(end, role).or_else(|| self.exposed(end, role)).or_else(|| self.opponent_goals(end))
            }
            PuzzleTask::HoldPiece { role } => {
                if !self.holds(end, role) {
                    return Some(Obstacle::NotHeld);
                }
                let weakest = Role::Cat;
                self.lost(end, weakest)
                    .or_else(|| self.opponent_goals(end))
                    .or_else(|| self.exposed(end, weakest))
            }
        }
    }

    /// A reply after which the side has no goal, or which wins.
    fn stopping_reply(&mut self, end: &Position) -> Option<Board> {
        let side = self.side();
        let mut stopped = None;
        let goals = &mut self.goals;
        end.search_turn_ends(&mut |reply| {
            if reply.board() != end.board() && !leaves_goal(&reply.after_pass(), side, goals) {
                stopped = Some(*reply.board());
            }
            stopped.is_some()
        });
        stopped
    }

    fn opponent_goals(&mut self, end: &Position) -> Option<Obstacle> {
        self.goals.can_goal(end).then_some(Obstacle::OpponentGoals)
    }

    /// The strongest own piece of this role or a stronger one of which fewer are left.
    fn lost(&self, end: &Position, weakest: Role) -> Option<Obstacle> {
        let count = |board: &Board, piece| board.pieces(piece).count();
        Role::ALL
            .into_iter()
            .rev()
            .filter(|&role| role >= weakest)
            .map(|role| Piece::new(self.side(), role))
            .find(|&piece| count(end.board(), piece) < count(self.start.board(), piece))
            .map(Obstacle::Lost)
    }

    /// Whether the opponent, to move here, can capture an own piece of this role or a stronger one.
    fn exposed(&mut self, end: &Position, weakest: Role) -> Option<Obstacle> {
        let pieces = pieces_from(end.board(), self.side(), weakest);
        let captures = &mut self.captures[end.side()];
        captures.can_capture(end, pieces).then_some(Obstacle::OpponentCaptures(weakest))
    }

    /// Whether an enemy piece of this role is held when the turn ends here.
    fn holds(&mut self, end: &Position, role: Role) -> bool {
        let again = end.after_pass();
        let pieces = end.board().pieces(Piece::new(end.side(), role));
        // What can be captured is no hostage. This is known sooner than the rest.
        let captures = &mut self.captures[again.side()];
        let mut may_be_hostage = |square| {
            has_defended_trap(&again, square) && !captures.can_capture(&again, Bitboard::from_square(square))
        };
        pieces.into_iter().any(|square| {
            is_framed(&again, square)
                || (end.board().is_frozen(square)
                    && may_be_hostage(square)
                    && hostage_on(&again, square).is_some())
        })
    }
}

/// The strongest own piece of this role or a stronger one that a side, to move here, can capture.
pub(super) fn exposed_piece(end: &Position, weakest: Role) -> Option<CaptureThreat> {
    let pieces = pieces_from(end.board(), !end.side(), weakest);
    let threats = pieces.into_iter().filter_map(|square| capture_of(end, square));
    threats.max_by_key(|threat| threat.piece.role)
}

/// How the turn that ended here has ended the game, if it has.
pub(super) fn ending(end: &Position) -> Option<Outcome> {
    end.outcome(RuleSet::CURRENT, |_| false)
}

/// Whether a side, to move here, has a goal, or has already won.
pub(super) fn leaves_goal(reply: &Position, side: Side, goals: &mut GoalCache) -> bool {
    match ending(reply) {
        Some(outcome) => outcome.winner == Some(side),
        None => goals.can_goal(reply),
    }
}

/// Whether an enemy piece of this role is a hostage of the side to move, or framed. Valid at the start of a turn.
pub(super) fn is_held(position: &Position, role: Role) -> bool {
    let enemies = position.board().pieces(Piece::new(!position.side(), role));
    enemies.into_iter().any(|square| is_framed(position, square) || hostage_on(position, square).is_some())
}

/// Whether an enemy piece other than a rabbit is on a trap and can't leave it in its own side's turn.
fn is_framed(position: &Position, square: Square) -> bool {
    // It is not frozen, because it has a friend beside it, so it could step to an empty square.
    square.is_trap()
        && (Bitboard::from_square(square).neighbours() & position.board().empty()).is_empty()
        && reach(&position.after_pass(), square)
            .is_some_and(|reach| reach.all() == Bitboard::from_square(square))
}

/// Whether a trap that a piece could be brought to has another piece of its side beside it, as a hostage needs.
fn has_defended_trap(position: &Position, square: Square) -> bool {
    let others = position.board().side(!position.side()) - Bitboard::from_square(square);
    Square::TRAPS
        .into_iter()
        .any(|trap| trap.distance(square) <= 2 && (Bitboard::from_square(trap).neighbours() & others).any())
}

/// The pieces of a side of this role or a stronger one.
fn pieces_from(board: &Board, side: Side, weakest: Role) -> Bitboard {
    let roles = Role::ALL.into_iter().filter(|&role| role >= weakest);
    roles.fold(Bitboard::EMPTY, |all, role| all | board.pieces(Piece::new(side, role)))
}
