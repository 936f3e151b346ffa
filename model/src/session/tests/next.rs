//! The game that is offered after another one.

use ansa_core::Game;
use ansa_core::position::outcome::{Outcome, Reason};

use super::*;
use crate::activities::ladder::LadderProgress;
use crate::activities::leitner::Day;
use crate::activities::rated_game::RatedGame;
use crate::formats::{Stored as _, digest};
use crate::text::home;

/// A game of a person, who has gold, against the weakest level, which this side has won.
fn over(winner: Side) -> PlayState {
    let mut game = Game::new();
    game.end(Outcome::win(winner, Reason::Resignation)).expect("a game that goes on");
    PlayState::resume(Document::from_game(game, GameOptions::against(WEAK, Side::Gold)))
}

#[test]
fn home_offers_the_same_game_as_the_end_of_the_last_one() {
    let (won, lost) = (over(Side::Gold), over(Side::Silver));
    let (_, next) = next_game(&won, 0).expect("a harder opponent");
    assert_eq!(next.players.gold, Player::Person);
    assert_eq!(next.players.silver.level().map(ansa_core::Level::number), Some(2));
    assert_ne!(home::play_says(&won, &next), home::play_says(&won, won.options()));
    // After a loss, it is the same opponent again, and after several an easier one. Nobody is easier than the weakest.
    assert_eq!(next_game(&lost, 3), None);
    let mut ladder = LadderProgress::default();
    let second = GameOptions::against(Player::Computer(ansa_core::Level::ALL[1]), Side::Gold);
    for losses in 1..=3 {
        let (key, digest) = ladder.digest().expect("it has a digest");
        assert_eq!(key, LadderProgress::DIGEST);
        let [lost_in_row] = digest::read(&digest).expect("a number");
        let mut game = Game::new();
        game.end(Outcome::win(Side::Silver, Reason::Resignation)).expect("a game that goes on");
        let play = PlayState::resume(Document::from_game(game, second.clone()));
        assert_eq!(next_game(&play, lost_in_row), None, "{losses}");
        ladder
            .count(RatedGame { level: ansa_core::Level::ALL[1], is_won: false, is_rated: true }, Day::new(0));
        let is_easier = next_game(&play, ladder.lost_in_row).is_some();
        assert_eq!(is_easier, losses == 3);
    }
}
