//! The layer over the board: marks that a person has drawn, and arrows for previewed and offered moves, freezers and
//! proposed turns.

use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, Side, Square};

use crate::geometry::{arrow_paths, centre, decimal, mark_paths};
use crate::view::{Arrow, ArrowKind, BoardView};
use crate::vnode::{VElement, classes};

/// The distance from the centre of its first square to the start of an arrow that can be pressed. It leaves room to
/// press the piece.
const GAP: i32 = 36;

/// The number of marks that are shown. A comment in a record can hold millions, and nobody draws so many.
const MOST_MARKS: usize = 128;

/// The marks to be shown of these: the first of each pair of squares, and not more than a board can show.
pub(crate) fn shown(marks: &[ArrowAnnotation]) -> Vec<ArrowAnnotation> {
    let mut seen = [Bitboard::EMPTY; 64];
    let mut shown = Vec::new();
    for &mark in marks {
        let Some(ends) = seen.get_mut(mark.from.index()) else { continue };
        if !ends.contains(mark.to) && shown.len() < MOST_MARKS {
            *ends |= Bitboard::from_square(mark.to);
            shown.push(mark);
        }
    }
    shown
}

/// The layer with the drawn marks, the one that is being drawn, and the arrows. `None` without any. It is hidden from
/// screen readers, because the same information is in the texts.
pub(crate) fn arrows(view: &BoardView, preview: Option<ArrowAnnotation>) -> Option<VElement> {
    let bottom = view.bottom;
    let mut layer = VElement::classed("svg", "arrows")
        .attrs([("viewBox", "0 0 8 8"), ("aria-hidden", "true"), ("focusable", "false")])
        .attr("data-test", "arrows");
    for (index, &mark) in view.drawn.iter().chain(&preview).enumerate() {
        layer = layer.child(drawn(mark, bottom, index == view.drawn.len()));
    }
    for arrow in &view.arrows {
        layer = layer.child(one(arrow, bottom));
    }
    (!layer.children.is_empty()).then_some(layer)
}

/// An arrow, or a circle if both ends are the same square.
fn drawn(mark: ArrowAnnotation, bottom: Side, is_preview: bool) -> VElement {
    let colour = match mark.colour {
        ArrowColour::Green => "",
        ArrowColour::Red => "drawn-red",
        ArrowColour::Yellow => "drawn-yellow",
        ArrowColour::Blue => "drawn-blue",
    };
    let circle = if mark.is_mark() { "drawn-circle" } else { "" };
    let preview = if is_preview { "drawn-preview" } else { "" };
    let group = VElement::classed("g", classes(&["drawn", colour, circle, preview]))
        .attr("data-drawn", mark.to_string());
    let (line, head) = mark_paths(mark, bottom);
    with_paths(group, &line, &head, mark.colour == ArrowColour::Yellow)
}

fn one(arrow: &Arrow, bottom: Side) -> VElement {
    let kind = match arrow.kind {
        ArrowKind::Walk => "arrow-walk",
        ArrowKind::Shove => "arrow-shove",
        ArrowKind::Freeze => "arrow-freeze",
        ArrowKind::Hint => "arrow-hint",
        ArrowKind::HintForced => "arrow-forced",
    };
    let points: Vec<_> = arrow.squares.iter().map(|&square| centre(square, bottom)).collect();
    let (line, head) = arrow_paths(&points, if arrow.offers { GAP } else { 0 });
    let names: Vec<_> = arrow.squares.iter().map(ToString::to_string).collect();
    let offers = if arrow.offers { "arrow-offer" } else { "" };
    let group = VElement::classed("g", classes(&["arrow", kind, offers]))
        .attr("data-arrow", names.join("-"))
        .attr_if_some("data-offer", arrow.offers.then(|| names.concat()));
    with_paths(group, &line, &head, false)
}

/// The group with a line and a head, both on a rim. A double line shows the colour of the rim in its middle. An empty path
/// is left out.
fn with_paths(mut group: VElement, line: &str, head: &str, is_double: bool) -> VElement {
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

/// The number of steps of the previewed route, at the corner of its last square.
pub(crate) fn count(square: Square, steps: usize, bottom: Side) -> VElement {
    let (x, y) = centre(square, bottom);
    // An eighth of the board is 12.5 %.
    let percent = |squares: i32| decimal(squares * 125 / 100, 10);
    let style = format!("left:{}%;top:{}%", percent(x + 50), percent(y - 50));
    VElement::classed("span", "route-count")
        .attrs([("aria-hidden", "true"), ("data-test", "route-count")])
        .attr("style", style)
        .child(steps.to_string())
}

#[cfg(test)]
mod tests;
