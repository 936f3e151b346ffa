//! The squares that the page highlights.

use ansa_board::vnode::VElement;
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, Side};

/// The layer with the highlighted squares; `None` without any. Of several on one square, the first is shown.
pub(super) fn highlights(marks: &[ArrowAnnotation], bottom: Side) -> Option<VElement> {
    let mut seen = Bitboard::EMPTY;
    let mut layer = VElement::classed("svg", "arrows").attrs([
        ("viewBox", "0 0 8 8"),
        ("aria-hidden", "true"),
        ("focusable", "false"),
        ("data-test", "highlights"),
    ]);
    for mark in marks {
        let square = mark.from;
        if seen.contains(square) {
            continue;
        }
        seen |= Bitboard::from_square(square);
        let (x, y) = match bottom {
            Side::Gold => (square.file(), 7 - square.rank()),
            Side::Silver => (7 - square.file(), square.rank()),
        };
        let class = match mark.colour {
            ArrowColour::Green => "highlight",
            ArrowColour::Red => "highlight drawn-red",
            ArrowColour::Blue => "highlight drawn-blue",
            ArrowColour::Yellow => "highlight drawn-yellow",
        };
        let path = VElement::classed("path", class).attr("data-highlight", mark.to_string());
        // A little smaller than the square, so that the lines of neighbours don't cover each other.
        layer = layer.child(path.attr("d", format!("M{x}.05 {y}.05h.9v.9h-.9z")));
    }
    (!layer.children.is_empty()).then_some(layer)
}

#[cfg(test)]
mod tests;
