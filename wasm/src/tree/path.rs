//! Paths: the place of a turn in a tree, as the indices of the children that lead to it.

use core::cell::RefCell;

use ansa_core::record::{GameTree, NodeId};
use wasm_bindgen::JsValue;

use super::state::TreeState;
use crate::error::ArimaaError;
use crate::input;
use crate::view::to_js;

/// Finds the node at a path. Reads no further than the tree goes, because a path can be of any length, and borrows the
/// tree only between two elements, because an element may be a getter of the caller that uses it.
pub(super) fn node_at(state: &RefCell<TreeState>, path: &JsValue) -> Result<NodeId, ArimaaError> {
    let mut node = state.borrow().tree().root();
    for (depth, index) in input::elements_one_by_one(path, "the path")?.enumerate() {
        let index = input::count(&index?, "an index in the path")?;
        let state = state.borrow();
        let children = state.tree().children(node);
        let child = usize::try_from(index).ok().and_then(|index| children.get(index));
        node = *child.ok_or_else(|| {
            let most = children.len();
            let message =
                format_args!("the path leads nowhere: after its first {depth} turns the tree has {most}");
            ArimaaError::new("no-turn", message)
        })?;
    }
    Ok(node)
}

/// Finds the turn at a path, which must not be the start of the game.
pub(super) fn turn_at(state: &RefCell<TreeState>, path: &JsValue) -> Result<NodeId, ArimaaError> {
    let node = node_at(state, path)?;
    if node == state.borrow().tree().root() {
        let message = "an empty path is the start of the game, not a setup or turn";
        return Err(ArimaaError::new("no-turn", message));
    }
    Ok(node)
}

/// The path to a node.
pub(super) fn path_to(tree: &GameTree, node: NodeId) -> JsValue {
    let index_of = |node: NodeId| {
        let siblings = tree.parent(node).map_or(&[][..], |parent| tree.children(parent));
        // A tree has at most ten million nodes.
        siblings.iter().position(|&sibling| sibling == node).unwrap_or(0) as u32
    };
    to_js(&tree.path(node).into_iter().map(index_of).collect::<Vec<_>>())
}
