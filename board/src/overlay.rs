//! Overlays: what the rules say about a position, drawn on the squares.
//!
//! An overlay is a layer of marks that [`BoardView::overlay`](crate::BoardView::overlay) takes; arrows that belong to it
//! are ordinary [`Arrow`](crate::Arrow)s. Only a program that draws overlays contains this code, and it needs no style
//! sheet. No mark is told by its colour alone: each has a shape of its own, and a number.
//!
//! | mark | what it looks like |
//! |---|---|
//! | [`OverlayMark::Goal`] | a diamond around the square, and the number of steps |
//! | [`OverlayMark::Capturable`] | four corners around the piece, and the number of steps |
//! | [`OverlayMark::Trap`] | hatching: rising for gold, falling for silver, both if shared, none if nobody is there; and the number of pieces of each side, gold’s first |
//! | [`OverlayMark::Steps`] | the number of steps in a disc |
//!
//! The layer is hidden from screen readers, because the same information is in the texts beside the board.

use ansa_core::threats::TrapHolder;
use ansa_core::{Side, Square};

use crate::geometry::{Point, centre};
use crate::vnode::VElement;

/// A mark of an overlay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OverlayMark {
    /// A rabbit can reach this goal square in this number of steps.
    Goal(Square, u8),
    /// The piece on this square can be captured in this number of steps.
    Capturable(Square, u8),
    /// The control of this trap, with the numbers of gold and silver pieces next to it.
    Trap(Square, TrapHolder, [u32; 2]),
    /// The chosen piece can reach this square in this number of steps.
    Steps(Square, u8),
}

/// The layer with these marks; `None` without any. `bottom` is the side at the bottom of the board.
pub fn overlay(marks: &[OverlayMark], bottom: Side) -> Option<VElement> {
    let layer = VElement::classed("svg", "arrows")
        .attrs([("viewBox", "0 0 800 800"), ("aria-hidden", "true"), ("focusable", "false")])
        .attr("data-test", "overlay");
    (!marks.is_empty()).then(|| layer.children(marks.iter().map(|&mark| drawn(mark, bottom))))
}

/// Colours of the style sheets; the rim contrasts with each of them.
const RIM: &str = "var(--arrow-rim)";
const GOAL: &str = "var(--mark-select-line)";
const CAPTURE: &str = "var(--mark-capture-line)";
const STEPS: &str = "var(--mark-hint)";
const LINE: &str = "var(--board-coordinate)";

/// A diamond and four corners within the box of a square, whose centre is the origin.
const DIAMOND: &str = "M0-45L45 0L0 45L-45 0Z";
const CORNERS: &str = "M-45-22V-45H-22M22-45H45V-22M45 22V45H22M-22 45H-45V22";
/// Lines of a hatching, upwards to the right and downwards, and the frame around it.
const RISING: &str = "M-46 0L0-46M-46 23L23-46M-46 46L46-46M-23 46L46-23M0 46L46 0";
const FALLING: &str = "M-46 0L0 46M-46-23L23 46M-46-46L46 46M-23-46L46 23M0-46L46 0";
const FRAME: &str = "M-46-46H46V46H-46Z";

fn drawn(mark: OverlayMark, bottom: Side) -> VElement {
    let at = |square| VElement::new("g").attr("transform", placed(centre(square, bottom)));
    match mark {
        OverlayMark::Goal(square, steps) => at(square)
            .attr("data-overlay", format!("goal {square} {steps}"))
            .children(outlined(DIAMOND, GOAL))
            .children(disc((-32, 0), &steps.to_string(), GOAL)),
        OverlayMark::Capturable(square, steps) => at(square)
            .attr("data-overlay", format!("capture {square} {steps}"))
            .children(outlined(CORNERS, CAPTURE))
            .children(disc((30, -30), &steps.to_string(), CAPTURE)),
        OverlayMark::Trap(square, holder, [gold, silver]) => {
            let (name, lines) = match holder {
                TrapHolder::Nobody => ("nobody", &[][..]),
                TrapHolder::Side(Side::Gold) => ("gold", &[RISING][..]),
                TrapHolder::Side(Side::Silver) => ("silver", &[FALLING][..]),
                TrapHolder::Shared => ("shared", &[RISING, FALLING][..]),
            };
            let count = format!("{gold}:{silver}");
            at(square)
                .attr("data-overlay", format!("trap {square} {name} {count}"))
                .children(lines.iter().map(|&lines| stroke(lines, LINE, "3").attr("opacity", "0.7")))
                .children(outlined(FRAME, LINE))
                .children(disc((0, 34), &count, LINE))
        }
        OverlayMark::Steps(square, steps) => at(square)
            .attr("data-overlay", format!("steps {square} {steps}"))
            .children(disc((-30, 30), &steps.to_string(), STEPS)),
    }
}

fn placed((x, y): Point) -> String {
    format!("translate({x} {y})")
}

/// A line in a colour on a rim.
fn outlined(path: &'static str, colour: &'static str) -> [VElement; 2] {
    [stroke(path, RIM, "11"), stroke(path, colour, "6")]
}

fn stroke(path: &'static str, colour: &'static str, width: &'static str) -> VElement {
    VElement::new("path").attrs([
        ("d", path),
        ("fill", "none"),
        ("stroke", colour),
        ("stroke-width", width),
        ("stroke-linecap", "round"),
        ("stroke-linejoin", "round"),
    ])
}

/// A text of one to three characters on a disc, or on a pill as wide as it needs.
fn disc((x, y): Point, text: &str, colour: &'static str) -> [VElement; 2] {
    let half = if text.len() > 1 { 28 } else { 15 };
    let plate = VElement::new("rect")
        .attrs([("height", "30"), ("rx", "15"), ("fill", RIM), ("stroke", colour), ("stroke-width", "3")])
        .attr("x", (x - half).to_string())
        .attr("y", (y - 15).to_string())
        .attr("width", (2 * half).to_string());
    let text = VElement::new("text")
        .attrs([("text-anchor", "middle"), ("font-size", "26"), ("font-weight", "700"), ("fill", colour)])
        .attr("x", x.to_string())
        .attr("y", (y + 9).to_string())
        .child(text.to_owned());
    [plate, text]
}

#[cfg(test)]
mod tests;
