//! Arrows over the board: previewed and offered moves, freezers, and proposed turns.

use ansa_core::{Side, Square};

use crate::view::{Arrow, ArrowKind};
use crate::vnode::{VElement, classes};

// Lengths and coordinates are integers in hundredths of a square: formatting floats would make the program much larger.

/// The distance from the end of an arrow's line, where its head begins, to the centre of its last square.
const SHORT: i32 = 30;
/// The distance from the centre of its first square to the start of an arrow that can be pressed. It leaves room to
/// press the piece.
const GAP: i32 = 36;
/// The length and half the width of the head.
const HEAD: (i32, i32) = (34, 20);

/// A point of the board as seen: distances from the left and from the top.
type Point = (i32, i32);

/// The layer with the arrows. `None` without arrows. It is hidden from screen readers, because the same information is
/// in the texts.
pub(crate) fn arrows(arrows: &[Arrow], bottom: Side) -> Option<VElement> {
    let drawing = VElement::classed("svg", "arrows")
        .attrs([("viewBox", "0 0 8 8"), ("aria-hidden", "true"), ("focusable", "false")])
        .attr("data-test", "arrows");
    (!arrows.is_empty()).then(|| drawing.children(arrows.iter().map(|arrow| one(arrow, bottom))))
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
    let path = |class: &'static str, path: &str| VElement::classed("path", class).attr("d", path.to_owned());
    VElement::classed("g", classes(&["arrow", kind, if arrow.offers { "arrow-offer" } else { "" }]))
        .attr("data-arrow", names.join("-"))
        .attr_if_some("data-offer", arrow.offers.then(|| names.concat()))
        .child(path("arrow-rim", &line))
        .child(path("arrow-rim", &head))
        .child(path("arrow-line", &line))
        .child(path("arrow-head", &head))
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

/// The fraction `parts / of` as a decimal; `of` is a power of ten.
fn decimal(parts: i32, of: i32) -> String {
    let digits = of.ilog10() as usize;
    format!("{}.{:0digits$}", parts / of, parts % of)
}

/// The centre of a square.
fn centre(square: Square, bottom: Side) -> Point {
    let (file, rank) = (i32::from(square.file()) * 100, i32::from(square.rank()) * 100);
    match bottom {
        Side::Gold => (file + 50, 750 - rank),
        Side::Silver => (750 - file, rank + 50),
    }
}

/// The SVG paths of the line and the head of an arrow over these points. The line starts `gap` after the first point.
fn arrow_paths(points: &[Point], gap: i32) -> (String, String) {
    let ([first, second, ..], [.., (x, y), (to_x, to_y)]) = (points, points) else {
        return Default::default();
    };
    let written = |(x, y): Point| format!("{} {}", decimal(x, 100), decimal(y, 100));
    // Steps are one square long, so this is the direction.
    let (dx, dy) = ((to_x - x) / 100, (to_y - y) / 100);
    let (length, half) = HEAD;
    let (base_x, base_y) = (to_x - dx * SHORT, to_y - dy * SHORT);
    let toward = |from: i32, to: i32| from + (to - from) / 100 * gap;
    let tail = (toward(first.0, second.0), toward(first.1, second.1));
    let bends = points.iter().take(points.len() - 1).skip(1).copied();
    let corners = [tail].into_iter().chain(bends).chain([(base_x, base_y)]);
    let corners: Vec<_> = corners.map(written).collect();
    let line = format!("M{}", corners.join("L"));
    let head = [
        (base_x - dy * half, base_y + dx * half),
        (base_x + dx * length, base_y + dy * length),
        (base_x + dy * half, base_y - dx * half),
    ];
    (line, format!("M{}Z", head.map(written).join("L")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_follow_the_view() {
        let ways = |bottom| {
            let squares: Vec<Square> = ["e2", "e3"].map(|name| name.parse().unwrap()).into();
            let points: Vec<_> = squares.iter().map(|&square| centre(square, bottom)).collect();
            arrow_paths(&points, 0).0
        };
        assert_eq!(ways(Side::Gold), "M4.50 6.50L4.50 5.80");
        assert_eq!(ways(Side::Silver), "M3.50 1.50L3.50 2.20");
        assert_eq!(arrow_paths(&[(50, 50)], 0), (String::new(), String::new()));
        assert_eq!(arrow_paths(&[(50, 50), (50, 150), (150, 150)], 50).0, "M0.50 1.00L0.50 1.50L1.20 1.50");
    }
}
