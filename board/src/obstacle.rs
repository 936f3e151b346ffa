//! Obstacles: why the selected piece can't get to an empty square.

use ansa_core::position::Position;
use ansa_core::square::Direction;
use ansa_core::{Bitboard, Board, Piece, Role, Side, Square, Step, StepError};

use crate::destinations::{Partner, Selection};

/// Why the selected piece can't get to an empty square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// So many steps lead there, which are more than are left.
    TooFar(u8),
    /// The piece is a rabbit, and the square is behind it.
    Backward,
    /// The piece would be frozen on this square.
    FrozenOn(Square),
    /// The piece would be lost in this trap.
    LostOn(Square),
    /// Other pieces stand in the way.
    Blocked,
    /// The selected piece is part of a push or a pull, which moves each piece by one square.
    OneSquare,
    /// The step there from this square, that of the piece, is illegal.
    Step(StepError),
}

impl Obstacle {
    /// What keeps the selected piece from a square that is none of its destinations.
    pub fn between(position: &Position, selection: Selection, to: Square) -> Obstacle {
        let piece = position.board().piece_at(selection.at);
        let step = Step::between(selection.at, to);
        let refused = |steps: &[Step]| {
            let error = steps.iter().find_map(|&step| position.classify(step).err());
            error.map_or(Obstacle::OneSquare, Obstacle::Step)
        };
        match piece.filter(|piece| piece.side == position.side()) {
            Some(_) if position.is_push_unfinished() => {
                refused(&Direction::ALL.map(|direction| Step { from: selection.at, direction }))
            }
            Some(_) if matches!(selection.with, Partner::Pulled(_)) => Obstacle::OneSquare,
            Some(piece) => {
                Walk::new(position.board(), selection.at, piece).obstacle(to, position.steps_left())
            }
            None => refused(step.as_slice()),
        }
    }
}

/// The squares that an own piece can walk over, however many steps that takes.
struct Walk {
    from: Square,
    piece: Piece,
    empty: Bitboard,
    /// Where it is frozen.
    frozen: Bitboard,
    /// The traps in which it is lost.
    lost: Bitboard,
}

impl Walk {
    fn new(board: &Board, from: Square, piece: Piece) -> Walk {
        let mut left = *board;
        left.remove(from);
        // Its first step leaves a friend on a trap that has no other one.
        for lost in left.undefended(piece.side) {
            left.remove(lost);
        }
        let friends = left.side(piece.side);
        let alone = Bitboard::ALL - friends.neighbours();
        let stronger = board.stronger(!piece.side, piece.role);
        Walk {
            from,
            piece,
            empty: left.empty(),
            frozen: alone & stronger.neighbours(),
            lost: alone & Bitboard::TRAPS,
        }
    }

    fn obstacle(&self, to: Square, steps_left: u8) -> Obstacle {
        if self.piece.role == Role::Rabbit && is_behind(self.piece.side, self.from, to) {
            return Obstacle::Backward;
        }
        let stops = self.frozen | self.lost;
        if let Some(path) = self.path(to, stops) {
            let steps = u8::try_from(path.len()).unwrap_or(u8::MAX);
            return if steps > steps_left { Obstacle::TooFar(steps) } else { Obstacle::Blocked };
        }
        // The way with as few dangers as possible.
        let path =
            [self.lost, self.frozen, Bitboard::EMPTY].into_iter().find_map(|stops| self.path(to, stops));
        match path.and_then(|path| path.into_iter().find(|&square| stops.contains(square))) {
            Some(trap) if self.lost.contains(trap) => Obstacle::LostOn(trap),
            Some(square) => Obstacle::FrozenOn(square),
            None => Obstacle::Blocked,
        }
    }

    /// The squares of a shortest way. It doesn't lead on from the squares in `stops`.
    fn path(&self, to: Square, stops: Bitboard) -> Option<Vec<Square>> {
        let mut paths = vec![vec![]];
        let mut seen = Bitboard::from_square(self.from);
        let mut next = 0;
        while let Some(path) = paths.get(next).cloned() {
            next += 1;
            let at = path.last().copied().unwrap_or(self.from);
            if at == to {
                return Some(path);
            }
            if !path.is_empty() && stops.contains(at) {
                continue;
            }
            for onto in Bitboard::from_square(at).neighbours() & (self.empty - seen) {
                let is_forbidden = self.piece.role == Role::Rabbit && is_behind(self.piece.side, at, onto);
                if !is_forbidden {
                    seen |= Bitboard::from_square(onto);
                    paths.push(path.iter().copied().chain([onto]).collect());
                }
            }
        }
        None
    }
}

/// Whether a square is nearer to the home ranks of a side than another.
const fn is_behind(side: Side, from: Square, to: Square) -> bool {
    match side {
        Side::Gold => to.rank() < from.rank(),
        Side::Silver => to.rank() > from.rank(),
    }
}

#[cfg(test)]
mod tests;
