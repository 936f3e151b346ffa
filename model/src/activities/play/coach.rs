//! The coach of a first game: the most important thing that the rules say about the position, and nothing else.
//!
//! Everything is exact: what a side can reach or capture is found by trying all that can matter, and a threat of the
//! computer is what it could do if it were to move now.

use ansa_core::position::Position;
use ansa_core::threats::{CapturePlan, GoalThreat, capture_plans, frozen, goal_threat};
use ansa_core::{Bitboard, Piece, Side, Square};

use super::play_state::PlayState;
use crate::document::Player;

/// What the coach says. Own pieces are the person's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoachFact {
    /// The rabbit on the first square can reach goal on the second in so many steps.
    WinsNow(Square, Square, u8),
    /// The computer's rabbit could.
    LetsGoal(Square, Square, u8),
    /// The computer could capture the own piece on the trap.
    Endangered(Piece, Square, Square),
    /// The person can capture the piece on the trap, in so many steps.
    Captures(Piece, Square, Square, u8),
    /// The own piece on the trap has a single friend beside it.
    HangsOn(Piece, Square, Piece, Square),
    /// The own piece is frozen by an enemy.
    Frozen(Piece, Square, Piece, Square),
}

impl CoachFact {
    /// Whether the person has something to lose.
    pub const fn is_warning(self) -> bool {
        matches!(self, Self::LetsGoal(..) | Self::Endangered(..))
    }

    /// Whether the person has something to win.
    pub const fn is_chance(self) -> bool {
        matches!(self, Self::WinsNow(..) | Self::Captures(..))
    }
}

impl PlayState {
    /// Whether a coach can speak in this game: one person plays against the computer.
    pub fn can_coach(&self) -> bool {
        let options = self.options();
        options.has_person() && options.has_computer()
    }

    /// Whether a coach speaks.
    pub fn is_coached(&self) -> bool {
        self.options().coaches && self.can_coach()
    }

    /// The position that the coach speaks about: that of the person's turn, with the steps made so far.
    pub fn coached_position(&self) -> Option<Position> {
        let is_on = self.is_coached() && !self.is_planning() && self.mode() == ansa_board::Mode::Turn;
        let position = *self.entry()?.position()?;
        let is_persons = self.document.player(position.side()) == Player::Person;
        (is_on && is_persons && !position.is_push_unfinished()).then_some(position)
    }
}

/// The most important fact about the position for the side to move; `None` if there is nothing to say.
pub fn coach_fact(position: &Position) -> Option<CoachFact> {
    let side = position.side();
    let goal = |of: Side| goal_threat(position, of);
    let steps = |threat: &GoalThreat| threat.line.steps().len() as u8;
    if let Some(threat) = goal(side) {
        return Some(CoachFact::WinsNow(threat.rabbit, threat.goal, steps(&threat)));
    }
    if let Some(threat) = goal(!side) {
        return Some(CoachFact::LetsGoal(threat.rabbit, threat.goal, steps(&threat)));
    }
    if let Some(plan) = strongest(capture_plans(position, !side)) {
        return Some(CoachFact::Endangered(plan.piece, plan.square, plan.trap));
    }
    if let Some(plan) = strongest(capture_plans(position, side)) {
        let steps = plan.line.steps().len() as u8;
        return Some(CoachFact::Captures(plan.piece, plan.square, plan.trap, steps));
    }
    hanging(position).or_else(|| frozen_piece(position))
}

/// The capture of the strongest piece; of equals, the first.
fn strongest(plans: Vec<CapturePlan>) -> Option<CapturePlan> {
    // `max_by_key` returns the last of equal elements.
    plans.into_iter().rev().max_by_key(|plan| plan.piece.role)
}

/// An own piece on a trap with a single friend beside it.
fn hanging(position: &Position) -> Option<CoachFact> {
    let board = position.board();
    let own = board.side(position.side());
    (own & Bitboard::TRAPS).into_iter().find_map(|square| {
        let friends = Bitboard::from_square(square).neighbours() & own;
        let friend = friends.first().filter(|_| friends.count() == 1)?;
        Some(CoachFact::HangsOn(board.piece_at(square)?, square, board.piece_at(friend)?, friend))
    })
}

/// The strongest own piece that is frozen.
fn frozen_piece(position: &Position) -> Option<CoachFact> {
    let board = position.board();
    let facts = frozen(board, position.side()).filter_map(|freeze| {
        let by = freeze.by.first()?;
        Some((board.piece_at(freeze.frozen)?, freeze.frozen, board.piece_at(by)?, by))
    });
    let (piece, square, enemy, by) = facts.max_by_key(|(piece, ..)| piece.role)?;
    Some(CoachFact::Frozen(piece, square, enemy, by))
}

#[cfg(test)]
mod tests;
