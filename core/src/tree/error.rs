//! What can go wrong with trees and with turning records into them.

use core::error::Error;
use core::fmt;

use super::NodeId;
use crate::label::Label;
use crate::notation::{
    Located, MAX_NESTING, Place, PositionRefusal, PositionTextError, Refusal, RefusalReason,
};

/// Why a tree refuses what was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TreeError {
    /// It has no such node.
    NoNode(NodeId),
    /// That can't be done to the root.
    Root,
    /// The game has ended on the board at this node.
    GameOver(NodeId),
    /// A marker was to be played like a turn.
    NoPly,
    /// A takeback was given as the end of a game.
    NoEnding,
    /// The tree has as many nodes as a tree can have.
    TooMany,
    /// Variations nest deeper than a record may; see [`MAX_NESTING`].
    TooDeep,
    /// The turn is not legal there.
    Refused(Refusal),
}

impl fmt::Display for TreeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TreeError::NoNode(node) => write!(f, "the game has no turn with number {}", node.number()),
            TreeError::Root => f.write_str("the start of a game can't be moved or removed"),
            TreeError::GameOver(_) => f.write_str("the game is over there"),
            TreeError::NoPly => f.write_str("a setup or a turn was expected"),
            TreeError::NoEnding => f.write_str("a takeback does not end a game"),
            TreeError::TooMany => f.write_str("the game has too many variations to hold"),
            TreeError::TooDeep => {
                write!(f, "a record can hold {MAX_NESTING} variations in each other, and here are more")
            }
            TreeError::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for TreeError {}

/// Why a record is no legal game: where, at which turn, and what is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordRefusal {
    /// Where in the text, if the record was read from one.
    pub place: Option<Place>,
    /// The label of the turn that is wrong; none where it is the start of the game.
    pub label: Option<Label>,
    /// What is wrong.
    pub reason: RecordRefusalReason,
}

/// What is wrong with a record as a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordRefusalReason {
    /// The tag `Position` is no position.
    PositionText(Located<PositionTextError>),
    /// The tag `Position` is no position to play from.
    Position(Box<PositionRefusal>),
    /// Another label was expected.
    Label {
        /// This one.
        expected: Label,
    },
    /// A takeback in a variation reaches behind its beginning.
    TakeBackTooFar,
    /// A turn follows although a side has resigned or lost.
    AfterEnding,
    /// The record has more turns than a tree can hold.
    TooMany,
    /// The turn can't be played.
    Refused(Box<Refusal>),
}

impl RecordRefusalReason {
    /// The reason why a step or turn was refused, if that is what is wrong.
    #[must_use]
    pub fn refusal(&self) -> Option<&RefusalReason> {
        match self {
            RecordRefusalReason::Refused(refusal) => Some(&refusal.reason),
            _ => None,
        }
    }
}

impl fmt::Display for RecordRefusal {
    /// `line 25, column 5: 12g: Rb3s — the rabbit on b3 cannot step backward`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "{place}: ")?;
        }
        if let Some(label) = self.label {
            write!(f, "{label}: ")?;
        }
        self.reason.fmt(f)
    }
}

impl fmt::Display for RecordRefusalReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The place is one in the tag's value, where the column is what helps.
            RecordRefusalReason::PositionText(error) => {
                write!(f, "the tag Position, character {}: {}", error.place.column, error.error)
            }
            RecordRefusalReason::Position(error) => write!(f, "the tag Position: {error}"),
            RecordRefusalReason::Label { expected } => write!(f, "{expected} was expected here"),
            RecordRefusalReason::TakeBackTooFar => {
                f.write_str("a takeback can't reach behind the beginning of its variation")
            }
            RecordRefusalReason::AfterEnding => {
                f.write_str("the game has ended by a resignation or loss before this")
            }
            RecordRefusalReason::TooMany => f.write_str("the record has too many turns to hold"),
            RecordRefusalReason::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for RecordRefusal {}
