//! Makes the tables by value iteration.
//!
//! In round *n*, everything that is decided within *n* plies is known. A turn is solved step by step: the value of a
//! board with *s* steps left is that of ending the turn there, or the best value after a move. So each round needs four
//! passes over all boards, one for each number of steps left, and each pass depends only on earlier ones, so that its
//! parts can be made in parallel.

use core::fmt;
use std::ops::Range;

use super::material::{Index, Layout};
use super::value::{DRAW, NOTHING, known_within, loss_in, negated, one_ply_later, win_in};
use super::{Material, Tables};
use crate::board::Board;
use crate::piece::Side;
use crate::position::outcome::goal_or_elimination;
use crate::position::rule_set::RuleSet;
use crate::position::{Pending, Position, STEPS_PER_TURN};

/// A pass of a round: how many steps are left, from 1; with all of them, the values of positions at the start of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level(u8);

impl Level {
    /// The passes of a round in their order.
    pub const ALL: [Level; STEPS_PER_TURN as usize] = [Level(1), Level(2), Level(3), Level(STEPS_PER_TURN)];
}

/// Tables in the making.
#[derive(Clone)]
pub struct TableMaker {
    layout: Layout,
    /// For each material and number of steps left, the value of each board for the side to move.
    values: Vec<[Vec<u8>; STEPS_PER_TURN as usize]>,
}

impl fmt::Debug for TableMaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableMaker").finish_non_exhaustive()
    }
}

impl Default for TableMaker {
    fn default() -> TableMaker {
        let layout = Layout::new();
        TableMaker { values: vec![Default::default(); layout.materials().len()], layout }
    }
}

impl TableMaker {
    /// The numbers of the materials with so many pieces.
    #[must_use]
    pub fn materials(&self, pieces: u32) -> Vec<usize> {
        let materials = self.layout.materials().iter().enumerate();
        materials.filter(|(_, material)| material.pieces() == pieces).map(|(number, _)| number).collect()
    }

    /// The material with this number.
    #[must_use]
    pub fn material(&self, number: usize) -> Option<Material> {
        self.layout.materials().get(number).copied()
    }

    /// Begins the tables of a material: nothing is known but where a position is.
    pub fn begin(&mut self, number: usize) {
        let Some(material) = self.material(number) else { return };
        let code = |entry| if material.board(entry).is_some() { DRAW } else { NOTHING };
        let boards: Vec<u8> = (0..material.size()).map(code).collect();
        let is_start = |board: &Board| Side::ALL.iter().all(|&side| !board.has_goal(side));
        let starts = boards.iter().enumerate().map(|(entry, &code)| {
            let is_start = code == DRAW && material.board(entry).as_ref().is_some_and(is_start);
            if is_start { DRAW } else { NOTHING }
        });
        let starts = starts.collect();
        if let Some(levels) = self.values.get_mut(number) {
            *levels = [boards.clone(), boards.clone(), boards, starts];
        }
    }

    /// What becomes known in round `plies` about some entries of a material with so many steps left.
    #[must_use]
    pub fn find(&self, number: usize, level: Level, entries: Range<usize>, plies: u8) -> Vec<(usize, u8)> {
        let Some(material) = self.material(number) else { return Vec::new() };
        let codes = self.level(number, level.0);
        entries
            .filter(|&entry| codes.get(entry) == Some(&DRAW))
            .filter_map(|entry| {
                let board = material.board(entry)?;
                let position =
                    Position { board, side: Side::Gold, steps_left: level.0, pending: Pending::Nothing };
                let code = if level.0 == STEPS_PER_TURN {
                    self.value(&position, plies)
                } else {
                    self.best(&position, plies).max(self.end(&position.board, plies))
                };
                (code != DRAW).then_some((entry, code))
            })
            .collect()
    }

    /// Takes what [`TableMaker::find`] found.
    pub fn set(&mut self, number: usize, level: Level, found: &[(usize, u8)]) {
        if let Some(codes) = self.values.get_mut(number).map(|levels| &mut levels[usize::from(level.0) - 1]) {
            for &(entry, code) in found {
                codes[entry] = code;
            }
        }
    }

    /// The finished values of a material.
    #[must_use]
    pub fn values(&self, number: usize) -> &[u8] {
        self.level(number, STEPS_PER_TURN)
    }

    /// The tables made so far.
    #[must_use]
    pub fn tables(&self) -> Tables {
        let mut tables = Tables::default();
        for (number, material) in self.layout.materials().iter().enumerate() {
            tables.insert(*material, self.values(number).to_vec());
        }
        tables
    }

    fn level(&self, number: usize, steps_left: u8) -> &[u8] {
        let levels = self.values.get(number);
        levels.map_or(&[], |levels| levels[usize::from(steps_left) - 1].as_slice())
    }

    fn code(&self, board: &Board, mover: Side, steps_left: u8) -> u8 {
        let found = self.layout.index(board, mover);
        let code = found.and_then(|Index { material, entry }| self.level(material, steps_left).get(entry));
        code.copied().unwrap_or(NOTHING)
    }

    /// The value for gold of a turn that ends on this board.
    fn end(&self, board: &Board, plies: u8) -> u8 {
        let code = match goal_or_elimination(board, Side::Gold, RuleSet::CURRENT) {
            Some(outcome) if outcome.winner == Some(Side::Gold) => win_in(0),
            Some(_) => loss_in(0),
            None => negated(self.code(board, Side::Silver, STEPS_PER_TURN)),
        };
        known_within(code, plies)
    }

    /// The value for gold of a board within its turn, as far as it has been made.
    fn within_turn(&self, position: &Position, plies: u8) -> u8 {
        let board = &position.board;
        if position.steps_left == 0 {
            self.end(board, plies)
        } else if !board.has_rabbits(Side::Silver) {
            win_in(0)
        } else if board.has_rabbits(Side::Gold) {
            known_within(self.code(board, Side::Gold, position.steps_left), plies)
        } else {
            // Only a capture of the last enemy rabbit can save the game. This is rare.
            self.best(position, plies).max(self.end(board, plies))
        }
    }

    /// The best value after a move; the worst one without a move.
    fn best(&self, position: &Position, plies: u8) -> u8 {
        let mut best = NOTHING;
        position.for_each_move(|made| {
            best = best.max(self.within_turn(&position.after_move(made), plies));
        });
        best
    }

    /// The value for gold of a position at the start of its turn.
    fn value(&self, position: &Position, plies: u8) -> u8 {
        if !position.has_step() {
            return loss_in(0);
        }
        let mut best = self.best(position, plies);
        // A turn must change the board. Its value counts only if another board has it.
        if best == self.end(&position.board, plies) {
            let mut other = NOTHING;
            position.search_turn_ends(&mut |end| {
                if end.board != position.board {
                    other = other.max(self.end(&end.board, plies));
                }
                other >= best
            });
            best = other;
        }
        one_ply_later(best)
    }
}
