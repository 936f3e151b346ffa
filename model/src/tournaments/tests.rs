//! Tests of tournaments on the page.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Level, Side};
use ansa_tournament::{Change, ChangeError, GameId, GameResult};

use super::*;
use crate::document::{Orientation, Player};
use crate::formats::Stored as _;

fn form(computers: &[u8], people: &str) -> EntryForm {
    let computers = computers.iter().map(|&level| Level::new(level).expect("a level")).collect();
    EntryForm { computers, people: people.to_owned(), ..EntryForm::default() }
}

fn begun(form: &EntryForm) -> PageTournament {
    let name = |level: Level| format!("Level {}", level.number());
    form.tournament("t1".to_owned(), 7, "Tournament", name).expect("a tournament")
}

fn started(form: &EntryForm) -> PageTournament {
    let mut own = begun(form);
    own.apply(TournamentAction::Change(Change::StartRound)).expect("a round");
    own
}

fn won(side: Side) -> Outcome {
    Outcome::win(side, Reason::Goal)
}

#[test]
fn a_tournament_of_computers_runs_to_its_end_by_itself() {
    for kind in TournamentKind::ALL {
        let people = if kind == TournamentKind::Challenge { "Ann\nBen\nCleo" } else { "" };
        let computers: &[u8] = if kind == TournamentKind::Challenge { &[10] } else { &[1, 2, 3, 4, 5] };
        let mut own = started(&EntryForm { kind, ..form(computers, people) });
        let mut played = 0;
        let next = |own: &PageTournament| own.tournament.open_games().next().map(|game| game.id);
        while let Some(game) = next(&own) {
            own.apply(TournamentAction::Begin(game, format!("game{}", game.0))).expect("it begins");
            own.apply(TournamentAction::End(game, won(Side::Gold))).expect("it ends");
            played += 1;
            assert!(played < 1_000, "{kind:?} never ends");
        }
        assert!(own.tournament.is_over(), "{kind:?} stops after {played} games");
        assert!(own.page_games().all(|game| game.saved == Some(&*format!("game{}", game.game.id.0))));
    }
}

#[test]
fn rounds_wait_for_a_button_if_they_are_to() {
    let mut own = started(&EntryForm { round_start: RoundStart::ByHand, ..form(&[1, 2], "") });
    own.apply(TournamentAction::End(GameId(0), won(Side::Gold))).expect("it ends");
    assert!(own.tournament.is_over());
    let mut own = started(&EntryForm {
        round_start: RoundStart::ByHand,
        kind: TournamentKind::DoubleRoundRobin,
        ..form(&[1, 2], "")
    });
    own.apply(TournamentAction::End(GameId(0), won(Side::Gold))).expect("it ends");
    assert_eq!(own.tournament.rounds().len(), 1);
    own.apply(TournamentAction::StartRounds(RoundStart::AtOnce)).expect("it goes on");
    assert_eq!(own.tournament.rounds().len(), 2);
}

#[test]
fn who_plays_decides_what_runs_and_which_side_is_below() {
    let own = started(&form(&[1, 2], "Ann\nBen"));
    let games: Vec<_> = own.page_games().collect();
    assert!(games.iter().all(|game| game.saved.is_none()));
    for game in own.page_games() {
        let options = own.options(game);
        assert_eq!(options.players, game.players);
        assert!(!options.take_backs, "turns can be taken back in a tournament");
        let people = Side::ALL.into_iter().filter(|&side| game.players[side] == Player::Person).count();
        assert_eq!(game.runs(), people == 0);
        let below = match (game.players.gold, game.players.silver) {
            (Player::Person, Player::Person) => Orientation::Mover,
            (_, Player::Person) => Orientation::Silver,
            _ => Orientation::Gold,
        };
        assert_eq!(options.orientation, below);
    }
}

#[test]
fn what_is_not_possible_changes_nothing() {
    let mut own = started(&form(&[1, 2, 3], "Ann"));
    let before = own.clone();
    let unknown = GameId(77);
    assert_eq!(
        own.apply(TournamentAction::Begin(unknown, "x".to_owned())),
        Err(ChangeError::UnknownGame(unknown))
    );
    assert_eq!(
        own.apply(TournamentAction::End(unknown, won(Side::Gold))),
        Err(ChangeError::UnknownGame(unknown))
    );
    assert!(own.apply(TournamentAction::Seat("Ann".to_owned(), Player::Person)).is_err());
    assert_eq!(own, before);
    own.apply(TournamentAction::End(GameId(0), won(Side::Silver))).expect("it ends");
    assert_eq!(
        own.apply(TournamentAction::End(GameId(0), won(Side::Gold))),
        Err(ChangeError::HasResult(GameId(0)))
    );
    assert_eq!(
        own.tournament.game(GameId(0)).and_then(|game| game.result),
        Some(GameResult::Win(Side::Silver))
    );
}

#[test]
fn a_form_names_what_it_lacks() {
    let error = |form: &EntryForm| form.tournament(String::new(), 1, "T", |_| "C".to_owned()).map(|_| ());
    assert_eq!(error(&form(&[1], "")), Err(EntryFormError::TooFew));
    assert!(matches!(error(&form(&[], "Ann\nAnn")), Err(EntryFormError::Player(_))));
    assert!(matches!(error(&form(&[], &"x".repeat(5_000))), Err(EntryFormError::TooFew)));
    let many = (0..80).map(|number| format!("P{number}")).collect::<Vec<_>>().join("\n");
    assert!(matches!(error(&form(&[], &many)), Err(EntryFormError::Player(_))));
    assert_eq!(error(&form(&[], "  Ann \n\n Ben\n")), Ok(()));
}

#[test]
fn tournaments_are_stored_and_what_can_not_be_read_is_counted() {
    let mut tournaments = Tournaments::default();
    let mut own = started(&EntryForm { control: "15s/2m".parse().ok(), ..form(&[1, 2, 3, 4], "") });
    own.apply(TournamentAction::Begin(GameId(0), "abc".to_owned())).expect("it begins");
    own.apply(TournamentAction::End(GameId(0), won(Side::Gold))).expect("it ends");
    assert!(tournaments.add(own));
    let text = tournaments.write().expect("a text");
    assert_eq!(Tournaments::read(&text).expect("tournaments"), (tournaments.clone(), 0));
    assert_eq!(tournaments.digest().map(|(_, value)| value), Some("1".to_owned()));
    let twice = text.replacen("\"tournaments\":[", "\"tournaments\":[{\"id\":7},", 1);
    assert_eq!(Tournaments::read(&twice).expect("tournaments"), (tournaments.clone(), 1));
    let broken = text.replace("round-robin", "no-format");
    assert_eq!(Tournaments::read(&broken).expect("an empty list"), (Tournaments::default(), 1));
    tournaments.delete("t1");
    assert_eq!(tournaments, Tournaments::default());
    assert_eq!(tournaments.digest().map(|(_, value)| value), Some(String::new()));
}
