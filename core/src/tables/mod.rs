//! Endgame tables: the exact result of every position with at most four pieces, with the number of turns.
//!
//! A position is seen from the side to move, so gold and silver share their tables, and mirror images share an entry.
//! What matters of the pieces is how many rabbits and officers each side has, and which officer is stronger: see
//! [`Material`]. Every position is at the start of a turn, and its history doesn't count, so a line that repeats itself
//! is a draw here, although the third repetition is illegal in a game.
//!
//! [`TableMaker`] makes the tables, [`Tables`] reads them. Files and threads are the caller's.

mod file;
mod maker;
mod material;
mod value;

use core::fmt;

use crate::board::Board;
use crate::piece::Side;
use crate::position::outcome::goal_or_elimination;
use crate::position::rule_set::RuleSet;
use crate::position::{Position, STEPS_PER_TURN};

pub use maker::{Level, TableMaker};
pub use material::Material;
pub use value::TableValue;

use material::{Index, Layout};

/// The most pieces on the board of a table.
pub const MAX_PIECES: u32 = 4;

/// Tables that were made, to look positions up.
#[derive(Clone)]
pub struct Tables {
    layout: Layout,
    /// The values of each material; empty for those that are not there.
    values: Vec<Vec<u8>>,
}

impl Default for Tables {
    fn default() -> Tables {
        let layout = Layout::new();
        Tables { values: vec![Vec::new(); layout.materials().len()], layout }
    }
}

impl fmt::Debug for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tables").finish_non_exhaustive()
    }
}

impl Tables {
    /// Adds the table of a material. Returns whether it has the right length.
    pub fn insert(&mut self, material: Material, values: Vec<u8>) -> bool {
        let place = self.layout.number_of(material).and_then(|number| self.values.get_mut(number));
        match place {
            Some(place) if values.len() == material.size() => {
                *place = values;
                true
            }
            _ => false,
        }
    }

    /// The materials of a board and of what captures can make of it, whoever moves, whose tables are not there: none if
    /// the board has too many pieces, or a side has no rabbit.
    #[must_use]
    pub fn missing(&self, board: &Board) -> Vec<Material> {
        let all = Material::of(board, Side::Gold).map(Material::after_captures).unwrap_or_default();
        let is_missing = |material: &Material| {
            let number = self.layout.number_of(*material);
            number.and_then(|number| self.values.get(number)).is_none_or(Vec::is_empty)
        };
        all.into_iter().filter(is_missing).collect()
    }

    /// The exact result of a position at the start of a turn; `None` if its table is not there, or the game is over.
    #[must_use]
    pub fn probe(&self, position: &Position) -> Option<TableValue> {
        if position.steps_left() != STEPS_PER_TURN {
            return None;
        }
        let Index { material, entry } = self.layout.index(position.board(), position.side())?;
        TableValue::from_code(*self.values.get(material)?.get(entry)?)
    }

    /// The value that follows from the values after each turn, for a position at the start of its turn; `None` if one of
    /// them is not there. A value is proved if this is the same for all positions of its table and of those with fewer
    /// pieces.
    #[must_use]
    pub fn value_by_turns(&self, position: &Position) -> Option<TableValue> {
        let side = position.side();
        let (mut win, mut loss, mut has_draw) = (None, 0, false);
        for board in position.turn_ends() {
            let value = match goal_or_elimination(&board, side, RuleSet::CURRENT) {
                Some(outcome) if outcome.winner == Some(side) => TableValue::Loss(0),
                Some(_) => TableValue::Win(0),
                None => self.probe(&Position::at_start_of_turn(board, !side))?,
            };
            match value {
                TableValue::Loss(turns) => win = Some(win.unwrap_or(u8::MAX).min(turns)),
                TableValue::Win(turns) => loss = loss.max(turns),
                TableValue::Draw => has_draw = true,
            }
        }
        Some(match win {
            Some(turns) => TableValue::Win(turns + 1),
            None if has_draw => TableValue::Draw,
            None => TableValue::Loss(loss),
        })
    }

    /// The positions of a table with gold to move, each with its value: those whose mirror image has a larger number.
    pub fn positions(&self, material: Material) -> impl Iterator<Item = (Position, TableValue)> + '_ {
        let number = self.layout.number_of(material);
        let values = number.and_then(|number| self.values.get(number)).map_or(&[][..], Vec::as_slice);
        values.iter().enumerate().filter_map(move |(entry, &code)| {
            let value = TableValue::from_code(code)?;
            Some((Position::at_start_of_turn(material.board(entry)?, Side::Gold), value))
        })
    }
}

#[cfg(test)]
mod tests;
