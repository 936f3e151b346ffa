//! Arrows over the board: where a piece would go, what it could do, who freezes whom, and turns that are proposed.

use ansa_core::{Side, Square};

use crate::view::{Arrow, ArrowKind};
use crate::vnode::{VElement, classes};

// Lengths and places are in hundredths of a square: to write broken numbers would make the program much larger.

/// How far from the middle of its last square an arrow's line ends: its head goes on from there.
const SHORT: i32 = 30;
/// How far from the middle of its first square an arrow begins that can be pressed: the piece can be, too.
const GAP: i32 = 36;
/// Length and half the width of the head.
const HEAD: (i32, i32) = (34, 20);

/// A place of the board as seen, from the top left.
type Point = (i32, i32);

/// A drawing over the whole board; none without arrows. It says nothing to those who do not see it: everything is told
/// in words, too.
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
    let points: Vec<_> = arrow.squares.iter().map(|&square| middle(square, bottom)).collect();
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

/// How many steps it would be, at the corner of the square where they end.
pub(crate) fn count(square: Square, steps: usize, bottom: Side) -> VElement {
    let (x, y) = middle(square, bottom);
    // An eighth of the board is 12.5 %.
    let percent = |squares: i32| decimal(squares * 125 / 100, 10);
    let style = format!("left:{}%;top:{}%", percent(x + 50), percent(y - 50));
    VElement::classed("span", "route-count")
        .attrs([("aria-hidden", "true"), ("data-test", "route-count")])
        .attr("style", style)
        .child(steps.to_string())
}

/// A whole number of such parts as a decimal.
fn decimal(parts: i32, of: i32) -> String {
    let digits = of.ilog10() as usize;
    format!("{}.{:0digits$}", parts / of, parts % of)
}

/// The middle of a square.
fn middle(square: Square, bottom: Side) -> Point {
    let (file, rank) = (i32::from(square.file()) * 100, i32::from(square.rank()) * 100);
    match bottom {
        Side::Gold => (file + 50, 750 - rank),
        Side::Silver => (750 - file, rank + 50),
    }
}

/// The line and the head of an arrow over these points, as paths; the line begins so far from the first point.
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
            let points: Vec<_> = squares.iter().map(|&square| middle(square, bottom)).collect();
            arrow_paths(&points, 0).0
        };
        assert_eq!(ways(Side::Gold), "M4.50 6.50L4.50 5.80");
        assert_eq!(ways(Side::Silver), "M3.50 1.50L3.50 2.20");
        assert_eq!(arrow_paths(&[(50, 50)], 0), (String::new(), String::new()));
        assert_eq!(arrow_paths(&[(50, 50), (50, 150), (150, 150)], 50).0, "M0.50 1.00L0.50 1.50L1.20 1.50");
    }
}
