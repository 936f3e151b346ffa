//! Geometry of the drawings over the board.
//!
//! Lengths and coordinates are integers in hundredths of a square: formatting floats would make the program much larger.

use ansa_core::record::ArrowAnnotation;
use ansa_core::{Side, Square};

/// A point of the board as seen, or the difference of two: distances to the right and downwards.
pub(crate) type Point = (i32, i32);

/// The distance from the end of an arrow's line, where its head begins, to the centre of its last square.
const SHORT: i32 = 30;
/// The length and half the width of the head.
const HEAD: (i32, i32) = (34, 20);

/// The centre of a square, measured from the top left of the board.
pub(crate) fn centre(square: Square, bottom: Side) -> Point {
    let (file, rank) = (i32::from(square.file()) * 100, i32::from(square.rank()) * 100);
    match bottom {
        Side::Gold => (file + 50, 750 - rank),
        Side::Silver => (750 - file, rank + 50),
    }
}

/// The fraction `parts / of` as a decimal; `of` is a power of ten.
pub(crate) fn decimal(parts: i32, of: i32) -> String {
    let digits = of.ilog10() as usize;
    format!("{}.{:0digits$}", parts / of, parts % of)
}

/// The SVG paths of the line and the head of what a person has drawn: an arrow, or a circle without a head.
pub(crate) fn mark_paths(mark: ArrowAnnotation, bottom: Side) -> (String, String) {
    let from = centre(mark.from, bottom);
    if mark.is_mark() {
        (circle(from), String::new())
    } else {
        arrow_paths(&[from, centre(mark.to, bottom)], 0)
    }
}

/// The SVG path of a circle within a square, around its piece.
fn circle((x, y): Point) -> String {
    format!("M{} {}a.44 .44 0 1 0 .88 0a.44 .44 0 1 0 -.88 0", decimal(x - 44, 100), decimal(y, 100))
}

/// The SVG paths of the line and the head of an arrow over these points; both are empty if there are fewer than two. The
/// line starts `gap` after the first point.
pub(crate) fn arrow_paths(points: &[Point], gap: i32) -> (String, String) {
    let ([first, second, ..], [.., last_but_one, last]) = (points, points) else {
        return Default::default();
    };
    let written = |(x, y): Point| format!("{} {}", decimal(x, 100), decimal(y, 100));
    let tail = plus(*first, toward(*first, *second, gap));
    let base = plus(*last, toward(*last, *last_but_one, SHORT));
    let bends = points.iter().take(points.len() - 1).skip(1).copied();
    let corners = [tail].into_iter().chain(bends).chain([base]);
    let corners: Vec<_> = corners.map(written).collect();
    let line = format!("M{}", corners.join("L"));
    let (length, half) = HEAD;
    let (x, y) = toward(*last_but_one, *last, half);
    let head = [plus(base, (-y, x)), plus(base, toward(*last_but_one, *last, length)), plus(base, (y, -x))];
    (line, format!("M{}Z", head.map(written).join("L")))
}

fn plus((x, y): Point, (dx, dy): Point) -> Point {
    (x + dx, y + dy)
}

/// The vector of this length in the direction from one point to another, rounded; without a direction it is zero.
fn toward(from: Point, to: Point, length: i32) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    // Twice the distance, because the root loses the fraction.
    let twice = root(4 * (dx * dx + dy * dy)).max(1);
    let part = |way: i32| (4 * way * length + twice).div_euclid(2 * twice);
    (part(dx), part(dy))
}

/// The square root of a number below 2²², rounded down. `i32::isqrt` would make the program larger.
fn root(square: i32) -> i32 {
    let with_bit = |root: i32, bit: u32| {
        let more = root | 1 << bit;
        if more * more <= square { more } else { root }
    };
    (0..11).rev().fold(0, with_bit)
}

#[cfg(test)]
mod tests;
