//! Edits of a tree: the order of variations, and removing them.

use super::error::TreeError;
use super::game_tree::GameTree;
use super::node::NodeId;

impl GameTree {
    /// Moves a node one place up among its siblings.
    ///
    /// # Errors
    /// There is no such node, or it is the root.
    pub fn promote(&mut self, node: NodeId) -> Result<(), TreeError> {
        self.reorder(node, |children, at| {
            if at > 0 {
                children.swap(at, at - 1);
            }
        })
    }

    /// Moves a node one place down among its siblings.
    ///
    /// # Errors
    /// There is no such node, or it is the root.
    pub fn demote(&mut self, node: NodeId) -> Result<(), TreeError> {
        self.reorder(node, |children, at| {
            if at + 1 < children.len() {
                children.swap(at, at + 1);
            }
        })
    }

    /// Makes the line from the root to this node the main line. A resignation on the way becomes a variation.
    ///
    /// # Errors
    /// There is no such node.
    pub fn make_main(&mut self, node: NodeId) -> Result<(), TreeError> {
        if !self.contains(node) {
            return Err(TreeError::NoNode(node));
        }
        for node in self.path(node) {
            self.make_first(node)?;
            if let Some(found) = self.parent(node).and_then(|parent| self.node_mut(parent)) {
                found.line_end = false;
                if let Some(ending) = found.ending.take() {
                    // It was before all variations, and is the first of them now.
                    found.other_endings.iter_mut().for_each(|(before, _)| *before += 1);
                    found.other_endings.insert(0, (0, ending));
                }
            }
        }
        Ok(())
    }

    /// Makes a node the first child of its parent.
    pub(super) fn make_first(&mut self, node: NodeId) -> Result<(), TreeError> {
        self.reorder(node, |children, at| children[..=at].rotate_right(1))
    }

    fn reorder(&mut self, node: NodeId, change: impl FnOnce(&mut [NodeId], usize)) -> Result<(), TreeError> {
        if !self.contains(node) {
            return Err(TreeError::NoNode(node));
        }
        let parent = self.parent(node).ok_or(TreeError::Root)?;
        let parent = self.node_mut(parent).ok_or(TreeError::NoNode(node))?;
        if let Some(at) = parent.children.iter().position(|&child| child == node) {
            change(&mut parent.children, at);
        }
        Ok(())
    }

    /// Removes a node and its descendants. Returns the number of nodes removed.
    ///
    /// # Errors
    /// There is no such node, or it is the root.
    pub fn remove(&mut self, node: NodeId) -> Result<usize, TreeError> {
        if !self.contains(node) {
            return Err(TreeError::NoNode(node));
        }
        let parent = self.parent(node).ok_or(TreeError::Root)?;
        if let Some(parent) = self.node_mut(parent) {
            parent.children.retain(|&child| child != node);
        }
        let mut removed = 0;
        let mut rest = vec![node];
        while let Some(node) = rest.pop() {
            if let Some(gone) = self.nodes.get_mut(node.index()).and_then(Option::take) {
                rest.extend(gone.children);
                removed += 1;
            }
        }
        Ok(removed)
    }
}
