//! The players of the two sides.

use ansa_core::level::Level;

const PERSON: &str = "person";
const FRIEND: &str = "friend";
const LEVEL: &str = "level-";

/// The player of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Player {
    /// A person at this screen.
    #[default]
    Person,
    Computer(Level),
    /// A person at another browser, whose turns come in from outside.
    Friend,
}

impl Player {
    /// The key in saved games and forms, `person`, `friend` or such as `level-3`. Not shown to users.
    pub fn key(self) -> String {
        match self {
            Player::Person => PERSON.to_owned(),
            Player::Friend => FRIEND.to_owned(),
            Player::Computer(level) => format!("{LEVEL}{}", level.number()),
        }
    }

    /// Parses a key.
    pub fn from_key(key: &str) -> Option<Player> {
        match key {
            PERSON => return Some(Player::Person),
            FRIEND => return Some(Player::Friend),
            _ => {}
        }
        let player = Player::Computer(Level::new(key.strip_prefix(LEVEL)?.parse().ok()?)?);
        // Accept only the exact form: “level-03” was never written.
        (player.key() == key).then_some(player)
    }

    /// The computer's level; `None` for people.
    pub const fn level(self) -> Option<Level> {
        match self {
            Player::Person | Player::Friend => None,
            Player::Computer(level) => Some(level),
        }
    }
}

#[cfg(test)]
mod tests;
