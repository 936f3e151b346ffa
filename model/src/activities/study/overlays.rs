//! Which overlays the study shows, and their stored form: versioned JSON.

use serde::{Deserialize, Serialize};

use crate::formats::json::WriteError;
use crate::formats::stored::{self, ReadError, Stored};

/// What an overlay shows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// How each side can reach goal.
    Goals,
    /// The pieces that each side can capture.
    Captures,
    /// Who controls the traps.
    Traps,
    /// The frozen pieces, and what freezes them.
    Frozen,
    /// Where the chosen piece can go.
    Reach,
}

impl Overlay {
    /// All overlays in display order, which is that of their keys on the keyboard, from 1.
    pub const ALL: [Overlay; 5] =
        [Overlay::Goals, Overlay::Captures, Overlay::Traps, Overlay::Frozen, Overlay::Reach];

    /// The name in the store and in attributes. Not shown to users.
    pub const fn name(self) -> &'static str {
        match self {
            Overlay::Goals => "goals",
            Overlay::Captures => "captures",
            Overlay::Traps => "traps",
            Overlay::Frozen => "frozen",
            Overlay::Reach => "reach",
        }
    }

    /// The key on the keyboard that switches it.
    pub const fn key(self) -> &'static str {
        match self {
            Overlay::Goals => "1",
            Overlay::Captures => "2",
            Overlay::Traps => "3",
            Overlay::Frozen => "4",
            Overlay::Reach => "5",
        }
    }

    /// The overlay that a key on the keyboard switches.
    pub fn from_key(key: &str) -> Option<Overlay> {
        Overlay::ALL.into_iter().find(|overlay| overlay.key() == key)
    }
}

/// The overlays that are on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Overlays {
    /// By their place in [`Overlay::ALL`].
    on: [bool; Overlay::ALL.len()],
}

impl Overlays {
    /// Whether an overlay is on.
    pub fn is_on(self, overlay: Overlay) -> bool {
        Overlay::ALL.into_iter().zip(self.on).any(|(other, is_on)| is_on && other == overlay)
    }

    /// These overlays with one of them switched.
    #[must_use]
    pub fn switched(mut self, overlay: Overlay) -> Overlays {
        for (is_on, other) in self.on.iter_mut().zip(Overlay::ALL) {
            *is_on ^= other == overlay;
        }
        self
    }

    /// Those that are on, in display order.
    pub fn shown(self) -> impl Iterator<Item = Overlay> {
        Overlay::ALL.into_iter().filter(move |&overlay| self.is_on(overlay))
    }
}

impl Stored for Overlays {
    const NAME: &'static str = "overlays";

    fn write(&self) -> Result<String, WriteError> {
        let shown = self.shown().map(|overlay| overlay.name().to_owned()).collect();
        stored::write_form::<Self>(&StoredOverlays { shown })
    }

    /// Unknown names are ignored.
    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let StoredOverlays { shown } = stored::read_form::<Self, _>(text)?;
        let on = Overlay::ALL.map(|overlay| shown.iter().any(|name| name == overlay.name()));
        Ok((Overlays { on }, 0))
    }
}

#[derive(Serialize, Deserialize)]
struct StoredOverlays {
    shown: Vec<String>,
}

#[cfg(test)]
mod tests;
