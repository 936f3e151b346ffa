//! A plan: turns of both sides that are tried beside the game.

use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::NodeId;

use crate::document::{AddRefusal, Cursor, Document};
use crate::entry::{EntryAction, PlyEntry};
use ansa_board::EntryReport;

/// A plan. Its turns are a variation of the document, which the game neither follows nor knows.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Plan {
    pub(super) place: Cursor,
    pub(super) entry: PlyEntry,
    /// The nodes that the plan has added, the first one first.
    pub(super) made: Vec<NodeId>,
    pub outdated: bool,
}

impl Plan {
    /// A plan from a place, with the steps of a draft, if there is one for this place. `None` if no turn can be played
    /// there.
    pub(super) fn new(place: Cursor, draft: Option<PlyEntry>) -> Option<Plan> {
        let entry = match draft {
            Some(draft) => draft,
            None => PlyEntry::from_turn(place.position()?),
        };
        Some(Plan { place, entry, made: Vec::new(), outdated: false })
    }

    /// The game has moved on.
    pub(super) fn mark_outdated(&mut self) {
        self.outdated = true;
    }

    /// Changes the draft.
    pub(super) fn enter(&mut self, action: EntryAction) -> EntryReport {
        self.entry.apply(action)
    }

    /// The plan in a document that has changed; `None` if its place is gone.
    pub(super) fn found_again(mut self, again: impl FnOnce(&Cursor) -> Option<Cursor>) -> Option<Plan> {
        self.place = again(&self.place)?;
        Some(self)
    }

    /// Shows another place; its draft is new.
    pub(super) fn go(&mut self, place: Cursor) {
        self.entry = match place.position().filter(|_| !place.is_over()) {
            Some(position) => PlyEntry::from_turn(position),
            None => PlyEntry::of(place.line().game()),
        };
        self.place = place;
    }

    /// Plays a turn as a variation.
    ///
    /// # Errors
    /// The turn is refused; nothing has changed.
    pub(super) fn play(&mut self, document: &mut Document, turn: &TurnBuilder) -> Result<(), AddRefusal> {
        let (node, is_new) = document.add_variation(&self.place, turn)?;
        if is_new {
            self.made.push(node);
        }
        if let Some(place) = document.cursor_at(node) {
            self.go(place);
        }
        Ok(())
    }

    /// Discards the typed text.
    pub(super) fn leave_typed(&mut self) {
        self.entry.leave_typed();
    }

    /// Deselects the selected piece.
    pub(super) fn deselect(&mut self) {
        self.entry.deselect();
    }
}
