//! The ids of many games, in one short text.

use std::collections::HashSet;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

/// What stands between two ids. No id has it.
const BETWEEN: char = ' ';

/// The ids of some games. Copies share them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct GameIds(Rc<str>);

impl GameIds {
    /// Collects ids.
    pub fn new<'a>(ids: impl IntoIterator<Item = &'a str>) -> GameIds {
        let mut text = String::new();
        for id in ids {
            if !text.is_empty() {
                text.push(BETWEEN);
            }
            text.push_str(id);
        }
        GameIds(text.into())
    }

    /// The ids, to look up many.
    pub(super) fn set(&self) -> HashSet<&str> {
        self.0.split(BETWEEN).collect()
    }
}

impl From<String> for GameIds {
    fn from(text: String) -> GameIds {
        GameIds(text.into())
    }
}

impl From<GameIds> for String {
    fn from(ids: GameIds) -> String {
        ids.0.as_ref().to_owned()
    }
}
