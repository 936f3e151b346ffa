//! Opening book: setups for Gold, replies for Silver, and setups for handicap games.
//!
//! ```
//! use ansa_core::{Game, Side, book};
//! let mut game = Game::new();
//! game.set_up(&book::setup(&game, Side::Gold, 7)).unwrap();
//! game.set_up(&book::setup(&game, Side::Silver, 7)).unwrap();
//! assert!(game.position().is_some());
//! ```

use crate::game::setup::{NINETY_NINE, SetupRows};
use crate::game::{Game, Roster, Setup};
use crate::piece::{Piece, Role, Side};
use crate::splitmix::splitmix;
use crate::square::Square;

use Role::{Camel as M, Cat as C, Dog as D, Elephant as E, Horse as H, Rabbit as R};

/// Setups of expert players, as the back rank and the front rank from gold's a-file. Each may be mirrored.
const SETUPS: [SetupRows; 6] = [
    NINETY_NINE,
    // Dogs behind the traps, cats in the centre.
    [[R, R, R, C, C, R, R, R], [R, H, D, M, E, D, H, R]],
    // Cats behind the traps, four rabbits in front.
    [[R, R, C, R, R, C, R, R], [R, H, D, E, M, D, H, R]],
    [[R, R, D, R, R, D, R, R], [R, H, C, E, M, C, H, R]],
    // One cat and one dog in the back rank, the others in front.
    [[R, R, R, C, D, R, R, R], [R, H, C, M, E, D, H, R]],
    // Two rabbits in front.
    [[R, R, R, C, C, R, R, R], [R, H, D, E, M, D, H, R]],
];

/// Chooses a setup for a side from the pieces it has. The seed selects among the book's setups.
///
/// Silver replies to Gold's setup: its elephant goes on a different file from Gold's, so that they don't face each
/// other, and its camel goes on the wing away from Gold's elephant.
#[must_use]
pub fn setup(game: &Game, side: Side, seed: u64) -> Setup {
    let random = splitmix(seed ^ 0x7365_7475_7000 ^ side as u64);
    let rows = SETUPS[(random % SETUPS.len() as u64) as usize];
    let named = Setup::from_rows(rows, side);
    let mirrored = match side {
        Side::Gold => random >> 32 & 1 == 1,
        Side::Silver => elephants_meet(game, &named),
    };
    let full = if mirrored { named.mirror() } else { named };
    match game.rosters()[side] {
        Roster::Any => full,
        Roster::Exactly(counts) => fit_to_roster(&full, side, counts),
    }
}

/// Whether mirroring the setup would move its elephant farther from the file of gold's elephant.
fn elephants_meet(game: &Game, setup: &Setup) -> bool {
    let gold = game.board().pieces(Piece::new(Side::Gold, Role::Elephant)).first();
    let file = |setup: &Setup| {
        setup.pieces().iter().find(|(_, piece)| piece.role == Role::Elephant).map(|(square, _)| square.file())
    };
    match (gold, file(setup)) {
        (Some(gold), Some(own)) => own.abs_diff(gold.file()) < (7 - own).abs_diff(gold.file()),
        _ => false,
    }
}

/// Restricts a setup to the pieces of the roster. Pieces beyond a full set go on the free squares.
fn fit_to_roster(full: &Setup, side: Side, counts: [u8; 6]) -> Setup {
    let mut left = counts;
    let mut pieces: Vec<(Square, Piece)> = Vec::with_capacity(16);
    for &(square, piece) in full.pieces() {
        let left = &mut left[piece.role.index()];
        if *left > 0 {
            *left -= 1;
            pieces.push((square, piece));
        }
    }
    let free = Setup::home(side).into_iter().filter(|&square| is_free(&pieces, square)).collect::<Vec<_>>();
    let rest = Role::ALL
        .into_iter()
        .rev()
        .flat_map(|role| core::iter::repeat_n(Piece::new(side, role), usize::from(left[role.index()])));
    pieces.extend(free.into_iter().zip(rest));
    pieces.sort_unstable();
    Setup::new(pieces)
}

fn is_free(pieces: &[(Square, Piece)], square: Square) -> bool {
    pieces.iter().all(|&(taken, _)| taken != square)
}

#[cfg(test)]
mod tests;
