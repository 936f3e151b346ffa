use super::*;
use crate::activities::play::PlayState;
use crate::document::GameOptions;
use crate::library::{Date, Summary};

fn stored(id: &str, name: Option<&str>) -> StoredGame {
    let play = PlayState::new(GameOptions::default());
    let today = Date { year: 2026, month: 11, day: 26 };
    let entry = LibraryEntry::new(id.to_owned(), 1_000, today, Summary::of(&play.document));
    let entry = LibraryEntry { name: name.map(str::to_owned), is_unchecked: true, ..entry };
    StoredGame { entry, text: format!("{{\"game\":\"{id}\"}}") }
}

fn all() -> Vec<StoredGame> {
    vec![stored("a1", None), stored("b2", Some("Omar\t–\n“Fritz”")), stored("c3", Some("\\"))]
}

fn pack_of(games: &[StoredGame]) -> Pack {
    let mut pack = Pack::new();
    for game in games {
        pack.add(game).expect("a text");
    }
    pack
}

fn games_of(pack: &Pack) -> Vec<StoredGame> {
    let read = |(entry, text): (PackedEntry<'_>, &str)| StoredGame {
        entry: entry.read().expect("an entry"),
        text: text.to_owned(),
    };
    pack.iter().map(read).collect()
}

#[test]
fn packs_round_trip_with_every_name() {
    let pack = pack_of(&all());
    assert_eq!(games_of(&pack), all());
    let read = Pack::read(pack.list.clone(), pack.games.clone());
    assert_eq!(read.as_ref(), Ok(&pack));
    let ids: Vec<&str> = packed_entries(&pack.list).expect("entries").map(|entry| entry.id).collect();
    assert_eq!(ids, ["a1", "b2", "c3"]);
    assert!(Pack::new().is_empty() && !pack.is_empty());
}

#[test]
fn the_stored_form_of_a_pack_is_fixed() {
    let one = stored("abc", Some("A – B"));
    let pack = pack_of(core::slice::from_ref(&one));
    let entry = one.entry.write().expect("a text");
    assert_eq!(pack.list, format!("ansa-pack-list 1\nabc\t\"A – B\"\t{entry}"));
    assert_eq!(pack.games, "ansa-pack-games 1\n{\"game\":\"abc\"}");
}

#[test]
fn games_are_taken_out_of_a_pack() {
    let pack = pack_of(&all());
    let left = pack.without(|id| id == "b2");
    assert_eq!(games_of(&left), [stored("a1", None), stored("c3", Some("\\"))]);
    assert!(pack.without(|_| true).is_empty());
    assert_eq!(pack.without(|_| false), pack);
}

#[test]
fn a_damaged_pack_is_an_error_and_a_damaged_entry_is_one_of_its_own() {
    let pack = pack_of(&all());
    let read = |list: &str, games: &str| Pack::read(list.to_owned(), games.to_owned());
    let shorter = pack.games.rsplit_once('\n').expect("a line").0;
    assert_eq!(read(&pack.list, shorter), Err(PackError::Count { entries: 3, games: 2 }));
    for (list, games) in [("", &*pack.games), (&*pack.list, ""), ("ansa-pack-list 2\na", &*pack.games)] {
        let error = read(list, games).expect_err("a damaged pack");
        assert!(matches!(error, PackError::Head(_)), "{error:?}");
    }
    let damaged = read(&pack.list.replacen("\"version\"", "\"wersion\"", 1), &pack.games);
    let damaged = damaged.expect("a pack");
    let readable: Vec<bool> = damaged.iter().map(|(entry, _)| entry.read().is_ok()).collect();
    assert_eq!(readable, [false, true, true]);
    // Whatever the text, reading ends and panics at nothing.
    for length in (0..pack.list.len()).filter(|&length| pack.list.is_char_boundary(length)) {
        if let Ok(cut) = read(&pack.list[..length], &pack.games) {
            assert!(cut.iter().all(|(entry, _)| entry.read().is_ok() || entry.id.len() <= 2));
        }
    }
}

#[test]
fn what_would_break_the_lines_is_not_packed() {
    let broken = StoredGame { text: "{\n}".to_owned(), ..stored("a1", None) };
    assert!(!Pack::can_hold(&broken) && Pack::can_hold(&stored("a1", None)));
    assert!(pack_of(&[broken]).is_empty());
}
