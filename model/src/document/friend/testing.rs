//! Games by link for tests.

use ansa_core::game::Setup;
use ansa_core::game::setup::NINETY_NINE;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{BySide, Game, Side};

use super::letter::Letter;
use super::terms::LinkTerms;
use crate::document::game_options::GameStart;
use crate::document::tree_document::Document;
use crate::formats::{GameId, words};

/// Ann plays gold, and Bob silver.
pub fn terms() -> LinkTerms {
    let names = BySide { gold: Some("Ann".to_owned()), silver: Some("Bob".to_owned()) };
    LinkTerms { id: GameId::new(*b"arimaa games"), names, days: Some(3) }
}

/// The game with the usual setups and these turns.
pub fn played(turns: &[&str]) -> Game {
    let mut game = Game::new();
    for side in Side::ALL {
        game.set_up(&Setup::from_rows(NINETY_NINE, side)).expect("a setup");
    }
    for turn in turns {
        words::play(&mut game, turn).expect("a legal turn");
    }
    game
}

/// A letter with these turns.
pub fn letter(turns: &[&str]) -> Letter {
    Letter { terms: terms(), game: played(turns).into() }
}

/// The same letter after a side has resigned.
pub fn resigned(letter: &Letter, side: Side) -> Letter {
    let mut game = Game::clone(&letter.game);
    game.end(Outcome::win(!side, Reason::Resignation)).expect("the game goes on");
    Letter { game: game.into(), ..letter.clone() }
}

/// The game with these turns on the page of the person who plays this side.
pub fn page(seat: Side, turns: &[&str]) -> Document {
    letter(turns).document(Some(seat))
}

/// A game that has just begun on the page of the person who plays this side.
pub fn begun(seat: Side) -> Document {
    terms().begin(seat, GameStart::default())
}
