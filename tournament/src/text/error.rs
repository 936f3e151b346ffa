//! Why a text is not a tournament.

use core::fmt;

use crate::builder::BuildError;
use crate::format::FormatError;
use crate::player::PlayerError;
use crate::tournament::MAX_GAMES;

/// A line that can't be used.
#[derive(Clone, PartialEq, Debug)]
pub struct TextError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub kind: TextErrorKind,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Debug)]
pub enum TextErrorKind {
    /// A number of the format is out of range; this concerns no line.
    Format(FormatError),
    /// The first word is none of the form.
    Event(String),
    /// A word is missing, or there is one too many.
    Words,
    /// The rating is not a number.
    Rating(String),
    /// The number of the round is not a number.
    Round(String),
    /// The name or the rating of a player can't be used.
    Player(PlayerError),
    /// No player has this name.
    UnknownPlayer(String),
    /// The player has been removed, but is to be paired or removed.
    Removed(String),
    /// A player against itself.
    Alone(String),
    /// The result is none of the form, or its winner did not play.
    Result(String),
    /// There are more than [`MAX_GAMES`] games and byes.
    TooManyGames,
}

impl TextErrorKind {
    /// The error of a game or a bye of players who are known.
    pub(super) fn from_build(error: BuildError, name: &str) -> TextErrorKind {
        match error {
            BuildError::Unknown => TextErrorKind::UnknownPlayer(name.to_owned()),
            BuildError::Alone => TextErrorKind::Alone(name.to_owned()),
            BuildError::TooMany => TextErrorKind::TooManyGames,
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !matches!(self.kind, TextErrorKind::Format(_)) {
            write!(f, "line {}: ", self.line)?;
        }
        match &self.kind {
            TextErrorKind::Format(error) => error.fmt(f),
            TextErrorKind::Event(word) => write!(f, "“{word}” is no event of a tournament"),
            TextErrorKind::Words => f.write_str("a word is missing, or there is one too many"),
            TextErrorKind::Rating(word) => write!(f, "“{word}” is not a rating"),
            TextErrorKind::Round(word) => write!(f, "“{word}” is not the number of a round"),
            TextErrorKind::Player(error) => error.fmt(f),
            TextErrorKind::UnknownPlayer(name) => write!(f, "no player has the name “{name}”"),
            TextErrorKind::Removed(name) => write!(f, "“{name}” has been removed"),
            TextErrorKind::Alone(name) => write!(f, "“{name}” can't play alone"),
            TextErrorKind::Result(words) => write!(f, "“{words}” is not a result of this game"),
            TextErrorKind::TooManyGames => {
                write!(f, "a tournament can't have more than {MAX_GAMES} games and byes")
            }
        }
    }
}

impl core::error::Error for TextError {}

/// The start of a word that can't be used, short enough for a message.
pub(super) fn excerpt(word: &str) -> String {
    const LONGEST: usize = 40;
    let mut start: String = word.chars().take(LONGEST).collect();
    if start.len() < word.len() {
        start.push('…');
    }
    start
}
