//! Where the person looks: at the game, at another place, or at a turn shown step by step.

use crate::document::Cursor;

/// The state of a replay at which a tick was scheduled: the plies and the steps shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayTick {
    /// The index of the ply.
    pub ply: usize,
    /// How many of its steps are on the board.
    pub shown: usize,
}

/// Where the person looks.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Viewing {
    /// The place that the board shows; `None` for the current position.
    pub(super) place: Option<Cursor>,
    /// Whether the rest of the turn follows by itself.
    replaying: bool,
}

impl Viewing {
    /// The replay, while one runs.
    pub(super) fn replay(&self) -> Option<ReplayTick> {
        let place = self.place.as_ref().filter(|_| self.replaying)?;
        Some(match place.plies().checked_sub(1) {
            Some(last) if place.is_at_end() => {
                ReplayTick { ply: last, shown: place.line().steps_of(last).len() }
            }
            _ => ReplayTick { ply: place.plies(), shown: place.steps() },
        })
    }

    /// Shows a place, or the current position.
    pub(super) fn show(&mut self, place: Option<Cursor>) {
        *self = Viewing { place, replaying: false };
    }

    /// Shows the turn after a place step by step.
    pub(super) fn replay_from(&mut self, place: Cursor) {
        *self = Viewing { place: Some(place), replaying: true };
    }

    /// Shows the next step of the replay. The last one stays for as long as the others, so that a person's time does not
    /// start before it was seen; then the current position is shown.
    pub(super) fn advance(&mut self) {
        self.place = self.place.take().and_then(|place| place.next_step());
        self.replaying = self.place.is_some();
    }
}
