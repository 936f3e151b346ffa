//! Packs: the games of an archive, several hundred in two stored texts.
//!
//! A browser's database takes about as long for a small value as for a large one, so a game that nobody has opened yet
//! has no values of its own. One text has the list entries and is read for the list; the other has the games.
//!
//! Both are lines: the first names the form and its version, each other one is about one game, in the same order. No line
//! contains a line break or a tab, because everything between them is JSON.

use core::fmt;

use super::{LibraryEntry, StoredGame};
use crate::formats::ReadError;
use crate::formats::json::{self, WriteError};

/// The first line of the list entries of a pack.
const LIST_HEAD: &str = "ansa-pack-list 1";
/// The first line of the games of a pack.
const GAMES_HEAD: &str = "ansa-pack-games 1";

/// Why a pack could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PackError {
    /// It does not begin like a pack of this version. Carries the beginning.
    Head(String),
    /// The number of games is not the number of list entries.
    Count { entries: usize, games: usize },
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackError::Head(found) => write!(f, "“{found}” is an unknown form of games of an archive"),
            PackError::Count { entries, games } => {
                write!(f, "it has {games} games for {entries} entries of the list")
            }
        }
    }
}

/// A pack as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    list: String,
    games: String,
}

impl Pack {
    /// An empty pack.
    pub fn new() -> Pack {
        Pack { list: LIST_HEAD.to_owned(), games: GAMES_HEAD.to_owned() }
    }

    /// Whether a game can be in a pack.
    pub fn can_hold(stored: &StoredGame) -> bool {
        !stored.text.contains('\n') && !stored.entry.id.contains(['\t', '\n'])
    }

    /// Adds a game, if a pack can hold it.
    ///
    /// # Errors
    /// It can't be serialised.
    pub fn add(&mut self, stored: &StoredGame) -> Result<(), WriteError> {
        if !Pack::can_hold(stored) {
            return Ok(());
        }
        let (name, entry) = (json::write(&stored.entry.name)?, stored.entry.write()?);
        self.add_lines(&[&stored.entry.id, "\t", &name, "\t", &entry], &stored.text);
        Ok(())
    }

    fn add_lines(&mut self, entry: &[&str], game: &str) {
        self.list.push('\n');
        self.list.extend(entry.iter().copied());
        self.games.push('\n');
        self.games.push_str(game);
    }

    /// The pack of stored texts.
    ///
    /// # Errors
    /// It is damaged or of a later version.
    pub fn read(list: String, games: String) -> Result<Pack, PackError> {
        let counts = (packed_entries(&list)?.count(), after_head(&games, GAMES_HEAD)?.count());
        match counts {
            (entries, games) if entries != games => Err(PackError::Count { entries, games }),
            _ => Ok(Pack { list, games }),
        }
    }

    /// The text with the list entries.
    pub fn list(&self) -> &str {
        &self.list
    }

    /// The text with the games.
    pub fn games(&self) -> &str {
        &self.games
    }

    /// Whether it has no games.
    pub fn is_empty(&self) -> bool {
        self.list == LIST_HEAD
    }

    /// Its games, and their texts.
    pub fn iter(&self) -> impl Iterator<Item = (PackedEntry<'_>, &str)> {
        let entries = self.list.lines().skip(1).map(PackedEntry::from_line);
        entries.zip(self.games.lines().skip(1))
    }

    /// The same pack without some games.
    #[must_use]
    pub fn without(&self, is_removed: impl Fn(&str) -> bool) -> Pack {
        let mut pack = Pack::new();
        for (entry, game) in self.iter().filter(|(entry, _)| !is_removed(entry.id)) {
            pack.add_lines(&[entry.line], game);
        }
        pack
    }
}

/// A game in the list of a pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackedEntry<'a> {
    /// Its id.
    pub id: &'a str,
    line: &'a str,
}

impl<'a> PackedEntry<'a> {
    fn from_line(line: &'a str) -> PackedEntry<'a> {
        PackedEntry { id: line.split('\t').next().unwrap_or_default(), line }
    }

    /// Its list entry with its name.
    ///
    /// # Errors
    /// The entry is damaged. The others of the pack may be readable.
    pub fn read(self) -> Result<LibraryEntry, ReadError> {
        let mut parts = self.line.splitn(3, '\t').skip(1);
        let (name, entry) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let name = serde_json::from_str(name)?;
        Ok(LibraryEntry { name, ..LibraryEntry::read(self.id, entry)? })
    }
}

/// The entries in the list of a pack, without its games.
///
/// # Errors
/// It is damaged or of a later version.
pub fn packed_entries(list: &str) -> Result<impl Iterator<Item = PackedEntry<'_>>, PackError> {
    after_head(list, LIST_HEAD).map(|lines| lines.map(PackedEntry::from_line))
}

fn after_head<'a>(text: &'a str, head: &str) -> Result<impl Iterator<Item = &'a str> + use<'a>, PackError> {
    /// How much of an unknown beginning is told, in characters.
    const TOLD: usize = 40;
    let mut lines = text.lines();
    match lines.next() {
        Some(first) if first == head => Ok(lines),
        other => Err(PackError::Head(other.unwrap_or_default().chars().take(TOLD).collect())),
    }
}

#[cfg(test)]
mod tests {
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
        let read = Pack::read(pack.list().to_owned(), pack.games().to_owned());
        assert_eq!(read.as_ref(), Ok(&pack));
        let ids: Vec<&str> = packed_entries(pack.list()).expect("entries").map(|entry| entry.id).collect();
        assert_eq!(ids, ["a1", "b2", "c3"]);
        assert!(Pack::new().is_empty() && !pack.is_empty());
    }

    #[test]
    fn the_stored_form_of_a_pack_is_fixed() {
        let one = stored("abc", Some("A – B"));
        let pack = pack_of(core::slice::from_ref(&one));
        let entry = one.entry.write().expect("a text");
        assert_eq!(pack.list(), format!("ansa-pack-list 1\nabc\t\"A – B\"\t{entry}"));
        assert_eq!(pack.games(), "ansa-pack-games 1\n{\"game\":\"abc\"}");
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
        let shorter = pack.games().rsplit_once('\n').expect("a line").0;
        assert_eq!(read(pack.list(), shorter), Err(PackError::Count { entries: 3, games: 2 }));
        for (list, games) in [("", pack.games()), (pack.list(), ""), ("ansa-pack-list 2\na", pack.games())] {
            let error = read(list, games).expect_err("a damaged pack");
            assert!(matches!(error, PackError::Head(_)), "{error}");
        }
        let damaged = read(&pack.list().replacen("\"version\"", "\"wersion\"", 1), pack.games());
        let damaged = damaged.expect("a pack");
        let readable: Vec<bool> = damaged.iter().map(|(entry, _)| entry.read().is_ok()).collect();
        assert_eq!(readable, [false, true, true]);
        // Whatever the text, reading ends and panics at nothing.
        for length in (0..pack.list().len()).filter(|&length| pack.list().is_char_boundary(length)) {
            if let Ok(cut) = read(&pack.list()[..length], pack.games()) {
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
}
