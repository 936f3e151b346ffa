//! Tests of tournaments on the page.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Level, Side};
use ansa_tournament::{Change, ChangeError, GameId, GameResult};

use super::*;
use crate::document::{Document, Letter, Orientation, Player};
use crate::formats::{GameId as LinkId, Stored as _};

/// The id of games by link.
const LINK: LinkId = LinkId::new(*b"arimaa games");

fn form(computers: &[u8], people: &str) -> EntryForm {
    let computers = computers.iter().map(|&level| Level::new(level).expect("a level")).collect();
    EntryForm { computers, people: people.to_owned(), ..EntryForm::default() }
}

fn begun(form: &EntryForm) -> PageTournament {
    let name = crate::text::opponent::opponent;
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
        let document = own.document(game, LINK);
        let options = document.options();
        assert_eq!(options.players, game.players);
        assert!(!options.take_backs, "turns can be taken back in a tournament");
        assert_eq!(document.forbids_engine(), !game.has_computer());
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
    assert_eq!(error(&form(&[], &many)), Err(EntryFormError::TooMany(64)));
    let challenge = EntryForm { kind: TournamentKind::Challenge, ..form(&[1, 2], "Ann\nBen\nCleo") };
    assert_eq!(error(&challenge), Err(EntryFormError::TooMany(4)));
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

/// The only game of a tournament of two.
fn only_game(own: &PageTournament) -> PageGame<'_> {
    own.page_games().next().expect("a game")
}

#[test]
fn games_have_the_names_of_their_players_and_the_round() {
    let own = started(&form(&[3], "Ann"));
    let game = only_game(&own);
    let document = own.document(game, LINK);
    let names = own.names(game);
    for side in Side::ALL {
        assert_eq!(document.name(side), Some(names[side]));
        let plate = crate::text::side_plate(&document, side);
        assert_eq!(plate == "Ann", names[side] == "Ann", "{plate}");
    }
    assert_eq!(document.event(), Some("Tournament"));
    let text = document.to_text();
    assert!(text.contains("[Round \"1\"]") && text.contains("\"Ann\"]"), "{text}");
}

#[test]
fn people_elsewhere_play_by_link() {
    let with = |people: &str, computers: &[u8]| EntryForm {
        friends: "Zoë".to_owned(),
        control: "15s/2m".parse().ok(),
        ..form(computers, people)
    };
    for own in [started(&with("Ann", &[])), started(&with("", &[2]))] {
        let game = only_game(&own);
        assert!(game.is_played_here() && !game.runs());
        let document = own.document(game, LINK);
        assert_eq!(document.link_id(), Some(LINK));
        assert_eq!(document.options().control, None, "nobody measures a friend's time");
        // The friend can open the letter.
        let letter = Letter::of(&document).and_then(|letter| letter.to_packed()).expect("a letter");
        let letter = Letter::from_packed(&letter).expect("a letter");
        let friend = Side::ALL.into_iter().find(|&side| game.players[side] == Player::Friend).expect("Zoë");
        assert_eq!(letter.terms.names[friend].as_deref(), Some("Zoë"));
        assert_eq!(document.friends_side(), Some(friend));
    }
    let own = started(&EntryForm { friends: "Zoë\nYves".to_owned(), ..form(&[], "") });
    assert!(!only_game(&own).is_played_here());
}

/// A game that gold has won, with these names.
fn record(gold: &str, silver: &str) -> String {
    let mut document = Document::from_game(
        crate::document::friend_testing::played(&["Ee2n"]),
        crate::document::GameOptions::default(),
    );
    document.set_name(Side::Gold, Some(gold));
    document.set_name(Side::Silver, Some(silver));
    document.end(Outcome::win(Side::Gold, Reason::Resignation)).expect("it ends");
    document.to_text()
}

#[test]
fn a_game_that_was_played_elsewhere_is_read() {
    let own = started(&EntryForm { friends: "Zoë\nYves".to_owned(), ..form(&[], "") });
    let game = only_game(&own);
    let names = own.names(game);
    let read = |text: &str| own.read_game(game, text);
    let document = read(&record(names.gold, "?")).expect("the game");
    assert_eq!(document.game().outcome().and_then(|outcome| outcome.winner), Some(Side::Gold));
    assert_eq!(document.name(Side::Silver), Some(names.silver));
    let link = document.to_link().expect("a link");
    assert!(read(&link).is_ok_and(|read| read.game() == document.game()));

    assert_eq!(read(&record(names.silver, names.gold)), Err(RecordRefusal::Exchanged));
    let (one, two) = (record("a", "b"), record("c", "d"));
    assert_eq!(read(&format!("{one}\n{two}")), Err(RecordRefusal::Several(2)));
    let open = Document::new(document.options().clone()).to_link().expect("a link");
    assert_eq!(read(&format!("{}{open}", crate::formats::LINK)), Err(RecordRefusal::NoGame));
    let begun = crate::document::friend_testing::letter(&["Ee2n"]).to_packed().expect("a link");
    assert_eq!(read(&begun), Err(RecordRefusal::NotOver));
    assert_eq!(read("Ee2n"), Err(RecordRefusal::NoGame));
    let illegal = one.replace("Ee2n", "Ee2n Ee3n Ee4n Ee5n Ee6n");
    assert_ne!(illegal, one);
    for text in ["", "no game", "\u{0}", &illegal] {
        assert!(matches!(read(text), Err(RecordRefusal::Unreadable(_))), "{text}: {:?}", read(text));
    }
}

#[test]
fn a_record_is_compared_with_the_result_that_was_entered() {
    let mut own = started(&EntryForm { friends: "Zoë\nYves".to_owned(), ..form(&[], "") });
    let document = own.read_game(only_game(&own), &record("?", "?")).expect("a game");
    let conflict = |own: &PageTournament| only_game(own).result_conflict(&document);
    assert_eq!(conflict(&own), None, "nothing was entered");
    for entered in GameResult::ALL {
        let change = Change::Correct { game: GameId(0), result: Some(entered) };
        own.apply(TournamentAction::Change(change)).expect("a result");
        let played = GameResult::Win(Side::Gold);
        let differs = (entered != played).then_some(ResultConflict { entered, played });
        assert_eq!(conflict(&own), differs);
        if let Some(differs) = differs {
            let says = crate::text::tournament::conflict_words(&own, only_game(&own), differs);
            assert!(says.contains(own.names(only_game(&own)).gold), "{says}");
        }
    }
}

#[test]
fn a_file_of_results_says_who_plays() {
    let own = started(&EntryForm { friends: "Zoë".to_owned(), ..form(&[2, 5], "Ann") });
    let read = |text: &str| {
        let format = own.tournament.format();
        PageTournament::from_text("t2".to_owned(), "T".to_owned(), text, format, 1).expect("a tournament")
    };
    let text = own.to_text();
    let again = read(&text);
    let seats = |own: &PageTournament| -> Vec<Player> {
        own.tournament.players().iter().map(|player| own.seat(player.id)).collect()
    };
    assert_eq!((seats(&again), again.unseated().count()), (seats(&own), 0), "{text}");
    assert_eq!(crate::text::tournament::unseated_words(&again), None);

    // A file of other tools, one with other notes, and one that names somebody twice.
    let plain: String =
        text.lines().map(|line| line.split(" #").next().unwrap_or("").to_owned() + "\n").collect();
    for (text, known) in [
        (plain.clone(), 0),
        (text.replace("Seat:", "bot"), 0),
        (text.replace("Seat: friend", "Seat: level-99"), 3),
        (format!("{text}\n* player Zoë 3 # Seat: person\n"), 4),
        (plain.replacen("player Ann", "PLAYER Ann", 1) + "# player Ann # Seat: level-2", 0),
    ] {
        let read = read(&text);
        assert_eq!(read.unseated().count(), 4 - known, "{text}");
        assert!(read.unseated().all(|id| read.seat(id) == Player::Person), "{text}");
        let says = crate::text::tournament::unseated_words(&read);
        assert_eq!(says.is_some(), known < 4);
    }
}

#[test]
fn all_games_are_one_file_of_records() {
    let own = started(&EntryForm { friends: "Zoë\nYves\nXenia".to_owned(), ..form(&[], "Ann") });
    let mut text = String::new();
    for game in own.page_games() {
        let document = own.read_game(game, &record("?", "?")).expect("a game");
        own.add_record(&mut text, game, document, "2026-11-29");
    }
    let games: Vec<_> = crate::library::Import::new(&text).collect();
    assert_eq!(games.len(), own.tournament.games().count(), "{text}");
    for (item, game) in games.iter().zip(own.page_games()) {
        let crate::library::ImportedItem::Game(read) = item else { panic!("{item:?}") };
        let names = own.names(game);
        assert_eq!(read.name, Some(format!("{} – {}, Tournament", names.gold, names.silver)));
    }
    assert_eq!(text.matches("[Date \"2026.11.29\"]").count(), games.len());
}

/// Whatever is stored, reading it neither panics nor changes what can be read.
#[test]
fn damaged_texts_are_counted_or_read() {
    let mut tournaments = Tournaments::default();
    let mut own = started(&EntryForm { friends: "Zoë".to_owned(), ..form(&[1, 2, 3], "Ann") });
    own.apply(TournamentAction::Begin(GameId(1), "abc".to_owned())).expect("it begins");
    own.apply(TournamentAction::End(GameId(0), won(Side::Gold))).expect("it ends");
    assert!(tournaments.add(own));
    let text = tournaments.write().expect("a text");
    let mut seed = 1;
    let mut below = |end: usize| {
        seed = ansa_core::splitmix::splitmix(seed);
        (seed % end as u64) as usize
    };
    let mut read = 0;
    for _ in 0..3_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=below(3) {
            let at = below(bytes.len());
            match below(3) {
                0 => bytes[at] = b"0129-[]{}\":,x"[below(13)],
                1 => drop(bytes.drain(at..(at + below(9)).min(bytes.len()))),
                _ => bytes.insert(at, b"09-[]{}\","[below(9)]),
            }
        }
        let Ok((all, _)) = Tournaments::read(&String::from_utf8_lossy(&bytes)) else { continue };
        let again = all.write().expect("a text");
        assert_eq!(Tournaments::read(&again).expect("tournaments"), (all.clone(), 0), "{again}");
        for own in &all.list {
            read += 1;
            let _ = (own.tournament.next_round(), own.tournament.standings(), own.tournament.is_over());
            for game in own.page_games() {
                own.document(game, LINK);
            }
        }
    }
    assert!(read > 100, "{read}");
}
