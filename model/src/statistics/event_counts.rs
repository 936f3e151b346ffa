//! How many games each event has.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The most events that are told.
const MOST: usize = 50;

/// The number of games by event.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EventCounts(BTreeMap<Box<str>, u32>);

impl EventCounts {
    pub(super) fn add(&mut self, event: &str) {
        match self.0.get_mut(event) {
            Some(count) => *count = count.saturating_add(1),
            None => {
                self.0.insert(event.into(), 1);
            }
        }
    }

    /// Only the 50 events with the most games.
    #[must_use]
    pub(super) fn largest(self) -> EventCounts {
        let mut all: Vec<(Box<str>, u32)> = self.0.into_iter().collect();
        all.sort_by_key(|&(_, games)| core::cmp::Reverse(games));
        all.truncate(MOST);
        EventCounts(all.into_iter().collect())
    }

    /// The events, those with the most games first.
    pub fn sorted(&self) -> Vec<(&str, u32)> {
        let mut all: Vec<(&str, u32)> = self.0.iter().map(|(event, &games)| (&**event, games)).collect();
        all.sort_by_key(|&(_, games)| core::cmp::Reverse(games));
        all
    }
}
