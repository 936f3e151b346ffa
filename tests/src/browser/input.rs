//! User input: clicks, keys, and drags with mouse and finger.

use std::time::Duration;

use fantoccini::actions::{
    InputSource as _, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::key::Key;
use serde_json::json;

use super::Page;

/// How long the pointer takes from one place to the next, as with a quick hand.
const MOVE_TIME: Duration = Duration::from_millis(60);

impl Page {
    /// Clicks the middle of the first element that matches, as soon as it can be clicked.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        self.of_first(selector, async |element| element.click().await);
    }

    /// Moves the mouse over the first element that matches.
    #[track_caller]
    pub fn hover(&self, selector: &str) {
        self.bring_into_view(selector);
        let mouse = MouseActions::new("mouse".to_owned()).then(self.move_to(selector));
        self.done(&format!("hover {selector}"), self.client().perform_actions(mouse));
    }

    /// Types text into the first element that matches, after its existing text.
    #[track_caller]
    pub fn type_into(&self, selector: &str, text: &str) {
        self.of_first(selector, async |element| element.send_keys(text).await);
    }

    /// Clears a text field.
    #[track_caller]
    pub fn clear(&self, selector: &str) {
        self.of_first(selector, async |element| element.clear().await);
    }

    /// Presses and releases a key in the focused element: a [`Key`] or a character.
    #[track_caller]
    pub fn press(&self, key: impl Into<char>) {
        self.press_with(&[], key);
    }

    /// Presses a key while other keys are down: `page.press_with(&[Key::Shift], Key::Tab)`.
    #[track_caller]
    pub fn press_with(&self, held: &[Key], key: impl Into<char>) {
        let key = key.into();
        let held: Vec<char> = held.iter().map(|key| char::from(*key)).collect();
        let mut keys = KeyActions::new("keyboard".to_owned());
        for &value in held.iter().chain([&key]) {
            keys = keys.then(KeyAction::Down { value });
        }
        for &value in [&key].into_iter().chain(held.iter().rev()) {
            keys = keys.then(KeyAction::Up { value });
        }
        self.done(&format!("press {key:?}"), self.client().perform_actions(keys));
    }

    /// Drags with the mouse from the first place over the others to the last.
    #[track_caller]
    pub fn drag(&self, selectors: &[&str]) {
        let mut mouse = MouseActions::new("mouse".to_owned());
        for (index, selector) in selectors.iter().enumerate() {
            mouse = mouse.then(self.move_to(selector));
            if index == 0 {
                mouse = mouse.then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
            }
        }
        mouse = mouse.then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.done(&format!("drag {selectors:?}"), self.client().perform_actions(mouse));
    }

    /// Drags with the mouse like [`Page::drag`], without releasing the button at the last place.
    #[track_caller]
    pub fn drag_and_hold(&self, selectors: &[&str]) {
        let mut mouse = MouseActions::new("mouse".to_owned());
        for (index, selector) in selectors.iter().enumerate() {
            mouse = mouse.then(self.move_to(selector));
            if index == 0 {
                mouse = mouse.then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
            }
        }
        self.done(&format!("drag {selectors:?} and hold"), self.client().perform_actions(mouse));
    }

    /// Releases the button after [`Page::drag_and_hold`].
    #[track_caller]
    pub fn drop_here(&self) {
        let mouse =
            MouseActions::new("mouse".to_owned()).then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.done("let go", self.client().perform_actions(mouse));
    }

    /// Drags with a finger.
    #[track_caller]
    pub fn drag_by_touch(&self, selectors: &[&str]) {
        let mut finger = TouchActions::new("finger".to_owned());
        for (index, selector) in selectors.iter().enumerate() {
            finger = finger.then(self.move_to(selector));
            if index == 0 {
                finger = finger.then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
            }
        }
        finger = finger.then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.done(&format!("touch {selectors:?}"), self.client().perform_actions(finger));
    }

    /// Taps with a finger.
    #[track_caller]
    pub fn tap(&self, selector: &str) {
        self.bring_into_view(selector);
        self.drag_by_touch(&[selector]);
    }

    /// Scrolls the first element that matches into view if it is not there, as a person does.
    #[track_caller]
    fn bring_into_view(&self, selector: &str) {
        self.wait_for(selector);
        let scroll = "const element = document.querySelector(arguments[0]);
            const { top, bottom } = element.getBoundingClientRect();
            if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });";
        self.script_with(scroll, vec![json!(selector)]);
    }

    #[track_caller]
    fn move_to(&self, selector: &str) -> PointerAction {
        PointerAction::MoveToElement {
            element: self.element(selector),
            duration: Some(MOVE_TIME),
            x: 0.0,
            y: 0.0,
        }
    }
}
