//! Capture threats, estimated: the enemy pieces that one side could capture with a whole turn.
//!
//! This is the fast estimate for the evaluation and the quiescence search; [`crate::threats::captures_this_turn`] is
//! exact. The estimate tries no turns. It considers only which squares each piece can reach in how many steps. It has
//! few false negatives and few false positives; a test counts both.

use super::perspective::Perspective;
use crate::bitboard::Bitboard;
use crate::position::Position;
use crate::square::Direction::{East, North, South, West};
use crate::square::Square;

/// Enemy pieces that could be captured, by the least number of steps: two, three or four.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CaptureEstimate {
    pub(super) two: Bitboard,
    pub(super) three: Bitboard,
    pub(super) four: Bitboard,
}

/// Numbers of preparing steps before the push or pull: none, one or two.
const PREPARATIONS: usize = 3;

/// Pieces that can push or pull after each number of preparing steps.
struct Captors {
    /// Their squares after those steps, by the role of the weaker enemy.
    squares: [[Bitboard; PREPARATIONS]; 5],
    /// Enemies beside them, which they can push or pull.
    movable: [Bitboard; PREPARATIONS],
}

impl Captors {
    fn new(perspective: &Perspective) -> Captors {
        let empty = perspective.empty();
        let supported = perspective.supported;
        let supported_twice = beside_two(perspective.own);
        // A piece that steps onto a trap from beside it needs a second friend beside the trap; a piece from farther
        // away needs one friend there.
        let open = [empty - (Bitboard::TRAPS - supported_twice), empty - (Bitboard::TRAPS - supported)];
        // Frozen pieces that a friend can unfreeze by one step.
        let mobile = perspective.own - perspective.frozen;
        let unfrozen = perspective.frozen & (mobile.neighbours() & open[0]).neighbours();
        // `all` accumulates the squares from the strongest role down, `near` the squares beside them.
        let mut all = [Bitboard::EMPTY; PREPARATIONS];
        let mut near = [Bitboard::EMPTY; PREPARATIONS];
        let mut squares = [[Bitboard::EMPTY; PREPARATIONS]; 5];
        let mut movable = [Bitboard::EMPTY; PREPARATIONS];
        for role in (1..6).rev() {
            let pieces = perspective.own & perspective.roles[role];
            if pieces.any() {
                let dominated = if role < 5 { perspective.dominated_squares[role] } else { Bitboard::EMPTY };
                let now = pieces - perspective.frozen;
                let unfrozen = pieces & unfrozen;
                let (near_now, near_unfrozen) = (now.neighbours(), unfrozen.neighbours());
                let one_step = (near_now & open[0]) - (dominated - supported_twice);
                let near_one_step = one_step.neighbours();
                let two_steps = ((near_one_step & open[1]) - (dominated - supported))
                    | ((near_unfrozen & open[0]) - (dominated - supported_twice));
                all[0] |= now;
                all[1] |= now | one_step | unfrozen;
                all[2] |= now | one_step | unfrozen | two_steps;
                near[0] |= near_now;
                near[1] |= near_now | near_one_step | near_unfrozen;
                near[2] |= near_now | near_one_step | near_unfrozen | two_steps.neighbours();
            }
            squares[role - 1] = all;
            let enemies = perspective.enemy & perspective.roles[role - 1];
            for (movable, near) in movable.iter_mut().zip(near) {
                *movable |= enemies & near;
            }
        }
        Captors { squares, movable }
    }
}

/// Squares beside two or more squares of a set.
fn beside_two(set: Bitboard) -> Bitboard {
    let [a, b, c, d] = [North, South, East, West].map(|direction| set.shift(direction));
    (a & b) | (c & d) | ((a | b) & (c | d))
}

impl CaptureEstimate {
    /// What the side of this perspective could capture.
    pub(super) fn new(perspective: &Perspective) -> CaptureEstimate {
        let mut estimate = CaptureEstimate::default();
        let near = Bitboard::TRAPS | Bitboard::TRAPS.neighbours();
        let near = near | near.neighbours();
        if (near & perspective.enemy).is_empty() {
            return estimate;
        }
        let captors = Captors::new(perspective);
        for trap in Square::TRAPS {
            estimate.add_trap(perspective, trap, &captors);
        }
        estimate.three = estimate.three - estimate.two;
        estimate.four = estimate.four - estimate.two - estimate.three;
        estimate
    }

    /// Adds the captures on one trap.
    fn add_trap(&mut self, perspective: &Perspective, trap: Square, captors: &Captors) {
        let empty = perspective.empty();
        let set = Bitboard::from_square(trap);
        let around = set.neighbours();
        let defenders = around & perspective.enemy;
        let count = defenders.count();
        let movable_after = &captors.movable;
        let movable_now = movable_after[0];
        if (perspective.enemy & set).any() {
            // The piece on the trap is captured when its defenders are moved away.
            match count {
                1 => self.add(set, movable_after.map(|movable| (defenders & movable).any())),
                2 if defenders & movable_now == defenders => self.four |= set,
                _ => {}
            }
            return;
        }
        let is_empty = (empty & set).any();
        match count {
            // A piece two squares away is moved twice, the first time by a push or a pull.
            0 if is_empty => {
                self.four |= (around & empty).neighbours() & movable_now;
                for (role, captors) in captors.squares.iter().enumerate() {
                    self.four |= (around & captors[0]).neighbours() & perspective.roles[role] & movable_now;
                }
            }
            1 => {
                let Some(role) = (0..5).find(|&role| (perspective.roles[role] & defenders).any()) else {
                    return;
                };
                // Pushed onto the trap from beside it, or pulled by a piece on the trap that can step off.
                let beside = defenders.neighbours() - set;
                let pullers = if (around & empty).any() { set } else { Bitboard::EMPTY };
                let by = |steps: usize, from: Bitboard| (captors.squares[role][steps] & from).any();
                if is_empty {
                    self.add(defenders, [0, 1, 2].map(|steps| by(steps, beside | pullers)));
                } else {
                    // The own piece on the trap pulls, or steps off so that another piece can push.
                    let steps_off = ((perspective.own & set) - perspective.frozen).any() && pullers.any();
                    let pushed = |steps: usize| steps_off && by(steps, beside);
                    self.add(defenders, [by(0, pullers), pushed(0), pushed(1)]);
                }
            }
            // One defender is moved away, then the other is moved onto the trap.
            2 if is_empty && defenders & movable_now == defenders => self.four |= defenders,
            _ => {}
        }
    }

    /// Adds pieces that could be captured after no, one or two preparing steps.
    fn add(&mut self, pieces: Bitboard, after: [bool; PREPARATIONS]) {
        match after {
            [true, _, _] => self.two |= pieces,
            [_, true, _] => self.three |= pieces,
            [_, _, true] => self.four |= pieces,
            _ => {}
        }
    }

    /// What the side to move could capture, from its perspective.
    pub(crate) fn for_mover(position: &Position) -> CaptureEstimate {
        // No capture takes a single step.
        if position.steps_left() < 2 {
            return CaptureEstimate::default();
        }
        CaptureEstimate::new(&Perspective::from_mover(position))
    }

    /// The pieces that could be captured within `steps` steps.
    pub(crate) fn within(&self, steps: u8) -> Bitboard {
        match steps {
            0 | 1 => Bitboard::EMPTY,
            2 => self.two,
            3 => self.two | self.three,
            _ => self.two | self.three | self.four,
        }
    }
}

#[cfg(test)]
mod tests;
