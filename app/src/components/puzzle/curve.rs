//! The rating by puzzles over the days.

use ansa_model::activities::leitner::Day;
use ansa_model::text::puzzle as words;
use yew::prelude::*;

/// The size of the drawing in its own units.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 72.0;
/// The least range of ratings from the bottom to the top, so that a small change looks small.
const RANGE: f64 = 200.0;
/// The room for the line's width at the edges.
const EDGE: f64 = 4.0;

/// The rating at the end of each day with a rated puzzle. One day makes no line.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn RatingCurve(
    /// The days with their ratings, the latest last.
    points: &Vec<(Day, u16)>,
) -> Html {
    let [(first, _), .., (last, _)] = points.as_slice() else {
        return html! { <p class="help" data-test="rating-curve">{ words::curve_waits() }</p> };
    };
    let ratings = || points.iter().map(|&(_, rating)| rating);
    let (low, high) = (ratings().min().unwrap_or(0), ratings().max().unwrap_or(0));
    // Strange stored days can be in any order.
    let days = last.since(*first).max(1);
    let middle = f64::midpoint(low.into(), high.into());
    let range = f64::from(high - low).max(RANGE);
    let point = |&(day, rating): &(Day, u16)| {
        let along = f64::from(day.since(*first).clamp(0, days)) / f64::from(days);
        let up = 0.5 + (f64::from(rating) - middle) / range;
        let (x, y) = (EDGE + along * (WIDTH - 2.0 * EDGE), HEIGHT - EDGE - up * (HEIGHT - 2.0 * EDGE));
        format!("{x:.1},{y:.1}")
    };
    let line: Vec<String> = points.iter().map(point).collect();
    let said = words::curve(&low.to_string(), &high.to_string(), days.unsigned_abs());
    html! {
        <figure class="rating-curve" data-test="rating-curve" data-points={points.len().to_string()}>
            <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} aria-hidden="true" focusable="false">
                <polyline points={line.join(" ")} />
            </svg>
            <figcaption class="help">{ said }</figcaption>
        </figure>
    }
}
