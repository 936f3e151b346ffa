//! Tables for tests.

use ansa_board::testing::{position, square};
use ansa_core::{Game, Side};

use super::*;

pub(super) fn two_people() -> Table {
    Table::new(Terms::against(Player::Person, Side::Gold))
}

/// A game of two people after both setups, which stand as they were offered.
pub(super) fn started() -> Table {
    let mut table = two_people();
    table.apply(Action::End);
    table.apply(Action::End);
    table
}

pub(super) fn at(side: &str, pieces: &[&str]) -> Table {
    let game = Game::from_position(position(side, pieces), 2, ansa_core::position::outcome::RuleSet::CURRENT);
    Table::resume(game, Terms::against(Player::Person, Side::Gold))
}

pub(super) fn press(table: &mut Table, squares: &[&str]) {
    for name in squares {
        table.apply(EntryAction::Press(square(name)));
    }
}

pub(super) fn made(table: &Table) -> String {
    words::of_steps(table.turn().expect("a turn is being entered").steps())
}
