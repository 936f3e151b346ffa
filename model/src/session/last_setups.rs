//! The last setups that people played, so that they can be reused.

use ansa_core::game::{Roster, Setup};
use ansa_core::notation::PlyText;
use ansa_core::{BySide, Piece, Side, Square};
use serde::{Deserialize, Serialize};

use crate::document::GameOptions;
use crate::entry::check_part;
use crate::formats::WriteError;
use crate::formats::stored::{self, ReadError, Stored};

/// The last setups that people played, each as a gold setup: a setup looks the same from its owner's seat for either
/// side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LastSetups {
    /// By a person against the computer or a friend.
    alone: Option<Setup>,
    /// By two people at one screen, each under the current side.
    pair: BySide<Option<Setup>>,
}

impl LastSetups {
    /// The last setup of the person who plays `side` with these options.
    pub(super) fn of(&self, side: Side, options: &GameOptions) -> Option<Setup> {
        let own = if options.has_opponent() { &self.alone } else { &self.pair[side] };
        own.as_ref().map(|setup| seen_from(setup, side))
    }

    /// Remembers the setup of the person who plays `side` with these options.
    pub(super) fn remember(&mut self, side: Side, options: &GameOptions, setup: &Setup) {
        let own = if options.has_opponent() { &mut self.alone } else { &mut self.pair[side] };
        *own = Some(seen_from(setup, Side::Gold));
    }

    /// The setups after the two people have exchanged their sides.
    pub(super) fn exchanged(self) -> LastSetups {
        LastSetups { pair: BySide { gold: self.pair.silver, silver: self.pair.gold }, ..self }
    }
}

impl Stored for LastSetups {
    const NAME: &'static str = "setups";

    fn write(&self) -> Result<String, WriteError> {
        let words = |setup: &Option<Setup>| setup.as_ref().map(|own| PlyText::from(own).to_string());
        stored::write_form::<Self>(&StoredSetups {
            alone: words(&self.alone),
            gold: words(&self.pair.gold),
            silver: words(&self.pair.silver),
        })
    }

    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let stored: StoredSetups = stored::read_form::<Self, _>(text)?;
        let read = |words: Option<String>| {
            words.map(|words| read_setup(&words).ok_or(ReadError::Value(words))).transpose()
        };
        let pair = BySide { gold: read(stored.gold)?, silver: read(stored.silver)? };
        Ok((LastSetups { alone: read(stored.alone)?, pair }, 0))
    }
}

#[derive(Serialize, Deserialize)]
struct StoredSetups {
    alone: Option<String>,
    gold: Option<String>,
    silver: Option<String>,
}

/// Reads a setup of gold; `None` if it is none, or illegal.
fn read_setup(words: &str) -> Option<Setup> {
    let Ok(PlyText::Setup(placements)) = words.parse() else { return None };
    let setup = Setup::new(placements.iter().map(|placement| (placement.square, placement.piece)).collect());
    check_part(&setup, Side::Gold, Roster::FULL).ok()?;
    Some(setup)
}

/// Converts a setup between gold's seat and the seat of `side`: for silver, the board is turned around and the pieces
/// change sides.
fn seen_from(setup: &Setup, side: Side) -> Setup {
    let turn = |&(square, piece): &(Square, Piece)| {
        let is_golds = Setup::home(Side::Gold).contains(square);
        let is_own = is_golds == (side == Side::Gold);
        let square = if is_own { square } else { square.flip().mirror() };
        (square, Piece { side, ..piece })
    };
    Setup::new(setup.pieces().iter().map(turn).collect())
}

#[cfg(test)]
mod tests;
