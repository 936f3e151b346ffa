//! Node ids of a tree and the annotations of its nodes.

use crate::notation::Marker;
use crate::record::comment::Comment;
use crate::record::entry::Glyph;

/// The number of a node in its tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    pub(super) const ROOT: NodeId = NodeId(0);

    /// The number, to be kept outside.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The node with this number, if the tree has it.
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
    /// Judgements such as `!`.
    pub glyphs: Vec<Glyph>,
    /// The comment after the turn, with the clock's times.
    pub comment: Comment,
    /// The comment before the turn, where it begins a variation.
    pub introduction: Comment,
}

/// A side resigned or lost instead of moving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// As the record says it.
    pub marker: Marker,
    /// Its annotations.
    pub notes: Notes,
}
