//! Arrows above the board: the ways of pieces in a turn that is proposed and not played.

use ansa_core::{Side, Square};
use yew::prelude::*;

use crate::state::Arrow;

/// How far from the middle of its last square an arrow's line ends, in squares: its head goes on from there.
const SHORT: f64 = 0.3;
/// Length and half the width of the head.
const HEAD: (f64, f64) = (0.34, 0.2);

#[derive(Properties, PartialEq)]
pub(crate) struct ArrowsProps {
    /// What to draw.
    pub(crate) arrows: Vec<Arrow>,
    /// Whose home ranks are at the bottom.
    pub(crate) bottom: Side,
    /// The side whose turn it is: the other's pieces are pushed or pulled.
    pub(crate) mover: Side,
}

/// A drawing over the whole board. It says nothing to those who do not see it: the turn is told in words, too.
#[component]
pub(crate) fn Arrows(props: &ArrowsProps) -> Html {
    let ArrowsProps { arrows, bottom, mover } = props;
    html! {
        <svg class="arrows" viewBox="0 0 8 8" aria-hidden="true" focusable="false" data-test="arrows">
            { for arrows.iter().map(|arrow| {
                let points: Vec<_> = arrow.squares.iter().map(|&square| middle(square, *bottom)).collect();
                let (line, head) = drawn(&points);
                let names: Vec<_> = arrow.squares.iter().map(ToString::to_string).collect();
                let forced = arrow.piece.side != *mover;
                html! {
                    <g class={classes!("arrow", forced.then_some("arrow-forced"))} data-arrow={names.join("-")}>
                        <path class="arrow-rim" d={line.clone()} />
                        <path class="arrow-rim" d={head.clone()} />
                        <path class="arrow-line" d={line} />
                        <path class="arrow-head" d={head} />
                    </g>
                }
            }) }
        </svg>
    }
}

/// The middle of a square as seen, in squares from the top left.
fn middle(square: Square, bottom: Side) -> (f64, f64) {
    let (file, rank) = (f64::from(square.file()), f64::from(square.rank()));
    match bottom {
        Side::Gold => (file + 0.5, 7.5 - rank),
        Side::Silver => (7.5 - file, rank + 0.5),
    }
}

/// The line and the head of an arrow over these points, as paths.
fn drawn(points: &[(f64, f64)]) -> (String, String) {
    let [.., (x, y), (to_x, to_y)] = *points else { return Default::default() };
    // Steps are one square long, so this is the direction.
    let (dx, dy) = (to_x - x, to_y - y);
    let (length, half) = HEAD;
    let (base_x, base_y) = (to_x - dx * SHORT, to_y - dy * SHORT);
    let corners = points.iter().take(points.len() - 1).copied().chain([(base_x, base_y)]);
    let corners: Vec<_> = corners.map(|(x, y)| format!("{x:.2} {y:.2}")).collect();
    let line = format!("M{}", corners.join("L"));
    let head = format!(
        "M{:.2} {:.2}L{:.2} {:.2}L{:.2} {:.2}Z",
        base_x - dy * half,
        base_y + dx * half,
        base_x + dx * length,
        base_y + dy * length,
        base_x + dy * half,
        base_y - dx * half,
    );
    (line, head)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_follow_the_view() {
        let ways = |bottom| {
            let squares: Vec<Square> = ["e2", "e3"].map(|name| name.parse().unwrap()).into();
            let points: Vec<_> = squares.iter().map(|&square| middle(square, bottom)).collect();
            drawn(&points).0
        };
        assert_eq!(ways(Side::Gold), "M4.50 6.50L4.50 5.80");
        assert_eq!(ways(Side::Silver), "M3.50 1.50L3.50 2.20");
        assert_eq!(drawn(&[(0.5, 0.5)]), (String::new(), String::new()));
    }
}
