//! Why a tree rejects an edit.

use core::error::Error;
use core::fmt;

use super::node::NodeId;
use crate::record::entry::MAX_NESTING;
use crate::record::resolve::PlayTextError;

/// Why a tree rejects an edit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TreeError {
    /// The tree has no node with this id.
    NoNode(NodeId),
    /// The root can't be edited in this way.
    Root,
    /// The game ended on the board at this node.
    GameOver(NodeId),
    /// The text is a marker, which can't be played as a turn.
    NoPly,
    /// A takeback can't end a game.
    NoEnding,
    /// The tree has the maximum number of nodes.
    TooMany,
    /// Variations would nest deeper than a record allows; see [`MAX_NESTING`].
    TooDeep,
    /// The turn is illegal at this node.
    PlayText(PlayTextError),
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
                write!(f, "variations can be nested at most {MAX_NESTING} levels deep")
            }
            TreeError::PlayText(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for TreeError {}
