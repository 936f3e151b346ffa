//! Node ids of a tree and the annotations of its nodes.

use crate::notation::Marker;
use crate::record::comment::Comment;
use crate::record::glyph::Glyph;

/// The id of a node in its tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    pub(super) const ROOT: NodeId = NodeId(0);

    /// The id as an integer, for storage outside the tree.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The node with this id, if it is in the tree.
    #[must_use]
    pub const fn from_number(number: u32) -> NodeId {
        NodeId(number)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The annotations of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// Glyphs such as `!` and `±`.
    pub glyphs: Vec<Glyph>,
    /// The comment after the turn, including its clock times.
    pub comment: Comment,
    /// The comment before the turn, if the turn begins a variation.
    pub introduction: Comment,
}

/// A side resigned or lost instead of moving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The marker in the record.
    pub marker: Marker,
    /// Its annotations.
    pub notes: Notes,
}
