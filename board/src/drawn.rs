//! Arrows and circles that a person draws on the board.

use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, Side};

use crate::geometry::mark_paths;
use crate::vnode::{VElement, classes};

/// The number of marks that are shown. A comment in a record can hold millions, and nobody draws so many.
const MOST: usize = 128;

/// The marks to be shown of these: the first of each pair of squares, and not more than a board can show.
pub(crate) fn shown(marks: &[ArrowAnnotation]) -> Vec<ArrowAnnotation> {
    let mut seen = [Bitboard::EMPTY; 64];
    let mut shown = Vec::new();
    for &mark in marks {
        let Some(ends) = seen.get_mut(mark.from.index()) else { continue };
        if !ends.contains(mark.to) && shown.len() < MOST {
            *ends |= Bitboard::from_square(mark.to);
            shown.push(mark);
        }
    }
    shown
}

/// An arrow, or a circle if both ends are the same square.
pub(crate) fn drawn(mark: ArrowAnnotation, bottom: Side, is_preview: bool) -> VElement {
    let colour = match mark.colour {
        ArrowColour::Green => "",
        ArrowColour::Red => "drawn-red",
        ArrowColour::Yellow => "drawn-yellow",
        ArrowColour::Blue => "drawn-blue",
    };
    let group =
        VElement::classed("g", classes(&["drawn", colour, if is_preview { "drawn-preview" } else { "" }]))
            .attr("data-drawn", mark.to_string());
    let (line, head) = mark_paths(mark, bottom);
    with_paths(group, &line, &head, mark.colour == ArrowColour::Yellow)
}

/// The group with a line and a head, both on a rim. A double line shows the colour of the rim in its middle. An empty path
/// is left out.
pub(crate) fn with_paths(mut group: VElement, line: &str, head: &str, is_double: bool) -> VElement {
    let core = if is_double { line } else { "" };
    let paths = [
        ("arrow-rim", line),
        ("arrow-rim", head),
        ("arrow-line", line),
        ("arrow-core", core),
        ("arrow-head", head),
    ];
    for (class, path) in paths {
        if !path.is_empty() {
            group = group.child(VElement::classed("path", class).attr("d", path.to_owned()));
        }
    }
    group
}

#[cfg(test)]
mod tests;
