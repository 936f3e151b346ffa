//! The small signs on buttons.

use ansa_board::vnode::VElement;

/// A sign, as paths in a box of 24 by 24.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// To the start.
    First,
    /// Back.
    Back,
    /// Runs.
    Run,
    /// Stops.
    Pause,
    /// On.
    Next,
    /// To the end.
    Last,
}

/// A sign.
pub(super) fn sign(sign: Sign) -> VElement {
    let path = match sign {
        Sign::First => "M6 5v14M18 6l-8 6 8 6z",
        Sign::Back => "M15 5l-7 7 7 7",
        Sign::Run => "M7 5l12 7-12 7z",
        Sign::Pause => "M8 5v14M16 5v14",
        Sign::Next => "M9 5l7 7-7 7",
        Sign::Last => "M18 5v14M6 6l8 6-8 6z",
    };
    VElement::classed("svg", "sign")
        .attrs([("viewBox", "0 0 24 24"), ("aria-hidden", "true"), ("focusable", "false")])
        .child(VElement::new("path").attr("d", path))
}
