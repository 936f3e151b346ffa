//! The icons of the buttons.

use ansa_board::vnode::VElement;

/// An icon, drawn as a path in a box of 24 by 24 units.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Icon {
    /// First position.
    First,
    /// Back.
    Back,
    /// Start the replay.
    Run,
    /// Stop the replay.
    Pause,
    /// Forward.
    Next,
    /// Last position.
    Last,
    /// Open the menu.
    Menu,
}

/// The SVG of an icon.
pub(super) fn icon(icon: Icon) -> VElement {
    let path = match icon {
        Icon::First => "M6 5v14M18 6l-8 6 8 6z",
        Icon::Back => "M15 5l-7 7 7 7",
        Icon::Run => "M7 5l12 7-12 7z",
        Icon::Pause => "M8 5v14M16 5v14",
        Icon::Next => "M9 5l7 7-7 7",
        Icon::Last => "M18 5v14M6 6l8 6-8 6z",
        Icon::Menu => "M4 6h16M4 12h16M4 18h16",
    };
    VElement::classed("svg", "sign")
        .attrs([("viewBox", "0 0 24 24"), ("aria-hidden", "true"), ("focusable", "false")])
        .child(VElement::new("path").attr("d", path))
}
