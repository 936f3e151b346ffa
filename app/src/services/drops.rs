//! Files that are dropped anywhere on the page.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, File};

use super::files;
use super::keys::{FIELDS, enclosing};

/// What happens to things that are dragged over the page.
pub(crate) enum Drag {
    /// Files are over the page (`true`), or have left it.
    Over(bool),
    Dropped(Vec<File>),
}

/// Reports files that are dragged, while the listeners live. The browser does not leave the page for anything that is
/// dropped; a text can still be dropped on a field.
pub(crate) fn watch(on_drag: impl Fn(Drag) + Clone + 'static) -> [EventListener; 3] {
    ["dragover", "dragleave", "drop"].map(|name| {
        let (options, on_drag) = (EventListenerOptions::enable_prevent_default(), on_drag.clone());
        EventListener::new_with_options(&gloo::utils::document(), name, options, move |event| {
            if let Some(event) = event.dyn_ref::<DragEvent>() {
                take(name, event, &on_drag);
            }
        })
    })
}

fn take(name: &str, event: &DragEvent, on_drag: &impl Fn(Drag)) {
    let data = event.data_transfer();
    let has_files = match name {
        // Another element of the page is no other place.
        "dragleave" => {
            if event.related_target().is_none() {
                on_drag(Drag::Over(false));
            }
            return;
        }
        "dragover" => {
            let has_files = data.is_some_and(|data| data.types().includes(&"Files".into(), 0));
            if has_files {
                on_drag(Drag::Over(true));
            }
            has_files
        }
        _ => {
            on_drag(Drag::Over(false));
            let dropped = files::all(data.and_then(|data| data.files()));
            let has_files = !dropped.is_empty();
            if has_files {
                on_drag(Drag::Dropped(dropped));
            }
            has_files
        }
    };
    if has_files || enclosing(event, FIELDS).is_none() {
        event.prevent_default();
    }
}
