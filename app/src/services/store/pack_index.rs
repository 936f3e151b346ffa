//! Which pack holds a game: what is remembered of the store, so that not every pack has to be read.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// Where a game may be. It may have been moved or deleted since.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PackPlace {
    /// It has values of its own.
    Own,
    /// In the pack with this key.
    Pack(String),
}

/// Remembers in which pack each game was seen, in twelve bytes or so for a game.
#[derive(Debug, Default)]
pub(super) struct PackIndex {
    /// The stamp of the store up to which nothing is missing here that was added; `None` if something may be.
    stamp: Option<String>,
    packs: Vec<String>,
    /// By the hash of the game's id, the number of its pack. If two games have the same hash, the store is asked.
    places: HashMap<u64, u32>,
}

/// The number of games with values of their own.
const OWN: u32 = u32::MAX;

impl PackIndex {
    /// Whether every game is known that was in the store when it had this stamp.
    pub(super) fn is_complete(&self, stamp: Option<&str>) -> bool {
        self.stamp.as_deref().is_some_and(|own| Some(own) == stamp)
    }

    /// From now on, everything is known that was added up to a stamp.
    pub(super) fn complete(&mut self, stamp: String) {
        self.stamp = Some(stamp);
    }

    /// Remembers games with values of their own.
    pub(super) fn add_own<'a>(&mut self, ids: impl IntoIterator<Item = &'a str>) {
        self.places.extend(ids.into_iter().map(|id| (hash(id), OWN)));
    }

    /// Remembers the games of a pack.
    pub(super) fn add_pack<'a>(&mut self, key: &str, ids: impl IntoIterator<Item = &'a str>) {
        let known = self.packs.iter().position(|own| own == key);
        let number = known.unwrap_or_else(|| {
            self.packs.push(key.to_owned());
            self.packs.len().saturating_sub(1)
        });
        let number = u32::try_from(number).unwrap_or(OWN);
        self.places.extend(ids.into_iter().map(|id| (hash(id), number)));
    }

    /// Where a game may be; `None` if it was never seen.
    pub(super) fn find(&self, id: &str) -> Option<PackPlace> {
        let number = *self.places.get(&hash(id))?;
        let pack = usize::try_from(number).ok().and_then(|number| self.packs.get(number));
        Some(pack.map_or(PackPlace::Own, |key| PackPlace::Pack(key.clone())))
    }
}

fn hash(id: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests;
