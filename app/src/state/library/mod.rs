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

pub(crate) use entry::{Date, Entry, EntryError, LONGEST_NAME, Summary, tidy_name};
pub(crate) use exchange::write_file;
pub(crate) use import::{Failure, Found, Import, Item, Which, key_of};
pub(crate) use save_tracker::{Save, SaveContext, SaveTracker};

/// How many games the list shows at first, and how many more at a press.
pub(crate) const WINDOW: usize = 20;

/// A game with everything that is kept of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Kept {
    /// What the list says of it.
    pub(crate) entry: Entry,
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

/// A game in the list with the words that a search looks through.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Listed {
    /// The game.
    pub(crate) entry: Entry,
    /// Its name, players and result in small letters.
    words: String,
}

/// What came of an import.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Report {
    /// How many games are new.
    pub(crate) added: usize,
    /// How many were in the list before.
    pub(crate) known: usize,
    /// What could not be read, and why.
    pub(crate) failures: Vec<Failure>,
    /// Why the rest could not be kept, in the words of a service.
    pub(crate) trouble: Option<String>,
}

/// What the dialog of saved games shows.
#[derive(Clone)]
pub(crate) struct Library {
    /// How an entry is described in words; the search looks through them.
    describe: fn(&Entry) -> String,
    /// The last changed first.
    games: Rc<Vec<Rc<Listed>>>,
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
    pub(crate) deleted: Vec<Kept>,
    /// How many items of a file have been read so far.
    pub(crate) importing: Option<usize>,
    /// What came of the last import.
    pub(crate) report: Option<Report>,
    /// What a service could not do.
    pub(crate) trouble: Option<String>,
}

/// One thing that happens to the list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Change {
    /// The store told what it has.
    Loaded(Vec<Entry>, Vec<QuarantinedItem>),
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
    Deleted(Kept),
    /// The game deleted last is back.
    Restored,
    /// A quarantined item was deleted.
    QuarantinedDeleted(String),
    /// So many items of a file have been read.
    Importing(usize),
    /// A file has been read.
    Imported(Report, Vec<Entry>, Vec<QuarantinedItem>),
    /// A service failed, in its words.
    Failed(String),
}

impl Library {
    /// An empty list. `describe` puts an entry into the words that are searched.
    pub(crate) fn new(describe: fn(&Entry) -> String) -> Library {
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
    pub(crate) fn found(&self) -> (Vec<Rc<Listed>>, usize) {
        let query = self.query.to_lowercase();
        let words: Vec<&str> = query.split_whitespace().collect();
        let mut found =
            self.games.iter().filter(|listed| words.iter().all(|word| listed.words.contains(word)));
        let shown: Vec<Rc<Listed>> = found.by_ref().take(self.window).cloned().collect();
        let count = shown.len() + found.count();
        (shown, count)
    }

    /// Does one thing to the list.
    pub(crate) fn apply(&mut self, change: Change) {
        // That there is no list stays true whatever is done.
        if self.is_loaded {
            self.trouble = None;
        }
        match change {
            Change::Loaded(entries, quarantined) => {
                self.trouble = None;
                self.games = Rc::default();
                self.take_in(entries);
                self.quarantined = quarantined;
                self.is_loaded = true;
            }
            Change::Search(query) => {
                self.query = query;
                self.window = WINDOW;
                self.renaming = None;
            }
            Change::More => self.window = self.window.saturating_add(WINDOW),
            Change::BeginRename(id) => self.renaming = Some(id),
            Change::CancelRename => self.renaming = None,
            Change::Renamed(id, name) => {
                self.renaming = None;
                if let Some(listed) =
                    Rc::make_mut(&mut self.games).iter_mut().find(|listed| listed.entry.id == id)
                {
                    let entry = Entry { name, ..listed.entry.clone() };
                    *listed = Rc::new(list(self.describe, entry));
                }
            }
            Change::Deleted(kept) => {
                Rc::make_mut(&mut self.games).retain(|listed| listed.entry.id != kept.entry.id);
                self.deleted.push(kept);
                self.report = None;
            }
            Change::Restored => {
                if let Some(kept) = self.deleted.pop() {
                    self.take_in(vec![kept.entry]);
                }
            }
            Change::QuarantinedDeleted(id) => self.quarantined.retain(|quarantined| quarantined.id != id),
            Change::Importing(count) => {
                self.importing = Some(count);
                self.report = None;
            }
            Change::Imported(report, entries, quarantined) => {
                self.importing = None;
                self.report = Some(report);
                self.take_in(entries);
                self.quarantined.retain(|own| quarantined.iter().all(|new| new.id != own.id));
                self.quarantined.extend(quarantined);
            }
            Change::Failed(message) => {
                self.importing = None;
                self.trouble = Some(message);
            }
        }
    }

    /// Adds games in their places.
    fn take_in(&mut self, entries: Vec<Entry>) {
        let describe = self.describe;
        let games = Rc::make_mut(&mut self.games);
        games.extend(entries.into_iter().map(|entry| Rc::new(list(describe, entry))));
        games.sort_by(|one, other| {
            let (one, other) = (&one.entry, &other.entry);
            other.changed.cmp(&one.changed).then_with(|| one.id.cmp(&other.id))
        });
    }
}

fn list(describe: fn(&Entry) -> String, entry: Entry) -> Listed {
    Listed { words: describe(&entry).to_lowercase(), entry }
}

impl Reducible for Library {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut library = Rc::unwrap_or_clone(self);
        library.apply(change);
        Rc::new(library)
    }
}
