//! The orientation of the board.

use super::notice::{Event, Notice};
use super::play_state::PlayState;
use crate::document::Orientation;

impl PlayState {
    /// Flips the board. Two people have a third orientation, in which the board turns automatically. A notice names
    /// the new orientation, because the board may look the same.
    pub(super) fn flip(&mut self) {
        let two_people = !self.options().has_opponent();
        if two_people {
            self.set_orientation(match self.orientation {
                Orientation::Gold => Orientation::Silver,
                Orientation::Silver => Orientation::Mover,
                Orientation::Mover => Orientation::Gold,
            });
            self.feedback.notify(Notice::OrientationChanged(self.orientation));
        } else {
            self.set_orientation(Orientation::of(!self.bottom()));
        }
    }

    pub(super) fn set_orientation(&mut self, orientation: Orientation) {
        self.orientation = orientation;
        self.feedback.report(Event::OrientationChanged(orientation));
    }
}

#[cfg(test)]
mod tests;
