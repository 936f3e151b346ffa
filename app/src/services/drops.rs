//! Files that are dropped anywhere on the page.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, Element, Event, File};

use super::files;
use super::keys::FIELDS;

/// What happens to things that are dragged over the page.
pub(crate) enum Drag {
    /// Files are over the page (`true`), or have left it.
    Over(bool),
    Dropped(Vec<File>),
}

/// Reports files that are dragged, while the listeners live. The browser does not leave the page for anything that is
/// dropped; a text can still be dropped on a field.
pub(crate) fn watch(on_drag: impl Fn(Drag) + Clone + 'static) -> [EventListener; 3] {
    let listen = |name: &'static str, act: Box<dyn Fn(&DragEvent)>| {
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&gloo::utils::document(), name, options, move |event| {
            if let Some(event) = event.dyn_ref::<DragEvent>() {
                act(event);
            }
        })
    };
    let (over, left) = (on_drag.clone(), on_drag.clone());
    [
        listen(
            "dragover",
            Box::new(move |event| {
                if has_files(event) {
                    event.prevent_default();
                    over(Drag::Over(true));
                } else if !is_at_field(event) {
                    event.prevent_default();
                }
            }),
        ),
        listen(
            "dragleave",
            Box::new(move |event| {
                // Another element of the page is no other place.
                if event.related_target().is_none() {
                    left(Drag::Over(false));
                }
            }),
        ),
        listen(
            "drop",
            Box::new(move |event| {
                on_drag(Drag::Over(false));
                let dropped = files::all(event.data_transfer().and_then(|data| data.files()));
                if !dropped.is_empty() {
                    event.prevent_default();
                    on_drag(Drag::Dropped(dropped));
                } else if !is_at_field(event) {
                    event.prevent_default();
                }
            }),
        ),
    ]
}

fn has_files(event: &DragEvent) -> bool {
    event.data_transfer().is_some_and(|data| data.types().includes(&"Files".into(), 0))
}

fn is_at_field(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(FIELDS).ok().flatten().is_some())
}
