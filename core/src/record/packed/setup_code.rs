//! Setups: the roles on the home squares, and the order in which they were written.

use super::coder::SymbolCoder;
use super::error::PackedError;
use crate::game::Setup;
use crate::piece::{Piece, Role, Side};
use crate::square::Square;

/// How many pieces of each role a full set has, weakest first.
const FULL_SET: [u32; 6] = [8, 2, 2, 2, 1, 1];

/// The weights of the orders in which a setup can be written; see [`in_order`]. The last is any other.
const ORDER_WEIGHTS: [u32; 5] = [10, 2, 2, 2, 1];

/// Codes the setup of a side. The game checks it.
pub(super) fn code_setup(
    coder: &mut impl SymbolCoder,
    side: Side,
    known: Option<&Setup>,
) -> Result<Setup, PackedError> {
    let pieces = code_pieces(coder, side, known)?;
    let symbol = known.map(|known| {
        (0..ORDER_WEIGHTS.len())
            .find(|&order| in_order(order, &pieces) == known.pieces())
            .unwrap_or(ORDER_WEIGHTS.len() - 1)
    });
    let order = coder.code(&ORDER_WEIGHTS, symbol)?;
    if order + 1 < ORDER_WEIGHTS.len() {
        return Ok(Setup::new(in_order(order, &pieces)));
    }
    let mut left = pieces;
    let mut written = Vec::with_capacity(left.len());
    let mut rest = known.map(|known| known.pieces().iter());
    while !left.is_empty() {
        let next =
            rest.as_mut().map(|rest| rest.next().and_then(|piece| left.iter().position(|one| one == piece)));
        // A piece that is not among those left becomes an index that can't be coded.
        let index = next.map(|index| index.unwrap_or(left.len()) as u32);
        let index = coder.code_below(left.len() as u32, index)?;
        written.push(left.remove(index as usize));
    }
    Ok(Setup::new(written))
}

/// The pieces by square, a1 to h8.
fn code_pieces(
    coder: &mut impl SymbolCoder,
    side: Side,
    known: Option<&Setup>,
) -> Result<Vec<(Square, Piece)>, PackedError> {
    let role_on = |setup: &Setup, square| {
        setup.pieces().iter().find(|&&(one, _)| one == square).map(|&(_, piece)| piece.role)
    };
    let count =
        |setup: &Setup, role| setup.pieces().iter().filter(|(_, piece)| piece.role == role).count() as u32;
    let is_full = known.map(|setup| Role::ALL.map(|role| count(setup, role)) == FULL_SET);
    let is_partial = coder.code(&[15, 1], is_full.map(|is_full| usize::from(!is_full)))? == 1;
    let mut left = FULL_SET;
    let mut pieces = Vec::with_capacity(16);
    for square in Setup::home(side) {
        // The roles from the rabbit up, and an empty square.
        let mut weights = [0; 7];
        for (weight, &left) in weights.iter_mut().zip(&left) {
            *weight = left;
        }
        if is_partial {
            weights[6] = EMPTY_WEIGHT;
        }
        let symbol = known.map(|setup| role_on(setup, square).map_or(Role::ALL.len(), Role::index));
        let symbol = coder.code(&weights, symbol)?;
        if let (Some(&role), Some(left)) = (Role::ALL.get(symbol), left.get_mut(symbol)) {
            *left -= 1;
            pieces.push((square, Piece { side, role }));
        }
    }
    Ok(pieces)
}

/// The weight of an empty square in a setup of fewer than sixteen pieces.
const EMPTY_WEIGHT: u32 = 2;

/// Puts the pieces in an order: by square (0), the same reversed (1), the upper rank before the lower one (2), or the
/// strongest first (3).
fn in_order(order: usize, pieces: &[(Square, Piece)]) -> Vec<(Square, Piece)> {
    let mut pieces = pieces.to_vec();
    match order {
        1 => pieces.reverse(),
        2 => pieces.sort_by_key(|(square, _)| core::cmp::Reverse(square.rank())),
        3 => pieces.sort_by_key(|(_, piece)| core::cmp::Reverse(piece.role)),
        _ => {}
    }
    pieces
}
