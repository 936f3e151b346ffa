//! Whether the user last used a pointer or the keyboard, and how the focus came to the board.

use std::cell::Cell;

use ansa_board::mark_focus;
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, KeyboardEvent};

const BOARD: &str = "[data-test=board]";

thread_local! {
    static POINTED: Cell<bool> = const { Cell::new(false) };
    /// Whether the last key was Tab.
    static TAB: Cell<bool> = const { Cell::new(false) };
    static BOARD_TABBED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the focus is on the board because Tab moved it there.
pub(super) fn is_board_tabbed() -> bool {
    BOARD_TABBED.get()
}

/// Whether the last input came from a mouse, pen or finger.
pub(super) fn is_pointed() -> bool {
    POINTED.get()
}

/// Tells the board's style sheet about the last kind of input. Call it once.
pub(crate) fn watch() {
    let document = gloo::utils::document();
    // In the capture phase, because other listeners may move the focus.
    let capture = EventListenerOptions::run_in_capture_phase();
    for (event, pointed) in [("pointerdown", true), ("keydown", false)] {
        EventListener::new_with_options(&document, event, capture, move |event| {
            TAB.set(event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Tab"));
            // `keys` knows whether such a key steps through the game or moves the focus.
            if !event.dyn_ref::<KeyboardEvent>().is_some_and(is_step_key_on_board) {
                set_pointed(pointed);
            }
        })
        .forget();
    }
    EventListener::new_with_options(&document, "focusin", capture, |event| {
        if let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
            mark_focus(&target, is_pointed());
            let before = event.dyn_ref::<FocusEvent>().and_then(FocusEvent::related_target);
            let before = before.and_then(|before| before.dyn_into::<Element>().ok());
            // Between two squares it stays as it is.
            if !(is_on_board(&target) && before.is_some_and(|before| is_on_board(&before))) {
                BOARD_TABBED.set(TAB.get() && is_on_board(&target));
            }
        }
    })
    .forget();
}

/// Remembers what the last input came from, and tells it to the style sheet.
pub(super) fn set_pointed(pointed: bool) {
    if POINTED.replace(pointed) != pointed
        && let Some(focused) = gloo::utils::document().active_element()
    {
        mark_focus(&focused, pointed);
    }
}

/// Whether a key on the board could step through the game or move the keyboard focus between the squares. The screen
/// decides which.
pub(super) fn is_step_key_on_board(event: &KeyboardEvent) -> bool {
    let is_step = matches!(event.key().as_str(), "ArrowLeft" | "ArrowRight" | "Home" | "End");
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    is_step && target.is_some_and(|target| is_on_board(&target))
}

fn is_on_board(element: &Element) -> bool {
    element.closest(BOARD).is_ok_and(|board| board.is_some())
}
