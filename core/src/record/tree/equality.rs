//! Which trees are equal.

use super::game_tree::GameTree;
use super::node::NodeId;
use crate::game::{Game, Phase};
use crate::record::tag::Tag;

/// The tags that count: the tag `Position` is written from the starting position.
fn tags(tree: &GameTree) -> impl Iterator<Item = &Tag> {
    tree.tags.iter().filter(|tag| tag.name() != "Position")
}

fn is_same_start(one: &Game, another: &Game) -> bool {
    let has_position = matches!(one.phase(), Phase::Turn(_));
    one.rules() == another.rules()
        && one.next_label() == another.next_label()
        && one.phase() == another.phase()
        // Whoever starts from a position does not set up.
        && (has_position || one.rosters() == another.rosters())
}

impl PartialEq for GameTree {
    /// Whether both have the same tags, start, turns, variations and annotations, in the same order. The ids of the nodes
    /// may differ.
    fn eq(&self, other: &GameTree) -> bool {
        if !is_same_start(self.start(), other.start()) || !tags(self).eq(tags(other)) {
            return false;
        }
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((own, others)) = pairs.pop() {
            let (Some(one), Some(another)) = (self.node(own), other.node(others)) else { return false };
            if !one.has_same_content(another) || self.is_line_end(own) != other.is_line_end(others) {
                return false;
            }
            pairs.extend(one.children.iter().copied().zip(another.children.iter().copied()));
        }
        true
    }
}

#[cfg(test)]
mod tests;
