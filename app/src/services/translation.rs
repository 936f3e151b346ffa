//! The page under a browser's translation.
//!
//! A translation puts elements `<font>` in the place of text nodes. Yew and the board keep references to their text nodes:
//! they would change, move and remove nodes that nobody sees any more, and what is shown would stay as it was. So a text
//! node that is replaced comes back before its translation, without its text. If its text changes, the translation
//! goes, and the new text is there for the translator to find.

use js_sys::{Array, WeakMap};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, MutationObserver, MutationObserverInit, MutationRecord, Node, Text};

/// Text nodes with their translations, and the reverse with the original texts.
struct Translations {
    of_text: WeakMap,
    of_font: WeakMap,
}

/// Watches for translations from now on. Call it once.
pub(crate) fn watch() {
    let Some(body) = gloo::utils::document().body() else { return };
    let known = Translations { of_text: WeakMap::new(), of_font: WeakMap::new() };
    let on_change = move |records: Array, observer: MutationObserver| {
        for record in records {
            known.follow(&record.unchecked_into(), &observer);
        }
        // What was done here is no news.
        observer.take_records();
    };
    let on_change = Closure::<dyn FnMut(Array, MutationObserver)>::new(on_change);
    // Without such an observer there is no translation to follow.
    if let Ok(observer) = MutationObserver::new(on_change.as_ref().unchecked_ref()) {
        let options = MutationObserverInit::new();
        options.set_child_list(true);
        options.set_subtree(true);
        // Fails only for options that ask for nothing.
        let _ = observer.observe_with_options(&body, &options);
    }
    on_change.forget();
}

impl Translations {
    fn follow(&self, record: &MutationRecord, observer: &MutationObserver) {
        if record.type_() == "characterData" {
            if let Some(text) = record.target().and_then(|text| text.dyn_into::<Text>().ok()) {
                self.changed(&text);
            }
            return;
        }
        let removed = record.removed_nodes();
        for node in (0..removed.length()).filter_map(|index| removed.get(index)) {
            if let Some(text) = node.dyn_ref::<Text>() {
                match self.translation(text) {
                    Some(font) => moved(text, &font),
                    None if !text.is_connected() => self.replaced(text, record, observer),
                    None => {}
                }
            } else if !node.is_connected() {
                self.withdrawn(&node);
            }
        }
    }

    fn translation(&self, text: &Text) -> Option<Element> {
        self.of_text.get(text).dyn_into().ok()
    }

    /// A text node is gone. If a translation is in its place, it comes back before that.
    fn replaced(&self, text: &Text, record: &MutationRecord, observer: &MutationObserver) {
        let added = record.added_nodes();
        let added = (0..added.length()).filter_map(|index| added.get(index));
        let beside = [record.previous_sibling(), record.next_sibling()].into_iter().flatten();
        let is_free =
            |font: &Element| font.tag_name() == "FONT" && font.is_connected() && !self.of_font.has(font);
        let font = added.chain(beside).filter_map(|node| node.dyn_into().ok()).find(is_free);
        let Some(font) = font else { return };
        self.of_text.set(text, &font);
        self.of_font.set(&font, &Array::of2(text, &text.data().into()));
        text.set_data("");
        let options = MutationObserverInit::new();
        options.set_character_data(true);
        let _ = observer.observe_with_options(text, &options);
        insert_before(text, &font);
    }

    /// A text node has another text: its translation is of no use.
    fn changed(&self, text: &Text) {
        let Some(font) = self.translation(text) else { return };
        self.forget(text, &font);
        insert_before(text, &font);
        font.remove();
    }

    /// The translator has taken a translation back.
    fn withdrawn(&self, font: &Node) {
        let Ok(known) = self.of_font.get(font.unchecked_ref()).dyn_into::<Array>() else { return };
        let text: Text = known.get(0).unchecked_into();
        self.forget(&text, font);
        if text.is_connected() && text.data().is_empty() {
            text.set_data(&known.get(1).as_string().unwrap_or_default());
        }
    }

    fn forget(&self, text: &Text, font: &Node) {
        self.of_text.delete(text);
        self.of_font.delete(font);
    }
}

/// A text node was moved or removed, and its translation goes with it.
fn moved(text: &Text, font: &Element) {
    if text.is_connected() {
        if let Some(parent) = text.parent_node() {
            // A node that can't be moved stays where it is.
            let _ = parent.insert_before(font, text.next_sibling().as_ref());
        }
    } else {
        font.remove();
    }
}

/// Puts a text node before its translation, as a new node.
fn insert_before(text: &Text, font: &Element) {
    if let Some(parent) = font.parent_node() {
        // A node that can't be inserted is not shown; there is no better way to handle it.
        let _ = parent.insert_before(text, Some(font));
    }
}
