//! Tests of the statistics: against a naive count with the rules, on random games.

mod answers;
mod choices;
mod counting;
mod headings;
mod keys;
mod openings;
mod practised;
mod searching;
mod tactics;

use std::rc::Rc;

use ansa_core::game::Setup;
use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::record::Tag;
use ansa_core::{BySide, Game, Level, Side};

use super::row::{GameRow, ReadRow};
use super::*;
use crate::activities::play::{PlayState, saved};
use crate::document::{Document, GameOptions, Player};
use crate::library::{Date, LibraryEntry, StoredGame, Summary};

/// Numbers that look random, the same each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// A random game of at most so many turns.
fn random_game(numbers: &mut Numbers, turns: usize) -> Game {
    let mut game = Game::new();
    for side in Side::ALL {
        let setup = Setup::from_rows([CLASSIC, NINETY_NINE][numbers.below(2)], side);
        let setup = if numbers.below(3) == 0 { setup.mirror() } else { setup };
        game.set_up(&setup).unwrap();
    }
    while game.outcome().is_none() && game.plies().len() < turns + 2 {
        let mut turn = game.begin_turn().unwrap();
        for _ in 0..=numbers.below(4) {
            let steps: Vec<_> = turn.position().steps().map(|(step, _)| step).collect();
            if steps.is_empty() {
                break;
            }
            let _ = turn.step(steps[numbers.below(steps.len())]);
        }
        let _ = game.play(&turn);
    }
    game
}

/// A game between these players as it is stored.
fn stored(number: usize, game: &Game, options: GameOptions, names: BySide<&str>, year: i32) -> StoredGame {
    let mut record = game.to_record();
    for (tag, name) in [("Gold", names.gold), ("Silver", names.silver)] {
        record.tags.extend(Tag::new(tag, name).filter(|_| !name.is_empty()));
    }
    let reading = ansa_core::record::GameReading::from_record(&record).unwrap();
    let play = PlayState::resume(Document::from_reading(reading, options));
    stored_play(number, &play, year)
}

fn stored_play(number: usize, play: &PlayState, year: i32) -> StoredGame {
    let begun = Date { year, month: 3, day: 1 };
    let entry = LibraryEntry::new(format!("g{number}"), 1, begun, Summary::of(&play.document));
    let entry = LibraryEntry { name: play.document.name_in_record(), ..entry };
    StoredGame { entry, text: saved::write(play).unwrap() }
}

fn people() -> GameOptions {
    let players = BySide { gold: Player::Person, silver: Player::Person };
    GameOptions { players, ..GameOptions::default() }
}

fn against(level: u8, side: Side) -> GameOptions {
    GameOptions::against(Player::Computer(Level::new(level).unwrap()), side)
}

/// A random game that ended, if need be by resignation.
fn ended(numbers: &mut Numbers, turns: usize) -> Game {
    let mut game = random_game(numbers, turns);
    if game.outcome().is_none() {
        let winner = Side::ALL[numbers.below(2)];
        game.end(Outcome::win(winner, Reason::Resignation)).unwrap();
    }
    game
}

fn read(stored: &StoredGame) -> Option<ReadRow> {
    read_game(&stored.entry, &stored.text, None, None)
}

fn table<'a>(games: impl IntoIterator<Item = &'a StoredGame>) -> GameTable {
    let mut table = GameTable::default();
    for stored in games {
        table.add(read(stored));
    }
    table
}

fn overview(table: &GameTable, filter: &GameFilter) -> Overview {
    match table.answer(&Question::Overview(filter.clone(), None)) {
        Some(CountAnswer::Overview(overview)) => *overview,
        other => panic!("{other:?}"),
    }
}

/// The first day of a year.
const fn new_year(year: i32) -> Date {
    Date { year, month: 1, day: 1 }
}

fn games_of(table: &GameTable, filter: &GameFilter) -> u32 {
    overview(table, filter).games()
}

/// A pack, as rows share it.
fn pack() -> Rc<str> {
    "p".into()
}
