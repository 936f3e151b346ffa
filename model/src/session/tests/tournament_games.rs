//! Tests of the games of tournaments.

use super::*;
use crate::formats::GameId;
use crate::session::{RunningGame, boards_of, due_games, ended_games};
use crate::tournaments::{EntryForm, TournamentAction, Tournaments};
use ansa_core::Level;
use ansa_tournament::Change;

/// A round robin of these levels and people, whose first round has begun.
fn tournaments(levels: &[u8], people: &str) -> Tournaments {
    let computers = levels.iter().filter_map(|&level| Level::new(level)).collect();
    let form = EntryForm { computers, people: people.to_owned(), ..EntryForm::default() };
    let name = |level: Level| level.number().to_string();
    let mut own = form.tournament("t".to_owned(), 1, "T", name).expect("a tournament");
    own.apply(TournamentAction::Change(Change::StartRound)).expect("a round");
    let mut tournaments = Tournaments::default();
    assert!(tournaments.add(own));
    tournaments
}

/// Starts what is due.
fn start(tournaments: &mut Tournaments, session: &mut Session) -> usize {
    let due = due_games(tournaments, session);
    for (number, place) in due.iter().enumerate() {
        let id = format!("{}-{number}", place.game.0);
        let play = tournaments.change(&place.tournament, |own| {
            own.apply(TournamentAction::Begin(place.game, id.clone())).expect("it begins");
            let game = own.page_games().find(|game| game.game.id == place.game).expect("the game");
            PlayState::resume(own.document(game, GameId::new(*b"arimaa games")))
        });
        let game = RunningGame::new(id, play.expect("a tournament"));
        session.apply(SessionAction::Run(game));
    }
    due.len()
}

#[test]
fn a_few_games_of_computers_run_and_their_results_are_known_once() {
    let mut tournaments = tournaments(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "");
    let mut session = begun(GameOptions::default());
    assert_eq!(start(&mut tournaments, &mut session), 4, "all at once");
    assert_eq!(start(&mut tournaments, &mut session), 0);
    assert!(session.running.iter().all(|game| !game.play.options().has_person()));
    let own = tournaments.get("t").expect("it").clone();
    let boards = boards_of(&session, &own);
    assert_eq!(boards.len(), 4);
    assert!(boards.iter().all(|(game, _)| own.tournament.open_games().any(|open| open.id == *game)));
    assert_eq!(ended_games(&tournaments, &session), []);

    // One of them ends.
    let options = session.running[0].play.options().clone();
    let over = PlayState::resume(crate::document::Document::from_game(resigned(), options));
    session.running[0].play = over.into();
    let [(place, outcome)] = &ended_games(&tournaments, &session)[..] else { panic!("not one") };
    let _ = tournaments.change("t", |own| own.apply(TournamentAction::End(place.game, *outcome)));
    assert_eq!(ended_games(&tournaments, &session), []);
    assert_eq!(due_games(&tournaments, &session).len(), 1, "another takes its place");

    // Paused, nothing begins.
    let _ = tournaments.change("t", |own| own.apply(TournamentAction::Run(false)));
    assert_eq!(due_games(&tournaments, &session), []);
}

#[test]
fn a_person_s_game_counts_when_it_is_in_hand_and_over() {
    let mut tournaments = tournaments(&[1], "Ann");
    let mut session = begun(GameOptions::default());
    assert_eq!(due_games(&tournaments, &session), [], "a person plays it");
    let own = tournaments.get("t").expect("it").clone();
    let game = own.page_games().next().expect("a game");
    let (number, play) = (game.game.id, PlayState::resume(own.document(game, GameId::new(*b"arimaa games"))));
    let _ = tournaments.change("t", |own| own.apply(TournamentAction::Begin(number, "one".to_owned())));
    session.apply(SessionAction::BeginAs(RunningGame::new("one", play)));
    assert_eq!(session.id.as_deref(), Some("one"));
    assert_eq!(ended_games(&tournaments, &session), []);
    session.apply(PlayAction::Resign);
    assert_eq!(ended_games(&tournaments, &session).len(), 1);
}

#[test]
fn a_game_that_is_added_counts() {
    let mut tournaments = tournaments(&[1], "Ann");
    let mut session = begun(GameOptions::default());
    let own = tournaments.get("t").expect("it").clone();
    let game = own.page_games().next().expect("a game");
    let text = crate::document::Document::from_game(resigned(), GameOptions::default()).to_text();
    let (number, document) = (game.game.id, own.read_game(game, &text).expect("the game"));
    let _ = tournaments.change("t", |own| own.apply(TournamentAction::Begin(number, "one".to_owned())));
    session.apply(SessionAction::Run(RunningGame::new("one", PlayState::resume(document))));
    let ended = ended_games(&tournaments, &session);
    assert!(matches!(&ended[..], [(place, outcome)] if place.game == number && outcome.winner.is_some()));
}

fn resigned() -> ansa_core::Game {
    let mut play = resume(game(&["Ee2n"]), GameOptions::against(Player::Person, Side::Gold));
    play.apply(PlayAction::Resign);
    ansa_core::Game::clone(play.game())
}
