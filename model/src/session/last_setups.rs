//! The last setups that people played, so that they can be reused.

use ansa_core::game::{Roster, Setup, SetupError};
use ansa_core::notation::{Located, PlyText, PlyTextError};
use ansa_core::{BySide, Piece, Side, Square};
use serde::{Deserialize, Serialize};

use crate::document::GameOptions;
use crate::entry::check_part;
use crate::formats::json::{self, WriteError};

/// The format name in the text.
const FORMAT: &str = "ansa-setups";
/// The current version.
const VERSION: u32 = 1;

/// The last setups that people played, each as a gold setup: a setup looks the same from its owner's seat for either
/// side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LastSetups {
    /// By a person against the computer.
    alone: Option<Setup>,
    /// By two people at one screen, each under the current side.
    pair: BySide<Option<Setup>>,
}

impl LastSetups {
    /// The last setup of the person who plays `side` with these options.
    pub(super) fn of(&self, side: Side, options: &GameOptions) -> Option<Setup> {
        let kept = if options.has_computer() { &self.alone } else { &self.pair[side] };
        kept.as_ref().map(|setup| seen_from(setup, side))
    }

    /// Remembers the setup of the person who plays `side` with these options.
    pub(super) fn keep(&mut self, side: Side, options: &GameOptions, setup: &Setup) {
        let kept = if options.has_computer() { &mut self.alone } else { &mut self.pair[side] };
        *kept = Some(seen_from(setup, Side::Gold));
    }

    /// The same setups after the two people have exchanged their sides.
    pub(super) fn exchanged(self) -> LastSetups {
        LastSetups { pair: BySide { gold: self.pair.silver, silver: self.pair.gold }, ..self }
    }

    /// Serialises the setups.
    ///
    /// # Errors
    /// They can't be serialised.
    pub fn write(&self) -> Result<String, WriteError> {
        let words = |setup: &Option<Setup>| setup.as_ref().map(|own| PlyText::from(own).to_string());
        let saved = SavedSetups {
            format: FORMAT.to_owned(),
            version: VERSION,
            alone: words(&self.alone),
            gold: words(&self.pair.gold),
            silver: words(&self.pair.silver),
        };
        json::write(&saved)
    }

    /// Parses the setups.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<LastSetups, LastSetupsError> {
        let saved: SavedSetups = serde_json::from_str(text).map_err(|_| LastSetupsError::Shape)?;
        if saved.format != FORMAT || saved.version != VERSION {
            return Err(LastSetupsError::Version);
        }
        let read = |words: Option<String>| words.map(|words| read_setup(&words)).transpose();
        let pair = BySide { gold: read(saved.gold)?, silver: read(saved.silver)? };
        Ok(LastSetups { alone: read(saved.alone)?, pair })
    }
}

#[derive(Serialize, Deserialize)]
struct SavedSetups {
    format: String,
    version: u32,
    alone: Option<String>,
    gold: Option<String>,
    silver: Option<String>,
}

/// Why stored setups could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LastSetupsError {
    /// Not JSON of the right shape.
    Shape,
    /// Another format, or a later version.
    Version,
    /// A setup is not in the notation of records.
    Words(Located<PlyTextError>),
    /// Something else is in the place of a setup.
    NoSetup,
    /// A setup is illegal.
    Setup(SetupError),
}

fn read_setup(words: &str) -> Result<Setup, LastSetupsError> {
    match words.parse().map_err(LastSetupsError::Words)? {
        PlyText::Setup(placements) => {
            let pieces = placements.iter().map(|placement| (placement.square, placement.piece));
            let setup = Setup::new(pieces.collect());
            check_part(&setup, Side::Gold, Roster::FULL).map_err(LastSetupsError::Setup)?;
            Ok(setup)
        }
        _ => Err(LastSetupsError::NoSetup),
    }
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
mod tests {
    use super::*;

    #[test]
    fn invalid_text_is_refused() {
        let good = r#"{"format":"ansa-setups","version":1,"alone":"Ra1 Eb2","gold":null,"silver":null}"#;
        assert!(LastSetups::read(good).is_ok());
        let spoilt =
            |from: &str, to: &str| LastSetups::read(&good.replacen(from, to, 1)).expect_err("spoilt");
        assert_eq!(spoilt("{", "["), LastSetupsError::Shape);
        assert_eq!(spoilt("1", "2"), LastSetupsError::Version);
        assert!(matches!(spoilt("Ra1", "Ra9"), LastSetupsError::Words(_)));
        assert!(matches!(spoilt("Eb2", "Ea1"), LastSetupsError::Setup(SetupError::Twice { .. })));
        assert!(matches!(spoilt("Eb2", "Eb2 Ec2"), LastSetupsError::Setup(SetupError::Count { .. })));
        assert!(matches!(spoilt("Ra1 Eb2", "takeback"), LastSetupsError::NoSetup));
    }
}
