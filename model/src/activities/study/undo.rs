//! What can be undone and redone in a study.

use ansa_core::record::NodeId;

use crate::document::Document;

/// The most changes that can be undone. An older one is forgotten.
const MOST: usize = 500;

/// A document before or after a change, with the place that was shown.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Version {
    pub(super) document: Document,
    pub(super) node: NodeId,
}

/// The versions of a document before and after the one that is shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Versions {
    before: Vec<Version>,
    after: Vec<Version>,
    /// The ply whose comment is being typed. The whole typing is one change.
    typing: Option<NodeId>,
}

impl Versions {
    pub(super) fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// Keeps the version before a change. `typing` is the ply whose comment the change concerns.
    pub(super) fn keep(&mut self, before: Version, typing: Option<NodeId>) {
        self.after.clear();
        if typing.is_some() && typing == self.typing && self.can_undo() {
            return;
        }
        self.typing = typing;
        if self.before.len() == MOST {
            self.before.remove(0);
        }
        self.before.push(before);
    }

    /// The typing of a comment has ended: the next one is a change of its own.
    pub(super) fn end_typing(&mut self) {
        self.typing = None;
    }

    /// Goes back from this version to the one before.
    pub(super) fn undo(&mut self, current: Version) -> Option<Version> {
        let before = self.before.pop()?;
        self.typing = None;
        self.after.push(current);
        Some(before)
    }

    /// Goes on from this version to the one that was undone last.
    pub(super) fn redo(&mut self, current: Version) -> Option<Version> {
        let after = self.after.pop()?;
        self.before.push(current);
        Some(after)
    }
}
