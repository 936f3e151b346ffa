//! The turns and comments of a tree as one list, in the order in which a record has them.

use ansa_core::record::{GameTree, NodeId};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineItemKind {
    /// The turn of the node.
    Turn,
    /// The comment after it.
    Comment,
    /// A variation begins, whose first turn is the node. Its introduction follows.
    Begin,
    /// The variation that began with the node ends.
    End,
}

/// A turn, a comment, or the beginning or end of a variation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LineItem {
    pub(super) kind: LineItemKind,
    pub(super) node: NodeId,
    /// In how many variations it is; 0 in the main line.
    pub(super) depth: u32,
}

/// What is still to be listed.
enum ListTask {
    /// What follows a node in its line, after the variations there.
    After(NodeId, u32),
    /// The variation that begins with a node.
    Variation(NodeId, u32),
    End(NodeId, u32),
}

/// The items of a tree. An explicit stack keeps nested variations off the call stack.
pub(super) fn items(tree: &GameTree) -> Vec<LineItem> {
    let mut items = Vec::new();
    let mut add = |kind, node, depth| items.push(LineItem { kind, node, depth });
    let has_comment = |node| tree.notes(node).is_some_and(|notes| !notes.comment.text().is_empty());
    if has_comment(tree.root()) {
        add(LineItemKind::Comment, tree.root(), 0);
    }
    let mut tasks = vec![ListTask::After(tree.root(), 0)];
    while let Some(task) = tasks.pop() {
        let (turn, depth) = match task {
            ListTask::End(node, depth) => {
                add(LineItemKind::End, node, depth);
                continue;
            }
            ListTask::Variation(node, depth) => {
                add(LineItemKind::Begin, node, depth);
                tasks.extend([ListTask::End(node, depth), ListTask::After(node, depth)]);
                (node, depth)
            }
            ListTask::After(node, depth) => {
                let children = tree.children(node);
                let (next, others) = match children.split_first() {
                    Some((&next, others)) if !tree.is_line_end(node) => (Some(next), others),
                    _ => (None, children),
                };
                tasks.extend(next.map(|next| ListTask::After(next, depth)));
                // The last is listed last, so it goes onto the stack first.
                let variation = |&node: &NodeId| ListTask::Variation(node, depth.saturating_add(1));
                tasks.extend(others.iter().rev().map(variation));
                let Some(next) = next else { continue };
                (next, depth)
            }
        };
        add(LineItemKind::Turn, turn, depth);
        if has_comment(turn) {
            add(LineItemKind::Comment, turn, depth);
        }
    }
    items
}

/// The words of a comment, or those before a variation.
pub(super) fn words(tree: &GameTree, item: LineItem) -> String {
    let comment = tree.notes(item.node).map(|notes| match item.kind {
        LineItemKind::Begin => &notes.introduction,
        _ => &notes.comment,
    });
    comment.map(|comment| comment.text().to_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests;
