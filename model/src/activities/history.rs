//! What can be undone and redone.

/// The most changes that can be undone. An older one is forgotten.
const MAX_CHANGES: usize = 1000;

/// The versions of something before and after the one that is shown.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct History<T> {
    before: Vec<T>,
    after: Vec<T>,
}

impl<T> Default for History<T> {
    fn default() -> History<T> {
        History { before: Vec::new(), after: Vec::new() }
    }
}

impl<T> History<T> {
    pub(super) fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// Keeps the version before a change. What was undone is forgotten.
    pub(super) fn keep(&mut self, before: T) {
        self.after.clear();
        if self.before.len() == MAX_CHANGES {
            self.before.remove(0);
        }
        self.before.push(before);
    }

    /// Goes back from this version to the one before.
    pub(super) fn undo(&mut self, current: T) -> Option<T> {
        let before = self.before.pop()?;
        self.after.push(current);
        Some(before)
    }

    /// Goes on from this version to the one that was undone last.
    pub(super) fn redo(&mut self, current: T) -> Option<T> {
        let after = self.after.pop()?;
        self.before.push(current);
        Some(after)
    }
}
