//! What is done with the setup in the making.

use ansa_core::Side;
use ansa_core::game::placing::Named;
use ansa_core::game::{Placing, Roster};

use super::table::{Draft, Table};

/// Something done with the setup in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SetupAction {
    /// Places the pieces in a named setup.
    Arrange(Named),
    /// Mirrors the setup left to right.
    Mirror,
}

impl Table {
    /// Does something with the setup in the making.
    pub(super) fn set(&mut self, action: &SetupAction) {
        match action {
            SetupAction::Arrange(named) => self.arrange(|_, side| Placing::named(*named, side)),
            SetupAction::Mirror => self.arrange(|placing, _| placing.mirror()),
        }
    }

    fn arrange(&mut self, change: impl FnOnce(&Placing, Side) -> Placing) {
        let side = self.game.side();
        if let Some(placing) = self.placing() {
            self.draft = Draft::Setup(fitting(change(placing, side), self.game.rosters()[side]));
            self.hold = None;
        }
    }
}

/// A placing without the pieces that a handicap leaves out, the rearmost of a role first; their squares stay empty.
pub(super) fn fitting(placing: Placing, roster: Roster) -> Placing {
    let Roster::Exactly(mut left) = roster else { return placing };
    let fits = placing.pieces().iter().rev().filter(|(_, piece)| {
        let count = &mut left[piece.role.index()];
        let fits = *count > 0;
        *count = count.saturating_sub(1);
        fits
    });
    let mut pieces: Vec<_> = fits.copied().collect();
    pieces.reverse();
    Placing::new(pieces)
}
