//! The game that is offered after another one.

use ansa_core::Game;
use ansa_core::position::outcome::{Outcome, Reason};

use super::*;
use crate::activities::ladder::LadderProgress;
use crate::text::home;

/// A game of a person, who has gold, against the weakest level, which this side has won.
fn over(winner: Side) -> PlayState {
    let mut game = Game::new();
    game.end(Outcome::win(winner, Reason::Resignation)).expect("a game that goes on");
    PlayState::resume(Document::from_game(game, GameOptions::against(WEAK, Side::Gold)))
}

#[test]
fn home_offers_the_same_game_as_the_end_of_the_last_one() {
    let ladder = LadderProgress::default();
    let (won, lost) = (over(Side::Gold), over(Side::Silver));
    let (_, next) = next_game(&won, &ladder).expect("a harder opponent");
    assert_eq!(next.players.gold, Player::Person);
    assert_eq!(next.players.silver.level().map(ansa_core::Level::number), Some(2));
    assert_ne!(home::play_says(&won, &next), home::play_says(&won, won.options()));
    // After one loss, it is the same opponent again.
    assert_eq!(next_game(&lost, &ladder), None);
}
