//! What a tooltip needs of the browser: its place in the window, and what dismisses it.

use ansa_board::key_of;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlElement, KeyboardEvent, Node};
use yew::NodeRef;

/// The distance that a tooltip keeps from the edges of the window, in CSS pixels.
const MARGIN: f64 = 8.0;

/// Fits a tooltip that is shown below a word into the window: not too wide, moved to the side, and above the word where
/// there is no room below. The style sheet reads `--room`, `--shift` and the attribute `data-above`.
fn place(tip: &HtmlElement) {
    let style = tip.style();
    // Properties with valid names and values can always be set, and an attribute can always be removed.
    let _ = style.set_property("--shift", "0px");
    let _ = tip.remove_attribute("data-above");
    let window = gloo::utils::window();
    let size = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64());
    let (Some(width), Some(height)) = (size(window.inner_width()), size(window.inner_height())) else {
        return;
    };
    // Without the scroll bar, and without the room that is kept for it.
    let width = width.min(gloo::utils::body().get_bounding_client_rect().right());
    let _ = style.set_property("--room", &format!("{}px", width - 2.0 * MARGIN));
    let shown = tip.get_bounding_client_rect();
    let shift = (width - MARGIN - shown.right()).min(0.0);
    let shift = shift.max(MARGIN - shown.left());
    let _ = style.set_property("--shift", &format!("{shift}px"));
    if shown.bottom() > height - MARGIN && shown.top() > height / 2.0 {
        let _ = tip.set_attribute("data-above", "");
    }
}

/// Fits a tooltip into the window, and again whenever the window changes, while the listener lives. In a phone that is
/// turned, it would otherwise make the page wider than the window.
pub(crate) fn keep_in_place(tip: HtmlElement) -> EventListener {
    place(&tip);
    EventListener::new(&gloo::utils::window(), "resize", move |_| place(&tip))
}

/// Whether the element of a reference contains the target of an event.
pub(crate) fn has(around: &NodeRef, target: Option<EventTarget>) -> bool {
    around.cast::<HtmlElement>().is_some_and(|around| contains(&around, target))
}

fn contains(element: &HtmlElement, target: Option<EventTarget>) -> bool {
    let node = target.and_then(|target| target.dyn_into::<Node>().ok());
    element.contains(node.as_ref())
}

/// Calls `on_dismiss` on Escape, which then does nothing else, and on a press outside of the element, while the listeners
/// live.
pub(crate) fn watch_dismissal(
    element: HtmlElement,
    on_dismiss: impl Fn() + Clone + 'static,
) -> [EventListener; 2] {
    let document = gloo::utils::document();
    // Before everybody else, who would leave the screen.
    let first = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    let escape = EventListener::new_with_options(&document, "keydown", first, {
        let on_dismiss = on_dismiss.clone();
        move |event| {
            if event
                .dyn_ref::<KeyboardEvent>()
                .is_some_and(|event| key_of(event).as_deref() == Some("Escape"))
            {
                event.prevent_default();
                event.stop_propagation();
                on_dismiss();
            }
        }
    });
    let outside = EventListener::new(&document, "pointerdown", move |event| {
        if !contains(&element, event.target()) {
            on_dismiss();
        }
    });
    [escape, outside]
}
