//! The graph of a replay whose record has evaluations.

use core::fmt::Write as _;

use ansa_board::vnode::VElement;
use ansa_model::text::study_engine::score_title;

use crate::state::{ElementState, EvaluationsView, GRAPH_HEIGHT};
use crate::text;

/// The graph, a slider over the plies of the line, and the evaluation of the position shown. The keys of a replay move
/// the slider.
pub(super) fn graph(state: &ElementState) -> Option<VElement> {
    let EvaluationsView { shown, points } = state.evaluations()?;
    let (ply, plies) = (state.place.plies(), state.plies());
    let place = text::counter(state.last(), ply, plies, state.is_in_variation());
    let words = shown.map(|score| score_title(score) + ".").unwrap_or_default();
    let middle = GRAPH_HEIGHT / 2;
    let mut line = String::new();
    for (plies, depth) in &points {
        // Writing to a text does not fail.
        let _ = write!(line, "L{plies} {depth}");
    }
    // The command of the first point moves there.
    let (first, last) = (points.first().map_or(0, |point| point.0), points.last().map_or(0, |point| point.0));
    let area = format!("M{first} {middle}{line}L{last} {middle}Z");
    line.replace_range(..1, "M");
    let path = |class: &'static str, d: String| VElement::classed("path", class).attr("d", d);
    let drawing = VElement::new("svg")
        .attrs([("preserveAspectRatio", "none"), ("aria-hidden", "true"), ("focusable", "false")])
        .attr("viewBox", format!("0 0 {plies} {GRAPH_HEIGHT}"))
        .child(path("graph-area", area))
        .child(path("graph-middle", format!("M0 {middle}H{plies}")))
        .child(path("graph-line", line))
        .child(path("graph-shown", format!("M{ply} 0V{GRAPH_HEIGHT}")));
    let slider = VElement::classed("div", "graph")
        .attrs([("role", "slider"), ("tabindex", "0"), ("part", "graph"), ("data-test", "graph")])
        .attrs([("aria-label", text::evaluations()), ("aria-valuemin", "0")])
        .attr("aria-valuemax", plies.to_string())
        .attr("aria-valuenow", ply.to_string())
        .attr("aria-valuetext", text::joined(&[&(place + "."), &words]))
        .child(drawing);
    let score = VElement::classed("span", "evaluation")
        .attrs([("part", "evaluation"), ("data-test", "evaluation")])
        .attr("title", words)
        .child(shown.map(|score| score.to_string()).unwrap_or_default());
    Some(VElement::classed("div", "evaluations").keyed("evaluations").child(slider).child(score))
}
