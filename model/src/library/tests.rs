//! Tests of the list of saved games, and of import and export.

mod archives;
mod files;

use ansa_board::testing::HOSTILE_TEXTS;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{BySide, Side};

use super::*;
use crate::activities::play::testing::{game, resume};
use crate::activities::play::{PlayState, saved};
use crate::document::{Document, GameOptions, GameStart, Player, friend_testing};
use crate::formats::GameId;
use crate::nearby::{GameCopy, GameId as NearbyId, NearbyOptions};
use crate::text::{library as words, pasted as pasted_words};

const TODAY: Date = Date { year: 2026, month: 11, day: 21 };

fn after(turns: &[&str]) -> PlayState {
    resume(game(turns), GameOptions::default())
}

fn entry(id: &str, changed: u64, play: &PlayState) -> LibraryEntry {
    LibraryEntry { changed, ..LibraryEntry::new(id.to_owned(), 1, TODAY, Summary::of(&play.document)) }
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
        resume(over, GameOptions::default()),
    ];
    for play in states {
        let entry = LibraryEntry { revision: 7, ..entry("id", 9, &play) };
        assert_eq!(LibraryEntry::read("id", &entry.write().expect("a text")), Ok(entry));
    }
}

#[test]
fn entries_tell_of_games_by_link() {
    let gold = PlayState::resume(friend_testing::page(Side::Gold, &["Ee2n"]));
    let silver = PlayState::resume(friend_testing::page(Side::Silver, &["Ee2n"]));
    let (id, mut other) = (friend_testing::terms().id, entry("other", 1, &after(&["Ee2n"])));
    assert!(!other.summary.is_own_turn(), "the computer is to move");
    let entries = [other.clone(), entry("old", 3, &gold), entry("new", 4, &silver)];
    assert_eq!(entries[1].summary.link, Some(id));
    assert!(!entries[1].summary.is_own_turn() && entries[2].summary.is_own_turn());
    let by_link = |id| newest(&entries, |game| game.link == Some(id)).map(|entry| entry.id.as_str());
    assert_eq!(by_link(id), Some("new"));
    assert_eq!(by_link(GameId::new([0; GameId::BYTES])), None);
    assert!(words::description(&entries[1]).contains("You vs a friend"));
    let text = entries[2].write().expect("a text");
    assert_eq!(LibraryEntry::read("new", &text).as_ref(), Ok(&entries[2]));
    for hostile in HOSTILE_TEXTS {
        let hostile = serde_json::to_string(hostile).expect("a text");
        let text = text.replace(&format!("\"{id}\""), &hostile);
        assert!(LibraryEntry::read("new", &text).is_err(), "{text}");
    }
    other.summary = Summary::of(&friend_testing::letter(&["Ee2n"]).document(None));
    assert!(!other.summary.is_own_turn(), "it is only watched");
}

#[test]
fn entries_tell_of_games_with_a_device_nearby() {
    let name = |text| NearbyId::new(text).expect("a name");
    let options = NearbyOptions { start: GameStart::default(), control: None, take_backs: true };
    let document =
        |id, side| GameCopy::new(name(id), side, options.clone()).expect("a game").empty_document();
    let of = |key, changed, id, side| entry(key, changed, &PlayState::resume(document(id, side)));
    let entries = [
        of("old", 3, "kitchen", Side::Gold),
        of("new", 4, "kitchen", Side::Gold),
        of("window", 5, "kitchen", Side::Silver),
        of("other", 6, "cellar", Side::Gold),
        entry("alone", 7, &after(&["Ee2n"])),
    ];
    let found =
        |id, side| newest(&entries, |game| game.is_nearby(&name(id), side)).map(|entry| entry.id.as_str());
    assert_eq!(found("kitchen", Side::Gold), Some("new"));
    assert_eq!(found("kitchen", Side::Silver), Some("window"));
    assert_eq!(found("cellar", Side::Silver), None);
    let text = entries[1].write().expect("a text");
    assert_eq!(LibraryEntry::read("new", &text).as_ref(), Ok(&entries[1]));
    for hostile in HOSTILE_TEXTS {
        let hostile = serde_json::to_string(hostile).expect("a text");
        let text = text.replace("\"kitchen\"", &hostile);
        assert!(LibraryEntry::read("new", &text).is_err(), "{text}");
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
    entries[7] = entry("007", 7, &resume(game(&[]), two));
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
fn a_filter_narrows_the_list_with_the_words_and_through_changes() {
    let mut library = Library::new(words::description);
    let entries = |numbers: core::ops::RangeInclusive<u64>| -> Vec<LibraryEntry> {
        let named = |n: u64| LibraryEntry {
            name: Some(format!("Game {n} {}", ["even", "odd"][n as usize % 2])),
            ..entry(&n.to_string(), n, &after(&[]))
        };
        numbers.map(named).collect()
    };
    let narrow = |ids: &[&str]| LibraryAction::Narrow(Some(GameIds::new(ids.iter().copied())));
    library.apply(LibraryAction::Found(entries(1..=3)));
    library.apply(narrow(&["1", "2", "5", "99"]));
    assert_eq!(ids(&library), ["2", "1"], "while the list is being loaded");
    library.apply(LibraryAction::Loaded(entries(4..=6), Vec::new()));
    assert_eq!(
        (ids(&library), library.found().1, library.count()),
        (["5", "2", "1"].map(Into::into).into(), 3, 6)
    );
    library.apply(LibraryAction::Search("odd".into()));
    assert_eq!(ids(&library), ["5", "1"]);
    library.apply(LibraryAction::Search(String::new()));
    assert_eq!(library.revision, 0, "nothing has changed in the store");

    let found = library.found().0[0].entry.clone();
    library.apply(LibraryAction::Deleted(StoredGame { entry: found, text: String::new() }));
    assert_eq!((ids(&library), library.revision), (["2", "1"].map(Into::into).into(), 1));
    library.apply(LibraryAction::Renamed("2".into(), Some("Finale".into())));
    assert_eq!(library.found().0[0].entry.name.as_deref(), Some("Finale"));
    library.apply(LibraryAction::Restored);
    assert_eq!((ids(&library), library.revision), (["5", "2", "1"].map(Into::into).into(), 3));
    library.apply(LibraryAction::Failed("no room".into()));
    library.apply(LibraryAction::Imported(ImportReport::default(), entries(7..=8), Vec::new()));
    assert_eq!(
        (ids(&library).len(), library.count(), library.revision),
        (3, 8, 4),
        "nobody knows whether they pass"
    );
    library.apply(LibraryAction::Failed("no room".into()));
    library.apply(narrow(&["8"]));
    assert_eq!((ids(&library), library.error.as_deref()), (vec!["8".to_owned()], Some("no room")));
    library.apply(narrow(&[]));
    assert_eq!(library.found().1, 0);
    library.apply(LibraryAction::Narrow(None));
    assert_eq!(ids(&library).len(), 8);
}

#[test]
fn names_are_trimmed_and_limited() {
    assert_eq!(tidy_name("  "), None);
    assert_eq!(tidy_name(" a b "), Some("a b".into()));
    assert_eq!(tidy_name(&"é".repeat(500)).map(|name| name.chars().count()), Some(MAX_NAME_LENGTH));
}
