//! Packs: the games of an archive, several hundred in two stored texts.
//!
//! A browser's database takes about as long for a small value as for a large one, so a game that nobody has opened yet
//! has no values of its own. One text has the list entries and is read for the list; the other has the games.
//!
//! Both are lines: the first names the form and its version, each other one is about one game, in the same order. No line
//! contains a line break or a tab, because everything between them is JSON.

use ansa_texts::reason_stored as words;

use super::{LibraryEntry, StoredGame};
use crate::formats::ReadError;
use crate::formats::WriteError;
use crate::reason::Reason;

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

impl Reason for PackError {
    fn why(&self) -> String {
        words::pack().to_owned()
    }
}

/// A pack as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// The text with the list entries.
    pub list: String,
    pub games: String,
}

impl Pack {
    pub fn new() -> Pack {
        Pack { list: LIST_HEAD.to_owned(), games: GAMES_HEAD.to_owned() }
    }

    /// Whether a game can be in a pack.
    pub fn can_hold(stored: &StoredGame) -> bool {
        !stored.text.contains('\n') && !stored.entry.id.contains(['\t', '\n'])
    }

    /// Adds a game, if a pack can hold it.
    pub fn add(&mut self, stored: &StoredGame) -> Result<(), WriteError> {
        if !Pack::can_hold(stored) {
            return Ok(());
        }
        let (name, entry) = (serde_json::to_string(&stored.entry.name)?, stored.entry.write()?);
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
    pub fn read(list: String, games: String) -> Result<Pack, PackError> {
        let counts = (packed_entries(&list)?.count(), after_head(&games, GAMES_HEAD)?.count());
        match counts {
            (entries, games) if entries != games => Err(PackError::Count { entries, games }),
            _ => Ok(Pack { list, games }),
        }
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

    /// The pack without some games.
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
mod tests;
