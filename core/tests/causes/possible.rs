//! What a side can do with a turn, by the naive rules and by trying every sequence of steps.

use std::collections::HashSet;

use crate::naive::{Going, Player, STEPS, Squares, next_to};

/// A turn in progress in which equal pieces can be told apart.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Named {
    pub(crate) going: Going,
    /// The square at the start of the turn of the piece on each square.
    pub(crate) origins: [Option<u8>; 64],
}

impl Named {
    pub(crate) fn start(squares: &Squares, player: Player) -> Named {
        let mut origins = [None; 64];
        for (square, origin) in origins.iter_mut().enumerate() {
            *origin = squares.0[square].map(|_| square as u8);
        }
        Named { going: Going::start(squares.clone(), player), origins }
    }

    pub(crate) fn step(&self, from: usize, way: usize) -> Option<Named> {
        let going = self.going.step(from, way)?;
        Some(self.followed(from, way, going))
    }

    fn followed(&self, from: usize, way: usize, going: Going) -> Named {
        let mut origins = self.origins;
        let moved = origins[from].take();
        origins[next_to(from, way).expect("a legal step")] = moved;
        for (square, origin) in origins.iter_mut().enumerate() {
            if going.squares.0[square].is_none() {
                *origin = None;
            }
        }
        Named { going, origins }
    }

    pub(crate) fn square_of(&self, origin: usize) -> Option<usize> {
        self.origins.iter().position(|&other| other == Some(origin as u8))
    }
}

/// What a player can do with a turn.
pub(crate) struct Possible {
    /// The fewest steps to goal.
    pub(crate) goal: Option<u8>,
    /// By square: the fewest steps that capture the enemy piece there.
    pub(crate) captures: [Option<u8>; 64],
}

impl Possible {
    pub(crate) fn new(squares: &Squares, player: Player) -> Possible {
        let mut possible = Possible { goal: None, captures: [None; 64] };
        let targets: Vec<usize> = (0..64)
            .filter(|&square| matches!(squares.0[square], Some((owner, _)) if owner != player))
            .collect();
        let mut layer = HashSet::from([Named::start(squares, player)]);
        for steps in 1..=STEPS {
            let mut next = HashSet::new();
            for state in &layer {
                for (from, way, going) in state.going.steps() {
                    let after = state.followed(from, way, going);
                    if after.going.is_complete() {
                        if after.going.squares.has_goal(player) {
                            possible.goal.get_or_insert(steps);
                        }
                        for &target in &targets {
                            if possible.captures[target].is_none() && after.square_of(target).is_none() {
                                possible.captures[target] = Some(steps);
                            }
                        }
                    }
                    if steps < STEPS {
                        next.insert(after);
                    }
                }
            }
            layer = next;
        }
        possible
    }
}
