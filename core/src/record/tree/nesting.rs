//! How deeply the variations of a tree are nested. Records limit this, so that no parser or writer runs out of stack.

use super::game_tree::GameTree;
use super::node::NodeId;
use crate::record::entry::MAX_NESTING;

impl GameTree {
    /// The number of variations that a node is in, each inside another: 0 on the main line. A tree can be written as a
    /// record if no node is in more than [`MAX_NESTING`].
    #[must_use]
    pub fn nesting(&self, node: NodeId) -> usize {
        self.path(node).into_iter().filter(|&on_path| self.begins_variation(on_path)).count()
    }

    /// The greatest [`GameTree::nesting`] of all nodes.
    #[must_use]
    pub fn max_nesting(&self) -> usize {
        self.all_nestings().into_iter().max().unwrap_or(0)
    }

    /// Removes everything nested deeper than a record allows, so that the rest can be written. Returns the number of
    /// nodes and endings removed.
    pub fn remove_too_deep(&mut self) -> usize {
        let nestings = self.all_nestings();
        let nesting_of = |node: NodeId| nestings.get(node.index()).copied().unwrap_or(0);
        // Only the first node of each line that is too deep: the others are below it.
        let first: Vec<NodeId> = self
            .nodes()
            .filter(|&node| nesting_of(node) > MAX_NESTING)
            .filter(|&node| self.parent(node).is_some_and(|parent| nesting_of(parent) <= MAX_NESTING))
            .collect();
        let mut removed = 0;
        for node in first {
            removed += self.remove(node).unwrap_or(0);
        }
        for (found, nesting) in self.nodes.iter_mut().zip(nestings) {
            if let Some(found) = found.as_mut().filter(|_| nesting >= MAX_NESTING) {
                removed += found.other_endings.len();
                found.other_endings.clear();
            }
        }
        removed
    }

    /// The nesting of a new child of this node.
    pub(super) fn nesting_of_next(&self, node: NodeId) -> usize {
        let goes_on = self
            .node(node)
            .is_some_and(|found| found.children.is_empty() && found.ending.is_none() && !found.line_end);
        self.nesting(node) + usize::from(!goes_on)
    }

    /// The nesting of each node, by its index.
    fn all_nestings(&self) -> Vec<usize> {
        let mut nestings = vec![0; self.node_count()];
        // A parent comes before its children.
        for node in self.nodes() {
            let Some(parent) = self.parent(node) else { continue };
            let before = nestings.get(parent.index()).copied().unwrap_or(0);
            if let Some(own) = nestings.get_mut(node.index()) {
                *own = before + usize::from(self.begins_variation(node));
            }
        }
        nestings
    }

    /// Whether a node does not continue the line of its parent.
    fn begins_variation(&self, node: NodeId) -> bool {
        self.parent(node)
            .is_some_and(|parent| self.is_line_end(parent) || self.children(parent).first() != Some(&node))
    }
}
