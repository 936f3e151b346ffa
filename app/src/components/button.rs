//! Buttons.

use yew::prelude::*;

use super::{Icon, icon};

/// A button: `Button::new("undo", label::undo()).sends(act, EntryAction::Undo)`.
#[derive(Clone)]
pub(crate) struct Button {
    test: AttrValue,
    content: Html,
    class: Classes,
    name: Option<AttrValue>,
    long: Option<AttrValue>,
    is_pressed: Option<bool>,
    is_disabled: bool,
    is_dimmed: bool,
    is_focused: bool,
    node: NodeRef,
}

impl Button {
    /// A button with this `data-test` attribute and text.
    pub(crate) fn new(test: impl Into<AttrValue>, text: impl Into<AttrValue>) -> Button {
        Button {
            test: test.into(),
            content: html! { text.into() },
            class: classes!("button"),
            name: None,
            long: None,
            is_pressed: None,
            is_disabled: false,
            is_dimmed: false,
            is_focused: false,
            node: NodeRef::default(),
        }
    }

    pub(crate) fn with_icon(test: &'static str, drawing: Icon, text: &'static str) -> Button {
        let content = html! { <>{ icon(drawing) }<span>{ text }</span></> };
        Button { content, ..Button::new(test, "").styled("button-sign") }
    }

    /// A button with nothing but an icon.
    pub(crate) fn icon(test: &'static str, drawing: Icon, name: impl Into<AttrValue>) -> Button {
        Button { content: icon(drawing), ..Button::new(test, "").styled("button-sign") }.named(name)
    }

    /// With these classes and no others.
    pub(crate) fn class(self, class: impl Into<Classes>) -> Button {
        Button { class: class.into(), ..self }
    }

    /// With one more class.
    pub(crate) fn styled(self, class: &'static str) -> Button {
        Button { class: classes!(self.class, class), ..self }
    }

    /// The button that is pressed most.
    pub(crate) fn main(self) -> Button {
        self.styled("button-main")
    }

    /// The button that is pressed most, if so.
    pub(crate) fn main_if(self, is_main: bool) -> Button {
        if is_main { self.main() } else { self }
    }

    /// With a name in place of its content, which is also its tooltip.
    pub(crate) fn named(self, name: impl Into<AttrValue>) -> Button {
        let name = name.into();
        self.label(name.clone()).long(name)
    }

    /// With a name in place of its content.
    pub(crate) fn label(self, name: impl Into<AttrValue>) -> Button {
        Button { name: Some(name.into()), ..self }
    }

    pub(crate) fn long(self, long: impl Into<AttrValue>) -> Button {
        Button { long: Some(long.into()), ..self }
    }

    /// A button that stays pressed.
    pub(crate) fn pressed(self, is_pressed: bool) -> Button {
        Button { is_pressed: Some(is_pressed), ..self }
    }

    /// Disabled unless it can be pressed.
    pub(crate) fn enabled_if(self, can: bool) -> Button {
        Button { is_disabled: !can, ..self }
    }

    /// Shown as disabled unless it can be pressed. It keeps the focus, and a press may say why it does nothing.
    pub(crate) fn dimmed_unless(self, can: bool) -> Button {
        Button { is_dimmed: !can, ..self }
    }

    /// With the focus when its dialog opens.
    pub(crate) fn focused(self) -> Button {
        Button { is_focused: true, ..self }
    }

    /// With a reference to its element.
    pub(crate) fn at(self, node: NodeRef) -> Button {
        Button { node, ..self }
    }

    /// Renders the button.
    pub(crate) fn show(self, onclick: Callback<MouseEvent>) -> Html {
        let Button { test, content, class, name, long, is_pressed, is_disabled, is_dimmed, is_focused, node } =
            self;
        html! {
            <button
                ref={node}
                type="button"
                {class}
                data-test={test}
                title={long}
                aria-label={name}
                aria-pressed={is_pressed.map(|is_pressed| is_pressed.to_string())}
                disabled={is_disabled}
                aria-disabled={is_dimmed.then_some("true")}
                autofocus={is_focused}
                {onclick}
            >
                { content }
            </button>
        }
    }

    /// Renders the button; a press sends an action.
    pub(crate) fn sends<A: Clone + 'static>(self, act: &Callback<A>, action: impl Into<A>) -> Html {
        let action = action.into();
        self.show(act.reform(move |_: MouseEvent| action.clone()))
    }

    /// Renders the button; it calls `on`.
    pub(crate) fn calls(self, on: &Callback<()>) -> Html {
        self.sends(on, ())
    }
}
