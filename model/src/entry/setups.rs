//! Setups as values: what a handicap leaves, what is missing, how pieces are arranged.

use ansa_core::game::{Roster, Setup, SetupError};
use ansa_core::{Bitboard, Piece, Role, Side, Square};

use super::presets::full;

/// A setup without the pieces that a handicap leaves out, the rearmost of a role first. Their squares stay empty.
pub(super) fn fitting(setup: Setup, roster: Roster) -> Setup {
    let Roster::Exactly(mut left) = roster else { return setup };
    let fits = setup.pieces().iter().rev().filter(|(_, piece)| {
        let count = &mut left[piece.role.index()];
        let fits = *count > 0;
        *count = count.saturating_sub(1);
        fits
    });
    let mut pieces: Vec<_> = fits.copied().collect();
    pieces.reverse();
    Setup::new(pieces)
}

/// Checks an unfinished setup of a side with this roster: no superfluous pieces and no wrong squares.
///
/// # Errors
/// The first error.
pub fn check_part(setup: &Setup, side: Side, roster: Roster) -> Result<(), SetupError> {
    let (placed, counts) = (count(setup), counts(roster));
    for role in Role::ALL {
        let (count, expected) = (placed[role.index()], counts[role.index()]);
        if count > expected {
            let piece = Piece { side, role };
            return Err(SetupError::Count { piece, count: count.into(), expected: expected.into() });
        }
    }
    setup.check(side, Roster::Exactly(placed))
}

/// The total of these counts.
pub fn total(counts: [u8; 6]) -> u32 {
    counts.into_iter().map(u32::from).sum()
}

pub(super) fn counts(roster: Roster) -> [u8; 6] {
    match roster {
        Roster::Exactly(counts) => counts,
        Roster::Any => Role::ALL.map(full),
    }
}

fn count(setup: &Setup) -> [u8; 6] {
    let mut counts = [0u8; 6];
    for (_, piece) in setup.pieces() {
        let count = &mut counts[piece.role.index()];
        *count = count.saturating_add(1);
    }
    counts
}

pub(super) fn left(setup: &Setup, roster: Roster) -> [u8; 6] {
    let (mut left, placed) = (counts(roster), count(setup));
    for (left, placed) in left.iter_mut().zip(placed) {
        *left = left.saturating_sub(placed);
    }
    left
}

/// The pieces with these counts, strongest first.
fn pieces_of(side: Side, counts: [u8; 6]) -> impl Iterator<Item = Piece> {
    Role::ALL
        .into_iter()
        .rev()
        .flat_map(move |role| core::iter::repeat_n(Piece { side, role }, usize::from(counts[role.index()])))
}

pub(super) fn shuffled(side: Side, roster: Roster, keys: &[u32; 16]) -> Setup {
    let mut squares: Vec<(u32, Square)> = keys.iter().copied().zip(Setup::home(side)).collect();
    squares.sort_unstable();
    let squares = squares.into_iter().map(|(_, square)| square);
    in_order(&squares.zip(pieces_of(side, counts(roster))).collect::<Vec<_>>())
}

/// The setup with the remaining pieces on the free squares, the strongest in front.
pub(super) fn filled(setup: &Setup, side: Side, roster: Roster) -> Setup {
    let mut pieces = setup.pieces().to_vec();
    let taken: Bitboard = pieces.iter().map(|&(square, _)| square).collect();
    let (front, back) = match side {
        Side::Gold => (1, 0),
        Side::Silver => (6, 7),
    };
    // The front rank before the back rank, and the middle of a rank before its wings.
    let home = [front, back]
        .into_iter()
        .flat_map(|rank| [3, 4, 2, 5, 1, 6, 0, 7].into_iter().filter_map(move |file| Square::at(file, rank)));
    let free = home.filter(|&square| !taken.contains(square));
    pieces.extend(free.zip(pieces_of(side, left(setup, roster))));
    in_order(&pieces)
}

/// A setup in the order of the squares, which is easiest to read in records. Not sorted, because the standard library's
/// code for long lists is larger than the rest of entering a setup.
pub(super) fn in_order(pieces: &[(Square, Piece)]) -> Setup {
    let on = |square| pieces.iter().copied().filter(move |&(taken, _)| taken == square);
    Setup::new(Square::all().flat_map(on).collect())
}
