//! A second, simple implementation of the rules, written from their text, to check the fast one against.
//!
//! A board is an array of 64 cells. A turn in progress is its board and every interpretation of its steps: an enemy
//! step may end a pull, or start a push by any of several pieces. A step is legal if some interpretation allows it.
//! Only the two conversions at the end use `ansa_core`.

use std::collections::{HashMap, HashSet};
use std::hash::{Hash, Hasher};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Player {
    Gold,
    Silver,
}

impl Player {
    pub(crate) fn other(self) -> Player {
        if self == Player::Gold { Player::Silver } else { Player::Gold }
    }

    fn goal_row(self) -> i8 {
        if self == Player::Gold { 7 } else { 0 }
    }
}

pub(crate) const RABBIT: u8 = 0;
pub(crate) const TRAPS: [usize; 4] = [18, 21, 42, 45];
pub(crate) const STEPS: u8 = 4;

/// North, east, south, west as (columns, rows).
pub(crate) const WAYS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

pub(crate) fn next_to(square: usize, way: usize) -> Option<usize> {
    let column = (square % 8) as i8 + WAYS[way].0;
    let row = (square / 8) as i8 + WAYS[way].1;
    ((0..8).contains(&column) && (0..8).contains(&row)).then_some((row * 8 + column) as usize)
}

pub(crate) fn around(square: usize) -> impl Iterator<Item = usize> {
    (0..4).filter_map(move |way| next_to(square, way))
}

/// The piece on each square: its side and its strength, 0 for rabbits to 5 for elephants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Squares(pub(crate) [Option<(Player, u8)>; 64]);

impl Hash for Squares {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let bytes = self.0.map(|cell| match cell {
            None => 0,
            Some((Player::Gold, strength)) => 1 + strength,
            Some((Player::Silver, strength)) => 11 + strength,
        });
        state.write(&bytes);
    }
}

impl Squares {
    fn has_friend(&self, square: usize, player: Player) -> bool {
        around(square).any(|near| matches!(self.0[near], Some((owner, _)) if owner == player))
    }

    /// Whether a stronger enemy and no friendly piece is next to the piece.
    pub(crate) fn is_frozen(&self, square: usize) -> bool {
        let Some((player, strength)) = self.0[square] else { return false };
        !self.has_friend(square, player)
            && around(square).any(
                |near| matches!(self.0[near], Some((owner, power)) if owner != player && power > strength),
            )
    }

    /// Removes every piece on a trap without a friendly neighbour.
    pub(crate) fn capture(&mut self) {
        for trap in TRAPS {
            if let Some((player, _)) = self.0[trap]
                && !self.has_friend(trap, player)
            {
                self.0[trap] = None;
            }
        }
    }

    fn has_rabbit(&self, player: Player) -> bool {
        self.0.contains(&Some((player, RABBIT)))
    }

    pub(crate) fn has_goal(&self, player: Player) -> bool {
        (0..8).any(|column| self.0[(player.goal_row() * 8 + column) as usize] == Some((player, RABBIT)))
    }

    pub(crate) fn count(&self, player: Player) -> usize {
        self.0.iter().filter(|cell| matches!(cell, Some((owner, _)) if *owner == player)).count()
    }
}

/// An interpretation of the steps made so far, as far as it affects the next step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Reading {
    /// Nothing is pending: the turn has just started, or a push or pull was completed.
    Open,
    /// A friendly piece of this strength stepped from this square and may now pull.
    Stepped { from: usize, strength: u8 },
    /// The friendly piece on `pusher` pushes and must step onto `into`.
    Pushing { pusher: usize, into: usize },
}

/// A turn in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Going {
    pub(crate) squares: Squares,
    pub(crate) player: Player,
    pub(crate) steps: u8,
    /// Sorted, without duplicates, never empty.
    pub(crate) readings: Vec<Reading>,
}

impl Going {
    pub(crate) fn start(squares: Squares, player: Player) -> Going {
        Going { squares, player, steps: 0, readings: vec![Reading::Open] }
    }

    /// The turn after one more step, if some interpretation allows it.
    pub(crate) fn step(&self, from: usize, way: usize) -> Option<Going> {
        let (owner, strength) = self.squares.0[from]?;
        let to = next_to(from, way)?;
        if self.squares.0[to].is_some() || self.steps == STEPS {
            return None;
        }
        let mut readings = Vec::new();
        for &reading in &self.readings {
            if owner == self.player {
                self.read_own_step(reading, from, to, strength, &mut readings);
            } else {
                self.read_enemy_step(reading, from, to, strength, &mut readings);
            }
        }
        if readings.is_empty() {
            return None;
        }
        readings.sort_unstable();
        readings.dedup();
        let mut squares = self.squares.clone();
        squares.0[to] = squares.0[from].take();
        squares.capture();
        Some(Going { squares, player: self.player, steps: self.steps + 1, readings })
    }

    fn read_own_step(&self, reading: Reading, from: usize, to: usize, strength: u8, into: &mut Vec<Reading>) {
        if self.squares.is_frozen(from) {
            return;
        }
        if let Reading::Pushing { pusher, into: left } = reading {
            if from == pusher && to == left {
                into.push(Reading::Open);
            }
            return;
        }
        let back = if self.player == Player::Gold { to + 8 == from } else { from + 8 == to };
        if !(strength == RABBIT && back) {
            into.push(Reading::Stepped { from, strength });
        }
    }

    fn read_enemy_step(
        &self,
        reading: Reading,
        from: usize,
        to: usize,
        strength: u8,
        into: &mut Vec<Reading>,
    ) {
        match reading {
            Reading::Pushing { .. } => return,
            Reading::Stepped { from: left, strength: puller } if to == left && puller > strength => {
                into.push(Reading::Open);
            }
            Reading::Open | Reading::Stepped { .. } => {}
        }
        if self.steps + 2 > STEPS {
            return;
        }
        for pusher in around(from) {
            if let Some((owner, power)) = self.squares.0[pusher]
                && owner == self.player
                && power > strength
                && !self.squares.is_frozen(pusher)
            {
                into.push(Reading::Pushing { pusher, into: from });
            }
        }
    }

    /// Every legal step, and the turn after it.
    pub(crate) fn steps(&self) -> impl Iterator<Item = (usize, usize, Going)> {
        (0..64).filter(|&from| self.squares.0[from].is_some()).flat_map(move |from| {
            (0..4).filter_map(move |way| self.step(from, way).map(|after| (from, way, after)))
        })
    }

    /// Whether some interpretation has no unfinished push.
    pub(crate) fn is_complete(&self) -> bool {
        self.readings.iter().any(|reading| !matches!(reading, Reading::Pushing { .. }))
    }

    /// The boards on which the turn can end after at least one more step, and the number of sequences of steps that end
    /// it.
    pub(crate) fn ends(&self) -> (HashSet<Squares>, u64) {
        let mut boards = HashSet::new();
        let mut sequences = 0;
        // The number of sequences of steps that lead to each state.
        let mut layer = HashMap::from([(self.clone(), 1u64)]);
        while !layer.is_empty() {
            let mut next = HashMap::new();
            for (state, ways) in &layer {
                for (_, _, after) in state.steps() {
                    if after.is_complete() {
                        sequences += ways;
                    }
                    if after.steps < STEPS {
                        *next.entry(after).or_insert(0) += ways;
                    } else if !boards.contains(&after.squares) {
                        boards.insert(after.squares);
                    }
                }
            }
            boards.extend(next.keys().filter(|state| state.is_complete()).map(|state| state.squares.clone()));
            layer = next;
        }
        (boards, sequences)
    }
}

/// The end of the game after a turn of `mover`, by the six checks in the official order: the winner and the archive's
/// letter of the reason. `may_end_on` says on which boards the other side's turn may end. The board at its start is
/// excluded anyway.
pub(crate) fn verdict(
    squares: &Squares,
    mover: Player,
    may_end_on: impl Fn(&Squares) -> bool,
) -> Option<(Player, char)> {
    let other = mover.other();
    if squares.has_goal(mover) {
        return Some((mover, 'g'));
    }
    if squares.has_goal(other) {
        return Some((other, 'g'));
    }
    if !squares.has_rabbit(other) {
        return Some((mover, 'e'));
    }
    if !squares.has_rabbit(mover) {
        return Some((other, 'e'));
    }
    let turn = Going::start(squares.clone(), other);
    if turn.steps().next().is_none() {
        return Some((mover, 'm'));
    }
    // A turn of one step usually suffices. Longer turns are tried only if none does.
    let ends_at = |end: &Squares| end != squares && may_end_on(end);
    if turn.steps().any(|(_, _, after)| after.is_complete() && ends_at(&after.squares)) {
        return None;
    }
    if turn.ends().0.iter().any(ends_at) { None } else { Some((mover, 'm')) }
}

impl From<ansa_core::Side> for Player {
    fn from(side: ansa_core::Side) -> Player {
        match side {
            ansa_core::Side::Gold => Player::Gold,
            ansa_core::Side::Silver => Player::Silver,
        }
    }
}

impl From<&ansa_core::Board> for Squares {
    fn from(board: &ansa_core::Board) -> Squares {
        Squares(board.to_pieces().map(|cell| cell.map(|piece| (piece.side.into(), piece.role as u8))))
    }
}
