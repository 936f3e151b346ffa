//! The save tracker: which state of the current game the store has, and what has to be saved next.

use ansa_core::Side;

use super::running::{RunningGame, is_idle};
use super::state::Session;
use crate::activities::play::PlayState;
use crate::document::{Orientation, Player};
use crate::entry::PlyEntry;
use crate::formats::WriteError;
use crate::library::{Date, LibraryEntry, Save, StoredGame, Summary, tidy_name};

/// The inputs of a save from the clock and the store.
pub struct SaveContext<'a> {
    /// The current time in milliseconds since 1970.
    pub now: u64,
    pub today: Date,
    /// Generates an unused id.
    pub new_id: &'a dyn Fn() -> String,
    /// Generates an unused lease.
    pub new_lease: &'a dyn Fn() -> String,
    /// Whether the game with this id is a chapter of a study, which stays even if nobody has played it.
    pub is_chapter: &'a dyn Fn(&str) -> bool,
}

/// Tracks the store's copies of the current game, and of those that go on meanwhile.
pub struct SaveTracker {
    /// The serial number of the current game; see [`Session::serial`].
    serial: u32,
    save: Option<Save>,
    /// An opened game that will become the current one.
    opened: Option<Save>,
    /// The draft and the orientation at the start of the page. That state is never saved.
    untouched: (PlyEntry, Orientation),
    /// Whether nobody has played anything in the current game.
    is_idle: bool,
    /// An unplayed game that another game has replaced.
    left: Option<Save>,
    /// The games that go on meanwhile, with the states that the store has.
    running: Vec<(Save, Option<RunningGame>)>,
    /// Opened games that will go on without being shown.
    expected: Vec<Save>,
}

impl SaveTracker {
    /// A tracker for the first game of the page; `save` is the store's copy of it, if there is one.
    pub fn new(session: &Session, save: Option<Save>) -> SaveTracker {
        let play = &session.play;
        SaveTracker {
            serial: session.serial,
            save,
            opened: None,
            untouched: (play.own_entry().clone(), play.orientation),
            is_idle: is_idle(play),
            left: None,
            running: Vec::new(),
            expected: Vec::new(),
        }
    }

    /// The id of the current game.
    pub fn id(&self) -> Option<&str> {
        self.save.as_ref().map(|save| save.stored.entry.id.as_str())
    }

    /// Announces an opened game that will become the current one.
    pub fn expect(&mut self, save: Save) {
        self.opened = Some(save);
    }

    /// Announces an opened game that will go on without being shown.
    pub fn expect_running(&mut self, save: Save) {
        self.expected.push(save);
    }

    /// The unplayed game that was replaced, if any. It can be deleted.
    pub fn take_left(&mut self) -> Option<Save> {
        self.left.take()
    }

    /// The store's copy of a game that goes on meanwhile.
    pub fn running(&self, id: &str) -> Option<&Save> {
        self.running.iter().map(|(save, _)| save).find(|save| save.stored.entry.id == id)
    }

    /// The store has lost the game: the current state will be saved as a new copy under this lease.
    pub fn save_as_new(&mut self, lease: String) {
        if let Some(save) = &mut self.save {
            save.lease = lease;
            save.stored.text.clear();
            save.is_new = true;
        }
    }

    /// The next save of the current game, serialised by [`crate::activities::play::saved::write`]; `None` if the store already
    /// has this state.
    pub fn next(&mut self, session: &Session, text: &str, context: &SaveContext<'_>) -> Option<Save> {
        let play = &session.play;
        if session.serial != self.serial {
            let goes_on = |save: &mut Save| has_running(session, &save.stored.entry.id);
            self.running.extend(self.save.take_if(goes_on).map(|save| (save, None)));
            let opened = self.opened.take_if(|save| session.id.as_deref() == Some(&*save.stored.entry.id));
            if let Some(opened) = opened {
                let before = self.save.replace(opened);
                self.left = before.filter(|save| self.is_idle && is_replaceable(save, context));
            } else {
                self.save = Some(match &session.id {
                    Some(id) => new_save(id.to_string(), (context.new_lease)(), play, context),
                    None => self.begun(play, context),
                });
            }
            self.serial = session.serial;
        }
        self.is_idle = is_idle(play);
        if play.read_only {
            // Without the lease, a new game must not overwrite the stored one.
            if let Some(save) = &mut self.save {
                save.lease.clear();
            }
            return None;
        }
        if self.save.is_none() {
            let (entry, orientation) = &self.untouched;
            let is_untouched = (play.own_entry(), play.orientation) == (entry, *orientation);
            if play.game().plies().is_empty() && is_untouched {
                return None;
            }
            self.save = Some(self.begun(play, context));
        }
        let save = self.save.as_mut()?;
        save.is_running = false;
        renew(save, play, text, context)
    }

    /// The next saves of the games that go on meanwhile, which `write` serialises. Call it after [`SaveTracker::next`].
    ///
    /// # Errors
    /// One of the games can't be serialised.
    pub fn next_running(
        &mut self,
        session: &Session,
        write: impl Fn(&PlayState) -> Result<String, WriteError>,
        context: &SaveContext<'_>,
    ) -> Result<Vec<Save>, WriteError> {
        for RunningGame { id, play, .. } in &session.running {
            if self.running(id).is_none() {
                let expected = self.expected.iter().position(|save| *save.stored.entry.id == **id);
                let expected = expected.map(|index| self.expected.swap_remove(index));
                let new = || new_save(id.to_string(), (context.new_lease)(), play, context);
                self.running.push((expected.unwrap_or_else(new), None));
            }
        }
        let mut saves = Vec::new();
        for (save, stored) in &mut self.running {
            let game = session.running.iter().find(|game| *game.id == *save.stored.entry.id);
            if let Some(game) = game.filter(|game| stored.as_ref() != Some(game)) {
                save.is_running = true;
                saves.extend(renew(save, &game.play, &write(&game.play)?, context));
                *stored = Some(game.clone());
            }
        }
        self.running.retain(|(save, _)| has_running(session, &save.stored.entry.id));
        Ok(saves)
    }

    /// The first save of a new game. It reuses the id of an unplayed game.
    fn begun(&self, play: &PlayState, context: &SaveContext<'_>) -> Save {
        let before = self.save.as_ref();
        let is_empty = |save: &&Save| is_unplayed(&save.stored.entry.summary) || self.is_idle;
        let empty = before.filter(is_empty).filter(|save| is_replaceable(save, context));
        match empty {
            Some(save) => {
                let Save { stored, lease, .. } = save.clone();
                Save { is_new: false, ..new_save(stored.entry.id, lease, play, context) }
            }
            None => new_save((context.new_id)(), (context.new_lease)(), play, context),
        }
    }
}

/// A game that the store does not have yet.
fn new_save(id: String, lease: String, play: &PlayState, context: &SaveContext<'_>) -> Save {
    let name = play.document.name_in_record().as_deref().and_then(tidy_name);
    let entry = LibraryEntry::new(id, context.now, context.today, Summary::of(&play.document));
    let entry = LibraryEntry { name, ..entry };
    Save { stored: StoredGame { entry, text: String::new() }, lease, is_new: true, is_running: false }
}

fn has_running(session: &Session, id: &str) -> bool {
    session.running.iter().any(|game| &*game.id == id)
}

/// Changes the store's copy of a game, and returns it if it has to be stored.
fn renew(save: &mut Save, play: &PlayState, text: &str, context: &SaveContext<'_>) -> Option<Save> {
    if save.stored.text == text {
        return None;
    }
    text.clone_into(&mut save.stored.text);
    let entry = &mut save.stored.entry;
    entry.changed = context.now;
    entry.revision = entry.revision.saturating_add(1);
    entry.summary = Summary::of(&play.document);
    entry.is_unchecked = false;
    let next = save.clone();
    save.is_new = false;
    Some(next)
}

/// Whether a game has no ply, and nobody else knows of it.
fn is_unplayed(summary: &Summary) -> bool {
    let is_known = Side::ALL.into_iter().any(|side| summary.players[side] == Player::Friend);
    summary.plies == 0 && !is_known
}

/// Whether an unplayed game can give way to another one.
fn is_replaceable(save: &Save, context: &SaveContext<'_>) -> bool {
    !save.lease.is_empty() && !(context.is_chapter)(&save.stored.entry.id)
}
