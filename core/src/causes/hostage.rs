//! Hostages: pieces that their side must keep defending.

use crate::bitboard::Bitboard;
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::square::Square;
use crate::threats::capture_of;

/// A piece held near a trap by a stronger enemy, safe only as long as its side defends the trap.
///
/// Players use the word for a frozen piece that ties its defenders to a trap. Here the definition is exact, with the
/// holder's side to move at the start of its turn:
///
/// 1. The piece is frozen, is not a rabbit, and is at most two squares from the trap.
/// 2. The holder's side can't capture it this turn.
/// 3. At least one other piece of its own side is next to the trap.
/// 4. If the other pieces of its side on and next to the trap were removed, the holder's side could capture it this
///    turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hostage {
    /// The piece.
    pub piece: Piece,
    /// Its square.
    pub square: Square,
    /// The squares of the stronger enemies next to it.
    pub holders: Bitboard,
    /// The nearest trap for which all of this is true.
    pub trap: Square,
}

/// The greatest distance from which one turn can bring a piece onto a trap: two pushes or pulls.
const REACH: u8 = 2;

/// The hostages of the side to move, in order of squares. Valid at the start of a turn.
#[must_use]
pub fn hostages(position: &Position) -> Vec<Hostage> {
    let frozen = position.board().frozen(!position.side()).into_iter();
    frozen.filter_map(|square| hostage_on(position, square)).collect()
}

/// The hostage of the side to move on a square. Valid at the start of a turn.
pub(crate) fn hostage_on(position: &Position, square: Square) -> Option<Hostage> {
    if near_traps(position, square).is_none() || capture_of(position, square).is_some() {
        return None;
    }
    safe_hostage(position, square)
}

/// The hostage on a square from which no turn of the side to move can capture it.
pub(super) fn safe_hostage(position: &Position, square: Square) -> Option<Hostage> {
    let board = position.board();
    let piece = board.piece_at(square)?;
    let trap = near_traps(position, square)?.find(|&trap| {
        undefended(position, trap, square).is_some_and(|bare| capture_of(&bare, square).is_some())
    })?;
    Some(Hostage { piece, square, holders: board.freezers(square), trap })
}

/// The traps that are near enough to a piece that may be a hostage, the nearest first; `None` if it can't be one.
fn near_traps(position: &Position, square: Square) -> Option<impl Iterator<Item = Square> + use<>> {
    let board = position.board();
    let piece = board.piece_at(square)?;
    if piece.side == position.side() || piece.role == Role::Rabbit || !board.is_frozen(square) {
        return None;
    }
    let mut traps = Square::TRAPS.map(|trap| (trap.distance(square), trap));
    traps.sort_unstable();
    let mut near =
        traps.into_iter().map_while(|(distance, trap)| (distance <= REACH).then_some(trap)).peekable();
    near.peek().is_some().then_some(near)
}

/// The position without the defenders of a trap, except the piece on `spared`; `None` if there are none.
fn undefended(position: &Position, trap: Square, spared: Square) -> Option<Position> {
    let mut board = *position.board();
    let own = board.side(!position.side()) - Bitboard::from_square(spared);
    let defenders = own & Bitboard::from_square(trap).neighbours();
    // Then nothing would change.
    if defenders.is_empty() {
        return None;
    }
    // A piece on the trap goes with its defenders.
    for square in defenders | (own & Bitboard::from_square(trap)) {
        board.remove(square);
    }
    Some(Position::at_start_of_turn(board, position.side()))
}
