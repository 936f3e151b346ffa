//! Numbers of places, for links: nodes have numbers that another document of the same record need not have.

use ansa_core::record::NodeId;

use super::Document;

impl Document {
    /// Every node of the tree in the order of a record: each before its children, and the ply that continues the line
    /// before the variations.
    fn in_order(&self) -> impl Iterator<Item = NodeId> + '_ {
        let mut open = vec![self.root()];
        core::iter::from_fn(move || {
            let node = open.pop()?;
            open.extend(self.tree().children(node).iter().rev());
            Some(node)
        })
    }

    /// The number of a node; that of the start is 0. `None` if the document does not have it.
    pub fn number_of(&self, node: NodeId) -> Option<usize> {
        self.in_order().position(|own| own == node)
    }

    /// The node with this number.
    pub fn node_at(&self, number: usize) -> Option<NodeId> {
        self.in_order().nth(number)
    }
}
