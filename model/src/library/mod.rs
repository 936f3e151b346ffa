//! The list of saved games: sorted by last change, with search as you type, rename, delete and undo.
//!
//! These actions change only the list; [`crate::library`] changes the store.

mod archive_row;
mod entry;
mod exchange;
mod game_ids;
mod import;
mod item;
mod key;
mod pack;
mod pasted;
mod quick;
mod report;
mod stream;
mod studies;
#[cfg(test)]
mod tests;

use core::convert::Infallible;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::Apply;
use crate::activities::play::saved::{self, SavedError, UncheckedReading};
pub use entry::{Date, LibraryEntry, MAX_NAME_LENGTH, Summary, newest, tidy_name};
pub use exchange::{add_record, write_file};
pub use game_ids::GameIds;
pub use import::Import;
pub use item::{FilePart, ImportFailure, ImportedGame, ImportedItem};
pub use key::{content_id, key_of};
pub use pack::{Pack, packed_entries};
pub use pasted::{LONGEST, Pasted, PastedText, read_pasted};
pub use report::{ImportProgress, ImportReport};
pub use stream::{ImportStream, StreamedText};
pub use studies::{ChapterMove, MAX_CHAPTERS, MAX_STUDIES, Studies, StudiesAction, StudiesFault, Study};

/// How many games the list shows at first, and how many more each press adds.
pub const WINDOW: usize = 20;

/// A game as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredGame {
    pub entry: LibraryEntry,
    /// The game as [`crate::activities::play::saved`] writes it.
    pub text: String,
}

impl StoredGame {
    /// Reads the game. Of a game that nobody has checked yet, only the beginning may be legal.
    pub fn read(&self) -> Result<UncheckedReading, SavedError> {
        read_game(&self.text, self.entry.is_unchecked)
    }
}

fn read_game(text: &str, is_unchecked: bool) -> Result<UncheckedReading, SavedError> {
    if is_unchecked {
        return saved::read_unchecked(text);
    }
    saved::read(text).map(|play| UncheckedReading { play, error: None })
}

#[derive(Clone, PartialEq, Debug)]
pub struct Save {
    /// The game as it is to be stored.
    pub stored: StoredGame,
    /// The lease that the tab holds on it; empty if it holds none.
    pub lease: String,
    /// Whether the store has no copy yet.
    pub is_new: bool,
    /// Whether the game goes on without being shown. Such a game isn't the one that the next start shows.
    pub is_running: bool,
}

/// Unreadable data. It is kept unchanged, because a later version may be able to read it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct QuarantinedItem {
    /// Its key in the store, which is not written with it.
    #[serde(skip)]
    pub id: String,
    /// Why it is unreadable.
    pub reason: String,
    pub text: String,
}

/// A game in the list, with its search text.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedGame {
    pub entry: LibraryEntry,
    /// Its name, players and result in lowercase.
    words: String,
}

/// The state of the dialog of saved games.
#[derive(Clone)]
pub struct Library {
    /// Describes an entry in words, for the search.
    describe: fn(&LibraryEntry) -> String,
    /// The games, the last changed first.
    games: Rc<Vec<Rc<ListedGame>>>,
    /// The games that pass the filter; `None` without one.
    passing: Option<GameIds>,
    /// Those of them that are in the list, in its order.
    narrowed: Option<Rc<Vec<Rc<ListedGame>>>>,
    /// How often games were added, renamed or deleted: what was counted before may be wrong.
    pub revision: u32,
    pub quarantined: Vec<QuarantinedItem>,
    /// Whether the store has answered.
    pub is_loaded: bool,
    /// The search text.
    pub query: String,
    /// How many of the results are shown.
    pub window: usize,
    /// The game being renamed.
    pub renaming: Option<String>,
    /// The deleted games that can be restored, the last one last.
    pub deleted: Vec<StoredGame>,
    /// The progress of the import, if one is in progress.
    pub importing: Option<ImportProgress>,
    /// The result of the last import.
    pub report: Option<ImportReport>,
    /// The last failure of a service.
    pub error: Option<String>,
}

/// A change of the list.
#[derive(Clone, PartialEq, Debug)]
pub enum LibraryAction {
    /// The rest of the store's content was loaded.
    Loaded(Vec<LibraryEntry>, Vec<QuarantinedItem>),
    /// The search text was changed.
    Search(String),
    /// Only these games pass the filter; `None` without a filter.
    Narrow(Option<GameIds>),
    /// Shows more results.
    More,
    /// Starts renaming a game.
    BeginRename(String),
    CancelRename,
    Renamed(String, Option<String>),
    Deleted(StoredGame),
    /// The game deleted last was restored.
    Restored,
    QuarantinedDeleted(String),
    /// Games were found in the store or added to it.
    Found(Vec<LibraryEntry>),
    /// Files are being imported.
    Importing(ImportProgress),
    Imported(ImportReport, Vec<LibraryEntry>, Vec<QuarantinedItem>),
    /// A service failed, in its words.
    Failed(String),
}

impl LibraryAction {
    /// Whether the stored games are others afterwards than a worker has read.
    const fn makes_counts_old(&self) -> bool {
        matches!(
            self,
            LibraryAction::Renamed(..)
                | LibraryAction::Deleted(_)
                | LibraryAction::Restored
                | LibraryAction::Imported(..)
        )
    }
}

impl Apply for Library {
    type Action = LibraryAction;
    type Effect = Infallible;

    fn apply(&mut self, change: impl Into<LibraryAction>) -> Option<Infallible> {
        let change = change.into();
        // A failed load remains an error, whatever happens later. What a worker finds is no answer to an error.
        if self.is_loaded && !matches!(change, LibraryAction::Narrow(_)) {
            self.error = None;
        }
        if change.makes_counts_old() {
            self.revision = self.revision.wrapping_add(1);
        }
        match change {
            LibraryAction::Loaded(entries, quarantined) => {
                self.error = None;
                self.insert(entries);
                self.quarantined = quarantined;
                self.is_loaded = true;
            }
            LibraryAction::Search(query) => {
                self.query = query;
                self.window = WINDOW;
                self.renaming = None;
            }
            LibraryAction::Narrow(passing) => {
                self.passing = passing;
                self.narrow();
            }
            LibraryAction::More => self.window = self.window.saturating_add(WINDOW),
            LibraryAction::BeginRename(id) => self.renaming = Some(id),
            LibraryAction::CancelRename => self.renaming = None,
            LibraryAction::Renamed(id, name) => {
                self.renaming = None;
                if let Some(listed) =
                    Rc::make_mut(&mut self.games).iter_mut().find(|listed| listed.entry.id == id)
                {
                    let entry = LibraryEntry { name, ..listed.entry.clone() };
                    *listed = Rc::new(list(self.describe, entry));
                }
                self.narrow();
            }
            LibraryAction::Deleted(stored) => {
                Rc::make_mut(&mut self.games).retain(|listed| listed.entry.id != stored.entry.id);
                self.narrow();
                self.deleted.push(stored);
                self.report = None;
            }
            LibraryAction::Restored => {
                if let Some(stored) = self.deleted.pop() {
                    self.insert(vec![stored.entry]);
                }
            }
            LibraryAction::QuarantinedDeleted(id) => {
                self.quarantined.retain(|quarantined| quarantined.id != id);
            }
            LibraryAction::Found(entries) => self.insert(entries),
            LibraryAction::Importing(progress) => {
                self.importing = Some(progress);
                self.report = None;
            }
            LibraryAction::Imported(report, entries, quarantined) => {
                self.importing = None;
                self.report = Some(report);
                self.insert(entries);
                self.quarantined.retain(|own| quarantined.iter().all(|new| new.id != own.id));
                self.quarantined.extend(quarantined);
            }
            LibraryAction::Failed(message) => {
                self.importing = None;
                self.error = Some(message);
            }
        }
        None
    }
}

impl Library {
    /// An empty list. `describe` makes the search text of an entry.
    pub fn new(describe: fn(&LibraryEntry) -> String) -> Library {
        Library {
            describe,
            games: Rc::default(),
            passing: None,
            narrowed: None,
            revision: 0,
            quarantined: Vec::new(),
            is_loaded: false,
            query: String::new(),
            window: WINDOW,
            renaming: None,
            deleted: Vec::new(),
            importing: None,
            report: None,
            error: None,
        }
    }

    pub fn count(&self) -> usize {
        self.games.len()
    }

    /// The games that were begun here, the last changed first.
    pub fn own_games(&self) -> impl Iterator<Item = &LibraryEntry> {
        let has_begun = |entry: &&LibraryEntry| entry.summary.is_own && entry.summary.plies > 0;
        self.games.iter().map(|listed| &listed.entry).filter(has_begun)
    }

    /// The games that pass the filter and match every word of the search, up to the window, and the number of all such
    /// games.
    pub fn found(&self) -> (Vec<Rc<ListedGame>>, usize) {
        let query = self.query.to_lowercase();
        let words: Vec<&str> = query.split_whitespace().collect();
        let games = self.narrowed.as_ref().unwrap_or(&self.games);
        let mut found = games.iter().filter(|listed| words.iter().all(|word| listed.words.contains(word)));
        let shown: Vec<Rc<ListedGame>> = found.by_ref().take(self.window).cloned().collect();
        let count = shown.len() + found.count();
        (shown, count)
    }

    /// Adds games in sort order.
    fn insert(&mut self, entries: Vec<LibraryEntry>) {
        let describe = self.describe;
        let games = Rc::make_mut(&mut self.games);
        games.extend(entries.into_iter().map(|entry| Rc::new(list(describe, entry))));
        games.sort_by(|one, other| {
            let (one, other) = (&one.entry, &other.entry);
            other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id))
        });
        // Another tab may have opened a game of a pack, and so moved it, while the list was read.
        games.dedup_by(|one, other| one.entry.id == other.entry.id);
        self.narrow();
    }

    /// Finds the games of the list that pass the filter.
    fn narrow(&mut self) {
        self.narrowed = self.passing.as_ref().map(|passing| {
            let ids = passing.set();
            let games = self.games.iter().filter(|listed| ids.contains(listed.entry.id.as_str()));
            Rc::new(games.cloned().collect())
        });
    }
}

fn list(describe: fn(&LibraryEntry) -> String, entry: LibraryEntry) -> ListedGame {
    ListedGame { words: describe(&entry).to_lowercase(), entry }
}
