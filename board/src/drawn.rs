//! Arrows and circles that a person draws on the board.

use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, Side};

use crate::geometry::{arrow_paths, centre, decimal};
use crate::vnode::{VElement, classes};

/// The number of marks that are shown. A comment in a record can hold millions, and nobody draws so many.
const MOST: usize = 128;

/// The radius of a circle, in hundredths of a square.
const RADIUS: i32 = 41;

/// The marks to be shown of these: the first of each pair of squares, and not more than a board can show.
pub(crate) fn shown(marks: &[ArrowAnnotation]) -> Vec<ArrowAnnotation> {
    let mut seen = [Bitboard::EMPTY; 64];
    let is_new = |mark: &&ArrowAnnotation| {
        let Some(ends) = seen.get_mut(mark.from.index()) else { return false };
        let before = *ends;
        *ends |= Bitboard::of(mark.to);
        before != *ends
    };
    marks.iter().filter(is_new).take(MOST).copied().collect()
}

/// An arrow, or a circle if both ends are the same square.
pub(crate) fn drawn(mark: ArrowAnnotation, bottom: Side, is_preview: bool) -> VElement {
    let colour = match mark.colour {
        ArrowColour::Green => "drawn-green",
        ArrowColour::Red => "drawn-red",
        ArrowColour::Yellow => "drawn-yellow",
        ArrowColour::Blue => "drawn-blue",
    };
    let group =
        VElement::classed("g", classes(&["drawn", colour, if is_preview { "drawn-preview" } else { "" }]))
            .attr("data-drawn", mark.to_string());
    // The yellow line is double: its rim shows again in its middle.
    let core = (mark.colour == ArrowColour::Yellow).then_some("drawn-core");
    let (x, y) = centre(mark.from, bottom);
    if mark.is_mark() {
        let circle = |class: &'static str| {
            let [x, y, radius] = [x, y, RADIUS].map(|length| decimal(length, 100));
            VElement::classed("circle", class).attr("cx", x).attr("cy", y).attr("r", radius)
        };
        return group.children(["arrow-rim", "arrow-line"].into_iter().chain(core).map(circle));
    }
    let (line, head) = arrow_paths(&[(x, y), centre(mark.to, bottom)], 0);
    let path = |class: &'static str, path: &str| VElement::classed("path", class).attr("d", path.to_owned());
    group
        .child(path("arrow-rim", &line))
        .child(path("arrow-rim", &head))
        .child(path("arrow-line", &line))
        .children(core.map(|class| path(class, &line)))
        .child(path("arrow-head", &head))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::square;

    fn mark(colour: ArrowColour, from: &str, to: &str) -> ArrowAnnotation {
        ArrowAnnotation { colour, from: square(from), to: square(to) }
    }

    #[test]
    fn an_arrow_leads_from_square_to_square_and_a_circle_surrounds_one() {
        let arrow = mark(ArrowColour::Red, "b2", "e6");
        assert_eq!(
            drawn(arrow, Side::Gold, false).to_html(),
            "<g class=\"drawn drawn-red\" data-drawn=\"Rb2e6\">\
            <path class=\"arrow-rim\" d=\"M1.50 6.50L4.32 2.74\"></path>\
            <path class=\"arrow-rim\" d=\"M4.48 2.86L4.52 2.47L4.16 2.62Z\"></path>\
            <path class=\"arrow-line\" d=\"M1.50 6.50L4.32 2.74\"></path>\
            <path class=\"arrow-head\" d=\"M4.48 2.86L4.52 2.47L4.16 2.62Z\"></path></g>"
        );
        assert!(drawn(arrow, Side::Silver, false).to_html().contains("d=\"M6.50 1.50L3.68 5.26\""));
        assert_eq!(
            drawn(mark(ArrowColour::Green, "d4", "d4"), Side::Gold, true).to_html(),
            "<g class=\"drawn drawn-green drawn-preview\" data-drawn=\"Gd4\">\
            <circle class=\"arrow-rim\" cx=\"3.50\" cy=\"4.50\" r=\"0.41\"></circle>\
            <circle class=\"arrow-line\" cx=\"3.50\" cy=\"4.50\" r=\"0.41\"></circle></g>"
        );
    }

    #[test]
    fn only_yellow_lines_are_double() {
        for colour in [ArrowColour::Green, ArrowColour::Red, ArrowColour::Blue, ArrowColour::Yellow] {
            for to in ["a1", "h8"] {
                let html = drawn(mark(colour, "a1", to), Side::Gold, false).to_html();
                assert_eq!(html.contains("drawn-core"), colour == ArrowColour::Yellow, "{html}");
            }
        }
    }

    #[test]
    fn each_pair_of_squares_shows_one_mark_and_the_number_is_limited() {
        let (green, blue) = (ArrowColour::Green, ArrowColour::Blue);
        let marks = [
            mark(green, "a1", "b2"),
            mark(blue, "b2", "a1"),
            mark(blue, "a1", "b2"),
            mark(green, "a1", "a1"),
            mark(green, "a1", "b2"),
        ];
        assert_eq!(shown(&marks), [marks[0], marks[1], marks[3]]);
        let all = ansa_core::Square::all();
        let every: Vec<_> = all
            .flat_map(|from| {
                ansa_core::Square::all().map(move |to| ArrowAnnotation { colour: green, from, to })
            })
            .collect();
        assert_eq!(shown(&every), every[..MOST]);
    }
}
