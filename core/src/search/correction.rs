//! What evaluations of positions like this one have missed, as far as searches have found out.
//!
//! Some of what an evaluation is wrong about stays on the board for many turns: a camel that it thinks safe, rabbits that it
//! thinks far from goal. So whoever has searched a position notes by how much its evaluation was wrong, for its rabbits, for
//! each side's other pieces and for the strongest four of them, and later evaluations of positions in which these stand on the
//! same squares are corrected by it. (Engines for chess do so by the structure of pawns and the like.)

use super::params as p;
use super::transposition_table::Bound;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Piece, Role, Side};

/// What a correction is kept for; each has a table of its own.
const KINDS: usize = 4;
/// Slots of each table, as a power of two. What falls on the same slot shares it.
const BITS: u32 = 14;
/// Parts of a point that are kept.
const PART: i32 = 256;

/// Noted corrections, in parts of a point, from gold's view.
pub(super) struct Correction {
    noted: Vec<i32>,
    /// By how much more a search of each depth finds than an evaluation says, for the side to move: it knows what that side is
    /// going to do with its turn. No position is to blame for that.
    turn: [i32; DEPTHS],
}

const DEPTHS: usize = p::MAX_DEPTH as usize + 1;

/// What a search to a depth has found of a position, from the view of its side to move.
pub(super) struct Finding {
    pub(super) score: i32,
    pub(super) bound: Bound,
    pub(super) depth: i16,
}

impl Correction {
    pub(super) fn new() -> Correction {
        Correction { noted: vec![0; KINDS << BITS], turn: [0; DEPTHS] }
    }

    pub(super) fn clear(&mut self) {
        self.noted.fill(0);
        self.turn.fill(0);
    }

    /// What is to be added to the evaluation of a board from the view of this side, in points.
    pub(super) fn of(&self, board: &Board, side: Side) -> i32 {
        let sum: i32 = slots(board).into_iter().map(|slot| self.noted[slot]).sum();
        for_gold(sum / PART, side)
    }

    /// Takes in what was found of a board where it is this side's turn, and what its evaluation is without correction.
    pub(super) fn learn(&mut self, board: &Board, side: Side, found: &Finding, evaluation: i32) {
        let corrected = evaluation + self.of(board, side);
        let turn = &mut self.turn[usize::from(found.depth.unsigned_abs()).min(DEPTHS - 1)];
        if found.bound == Bound::Exact {
            let more = (found.score - corrected).clamp(-MOST_MORE, MOST_MORE);
            *turn += (more * PART - *turn) / TURN_PACE;
        }
        let turn = *turn / PART;
        // A bound says something only where it leaves out what was expected.
        let is_news = match found.bound {
            Bound::Exact => true,
            Bound::Lower => found.score > corrected + turn,
            Bound::Upper => found.score < corrected + turn,
        };
        if !is_news {
            return;
        }
        let missed = (found.score - evaluation - turn).clamp(-4 * p::CORRECTION_MOST, 4 * p::CORRECTION_MOST);
        let missed = for_gold(missed, side) * PART;
        let pace = (p::CORRECTION_PACE * i32::from(found.depth)).min(PACES);
        for slot in slots(board) {
            let noted = &mut self.noted[slot];
            let nearer = *noted + (missed - *noted) / (16 * PACES) * pace;
            *noted = nearer.clamp(-p::CORRECTION_MOST * PART, p::CORRECTION_MOST * PART);
        }
    }
}

/// From a side's view to gold's, and back.
fn for_gold(points: i32, side: Side) -> i32 {
    if side == Side::Gold { points } else { -points }
}

/// Where the corrections for a board are noted.
fn slots(board: &Board) -> [usize; KINDS] {
    let of_both = |role| Side::ALL.map(|side| board.pieces(Piece { side, role }));
    let others = |side| {
        let roles = [Role::Cat, Role::Dog, Role::Horse, Role::Camel, Role::Elephant];
        mixed(&roles.map(|role| board.pieces(Piece { side, role })))
    };
    let kinds = [
        mixed(&of_both(Role::Rabbit)),
        others(Side::Gold),
        others(Side::Silver),
        mixed([of_both(Role::Elephant), of_both(Role::Camel)].as_flattened()),
    ];
    core::array::from_fn(|kind| kind << BITS | (kinds[kind] >> (64 - BITS)) as usize)
}

/// A hash of sets whose upper bits depend on all of them, and on their order.
#[inline]
fn mixed(sets: &[Bitboard]) -> u64 {
    sets.iter().fold(0, |hash: u64, set| (hash.rotate_left(29) ^ set.0).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The most that a search counts as finding more because it has the turn, in points.
const MOST_MORE: i32 = 3000;
/// One part in so many of what is new goes into that.
const TURN_PACE: i32 = 32;
/// A correction moves by [`p::CORRECTION_PACE`] in 16 times so many parts of what it is off, for each step of depth.
const PACES: i32 = 256;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::bench;

    fn board(index: usize) -> Board {
        *bench::game(index).unwrap().position().unwrap().board()
    }

    fn learn(correction: &mut Correction, board: &Board, side: Side, (score, bound): (i32, Bound)) {
        correction.learn(board, side, &Finding { score, bound, depth: 8 }, 0);
    }

    #[test]
    fn what_was_missed_is_corrected_for_both_sides_and_where_the_same_pieces_stand() {
        let mut correction = Correction::new();
        let (one, other) = (board(2), board(5));
        for _ in 0..100 {
            learn(&mut correction, &one, Side::Gold, (400, Bound::Lower));
        }
        let corrected = correction.of(&one, Side::Gold);
        assert!(corrected > 200, "{corrected}");
        assert_eq!(correction.of(&one, Side::Silver), -corrected);
        assert_eq!(correction.of(&other, Side::Gold), 0);
        let mut moved = one;
        let cat = moved.pieces(Piece { side: Side::Gold, role: Role::Cat }).first().unwrap();
        moved.remove(cat);
        let shared = correction.of(&moved, Side::Gold);
        assert!(0 < shared && shared < corrected, "{shared} of {corrected}");
        correction.clear();
        assert_eq!(correction.of(&one, Side::Gold), 0);
    }

    #[test]
    fn a_bound_that_leaves_open_what_was_expected_says_nothing() {
        let mut correction = Correction::new();
        let board = board(3);
        for found in [(-300, Bound::Lower), (300, Bound::Upper), (0, Bound::Lower)] {
            learn(&mut correction, &board, Side::Silver, found);
            assert_eq!(correction.of(&board, Side::Silver), 0, "{found:?}");
        }
        learn(&mut correction, &board, Side::Silver, (-300, Bound::Upper));
        assert!(correction.of(&board, Side::Silver) < 0);
    }

    #[test]
    fn what_every_search_finds_for_the_side_to_move_is_no_correction() {
        let mut correction = Correction::new();
        let boards: Vec<Board> = (0..bench::POSITIONS.len()).map(board).collect();
        for round in 0..400 {
            let side = if round % 2 == 0 { Side::Gold } else { Side::Silver };
            learn(&mut correction, &boards[round / 2 % boards.len()], side, (800, Bound::Exact));
        }
        for board in &boards {
            let left = correction.of(board, Side::Gold);
            assert!(left.abs() < 100, "{left}");
        }
    }

    #[test]
    fn no_finding_is_too_great() {
        let mut correction = Correction::new();
        let board = board(0);
        for score in [3_000_000, -3_000_000] {
            for _ in 0..1000 {
                correction.learn(
                    &board,
                    Side::Gold,
                    &Finding { score, bound: Bound::Lower, depth: 64 },
                    -score,
                );
                correction.learn(
                    &board,
                    Side::Gold,
                    &Finding { score, bound: Bound::Upper, depth: 64 },
                    -score,
                );
                learn(&mut correction, &board, Side::Silver, (score, Bound::Exact));
                assert!(correction.of(&board, Side::Gold).abs() <= 4 * p::CORRECTION_MOST);
            }
        }
    }
}
