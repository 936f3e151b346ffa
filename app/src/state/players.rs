//! Who plays which side.

use ansa_core::level::Level;

const PERSON: &str = "person";
const LEVEL: &str = "level-";
/// What levels were called before they had numbers; saved games may still say so.
const EARLIER: [(&str, u8); 3] = [("easy", 2), ("medium", 5), ("hard", 8)];

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
    /// The word for a player in saved games and forms, `person` or such as `level-3`; not for people to read.
    pub(crate) fn key(self) -> String {
        match self {
            Player::Person => PERSON.to_owned(),
            Player::Computer(level) => format!("{LEVEL}{}", level.number()),
        }
    }

    /// The player that a word stands for.
    pub(crate) fn from_key(key: &str) -> Option<Player> {
        if key == PERSON {
            return Some(Player::Person);
        }
        let earlier = EARLIER.into_iter().find(|(name, _)| *name == key).map(|(_, number)| number);
        let number = earlier.or_else(|| key.strip_prefix(LEVEL)?.parse().ok())?;
        let player = Player::Computer(Level::new(number)?);
        // Such as “level-03” is nothing that was ever written.
        (earlier.is_some() || player.key() == key).then_some(player)
    }

    /// The computer's level, if this is the computer.
    pub(crate) const fn level(self) -> Option<Level> {
        match self {
            Player::Person => None,
            Player::Computer(level) => Some(level),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_has_a_key_and_earlier_keys_are_understood() {
        let computers = Level::ALL.map(Player::Computer);
        for player in computers.into_iter().chain([Player::Person]) {
            assert_eq!(Player::from_key(&player.key()), Some(player));
        }
        assert_eq!(Player::from_key("level-10"), Level::new(10).map(Player::Computer));
        for (name, number) in [("easy", 2), ("medium", 5), ("hard", 8)] {
            assert_eq!(Player::from_key(name), Level::new(number).map(Player::Computer));
        }
        for wrong in
            ["", "ghost", "level-", "level-0", "level-11", "level-03", "level-+3", "level-300", "Person"]
        {
            assert_eq!(Player::from_key(wrong), None, "{wrong}");
        }
    }
}
