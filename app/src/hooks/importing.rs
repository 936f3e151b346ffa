//! Imports games from files, in slices that leave the page responsive.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::Callback;

use crate::services::file_stream::FileStream;
use crate::services::store::{Store, StoreError};
use crate::services::{moment, time};
use ansa_model::library::{
    FilePart, Import, ImportFailure, ImportProgress, ImportReport, ImportStream, ImportedGame, ImportedItem,
    LibraryAction, LibraryEntry, QuarantinedItem, StoredGame, StreamedText,
};
use ansa_model::reason::Reason;
use ansa_model::text::library as text;

/// How many games are stored in one transaction.
const BATCH: usize = 256;
/// From how many bytes on fewer games are stored in one transaction.
const BATCH_BYTES: usize = 1 << 20;
/// How many transactions may be under way: the store writes one while the next games are read.
const WRITES: usize = 2;
/// How many milliseconds of work follow one another before the page may answer.
const SLICE: f64 = 10.0;
/// How often the progress is told, in milliseconds.
const TELL: f64 = 250.0;
/// How many milliseconds to wait for the store.
const WAIT: u32 = 2;

/// What the store has answered so far.
#[derive(Default)]
struct Stored {
    under_way: usize,
    added: usize,
    known: usize,
    /// New games that are not in the list yet.
    entries: Vec<LibraryEntry>,
    error: Option<String>,
}

/// An import in progress.
pub(super) struct Importing {
    store: Store,
    change: Callback<LibraryAction>,
    stop: Rc<Cell<bool>>,
    /// The start of the import. One timestamp for all games keeps them in the order of their files.
    now: u64,
    progress: ImportProgress,
    report: ImportReport,
    quarantined: Vec<QuarantinedItem>,
    /// Games that have been read but not given to the store yet.
    waiting: Vec<StoredGame>,
    /// How long their texts are together, in bytes.
    waiting_bytes: usize,
    stored: Rc<RefCell<Stored>>,
    /// When the page could answer last, and when the progress was told.
    rested: f64,
    told: f64,
}

impl Importing {
    /// An import that ends when `stop` is set.
    pub(super) fn new(store: Store, change: Callback<LibraryAction>, stop: Rc<Cell<bool>>) -> Importing {
        Importing {
            store,
            change,
            stop,
            now: time::now(),
            progress: ImportProgress::default(),
            report: ImportReport::default(),
            quarantined: Vec::new(),
            waiting: Vec::new(),
            waiting_bytes: 0,
            stored: Rc::default(),
            rested: moment::now(),
            told: moment::now(),
        }
    }

    /// Reads a file, and gives its games to the store.
    pub(super) async fn read(&mut self, file: &File) {
        let name = file.name();
        if let Err(reason) = self.read_stream(file, &name).await {
            self.fail(&name, FilePart::Whole, reason);
        }
    }

    async fn read_stream(&mut self, file: &File, name: &str) -> Result<(), String> {
        let mut bytes = FileStream::open(file).await?;
        let mut stream = ImportStream::new();
        while !self.is_over() {
            match stream.next_part().map_err(|fault| fault.reason())? {
                StreamedText::More => match bytes.next().await? {
                    Some(more) => {
                        stream.add(&more);
                        self.progress.percent = bytes.share().map(|share| (share * 100.0) as u32);
                    }
                    None => stream.end(),
                },
                StreamedText::Rows(items) => {
                    for item in items {
                        self.take(name, item).await;
                    }
                }
                StreamedText::Whole(text) => {
                    self.progress.percent = None;
                    for item in Import::new(&text) {
                        if self.is_over() {
                            break;
                        }
                        self.take(name, item).await;
                    }
                }
                StreamedText::End => break,
            }
            self.rest().await;
        }
        Ok(())
    }

    /// Whether nothing more is to be read: if storing has failed once, it would fail again.
    fn is_over(&self) -> bool {
        self.stop.get() || self.stored.borrow().error.is_some()
    }

    fn fail(&mut self, file: &str, part: FilePart, reason: String) {
        self.report.failures.push(ImportFailure { file: file.to_owned(), part, reason });
    }

    async fn take(&mut self, file: &str, item: ImportedItem) {
        self.progress.games += 1;
        match item {
            ImportedItem::Game(item) => {
                if let Some(reason) = &item.error {
                    let place = item.place.clone().unwrap_or(FilePart::Number(self.progress.games));
                    self.fail(file, place, text::in_part(reason));
                }
                let game = self.stored_game(*item);
                self.waiting_bytes = self.waiting_bytes.saturating_add(game.text.len());
                self.waiting.push(game);
            }
            ImportedItem::Quarantined(one) => self.quarantined.push(one),
            ImportedItem::Failure(part, reason) => self.fail(file, part, reason),
        }
        if self.waiting.len() >= BATCH || self.waiting_bytes >= BATCH_BYTES {
            self.keep().await;
        }
        self.rest().await;
    }

    /// Lets the page answer from time to time, and tells the progress.
    async fn rest(&mut self) {
        let now = moment::now();
        if now - self.rested < SLICE {
            return;
        }
        if now - self.told >= TELL {
            self.told = now;
            let entries = core::mem::take(&mut self.stored.borrow_mut().entries);
            self.change.emit(LibraryAction::Importing(self.progress));
            if !entries.is_empty() {
                self.change.emit(LibraryAction::Found(entries));
            }
        }
        time::pause().await;
        self.rested = moment::now();
    }

    /// Gives the games read so far to the store, as soon as it is not too busy.
    async fn keep(&mut self) {
        while self.stored.borrow().under_way >= WRITES {
            time::wait(WAIT).await;
            self.rested = moment::now();
        }
        let games = core::mem::take(&mut self.waiting);
        self.waiting_bytes = 0;
        if games.is_empty() || self.stored.borrow().error.is_some() {
            return;
        }
        self.stored.borrow_mut().under_way += 1;
        let (store, stored) = (self.store.clone(), self.stored.clone());
        spawn_local(async move {
            let result = store.import(games).await;
            let mut stored = stored.borrow_mut();
            stored.under_way = stored.under_way.saturating_sub(1);
            match result {
                Ok(added) => {
                    stored.added += added.entries.len();
                    stored.known += added.known;
                    stored.entries.extend(added.entries);
                }
                Err(error) => stored.error = Some(error.reason()),
            }
        });
    }

    /// Waits until everything is stored, and returns the result.
    pub(super) async fn finish(mut self) -> LibraryAction {
        self.keep().await;
        while self.stored.borrow().under_way > 0 {
            time::wait(WAIT).await;
        }
        let Stored { added, known, entries, error, .. } = self.stored.take();
        let mut report = self.report;
        (report.added, report.known, report.error) = (added, known, error);
        report.is_stopped = self.stop.get();
        let quarantined: Result<(), StoreError> = self.store.quarantine(&self.quarantined).await;
        let quarantined = match quarantined {
            Ok(()) => self.quarantined,
            Err(error) => {
                report.error = Some(error.reason());
                Vec::new()
            }
        };
        LibraryAction::Imported(report, entries, quarantined)
    }

    /// A stored game with defaults for everything that the file lacks.
    fn stored_game(&self, item: ImportedGame) -> StoredGame {
        // Decreasing timestamps list the games in the order of the file.
        let changed = self.now.saturating_sub(self.progress.games as u64);
        let id = item.key();
        item.into_stored(id, self.now, changed, time::day)
    }
}
