//! Changes that are possible, and those that are not.

use ansa_core::Side;
use ansa_tournament::{
    Change, ChangeError, Format, GameId, GameResult, MAX_PLAYERS, PlayerError, PlayerId, SidesReason,
    Tournament,
};

use crate::common::{Numbers, with_players};

fn add(name: &str) -> Change {
    Change::Add { name: name.to_owned(), rating: None }
}

/// The error of a change that is not possible, which changes nothing.
fn refused(tournament: &mut Tournament, change: Change) -> ChangeError {
    let before = tournament.clone();
    let error = tournament.apply(change).expect_err("it is not possible");
    assert_eq!(*tournament, before, "{error}");
    assert!(!error.to_string().is_empty());
    error
}

#[test]
fn players_come_and_go() {
    let mut tournament = with_players(Format::Swiss { rounds: 3 }, 3, &mut Numbers(1));
    tournament.apply(add("  Zoë \u{2014} the first ")).unwrap();
    assert_eq!(tournament.players()[3].name, "Zoë \u{2014} the first");
    // Before the first round, a player who leaves was never there, and nobody gets the number again.
    tournament.apply(Change::Remove(PlayerId(3))).unwrap();
    assert_eq!(tournament.players().len(), 3);
    tournament.apply(add("next")).unwrap();
    assert_eq!(tournament.players()[3].id, PlayerId(4));
    tournament.apply(Change::StartRound).unwrap();
    tournament.apply(Change::Remove(PlayerId(4))).unwrap();
    assert!(tournament.player(PlayerId(4)).unwrap().is_withdrawn);
    assert_eq!(refused(&mut tournament, Change::Remove(PlayerId(4))), ChangeError::Withdrawn(PlayerId(4)));
    tournament.apply(Change::Return(PlayerId(4))).unwrap();
    let error = refused(&mut tournament, Change::Return(PlayerId(4)));
    assert_eq!(error, ChangeError::NotWithdrawn(PlayerId(4)));
}

#[test]
fn names_and_ratings_are_checked() {
    let mut tournament = with_players(Format::Swiss { rounds: 3 }, 1, &mut Numbers(1));
    let long = "x".repeat(101);
    for (name, rating, error) in [
        (" ", None, PlayerError::NoName),
        (long.as_str(), None, PlayerError::LongName),
        ("a\nb", None, PlayerError::ControlCharacter),
        ("P0", None, PlayerError::DuplicateName("P0".to_owned())),
        ("fast", Some(1e9), PlayerError::Rating(1e9)),
        ("slow", Some(-1e9), PlayerError::Rating(-1e9)),
        ("endless", Some(f64::INFINITY), PlayerError::Rating(f64::INFINITY)),
    ] {
        let change = Change::Add { name: name.to_owned(), rating };
        assert_eq!(refused(&mut tournament, change), ChangeError::Player(error));
    }
    let nan = Change::Add { name: "nan".to_owned(), rating: Some(f64::NAN) };
    assert!(matches!(refused(&mut tournament, nan), ChangeError::Player(PlayerError::Rating(_))));
    for number in 1..MAX_PLAYERS {
        tournament.apply(add(&format!("P{number}"))).unwrap();
    }
    assert_eq!(refused(&mut tournament, add("one more")), ChangeError::Player(PlayerError::Full));
}

#[test]
fn results_are_recorded_once_and_corrected_at_any_time() {
    let mut tournament = with_players(Format::Elimination { lives: 2 }, 4, &mut Numbers(2));
    tournament.apply(Change::StartRound).unwrap();
    let record = |game, result| Change::Record { game: GameId(game), result };
    tournament.apply(record(0, GameResult::Win(Side::Gold))).unwrap();
    tournament.apply(record(1, GameResult::DoubleLoss)).unwrap();
    let error = refused(&mut tournament, record(1, GameResult::Draw));
    assert_eq!(error, ChangeError::HasResult(GameId(1)));
    tournament.apply(Change::StartRound).unwrap();
    tournament.apply(Change::Correct { game: GameId(0), result: Some(GameResult::Draw) }).unwrap();
    assert_eq!(tournament.game(GameId(0)).unwrap().result, Some(GameResult::Draw));
    tournament.apply(Change::Correct { game: GameId(0), result: None }).unwrap();
    assert_eq!(tournament.open_games().next().unwrap().id, GameId(0));
    let error = refused(&mut tournament, record(99, GameResult::Draw));
    assert_eq!(error, ChangeError::UnknownGame(GameId(99)));
    let change = Change::Correct { game: GameId(99), result: None };
    assert_eq!(refused(&mut tournament, change), ChangeError::UnknownGame(GameId(99)));
    let error = refused(&mut tournament, Change::Remove(PlayerId(99)));
    assert_eq!(error, ChangeError::UnknownPlayer(PlayerId(99)));
}

#[test]
fn a_round_without_results_can_be_cancelled_and_its_sides_swapped() {
    let mut tournament = with_players(Format::Elimination { lives: 2 }, 4, &mut Numbers(3));
    assert_eq!(refused(&mut tournament, Change::CancelRound), ChangeError::NoRound);
    let before = tournament.clone();
    tournament.apply(Change::StartRound).unwrap();
    let started = tournament.clone();
    let pairing = tournament.game(GameId(0)).unwrap().pairing;
    tournament.apply(Change::SwapSides(GameId(0))).unwrap();
    let swapped = tournament.game(GameId(0)).unwrap().pairing;
    assert_eq!((swapped.gold, swapped.silver), (pairing.silver, pairing.gold));
    assert_eq!(swapped.sides, SidesReason::ByHand);
    tournament.apply(Change::CancelRound).unwrap();
    assert_eq!(tournament, before);
    tournament.apply(Change::StartRound).unwrap();
    assert_eq!(tournament, started);
    let result = GameResult::Win(Side::Silver);
    tournament.apply(Change::Record { game: GameId(0), result }).unwrap();
    assert_eq!(refused(&mut tournament, Change::CancelRound), ChangeError::RoundHasResults);
    let error = refused(&mut tournament, Change::SwapSides(GameId(0)));
    assert_eq!(error, ChangeError::HasResult(GameId(0)));
    let error = refused(&mut tournament, Change::StartRound);
    assert_eq!(error.to_string(), "a game of an earlier round has no result");
}
