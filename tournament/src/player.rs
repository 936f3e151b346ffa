//! The players of a tournament.

use core::fmt;

/// The most players of a tournament, withdrawn ones included.
pub const MAX_PLAYERS: usize = 64;
/// The most characters of a name.
pub const MAX_NAME_LENGTH: usize = 100;
/// The lowest and the highest rating a player can start with. Ratings further apart can't be fitted to one scale.
pub const START_RATINGS: core::ops::RangeInclusive<f64> = -1000.0..=5000.0;

/// Identifies a player of a tournament. No other player of the tournament gets the same number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlayerId(pub u32);

/// A player. What plays under the name, a person or a program, is for others to know.
#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    /// The number of the player.
    pub id: PlayerId,
    /// A name that no other player has.
    pub name: String,
    /// A rating from before the tournament.
    pub rating: Option<f64>,
    /// Whether the player has left the tournament and is not paired any more.
    pub is_withdrawn: bool,
}

/// Why a name or a rating can't be used.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayerError {
    /// The name is empty, or only blanks.
    NoName,
    /// The name has more characters than [`MAX_NAME_LENGTH`].
    LongName,
    /// The name has a line break or another control character.
    ControlCharacter,
    /// Another player has this name.
    DuplicateName(String),
    /// The rating is not within [`START_RATINGS`].
    Rating(f64),
    /// There are [`MAX_PLAYERS`] players, or as many as the format has places.
    Full,
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerError::NoName => f.write_str("the name of a player is empty"),
            PlayerError::LongName => {
                write!(f, "the name of a player has more than {MAX_NAME_LENGTH} characters")
            }
            PlayerError::ControlCharacter => f.write_str("the name of a player has a control character"),
            PlayerError::DuplicateName(name) => write!(f, "two players have the name “{name}”"),
            PlayerError::Rating(rating) => {
                let (low, high) = (START_RATINGS.start(), START_RATINGS.end());
                write!(f, "the rating {rating} is not between {low} and {high}")
            }
            PlayerError::Full => f.write_str("no place is left for another player"),
        }
    }
}

impl core::error::Error for PlayerError {}

/// Checks a name and a rating, and trims the name. That no other player has it is not checked here.
pub(crate) fn check(name: &str, rating: Option<f64>) -> Result<String, PlayerError> {
    let name = name.trim();
    if name.is_empty() {
        return Err(PlayerError::NoName);
    }
    if name.chars().count() > MAX_NAME_LENGTH {
        return Err(PlayerError::LongName);
    }
    if name.chars().any(char::is_control) {
        return Err(PlayerError::ControlCharacter);
    }
    match rating {
        Some(rating) if !START_RATINGS.contains(&rating) => Err(PlayerError::Rating(rating)),
        _ => Ok(name.to_owned()),
    }
}
