//! The positions before and after the one that is shown, to undo and redo changes.

use super::edited::EditedPosition;

/// The most changes that can be undone. An older one is forgotten.
const MOST: usize = 1000;

/// The positions that can be returned to.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct History {
    before: Vec<EditedPosition>,
    after: Vec<EditedPosition>,
}

impl History {
    pub(super) fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// Keeps the position before a change. What was undone is forgotten.
    pub(super) fn keep(&mut self, before: EditedPosition) {
        self.after.clear();
        if self.before.len() == MOST {
            self.before.remove(0);
        }
        self.before.push(before);
    }

    /// The position before this one.
    pub(super) fn undo(&mut self, current: EditedPosition) -> Option<EditedPosition> {
        let before = self.before.pop()?;
        self.after.push(current);
        Some(before)
    }

    /// The position that was undone last.
    pub(super) fn redo(&mut self, current: EditedPosition) -> Option<EditedPosition> {
        let after = self.after.pop()?;
        self.before.push(current);
        Some(after)
    }
}
