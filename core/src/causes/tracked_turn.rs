//! A turn that knows where each piece of its first position is in its last one.

use crate::game::TurnError;
use crate::piece::{Piece, Side};
use crate::position::Position;
use crate::position::outcome::Outcome;
use crate::position::rule_set::RuleSet;
use crate::position::step::Step;
use crate::position::turn::TurnBuilder;
use crate::square::Square;
use crate::threats::StepLine;

/// A legal turn, followed piece by piece. A piece is identified by its square at the start of the turn, its origin.
pub(super) struct TrackedTurn {
    /// The position after the turn, with the opponent to move.
    pub(super) end: Position,
    pub(super) line: StepLine,
    /// By [`Square::index`] of the last square: the origin.
    origins: [Option<Square>; 64],
    captures: Vec<TrackedCapture>,
    /// How the turn ended the game, if it did.
    pub(super) outcome: Option<Outcome>,
}

/// A piece of either side that a turn captured.
#[derive(Clone, Copy)]
pub(super) struct TrackedCapture {
    pub(super) piece: Piece,
    pub(super) origin: Square,
    pub(super) trap: Square,
}

impl TrackedTurn {
    /// Plays a turn from a position at the start of a turn.
    pub(super) fn new(start: &Position, steps: &[Step]) -> Result<TrackedTurn, TurnError> {
        let mut turn = TurnBuilder::new(*start);
        let mut line = StepLine::EMPTY;
        let mut captures = Vec::new();
        let mut origins = [None; 64];
        for square in start.board().occupied() {
            origins[square.index()] = Some(square);
        }
        for (index, &step) in steps.iter().enumerate() {
            let played = turn.step(step).map_err(|error| TurnError::Step { index, step, error })?;
            line.push(step);
            let moved = origins[step.from.index()].take();
            if let Some(to) = step.to() {
                origins[to.index()] = moved;
            }
            if let Some(capture) = played.capture
                && let Some(origin) = origins[capture.square.index()].take()
            {
                captures.push(TrackedCapture { piece: capture.piece, origin, trap: capture.square });
            }
        }
        let end = *turn.finish().map_err(TurnError::End)?.end();
        // Repetition can't be known without the game; see the module's documentation.
        let outcome = end.outcome(RuleSet::CURRENT, |_| false);
        Ok(TrackedTurn { end, line, origins, captures, outcome })
    }

    /// Whether the turn won or lost the game for this side.
    pub(super) fn is_won_by(&self, side: Side) -> bool {
        self.outcome.is_some_and(|outcome| outcome.winner == Some(side))
    }

    /// The pieces of a side that the turn captured, in the order of the captures.
    pub(super) fn captures_of(&self, side: Side) -> impl Iterator<Item = TrackedCapture> + '_ {
        self.captures.iter().copied().filter(move |capture| capture.piece.side == side)
    }

    /// The origin of the piece on a square after the turn.
    pub(super) const fn origin(&self, square: Square) -> Option<Square> {
        self.origins[square.index()]
    }

    /// The square of a piece after the turn; `None` if it was captured.
    pub(super) fn square_after(&self, origin: Square) -> Option<Square> {
        Square::all().find(|&square| self.origin(square) == Some(origin))
    }
}
