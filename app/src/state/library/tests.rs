//! Tests of the list of saved games, the save tracker, and import and export.

use core::cell::Cell;

use ansa_core::game::Setup;
use ansa_core::game::setup::NINETY_NINE;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{BySide, Game, Level, Side};

use super::*;
use crate::state::game_options::GameStart;
use crate::state::play_state::Draft;
use crate::state::{GameOptions, PlayAction, PlayState, Player, SetupAction, saved};
use crate::text::library as words;

const TODAY: Date = Date { year: 2026, month: 11, day: 21 };

fn game(turns: &[&str]) -> Game {
    let mut game = Game::new();
    game.set_up(&Setup::from_rows(NINETY_NINE, Side::Gold)).unwrap();
    game.set_up(&Setup::from_rows(NINETY_NINE, Side::Silver)).unwrap();
    for turn in turns {
        game.play_text(&turn.parse().unwrap()).unwrap();
    }
    game
}

fn after(turns: &[&str]) -> PlayState {
    PlayState::resume(game(turns), GameOptions::default())
}

fn entry(id: &str, changed: u64, play: &PlayState) -> LibraryEntry {
    LibraryEntry { changed, ..LibraryEntry::new(id.to_owned(), 1, TODAY, Summary::of(play)) }
}

fn stored(id: &str, play: &PlayState) -> StoredGame {
    StoredGame { entry: entry(id, 5, play), text: saved::write(play).expect("a text") }
}

fn ids(library: &Library) -> Vec<String> {
    library.found().0.iter().map(|listed| listed.entry.id.clone()).collect()
}

#[test]
fn entries_round_trip() {
    let mut over = game(&["Ee2n"]);
    over.end(Outcome::win(Side::Gold, Reason::Resignation)).unwrap();
    let states = [
        PlayState::new(GameOptions::default()),
        after(&["Ee2n", "ra7s"]),
        PlayState::resume(over, GameOptions::default()),
    ];
    for play in states {
        let entry = LibraryEntry { revision: 7, ..entry("id", 9, &play) };
        assert_eq!(LibraryEntry::read("id", &entry.write().expect("a text")), Ok(entry));
    }
}

#[test]
fn a_damaged_entry_is_an_error() {
    let good = entry("id", 9, &after(&["Ee2n"])).write().expect("a text");
    for length in 0..good.len() {
        assert!(LibraryEntry::read("id", &good[..length]).is_err());
    }
    let change = |from: &str, to: &str| good.replace(from, to);
    for bad in [
        change("\"version\":1", "\"version\":2"),
        change("person", "nobody"),
        change("\"side\":\"s\"", "\"side\":\"x\""),
        change("R", "Ä"),
        change("\"reason\":null", "\"reason\":\"x\""),
    ] {
        assert_ne!(bad, good);
        assert!(LibraryEntry::read("id", &bad).is_err(), "{bad}");
    }
}

#[test]
fn games_are_sorted_searched_and_shown_in_part() {
    let mut library = Library::new(words::description);
    let two = GameOptions {
        players: BySide { gold: Player::Person, silver: Player::Person },
        ..GameOptions::default()
    };
    let mut entries: Vec<LibraryEntry> =
        (0..100).map(|n| entry(&format!("{n:03}"), n, &after(&["Ee2n"]))).collect();
    entries[7] = entry("007", 7, &PlayState::resume(game(&[]), two));
    entries[50].name = Some("Club Évening".into());
    library.apply(LibraryAction::Loaded(entries, Vec::new()));
    assert_eq!(library.count(), 100);
    let (shown, found) = library.found();
    assert_eq!((shown.len(), found), (WINDOW, 100));
    assert_eq!((shown[0].entry.id.as_str(), shown[1].entry.id.as_str()), ("099", "098"));
    library.apply(LibraryAction::More);
    assert_eq!(library.found().0.len(), 2 * WINDOW);

    for (query, expected) in [
        ("club évening", vec!["050"]),
        ("  EVENING club ", vec![]),
        ("éven", vec!["050"]),
        ("two people november", vec!["007"]),
        ("chess", vec![]),
    ] {
        library.apply(LibraryAction::Search(query.into()));
        assert_eq!(ids(&library), expected, "{query}");
    }
    library.apply(LibraryAction::Search(String::new()));
    assert_eq!(library.found().0.len(), WINDOW, "a new search begins at the top");
}

#[test]
fn games_can_be_renamed_deleted_and_restored() {
    let mut library = Library::new(words::description);
    library.apply(LibraryAction::Loaded(
        (1..=3).map(|n| entry(&n.to_string(), n, &after(&[]))).collect(),
        Vec::new(),
    ));
    library.apply(LibraryAction::BeginRename("2".into()));
    library.apply(LibraryAction::Renamed("2".into(), tidy_name("  Finale  ")));
    assert_eq!(library.renaming, None);
    library.apply(LibraryAction::Search("finale".into()));
    assert_eq!(ids(&library), ["2"]);
    library.apply(LibraryAction::Search(String::new()));
    assert_eq!(ids(&library), ["3", "2", "1"], "a new name is no change of the game");

    let before = library.clone();
    let delete = |id: &str| {
        LibraryAction::Deleted(StoredGame {
            entry: before.found().0.iter().find(|listed| listed.entry.id == id).unwrap().entry.clone(),
            text: String::new(),
        })
    };
    library.apply(delete("2"));
    library.apply(delete("3"));
    assert_eq!(ids(&library), ["1"]);
    library.apply(LibraryAction::Restored);
    assert_eq!(ids(&library), ["3", "1"]);
    library.apply(LibraryAction::Restored);
    assert_eq!(library.found(), before.found());
    library.apply(LibraryAction::Restored);
    assert_eq!(library.count(), 3, "nothing is left to bring back");
}

#[test]
fn names_are_trimmed_and_limited() {
    assert_eq!(tidy_name("  "), None);
    assert_eq!(tidy_name(" a b "), Some("a b".into()));
    assert_eq!(tidy_name(&"é".repeat(500)).map(|name| name.chars().count()), Some(MAX_NAME_LENGTH));
}

/// A save tracker with a fixed clock and ids that count up.
struct Tracked {
    tracker: SaveTracker,
    count: Cell<u32>,
}

impl Tracked {
    fn new(play: &PlayState, save: Option<Save>) -> Tracked {
        Tracked { tracker: SaveTracker::new(play, save), count: Cell::new(0) }
    }

    fn next(&mut self, play: &PlayState) -> Option<Save> {
        let count = &self.count;
        let new = |what: &str| {
            count.set(count.get() + 1);
            format!("{what}{}", count.get())
        };
        let (new_id, new_lease) = (|| new("id"), || new("lease"));
        let context = SaveContext { now: 100, today: TODAY, new_id: &new_id, new_lease: &new_lease };
        self.tracker.next(play, &saved::write(play).expect("a text"), &context)
    }
}

#[test]
fn every_change_is_saved_exactly_once() {
    let mut play = PlayState::new(GameOptions::default());
    let mut tracked = Tracked::new(&play, None);
    assert_eq!(tracked.next(&play), None, "an untouched page is no game");
    play.apply(PlayAction::Flip);
    let first = tracked.next(&play).unwrap();
    assert_eq!((first.stored.entry.revision, first.is_new), (1, true));
    assert_eq!(tracked.next(&play), None);
    play.apply(PlayAction::End);
    let second = tracked.next(&play).unwrap();
    assert_eq!((second.stored.entry.id, second.lease), (first.stored.entry.id.clone(), first.lease));
    assert_eq!(
        (second.stored.entry.revision, second.is_new, second.stored.entry.summary.plies),
        (2, false, 1)
    );
    assert_eq!(saved::read(&second.stored.text).map(|read| read.game), Ok(play.game.clone()));

    // A new game gets a new entry, but an unplayed one is replaced.
    play.apply(PlayAction::Begin(GameOptions::default()));
    let third = tracked.next(&play).unwrap();
    assert_ne!(third.stored.entry.id, first.stored.entry.id);
    play.apply(PlayAction::Begin(GameOptions::against(Player::Person, Side::Gold)));
    let fourth = tracked.next(&play).unwrap();
    assert_eq!((&fourth.stored.entry.id, &fourth.lease), (&third.stored.entry.id, &third.lease));
    assert!(third.is_new && !fourth.is_new);
}

#[test]
fn a_game_that_another_tab_plays_is_not_saved() {
    let own = after(&["Ee2n"]);
    let save = Save { stored: stored("7", &own), lease: "lease".into(), is_new: false };
    let mut tracked = Tracked::new(&own, Some(save));
    let mut play = own.clone();
    play.apply(PlayAction::LoseToAnotherTab);
    assert_eq!(tracked.next(&play), None);
    assert_eq!(play.awaited(), None, "the engine goes on");
    play.apply(PlayAction::Resign);
    assert_eq!(play.game, own.game);

    // Taken back from the other tab, with the moves made there.
    let theirs = PlayState { saved_id: Some("7".into()), ..self::after(&["Ee2n", "ra7s"]) };
    tracked.tracker.expect(Save { stored: stored("7", &theirs), lease: "lease2".into(), is_new: false });
    play.apply(PlayAction::Open(Box::new(theirs.clone())));
    assert_eq!(tracked.next(&play), None, "it is in the store");
    play.apply(PlayAction::Resign);
    let save = tracked.next(&play).unwrap();
    assert_eq!((save.stored.entry.id.as_str(), save.lease.as_str()), ("7", "lease2"));

    // A new game does not replace the lost one.
    let empty = PlayState::new(GameOptions::default());
    let mut tracked = Tracked::new(
        &empty,
        Some(Save { stored: stored("7", &empty), lease: "lease".into(), is_new: false }),
    );
    let mut play = empty;
    play.apply(PlayAction::LoseToAnotherTab);
    tracked.next(&play);
    play.apply(PlayAction::Begin(GameOptions::default()));
    assert_ne!(tracked.next(&play).unwrap().stored.entry.id, "7");
}

#[test]
fn a_game_opened_read_only_from_the_list_can_be_taken_over() {
    let own = after(&["Ee2n"]);
    let save = Save { stored: stored("7", &own), lease: "lease".into(), is_new: false };
    let mut tracked = Tracked::new(&own, Some(save));
    let mut play = own;
    let theirs = PlayState { saved_id: Some("8".into()), passive: true, ..self::after(&["Ee2n", "ra7s"]) };
    tracked.tracker.expect(Save { stored: stored("8", &theirs), lease: String::new(), is_new: false });
    play.apply(PlayAction::Open(Box::new(theirs)));
    assert_eq!(tracked.next(&play), None);
    assert_eq!(tracked.tracker.id(), Some("8"), "another game would be taken");
}

#[test]
fn an_unplayed_game_is_discarded() {
    type Act = fn(&mut PlayState);
    let computer = Player::Computer(Level::ALL[0]);
    let gold = GameOptions::against(computer, Side::Gold);
    let silver = GameOptions::against(computer, Side::Silver);
    let two = GameOptions::against(Player::Person, Side::Gold);
    let position =
        GameOptions { start: GameStart::Position(game(&["Ee2n"]).position().unwrap(), 2), ..two.clone() };
    let set_up = |play: &mut PlayState| {
        let side = play.game.side();
        Rc::make_mut(&mut play.game).set_up(&Setup::from_rows(NINETY_NINE, side)).unwrap();
        play.draft = Draft::of(&play.game);
    };
    let nothing = |_: &mut PlayState| {};
    let flip = |play: &mut PlayState| play.apply(PlayAction::Flip);
    let clear = |play: &mut PlayState| play.apply(SetupAction::Clear);
    let resign = |play: &mut PlayState| play.apply(PlayAction::Resign);
    let end = |play: &mut PlayState| play.apply(PlayAction::End);
    let cases: [(&str, &GameOptions, Act, bool); 9] = [
        ("looked at", &gold, nothing, true),
        ("turned around", &gold, flip, true),
        ("the computer has set up", &silver, set_up, true),
        ("two people, nothing", &two, nothing, true),
        ("a setup was begun", &gold, clear, false),
        ("set up", &gold, end, false),
        ("two people, one has set up", &two, set_up, false),
        ("resigned", &gold, resign, false),
        ("a position was given", &position, nothing, false),
    ];
    for (what, options, act, is_left) in cases {
        let mut play = PlayState::new(GameOptions::default());
        let mut tracked = Tracked::new(&play, None);
        play.apply(PlayAction::Begin(options.clone()));
        let begun = tracked.next(&play).unwrap();
        act(&mut play);
        tracked.next(&play);
        let other = PlayState { saved_id: Some("7".into()), ..self::after(&["Ee2n"]) };
        tracked.tracker.expect(Save { stored: stored("7", &other), lease: "other".into(), is_new: false });
        play.apply(PlayAction::Open(Box::new(other)));
        assert_eq!(tracked.next(&play), None);
        let left = tracked.tracker.take_left();
        assert_eq!(left.is_some(), is_left, "{what}");
        if let Some(left) = left {
            assert_eq!((left.stored.entry.id, left.lease), (begun.stored.entry.id, begun.lease));
        }
        assert!(tracked.tracker.take_left().is_none());
    }
}

#[test]
fn a_game_deleted_in_another_tab_is_saved_again() {
    let mut play = after(&["Ee2n"]);
    let mut tracked =
        Tracked::new(&play, Some(Save { stored: stored("7", &play), lease: "lease".into(), is_new: false }));
    play.apply(PlayAction::LoseToAnotherTab);
    tracked.next(&play);
    tracked.tracker.keep_own("lease2".into());
    play.apply(PlayAction::TakeFromAnotherTab);
    let save = tracked.next(&play).unwrap();
    assert_eq!((save.stored.entry.id.as_str(), save.lease.as_str()), ("7", "lease2"));
    assert_eq!((save.stored.text, save.is_new), (saved::write(&play).expect("a text"), true));
}

fn items(text: &str) -> (Vec<ImportedGame>, Vec<QuarantinedItem>, Vec<(FilePart, String)>) {
    let (mut games, mut quarantined, mut failures) = (Vec::new(), Vec::new(), Vec::new());
    for found in Import::new(text) {
        match found {
            ImportedItem::Game(item) => games.push(*item),
            ImportedItem::Quarantined(one) => quarantined.push(one),
            ImportedItem::Failure(part, reason) => failures.push((part, reason)),
        }
    }
    (games, quarantined, failures)
}

#[test]
fn an_export_of_all_games_restores_them() {
    let hard = GameOptions::against(Player::Computer(Level::ALL[7]), Side::Silver);
    let mut games =
        vec![stored("1", &after(&["Ee2n"])), stored("2", &PlayState::resume(game(&["Ee2n", "ra7s"]), hard))];
    games[1].entry.name = Some("Finale".into());
    let quarantined =
        [QuarantinedItem { id: key_of("broken"), reason: "it is damaged".into(), text: "broken".into() }];
    let file = write_file(&games, &quarantined).expect("a text");
    let (items, quarantined_again, failures) = items(&file);
    assert_eq!(failures, []);
    assert_eq!(quarantined_again, quarantined);
    for (item, StoredGame { entry, text }) in items.iter().zip(&games) {
        assert_eq!((item.id.as_deref(), &item.name), (Some(&*entry.id), &entry.name));
        assert_eq!((item.created, item.begun, item.changed), (Some(1), Some(TODAY), Some(5)));
        assert_eq!((&item.summary, &item.text), (&entry.summary, text));
    }
    assert_eq!(items.len(), 2);
}

#[test]
fn one_unreadable_game_does_not_affect_others() {
    let file = write_file(&[stored("1", &after(&["Ee2n"])), stored("2", &after(&[]))], &[]).expect("a text");
    let (good, _, failures) = items(&file.replacen("Ee2n", "Ee2s", 1));
    assert_eq!(good.len(), 1);
    assert!(
        matches!(&failures[..], [(FilePart::Number(1), reason)] if reason.contains("2g")),
        "{failures:?}"
    );
    // A quarantined item is exported and quarantined again by the import.
    let quarantined = [QuarantinedItem { id: key_of("x"), reason: "r".into(), text: "x".into() }];
    assert_eq!(items(&write_file(&[], &quarantined).expect("a text")).1, quarantined);
}

#[test]
fn records_and_archives_are_games_between_two_people() {
    let record = game(&["Ee2n", "ra7s"]).to_record();
    let plain = record.to_plain();
    let tagged = format!("[Gold \"Omar\"]\n[Silver \"Fritz\"]\n[Event \"Club\"]\n\n{plain}2s resigns\n");
    let (games, _, failures) = items(&format!("{tagged}\n{plain}\n1g Ra1 Rb1 zz\n\n{plain}"));
    assert_eq!(games.len(), 3, "{failures:?}");
    assert_eq!(failures.len(), 1, "{failures:?}");
    assert_eq!(games[0].name.as_deref(), Some("Omar – Fritz, Club"));
    assert_eq!(games[1].name, None);
    assert_eq!(saved::read(&games[1].text).unwrap().game, game(&["Ee2n", "ra7s"]).into());
    assert!(saved::read(&games[1].text).unwrap().options.players.gold == Player::Person);

    let moves = plain.trim_end().replace('\n', "\\n");
    let archive = format!(
        "id\twusername\tbusername\tstartts\tresult\ttermination\tmovelist\n\
         7\tOmar\tFritz\t1700000000\tw\tr\t{moves}\n\
         8\tOmar\tFritz\t1700000000\tw\tr\t1g Ra1\\n1s zz\n"
    );
    let (games, _, failures) = items(&archive);
    assert_eq!(games.len(), 1, "{failures:?}");
    assert_eq!(games[0].created, Some(1_700_000_000_000));
    assert_eq!(games[0].summary.outcome, Some(Outcome::win(Side::Gold, Reason::Resignation)));
    assert!(matches!(&failures[..], [(FilePart::Named(name), _)] if name == "8"), "{failures:?}");
}

#[test]
fn no_file_causes_a_panic() {
    let good = write_file(&[stored("1", &after(&["Ee2n"]))], &[]).expect("a text");
    for length in (0..good.len()).step_by(7) {
        let _ = items(good.get(..length).unwrap_or_default());
    }
    for text in
        ["", " ", "{", "{}", "[]", "hello", "1g", "\u{feff}", "{\"format\":\"ansa-library\",\"version\":2}"]
    {
        assert!(items(text).0.is_empty(), "{text}");
        assert!(!items(text).2.is_empty(), "nothing is said about {text:?}");
    }
}
