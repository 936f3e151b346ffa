//! What of the game on the table is in the store, and what is to be saved next.

use super::{Date, Entry, Kept, Summary};
use crate::state::game_options::{GameStart, View};
use crate::state::table::Draft;
use crate::state::{Player, Table};

/// A game as it is to be saved.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Save {
    /// The game.
    pub(crate) kept: Kept,
    /// The claim by which the tab owns it; empty where it does not.
    pub(crate) claim: String,
    /// Whether nobody else knows of the game, or may know of it, yet.
    pub(crate) is_new: bool,
}

/// What the store and the clock give to a save.
pub(crate) struct Means<'a> {
    /// The time in milliseconds since 1970.
    pub(crate) now: u64,
    /// The day that this is.
    pub(crate) today: Date,
    /// Makes an id that no game has.
    pub(crate) new_id: &'a dyn Fn() -> String,
    /// Makes a claim that no tab has made.
    pub(crate) new_claim: &'a dyn Fn() -> String,
}

/// What is known of the store's copy of the game on the table.
pub(crate) struct Desk {
    /// Which of the games that were on the table it is a copy of; see [`Table::serial`].
    serial: u32,
    save: Option<Save>,
    /// A game that was opened and is on its way to the table.
    opened: Option<Save>,
    /// What the table was like without any game: not worth saving, however long it is looked at.
    untouched: (Draft, View),
    /// Whether nobody has done anything in the game on the table.
    is_idle: bool,
    /// Such a game, when another one has come to the table.
    left: Option<Save>,
}

impl Desk {
    /// A desk for the table that the page begins with, and what of it is in the store.
    pub(crate) fn new(table: &Table, save: Option<Save>) -> Desk {
        Desk {
            serial: table.serial,
            save,
            opened: None,
            untouched: (table.draft.clone(), table.view),
            is_idle: is_idle(table),
            left: None,
        }
    }

    /// The id of the game on the table.
    pub(crate) fn id(&self) -> Option<&str> {
        self.save.as_ref().map(|save| save.kept.entry.id.as_str())
    }

    /// A game was opened, and will be on the table next.
    pub(crate) fn expect(&mut self, save: Save) {
        self.opened = Some(save);
    }

    /// A game that another one has taken the table from, and that nobody has done anything in: it need not be kept.
    pub(crate) fn take_left(&mut self) -> Option<Save> {
        self.left.take()
    }

    /// The game is in the store no more: what is on the table is saved in its place, by this claim.
    pub(crate) fn keep_own(&mut self, claim: String) {
        if let Some(save) = &mut self.save {
            save.claim = claim;
            save.kept.text.clear();
            save.is_new = true;
        }
    }

    /// What is to be saved now that the table is like this, `text` as [`crate::state::saved::write`] tells it; nothing where the
    /// store has it already.
    pub(crate) fn next(&mut self, table: &Table, text: &str, means: &Means<'_>) -> Option<Save> {
        if table.serial != self.serial {
            let opened = self.opened.take_if(|save| table.kept.as_deref() == Some(&*save.kept.entry.id));
            if let Some(opened) = opened {
                let before = self.save.replace(opened);
                self.left = before.filter(|save| self.is_idle && !save.claim.is_empty());
            } else {
                self.save = Some(self.begun(table, means));
            }
            self.serial = table.serial;
        }
        self.is_idle = is_idle(table);
        if table.passive {
            // The claim is lost: another game must not take its place under its id.
            if let Some(save) = &mut self.save {
                save.claim.clear();
            }
            return None;
        }
        if self.save.is_none() {
            let (draft, view) = &self.untouched;
            if table.game.plies().is_empty() && table.draft == *draft && table.view == *view {
                return None;
            }
            self.save = Some(self.begun(table, means));
        }
        let save = self.save.as_mut().filter(|save| save.kept.text != text)?;
        text.clone_into(&mut save.kept.text);
        let entry = &mut save.kept.entry;
        entry.changed = means.now;
        entry.revision = entry.revision.saturating_add(1);
        entry.summary = Summary::of(table);
        let next = save.clone();
        save.is_new = false;
        Some(next)
    }

    /// A game that was begun just now. It takes the place of one in which nobody has played anything.
    fn begun(&self, table: &Table, means: &Means<'_>) -> Save {
        let before = self.save.as_ref();
        let is_empty = |save: &&Save| save.kept.entry.summary.plies == 0 || self.is_idle;
        let empty = before.filter(is_empty).filter(|save| !save.claim.is_empty());
        let (id, claim) = match empty {
            Some(save) => (save.kept.entry.id.clone(), save.claim.clone()),
            None => ((means.new_id)(), (means.new_claim)()),
        };
        let entry = Entry::new(id, means.now, means.today, Summary::of(table));
        Save { kept: Kept { entry, text: String::new() }, claim, is_new: empty.is_none() }
    }
}

/// Whether nobody has done anything in a game, so that nothing is lost with it: at most the computer has set up.
fn is_idle(table: &Table) -> bool {
    let Table { game, options, draft, .. } = table;
    let is_drafted = match (draft, Draft::of(game)) {
        (Draft::Setup(own), Draft::Setup(usual)) => {
            let [mut own, mut usual] = [own, &usual].map(|placing| placing.pieces().to_vec());
            own.sort_unstable();
            usual.sort_unstable();
            own != usual
        }
        _ => true,
    };
    let is_persons = |ply: usize| options.players[game.label(ply).side] == Player::Person;
    let count = game.plies().len();
    matches!(options.start, GameStart::Setups(_))
        && game.outcome().is_none()
        && !is_drafted
        && (options.has_person() || count == 0)
        && !(0..count).any(is_persons)
}
