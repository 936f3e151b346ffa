//! Who plays which side.

use ansa_core::level::Level;

/// Who moves a side's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Player {
    /// Someone at this screen.
    #[default]
    Person,
    /// The computer.
    Computer(Level),
}

impl Player {
    /// Every player, in the order in which opponents are offered.
    pub(crate) const ALL: [Player; 4] = [
        Player::Computer(Level::Easy),
        Player::Computer(Level::Medium),
        Player::Computer(Level::Hard),
        Player::Person,
    ];

    /// The word for a player in saved games and forms; not for people to read.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Player::Person => "person",
            Player::Computer(Level::Easy) => "easy",
            Player::Computer(Level::Medium) => "medium",
            Player::Computer(Level::Hard) => "hard",
        }
    }

    /// The player that a word stands for.
    pub(crate) fn from_key(key: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| player.key() == key)
    }

    /// The computer's level, if this is the computer.
    pub(crate) const fn level(self) -> Option<Level> {
        match self {
            Player::Person => None,
            Player::Computer(level) => Some(level),
        }
    }
}
