//! In which order a node's moves are tried: what has paid before, first.

use super::action::Action;
use super::params as p;
use crate::bitboard::Bitboard;
use crate::piece::{Role, Side};
use crate::position::Position;
use crate::position::generate::{Move, MoveKind};
use crate::square::Square;

/// Distinct slots of [`slot`] for one side.
const SLOTS: usize = 4096;
/// Where the node before moved to (64 squares) by the first step of this move.
const FOLLOW: usize = 64 * 256;

/// What has paid so far: counters that grow with every cutoff and fade as others fail.
pub(super) struct Histories {
    main: Vec<i16>,
    follow: Vec<i16>,
}

impl Histories {
    pub(super) fn new() -> Histories {
        Histories { main: vec![0; 2 * SLOTS], follow: vec![0; 2 * FOLLOW] }
    }

    pub(super) fn clear(&mut self) {
        self.main.fill(0);
        self.follow.fill(0);
    }

    /// Halves everything: a new search is about another position.
    pub(super) fn fade(&mut self) {
        for counter in self.main.iter_mut().chain(&mut self.follow) {
            *counter /= 2;
        }
    }

    /// How well a move has done, at most about ±2 × [`p::HISTORY_LIMIT`].
    pub(super) fn score(&self, position: &Position, made: Move, before: Option<Square>) -> i32 {
        let follow = before.map_or(0, |to| self.follow[follow_slot(position, to, made)]);
        i32::from(self.main[slot(position, made)]) + i32::from(follow)
    }

    /// Notes that a move caused a cutoff (positive) or failed to (negative).
    pub(super) fn reward(&mut self, position: &Position, made: Move, before: Option<Square>, bonus: i32) {
        nudge(&mut self.main[slot(position, made)], bonus);
        if let Some(to) = before {
            nudge(&mut self.follow[follow_slot(position, to, made)], bonus);
        }
    }
}

/// Moves a counter towards the bonus, the less the nearer it is to the limit.
fn nudge(counter: &mut i16, bonus: i32) {
    let old = i32::from(*counter);
    *counter = (old + bonus - old * bonus.abs() / p::HISTORY_LIMIT) as i16;
}

fn slot(position: &Position, made: Move) -> usize {
    let bits = made.bits() as usize;
    let first = bits & 0xff;
    let second_direction = bits >> 8 & 3;
    let slot = match made.kind() {
        MoveKind::Step => position.board().role_on_occupied(made.first().from).index() * 256 + first,
        MoveKind::Push => 2048 + first * 4 + second_direction,
        MoveKind::Pull => 3072 + first * 4 + second_direction,
    };
    position.side().index() * SLOTS + slot
}

fn follow_slot(position: &Position, before: Square, made: Move) -> usize {
    position.side().index() * FOLLOW + before.index() * 256 + (made.bits() & 0xff) as usize
}

/// What a move removes from the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Gain {
    /// The enemy that is taken.
    pub(super) taken: Option<Role>,
    /// The own piece that is lost.
    pub(super) lost: Option<Role>,
}

/// What a move takes and loses, found without making it.
pub(super) fn gain(position: &Position, made: Move) -> Gain {
    let board = position.board();
    // What a piece of `side` going from one square to another leaves undefended on a trap, itself included.
    let fallen = |side: Side, (from, to): (Square, Square)| -> Option<Role> {
        if !near_trap(from, to) {
            return None;
        }
        let own = (board.side(side) - Bitboard::of(from)) | Bitboard::of(to);
        let alone = (own & Bitboard::TRAPS) - own.neighbours();
        alone.first().map(|square| board.role_on_occupied(if square == to { from } else { square }))
    };
    let side = position.side();
    Gain { taken: made.enemy_goes().and_then(|way| fallen(!side, way)), lost: fallen(side, made.own_goes()) }
}

/// Whether a step may leave something alone on a trap: it goes onto one or leaves the neighbourhood of one.
fn near_trap(from: Square, to: Square) -> bool {
    Bitboard::TRAPS.contains(to) || Bitboard::TRAPS.neighbours().contains(from)
}

/// A move waiting to be tried, with its order value.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) action: Action,
    pub(super) rank: i32,
}

/// Brings the best of the candidates to the front.
pub(super) fn pick(candidates: &mut [Candidate]) -> Option<Candidate> {
    let best = candidates.iter().enumerate().max_by_key(|(i, c)| (c.rank, usize::MAX - i)).map(|(i, _)| i)?;
    candidates.swap(0, best);
    Some(candidates[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::splitmix;
    use crate::piece::Piece;
    use crate::search::bench;

    /// The strongest piece of a side that stands on one board and not on the other.
    fn missing(side: Side, before: &Position, after: &Position) -> Option<Role> {
        Role::ALL.into_iter().rev().find(|&role| {
            let piece = Piece { side, role };
            before.board().pieces(piece).count() > after.board().pieces(piece).count()
        })
    }

    #[test]
    fn what_a_move_removes_is_known_without_making_it() {
        let mut seen = [0; 3];
        for index in 0..bench::POSITIONS.len() {
            let mut random = index as u64;
            for _ in 0..60 {
                let mut position = bench::game(index).unwrap().position().unwrap();
                for _ in 0..40 {
                    let mut moves = Vec::new();
                    position.for_each_move(|made| moves.push(made));
                    for &made in &moves {
                        let after = position.after_move(made);
                        let expected = Gain {
                            taken: missing(!position.side(), &position, &after),
                            lost: missing(position.side(), &position, &after),
                        };
                        assert_eq!(gain(&position, made), expected, "{made:?} in {position:?}");
                        let is_guessed = position.zobrist_after(made) == after.board().zobrist();
                        assert_eq!(is_guessed, expected == Gain::default(), "{made:?} in {position:?}");
                        seen[0] += 1;
                        seen[1] += u32::from(expected.taken.is_some());
                        seen[2] += u32::from(expected.lost.is_some());
                    }
                    if moves.is_empty() {
                        break;
                    }
                    random = splitmix(random);
                    position = position.after_move(moves[random as usize % moves.len()]);
                    if position.steps_left() == 0 || random >> 60 == 0 {
                        position = position.after_pass();
                    }
                }
            }
        }
        assert!(seen[0] > 100_000 && seen[1] > 500 && seen[2] > 500, "{seen:?}");
    }

    #[test]
    fn independent_moves_can_be_exchanged() {
        let mut seen = [0; 2];
        for index in 0..bench::POSITIONS.len() {
            let mut random = index as u64;
            let start = bench::game(index).unwrap().position().unwrap();
            for _ in 0..12 {
                let mut position = start;
                for _ in 0..=random % 20 {
                    let mut moves = Vec::new();
                    position.for_each_move(|made| moves.push(made));
                    let made = moves[random as usize % moves.len()];
                    random = splitmix(random);
                    position = position.after_move(made);
                    if position.steps_left() < 2 {
                        position = position.after_pass();
                    }
                }
                position.for_each_move(|one| {
                    let after = position.after_move(one);
                    if after.steps_left() == 0 {
                        return;
                    }
                    after.for_each_move(|two| {
                        if one.cost() + two.cost() > position.steps_left() {
                            return;
                        }
                        let independent = (two.touched() & one.zone()).is_empty();
                        assert_eq!(independent, (one.touched() & two.zone()).is_empty(), "{one:?} {two:?}");
                        seen[usize::from(independent)] += 1;
                        if independent {
                            assert!(position.is_legal(two), "{two:?} after {one:?} only in {position:?}");
                            let other = position.after_move(two);
                            assert!(other.is_legal(one), "{one:?} not after {two:?} in {position:?}");
                            assert_eq!(other.after_move(one), after.after_move(two), "{one:?} {two:?}");
                        }
                    });
                });
            }
        }
        assert!(seen[0] > 10_000 && seen[1] > 10_000, "{seen:?}");
    }

    #[test]
    fn slots_tell_the_moves_of_a_position_apart() {
        for index in 0..bench::POSITIONS.len() {
            let position = bench::game(index).unwrap().position().unwrap();
            let mut slots = std::collections::HashSet::new();
            position.for_each_move(|made| {
                assert!(slots.insert(slot(&position, made)), "{made:?}");
            });
        }
    }

    #[test]
    fn the_best_candidate_is_picked_first_and_the_earlier_of_equals() {
        let mut candidates: Vec<Candidate> = [3, 7, 7, 1]
            .into_iter()
            .zip([Action::PASS, Action::NONE, Action::SKIP, Action::PASS])
            .map(|(rank, action)| Candidate { action, rank })
            .collect();
        assert_eq!(pick(&mut candidates).map(|c| (c.rank, c.action)), Some((7, Action::NONE)));
        assert!(pick(&mut []).is_none());
    }
}
