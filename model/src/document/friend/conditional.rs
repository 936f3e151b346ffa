//! Turns that were played as a condition said.

use ansa_core::record::{CommentCommand, NodeId};

use crate::document::tree_document::Document;

/// The command in the comment of such a turn, and its value: `[%played conditionally]`.
const COMMAND: &str = "played";
const VALUE: &str = "conditionally";

impl Document {
    /// Marks a ply of the game as played as one that a condition has played.
    pub fn mark_conditional(&mut self, ply: usize) {
        let mut tree = self.tree().clone();
        let node = self.played().nodes().get(ply);
        let command = CommentCommand::new(COMMAND, VALUE);
        if let Some((notes, command)) = node.and_then(|&node| tree.notes_mut(node)).zip(command) {
            notes.comment.set_command(command);
            self.set_tree(tree);
        }
    }

    /// Whether a condition has played the ply of a node.
    pub fn is_conditional(&self, node: NodeId) -> bool {
        self.notes(node).is_some_and(|notes| notes.comment.command(COMMAND) == Some(VALUE))
    }
}
