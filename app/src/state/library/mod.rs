//! The saved games as a list: sorted by their last change, searched as one types, renamed, deleted and brought back.
//!
//! What is done here is done to the list only; [`crate::services::store`] does it to the store.

mod entry;
mod exchange;
mod import;
mod save_tracker;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use yew::Reducible;

pub(crate) use entry::{Date, LibraryEntry, LibraryEntryError, MAX_NAME_LENGTH, Summary, tidy_name};
pub(crate) use exchange::write_file;
pub(crate) use import::{FilePart, Import, ImportFailure, ImportedGame, ImportedItem, key_of};
pub(crate) use save_tracker::{Save, SaveContext, SaveTracker};

/// How many games the list shows at first, and how many more at a press.
pub(crate) const WINDOW: usize = 20;

/// A game as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct StoredGame {
    /// Its entry in the list.
    pub(crate) entry: LibraryEntry,
    /// The game as [`crate::state::saved`] writes it.
    pub(crate) text: String,
}

/// Something that could not be read. It is kept unchanged, for a later version that may understand it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct QuarantinedItem {
    /// Its key in the store.
    pub(crate) id: String,
    /// What is wrong with it.
    pub(crate) reason: String,
    /// The text itself.
    pub(crate) text: String,
}

/// A game in the list, with the words that a search looks through.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ListedGame {
    /// The game.
    pub(crate) entry: LibraryEntry,
    /// Its name, players and result in small letters.
    words: String,
}

/// The result of an import.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct ImportReport {
    /// How many games are new.
    pub(crate) added: usize,
    /// How many were in the list before.
    pub(crate) known: usize,
    /// What could not be read, and why.
    pub(crate) failures: Vec<ImportFailure>,
    /// Why the rest could not be kept, in the words of a service.
    pub(crate) trouble: Option<String>,
}

/// What the dialog of saved games shows.
#[derive(Clone)]
pub(crate) struct Library {
    /// How an entry is described in words; the search looks through them.
    describe: fn(&LibraryEntry) -> String,
    /// The last changed first.
    games: Rc<Vec<Rc<ListedGame>>>,
    /// The quarantined items.
    pub(crate) quarantined: Vec<QuarantinedItem>,
    /// Whether the store has answered.
    pub(crate) is_loaded: bool,
    /// What is searched.
    pub(crate) query: String,
    /// How many of those found are shown.
    pub(crate) window: usize,
    /// The game whose name is being changed.
    pub(crate) renaming: Option<String>,
    /// What was deleted here, the last one last.
    pub(crate) deleted: Vec<StoredGame>,
    /// How many items of a file have been read so far.
    pub(crate) importing: Option<usize>,
    /// What came of the last import.
    pub(crate) report: Option<ImportReport>,
    /// What a service could not do.
    pub(crate) trouble: Option<String>,
}

/// A change of the list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum LibraryAction {
    /// The store told what it has.
    Loaded(Vec<LibraryEntry>, Vec<QuarantinedItem>),
    /// Something is searched.
    Search(String),
    /// More of what was found is to be shown.
    More,
    /// A name is to be changed.
    BeginRename(String),
    /// The name stays as it is.
    CancelRename,
    /// A game has this name now.
    Renamed(String, Option<String>),
    /// A game was deleted.
    Deleted(StoredGame),
    /// The game deleted last is back.
    Restored,
    /// A quarantined item was deleted.
    QuarantinedDeleted(String),
    /// So many items of a file have been read.
    Importing(usize),
    /// A file has been read.
    Imported(ImportReport, Vec<LibraryEntry>, Vec<QuarantinedItem>),
    /// A service failed, in its words.
    Failed(String),
}

impl Library {
    /// An empty list. `describe` puts an entry into the words that are searched.
    pub(crate) fn new(describe: fn(&LibraryEntry) -> String) -> Library {
        Library {
            describe,
            games: Rc::default(),
            quarantined: Vec::new(),
            is_loaded: false,
            query: String::new(),
            window: WINDOW,
            renaming: None,
            deleted: Vec::new(),
            importing: None,
            report: None,
            trouble: None,
        }
    }

    /// How many games there are.
    pub(crate) fn count(&self) -> usize {
        self.games.len()
    }

    /// The games that have every word of the search, as many of them as are to be shown, and how many there are.
    pub(crate) fn found(&self) -> (Vec<Rc<ListedGame>>, usize) {
        let query = self.query.to_lowercase();
        let words: Vec<&str> = query.split_whitespace().collect();
        let mut found =
            self.games.iter().filter(|listed| words.iter().all(|word| listed.words.contains(word)));
        let shown: Vec<Rc<ListedGame>> = found.by_ref().take(self.window).cloned().collect();
        let count = shown.len() + found.count();
        (shown, count)
    }

    /// Changes the list.
    pub(crate) fn apply(&mut self, change: LibraryAction) {
        // That there is no list stays true whatever is done.
        if self.is_loaded {
            self.trouble = None;
        }
        match change {
            LibraryAction::Loaded(entries, quarantined) => {
                self.trouble = None;
                self.games = Rc::default();
                self.take_in(entries);
                self.quarantined = quarantined;
                self.is_loaded = true;
            }
            LibraryAction::Search(query) => {
                self.query = query;
                self.window = WINDOW;
                self.renaming = None;
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
            }
            LibraryAction::Deleted(stored) => {
                Rc::make_mut(&mut self.games).retain(|listed| listed.entry.id != stored.entry.id);
                self.deleted.push(stored);
                self.report = None;
            }
            LibraryAction::Restored => {
                if let Some(stored) = self.deleted.pop() {
                    self.take_in(vec![stored.entry]);
                }
            }
            LibraryAction::QuarantinedDeleted(id) => {
                self.quarantined.retain(|quarantined| quarantined.id != id);
            }
            LibraryAction::Importing(count) => {
                self.importing = Some(count);
                self.report = None;
            }
            LibraryAction::Imported(report, entries, quarantined) => {
                self.importing = None;
                self.report = Some(report);
                self.take_in(entries);
                self.quarantined.retain(|own| quarantined.iter().all(|new| new.id != own.id));
                self.quarantined.extend(quarantined);
            }
            LibraryAction::Failed(message) => {
                self.importing = None;
                self.trouble = Some(message);
            }
        }
    }

    /// Adds games in their places.
    fn take_in(&mut self, entries: Vec<LibraryEntry>) {
        let describe = self.describe;
        let games = Rc::make_mut(&mut self.games);
        games.extend(entries.into_iter().map(|entry| Rc::new(list(describe, entry))));
        games.sort_by(|one, other| {
            let (one, other) = (&one.entry, &other.entry);
            other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id))
        });
    }
}

fn list(describe: fn(&LibraryEntry) -> String, entry: LibraryEntry) -> ListedGame {
    ListedGame { words: describe(&entry).to_lowercase(), entry }
}

impl Reducible for Library {
    type Action = LibraryAction;

    fn reduce(self: Rc<Self>, change: LibraryAction) -> Rc<Self> {
        let mut library = Rc::unwrap_or_clone(self);
        library.apply(change);
        Rc::new(library)
    }
}
