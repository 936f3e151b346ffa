//! Tests of the list of games in progress.

use super::*;
use crate::library::{Date, Library, LibraryAction, LibraryEntry, Summary};
use crate::session::{GameTurn, games_in_progress};

fn entry(id: &str, changed: u64, play: &PlayState) -> LibraryEntry {
    let today = Date { year: 2026, month: 11, day: 21 };
    LibraryEntry::new(id.to_owned(), changed, today, Summary::of(&play.document))
}

#[test]
fn your_turn_comes_first_and_what_is_over_or_not_yours_is_left_out() {
    let after = |turns: &[&str], options: GameOptions| resume(game(turns), options);
    let two = GameOptions::against(Player::Person, Side::Gold);
    let computers = GameOptions { players: BySide { gold: WEAK, silver: STRONG }, ..GameOptions::default() };
    let mut resigned = after(&["Ee2n"], two.clone());
    resigned.apply(PlayAction::Resign);
    let untouched = PlayState::new(GameOptions::default());
    let mut library = Library::new(|_| String::new());
    library.apply(LibraryAction::Loaded(
        vec![
            entry("waiting", 9, &after(&["Ee2n"], GameOptions::default())),
            entry("two", 8, &after(&["Ee2n"], two)),
            entry("yours-older", 3, &after(&["Ee2n", "ra7s"], GameOptions::default())),
            entry("yours", 7, &after(&[], GameOptions::default())),
            entry("over", 6, &resigned),
            entry("untouched", 5, &untouched),
            entry("running", 4, &after(&["Ee2n"], computers.clone())),
            LibraryEntry {
                summary: Summary {
                    is_own: false,
                    ..entry("", 0, &after(&["Ee2n"], computers.clone())).summary
                },
                ..entry("record", 2, &untouched)
            },
        ],
        Vec::new(),
    ));
    let mut session = Session::new(after(&["Ee2n"], computers), LastSetups::default());
    session.apply(SessionAction::Saved(0, "running".into()));
    session.apply(SessionAction::Begin(GameOptions::default()));
    let listed: Vec<_> =
        games_in_progress(&library, &session).into_iter().map(|game| (game.entry.id, game.turn)).collect();
    let expected = [
        ("yours", GameTurn::Yours),
        ("yours-older", GameTurn::Yours),
        ("two", GameTurn::OneOfTwo),
        ("running", GameTurn::Running),
        ("waiting", GameTurn::Waiting),
    ];
    assert_eq!(listed, expected.map(|(id, turn)| (id.to_owned(), turn)));
}

#[test]
fn a_running_game_is_listed_as_it_stands_now() {
    let computers = GameOptions { players: BySide { gold: WEAK, silver: STRONG }, ..GameOptions::default() };
    let play = resume(game(&["Ee2n"]), computers);
    let mut library = Library::new(|_| String::new());
    library.apply(LibraryAction::Loaded(vec![entry("one", 1, &play)], Vec::new()));
    let mut session = Session::new(play, LastSetups::default());
    session.apply(SessionAction::Saved(0, "one".into()));
    session.apply(SessionAction::Begin(GameOptions::default()));
    let request = session.running[0].request().expect("a request").id;
    let report =
        crate::session::RunningReport { game: request.0, request: request.1, passed: 0, event: best("ra7s") };
    session.apply(SessionAction::Running(report));
    let [listed] = &games_in_progress(&library, &session)[..] else { panic!("not one game") };
    assert_eq!((listed.entry.summary.turns, listed.is_current), (2, false));
}

#[test]
fn the_time_left_is_listed_and_stored() {
    let control = "15s/2m".parse().expect("a time control");
    let options = GameOptions { control: Some(control), ..GameOptions::against(Player::Person, Side::Gold) };
    let written = entry("one", 1, &resume(game(&["Ee2n"]), options));
    let left = written.summary.time_left.expect("a clock");
    assert!(left.gold >= 135_000 && left.silver == 135_000, "{left:?}");
    let read = LibraryEntry::read("one", &written.write().expect("a text")).expect("it can be read");
    assert_eq!(read.summary, written.summary);
}
