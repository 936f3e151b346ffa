//! A button with a text.

use yew::prelude::*;

/// A button with a text: `TextButton::new("undo", label::undo()).show(onclick)`.
#[derive(Clone, Debug)]
pub(crate) struct TextButton {
    test: &'static str,
    name: AttrValue,
    style: Option<&'static str>,
    long: Option<&'static str>,
    is_disabled: bool,
    is_focused: bool,
}

impl TextButton {
    /// A button with this `data-test` attribute and label.
    pub(crate) fn new(test: &'static str, name: impl Into<AttrValue>) -> TextButton {
        let name = name.into();
        TextButton { test, name, style: None, long: None, is_disabled: false, is_focused: false }
    }

    /// With one more class.
    pub(crate) fn styled(self, class: &'static str) -> TextButton {
        TextButton { style: Some(class), ..self }
    }

    /// The button that is pressed most.
    pub(crate) fn main(self) -> TextButton {
        self.styled("button-main")
    }

    /// The button that is pressed most, if so.
    pub(crate) fn main_if(self, is_main: bool) -> TextButton {
        if is_main { self.main() } else { self }
    }

    /// With a tooltip.
    pub(crate) fn long(self, long: &'static str) -> TextButton {
        TextButton { long: Some(long), ..self }
    }

    /// Disabled unless it can be pressed.
    pub(crate) fn enabled_if(self, can: bool) -> TextButton {
        TextButton { is_disabled: !can, ..self }
    }

    /// Whether it has the focus when its dialog opens.
    pub(crate) fn focused_if(self, is_focused: bool) -> TextButton {
        TextButton { is_focused, ..self }
    }

    /// Renders the button.
    pub(crate) fn show(self, onclick: Callback<MouseEvent>) -> Html {
        let TextButton { test, name, style, long, is_disabled, is_focused } = self;
        html! {
            <button
                type="button"
                class={classes!("button", style)}
                data-test={test}
                title={long}
                disabled={is_disabled}
                autofocus={is_focused}
                {onclick}
            >
                { name }
            </button>
        }
    }

    /// Renders the button; it calls `on`.
    pub(crate) fn calls(self, on: &Callback<()>) -> Html {
        self.show(on.reform(|_: MouseEvent| ()))
    }
}
