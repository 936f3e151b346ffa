//! Turns of a tree as plain objects.

use ansa_core::notation::Marker;
use ansa_core::record::NodeId;
use js_sys::Reflect;
use wasm_bindgen::JsValue;

use super::state::TreeState;
use crate::error::ArimaaError;
use crate::game::PlyView;
use crate::view::to_js;

/// A setup or turn with its annotations and what follows it, but not what could be played instead.
pub(super) fn turn_to_js(state: &TreeState, node: NodeId) -> Result<JsValue, ArimaaError> {
    let tree = state.tree();
    let view = to_js(&PlyView::new(&state.entry(node)?));
    let set = |name: &str, value: JsValue| {
        // Setting a property fails only on frozen objects, and this one is new.
        let _ = Reflect::set(&view, &name.into(), &value);
    };
    let children = tree.children(node).len();
    set("children", (children as u32).into());
    if let Some(notes) = tree.notes(node).filter(|notes| !notes.introduction.is_empty()) {
        set("introduction", notes.introduction.text().into());
    }
    if let Some(ending) = tree.ending(node) {
        let word = if ending.marker == Marker::Resigns { "resigns" } else { "lost" };
        set("ending", word.into());
    }
    if children > 0 && tree.is_line_end(node) {
        set("lineEnds", true.into());
    }
    Ok(view)
}
