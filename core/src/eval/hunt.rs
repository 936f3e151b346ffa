//! What a side could capture if it had a whole turn, told from the board at a glance.
//!
//! This is not exact, unlike [`crate::threats`]: it looks at who can come beside whom in how many steps, not at every
//! turn. It takes a small part of the time, misses few captures and sees few that are none (the tests count both).

use super::view::View;
use crate::bitboard::Bitboard;
use crate::position::Position;
use crate::square::Direction::{East, North, South, West};
use crate::square::Square;

/// Enemy pieces that could be captured, by the fewest steps that it takes: two, three and four.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hunt {
    pub(crate) two: Bitboard,
    pub(crate) three: Bitboard,
    pub(crate) four: Bitboard,
}

/// How many of the steps go by before the enemy is pushed or pulled: at most two.
const HELPS: usize = 3;

/// Who can push or pull after so many helping steps.
struct Hunters {
    /// Where they stand then, by the role that they must be stronger than.
    sets: [[Bitboard; HELPS]; 5],
    /// Enemies beside them, which can be moved from where they stand.
    movable: [Bitboard; HELPS],
}

impl Hunters {
    fn new(view: &View) -> Hunters {
        let empty = view.empty();
        let beside = view.supported;
        let beside_two = twice(view.own);
        // A piece that steps onto a trap needs a friend there besides itself; one that comes from afar, any friend.
        let open = [empty - (Bitboard::TRAPS - beside_two), empty - (Bitboard::TRAPS - beside)];
        // Frozen pieces that a friend can free by one step.
        let moving = view.own - view.frozen;
        let freed = view.frozen & (moving.neighbours() & open[0]).neighbours();
        let mut all = [Bitboard::EMPTY; HELPS];
        // What is beside a set is beside one of its parts: so it is added up as they are.
        let mut near = [Bitboard::EMPTY; HELPS];
        let mut sets = [[Bitboard::EMPTY; HELPS]; 5];
        let mut movable = [Bitboard::EMPTY; HELPS];
        for role in (1..6).rev() {
            let pieces = view.own & view.roles[role];
            if pieces.any() {
                let held = if role < 5 { view.dominated[role] } else { Bitboard::EMPTY };
                let now = pieces - view.frozen;
                let freed = pieces & freed;
                let (near_now, near_freed) = (now.neighbours(), freed.neighbours());
                let once = (near_now & open[0]) - (held - beside_two);
                let near_once = once.neighbours();
                let again = ((near_once & open[1]) - (held - beside))
                    | ((near_freed & open[0]) - (held - beside_two));
                all[0] |= now;
                all[1] |= now | once | freed;
                all[2] |= now | once | freed | again;
                near[0] |= near_now;
                near[1] |= near_now | near_once | near_freed;
                near[2] |= near_now | near_once | near_freed | again.neighbours();
            }
            sets[role - 1] = all;
            let enemies = view.enemy & view.roles[role - 1];
            for (movable, near) in movable.iter_mut().zip(near) {
                *movable |= enemies & near;
            }
        }
        Hunters { sets, movable }
    }
}

/// Squares beside two or more of a set.
fn twice(set: Bitboard) -> Bitboard {
    let [a, b, c, d] = [North, South, East, West].map(|direction| set.shift(direction));
    (a & b) | (c & d) | ((a | b) & (c | d))
}

impl Hunt {
    /// What the view's side could capture.
    pub(super) fn new(view: &View) -> Hunt {
        let mut hunt = Hunt::default();
        let near = Bitboard::TRAPS | Bitboard::TRAPS.neighbours();
        let near = near | near.neighbours();
        if (near & view.enemy).is_empty() {
            return hunt;
        }
        let hunters = Hunters::new(view);
        for trap in Square::TRAPS {
            hunt.at(view, trap, &hunters);
        }
        hunt.three = hunt.three - hunt.two;
        hunt.four = hunt.four - hunt.two - hunt.three;
        hunt
    }

    fn at(&mut self, view: &View, trap: Square, hunters: &Hunters) {
        let empty = view.empty();
        let set = Bitboard::of(trap);
        let around = set.neighbours();
        let defenders = around & view.enemy;
        let count = defenders.count();
        let movable = &hunters.movable;
        let at_once = movable[0];
        if (view.enemy & set).any() {
            // The piece on the trap falls when its defenders are moved away.
            match count {
                1 => self.add(set, movable.map(|movable| (defenders & movable).any())),
                2 if defenders & at_once == defenders => self.four |= set,
                _ => {}
            }
            return;
        }
        let is_empty = (empty & set).any();
        match count {
            // Two squares away: moved twice, the first time by a push or by a pull.
            0 if is_empty => {
                self.four |= (around & empty).neighbours() & at_once;
                for (role, hunters) in hunters.sets.iter().enumerate() {
                    self.four |= (around & hunters[0]).neighbours() & view.roles[role] & at_once;
                }
            }
            1 => {
                let Some(role) = (0..5).find(|&role| (view.roles[role] & defenders).any()) else { return };
                // Pushed onto the trap from beside it, or pulled by a piece that stands there and can step off.
                let beside = defenders.neighbours() - set;
                let pullers = if (around & empty).any() { set } else { Bitboard::EMPTY };
                let by = |helps: usize, from: Bitboard| (hunters.sets[role][helps] & from).any();
                if is_empty {
                    self.add(defenders, [0, 1, 2].map(|helps| by(helps, beside | pullers)));
                } else {
                    // The own piece on the trap pulls, or steps off so that another one can push.
                    let steps_off = ((view.own & set) - view.frozen).any() && pullers.any();
                    let pushed = |helps: usize| steps_off && by(helps, beside);
                    self.add(defenders, [by(0, pullers), pushed(0), pushed(1)]);
                }
            }
            // One is moved away, then the other one onto the trap.
            2 if is_empty && defenders & at_once == defenders => self.four |= defenders,
            _ => {}
        }
    }

    /// Adds pieces that could be captured with no, one or two helping steps.
    fn add(&mut self, pieces: Bitboard, helps: [bool; HELPS]) {
        match helps {
            [true, _, _] => self.two |= pieces,
            [_, true, _] => self.three |= pieces,
            [_, _, true] => self.four |= pieces,
            _ => {}
        }
    }

    /// What the side to move could capture; the board is seen from its side.
    pub(crate) fn by_mover(position: &Position) -> Hunt {
        // No capture takes a single step.
        if position.steps_left() < 2 {
            return Hunt::default();
        }
        Hunt::new(&View::of_mover(position))
    }

    /// Those that so many steps are enough for.
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
mod tests {
    use super::*;
    use crate::board::{Board, splitmix};
    use crate::notation::PositionText;
    use crate::piece::Side;
    use crate::position::builder::PositionBuilder;
    use crate::search::bench;
    use crate::threats::captures_this_turn;

    /// What gold could capture within so many steps: at a glance, and by trying every turn.
    fn hunted(rows: [&str; 8], steps: u8) -> (Bitboard, Bitboard) {
        let text = PositionText::read(&format!("g [{}]", rows.concat())).unwrap();
        let builder = PositionBuilder { board: Board::from_pieces(&text.squares), side: text.side };
        let position = builder.build().unwrap();
        let exact = captures_this_turn(&position);
        let exact = exact.iter().filter(|threat| threat.line.steps().len() <= steps.into());
        (Hunt::by_mover(&position).within(steps), exact.map(|threat| threat.square).collect())
    }

    #[test]
    fn every_way_to_capture_is_known_with_its_steps() {
        let empty = "........";
        // What stands on ranks 7 to 4 around f6, the steps that its capture takes, and where it stands.
        for (around, steps, square) in [
            // Pushed in from beside; after one step, after two; pulled in from the trap.
            (["........", "......hE", empty, empty], 2, "g6"),
            (["........", "......h.", ".......E", empty], 3, "g6"),
            (["........", "......h.", empty, ".......E"], 4, "g6"),
            ([".....C..", ".....Eh.", empty, empty], 2, "g6"),
            // Moved two squares.
            (["........", ".......h", ".......E", empty], 4, "h6"),
            // The only defender, one of two, or both are moved away from the piece on the trap.
            (["........", ".....hrE", empty, empty], 2, "f6"),
            (["........", ".....hr.", ".......E", empty], 3, "f6"),
            (["....Mr..", ".....hrE", empty, empty], 4, "f6"),
            // The second one beside the trap is moved away first.
            (["........", "....r.hE", "....D...", empty], 4, "g6"),
            // The own piece on the trap steps off first.
            (["........", "....CRhE", empty, empty], 3, "g6"),
        ] {
            let [seventh, sixth, fifth, fourth] = around;
            let rows = [".rrr....", seventh, sixth, fifth, fourth, empty, empty, "RRRRR..."];
            let square = Bitboard::of(square.parse().unwrap());
            for enough in 2..=4 {
                let (seen, exact) = hunted(rows, enough);
                assert_eq!(seen, exact, "within {enough} steps in {rows:?}");
                assert_eq!((seen & square).any(), enough >= steps, "within {enough} steps in {rows:?}");
            }
        }
    }

    #[test]
    fn what_can_be_captured_is_seen_nearly_always_and_little_else() {
        // Pieces that can be captured, those of them that are not seen, and what is seen though it can't be captured; how
        // many are thought to take fewer steps than they do, or more.
        let (mut all, mut missed, mut wrong, mut early, mut late) = (0, 0, 0, 0, 0);
        for index in 0..bench::POSITIONS.len() {
            let mut random = index as u64 + 77;
            for _ in 0..40 {
                let mut position = bench::game(index).unwrap().position().unwrap();
                for _ in 0..30 {
                    let mut moves = Vec::new();
                    position.for_each_move(|made| moves.push(made));
                    if moves.is_empty() {
                        break;
                    }
                    random = splitmix(random);
                    position = position.after_move(moves[random as usize % moves.len()]);
                    if position.steps_left() > 0 && random >> 60 != 0 {
                        continue;
                    }
                    position = position.after_pass();
                    let hunt = Hunt::by_mover(&position);
                    for steps in 2..=4 {
                        let seen = hunt.within(steps);
                        let seen = if position.side() == Side::Silver { seen.flip() } else { seen };
                        let exact: Bitboard = captures_this_turn(&position)
                            .iter()
                            .filter(|threat| threat.line.steps().len() <= steps.into())
                            .map(|threat| threat.square)
                            .collect();
                        if steps < 4 {
                            early += (seen - exact).count();
                            late += (exact - seen).count();
                        } else {
                            all += exact.count();
                            missed += (exact - seen).count();
                            wrong += (seen - exact).count();
                        }
                    }
                }
            }
        }
        let found = format!("of {all} {missed} missed, {wrong} wrong, {early} early, {late} late");
        assert!(all > 1000 && missed * 16 < all && wrong * 50 < all, "{found}");
        assert!(early * 50 < all && late * 50 < all, "{found}");
    }
}
