//! First turns, compared by what they do: the order of their steps does not matter.

use core::fmt;

use ansa_core::{Board, Piece, Side, Square};
use serde::{Deserialize, Serialize};

use super::follow::FollowedStep;

/// How far a turn moves a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
struct PieceMove {
    /// The number of the square and 1, so that the default is no move.
    from: u8,
    /// The number of the square and 1; 0 for a piece that is captured.
    to: u8,
    letter: u8,
}

/// Where a turn moves which pieces, in the order of the squares, seen from the side's own edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "TurnMoves", from = "TurnMoves")]
pub struct TurnKey {
    moves: [PieceMove; 4],
}

/// As numbers, for messages.
type TurnMoves = Vec<(u8, u8, u8)>;

impl From<TurnKey> for TurnMoves {
    fn from(key: TurnKey) -> TurnMoves {
        key.moves.iter().filter(|own| own.from > 0).map(|own| (own.from, own.to, own.letter)).collect()
    }
}

impl From<TurnMoves> for TurnKey {
    fn from(moves: TurnMoves) -> TurnKey {
        let mut key = TurnKey::default();
        for (own, (from, to, letter)) in key.moves.iter_mut().zip(moves) {
            *own = PieceMove { from, to, letter };
        }
        key.sort();
        key
    }
}

impl TurnKey {
    /// What these steps of a side do; `None` if they move more pieces than a turn can.
    pub(super) fn of(steps: &[FollowedStep], side: Side) -> Option<TurnKey> {
        let mut paths: Vec<(Piece, Square, Option<Square>)> = Vec::new();
        for step in steps {
            match paths.iter_mut().find(|(piece, _, at)| *piece == step.piece && *at == Some(step.from)) {
                Some((_, _, at)) => *at = step.to,
                None => paths.push((step.piece, step.from, step.to)),
            }
        }
        let mut key = TurnKey::default();
        paths.retain(|&(_, from, to)| to != Some(from));
        if paths.len() > key.moves.len() {
            return None;
        }
        for (own, (piece, from, to)) in key.moves.iter_mut().zip(paths) {
            let letter = u8::try_from(piece.letter()).ok()?;
            *own = PieceMove { from: number(from, side), to: to.map_or(0, |to| number(to, side)), letter };
        }
        key.sort();
        Some(key)
    }

    fn sort(&mut self) {
        // No move at the end.
        self.moves.sort_unstable_by_key(|own| (own.from == 0, *own));
    }

    /// The turn mirrored left to right.
    #[must_use]
    pub(super) fn mirror(self) -> TurnKey {
        let mirrored = |number: u8| if number == 0 { 0 } else { ((number - 1) ^ 7) + 1 };
        let mut key = self;
        for own in &mut key.moves {
            (own.from, own.to) = (mirrored(own.from), mirrored(own.to));
        }
        key.sort();
        key
    }

    /// Makes the turn of a side on a board. What it can't move stays where it is.
    pub fn play(self, board: &mut Board, side: Side) {
        let moves = || self.moves.iter().filter(|own| own.from > 0);
        for from in moves().filter_map(|own| square(own.from, side)) {
            board.remove(from);
        }
        for own in moves() {
            if let Some((to, piece)) = square(own.to, side).zip(Piece::from_letter(char::from(own.letter))) {
                board.put(to, piece);
            }
        }
    }

    /// The one of the two mirror images that stands for both.
    pub(super) fn joined(self) -> TurnKey {
        self.min(self.mirror())
    }

    /// The turn of a side in words, such as “Ee2–e4 Hb2–b3”; a captured piece has `x` in place of a square.
    pub fn to_text(self, side: Side) -> String {
        let mut text = String::new();
        for own in self.moves.iter().filter(|own| own.from > 0) {
            if !text.is_empty() {
                text.push(' ');
            }
            let (from, to) = (square(own.from, side), square(own.to, side));
            // Writing to a string can't fail.
            let _ = fmt::Write::write_fmt(
                &mut text,
                format_args!("{}{}–{}", char::from(own.letter), ShownSquare(from), ShownSquare(to)),
            );
        }
        text
    }
}

/// A square, or `x` for none.
struct ShownSquare(Option<Square>);

impl fmt::Display for ShownSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(square) => write!(f, "{square}"),
            None => f.write_str("x"),
        }
    }
}

/// The number of a square and 1, counted from the edge of a side.
fn number(square: Square, side: Side) -> u8 {
    let own = if side == Side::Gold { square } else { square.flip() };
    own.rank() * 8 + own.file() + 1
}

fn square(number: u8, side: Side) -> Option<Square> {
    let own = Square::from_index(number.checked_sub(1)?)?;
    Some(if side == Side::Gold { own } else { own.flip() })
}
