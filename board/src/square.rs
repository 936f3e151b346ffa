//! Renders one square of the board.

use ansa_core::record::ArrowAnnotation;
use ansa_core::{Piece, Side, Square};

use crate::icons::{badge, piece_icon, trap};
use crate::text;
use crate::view::SquareView;
use crate::vnode::{VElement, classes};

/// A cell of the grid with its piece, marks and accessible name, which tells what is drawn from here.
pub(crate) fn square_cell(
    view: &SquareView,
    marks_drawn: &[ArrowAnnotation],
    bottom: Side,
    in_tab_order: bool,
) -> VElement {
    let square = view.square;
    let loses = view.destination.as_ref().filter(|target| !target.captures.is_empty());
    let letter = |piece: Piece| piece.letter().to_string();
    let marks = [
        (square.is_trap(), "square-trap"),
        (view.trail, "is-trail"),
        (view.selected, "is-held"),
        (view.on_route, "is-route"),
        (view.lost, "is-lost"),
        (view.pullable, "is-pullable"),
        (view.follower, "is-follower"),
        (view.hinted, "is-hinted"),
        (view.partner, "is-partner"),
        (view.freezes, "is-freezer"),
        (view.motion.is_some(), "is-moving"),
    ];
    let marks = marks.map(|(is, class)| if is { class } else { "" });
    let cell = VElement::classed("div", classes(&["square", shade(square), &classes(&marks)]))
        // With the other side at the bottom, each square gets another element.
        .keyed(square.to_string())
        .attr("role", "gridcell")
        .attr("tabindex", if in_tab_order { "0" } else { "-1" })
        .attr("aria-label", text::square_name(view, marks_drawn))
        .attr_if_some("aria-selected", view.selected.then_some("true"))
        .attr("data-square", square.to_string())
        .attr_if_some("data-piece", view.piece.map(letter))
        .bool_attr("data-holdable", view.selectable)
        .bool_attr("data-held", view.selected)
        .bool_attr("data-frozen", !view.frozen_by.is_empty())
        .bool_attr("data-pullable", view.pullable)
        .bool_attr("data-follower", view.follower)
        .bool_attr("data-hint", view.hinted)
        .bool_attr("data-partner", view.partner)
        .bool_attr("data-freezes", view.freezes)
        .bool_attr("data-trail", view.trail)
        .attr_if_some("data-ghost", view.ghost.map(letter))
        .attr_if_some("data-target", view.destination.as_ref().map(|target| target.steps.to_string()))
        .attr_if_some(
            "data-loses",
            loses.map(|target| target.captures.iter().map(|lost| lost.piece.letter()).collect::<String>()),
        );
    let grip =
        view.piece.map(|_| VElement::classed("span", "grip").bool_attr("data-holdable", view.selectable));
    drawn(cell, view, bottom).children(grip)
}

/// A square of a picture of the board, which shows the same and cannot be pressed.
pub(crate) fn square_picture(view: &SquareView, bottom: Side) -> VElement {
    let marks = [
        (view.square.is_trap(), "square-trap"),
        (view.trail, "is-trail"),
        (view.motion.is_some(), "is-moving"),
    ];
    let marks = marks.map(|(is, class)| if is { class } else { "" });
    let class = classes(&["square", shade(view.square), &classes(&marks)]);
    drawn(VElement::classed("div", class), view, bottom)
}

/// The square in this column and row of the board as seen, counted from the top left; `None` beside the board.
pub(crate) fn seen_at(column: u8, row: u8, bottom: Side) -> Option<Square> {
    match bottom {
        Side::Gold => Square::at(column, 7_u8.checked_sub(row)?),
        Side::Silver => Square::at(7_u8.checked_sub(column)?, row),
    }
}

/// Whether a square has the lighter of the two colours.
pub(crate) const fn is_light(square: Square) -> bool {
    (square.file() + square.rank()) % 2 == 1
}

const fn shade(square: Square) -> &'static str {
    if is_light(square) { "square-light" } else { "square-dark" }
}

/// The cell with what is drawn in it.
fn drawn(mut cell: VElement, view: &SquareView, bottom: Side) -> VElement {
    if view.square.is_trap() {
        cell = cell.child(trap());
    }
    cell = cell.children(coordinates(view, bottom));
    if let Some(ghost) = view.ghost {
        cell = cell.child(VElement::classed("span", "mover").child(piece_icon(ghost, "piece-ghost")));
        cell = cell.child(badge("#mark-lost"));
    }
    cell.children(piece(view, bottom)).children(target(view))
}

fn piece(view: &SquareView, bottom: Side) -> Vec<VElement> {
    let Some(piece) = view.piece else { return Vec::new() };
    let frozen = !view.frozen_by.is_empty();
    let (extra, mark) = match (view.lost, frozen) {
        (true, _) => ("piece-ghost", Some("#mark-lost")),
        (false, true) => ("piece-frozen", Some("#mark-frozen")),
        (false, false) => ("", None),
    };
    let mover = match view.motion {
        None => VElement::classed("span", "mover").keyed(piece.letter().to_string()),
        // A new key creates a new element, which restarts the animation.
        Some((files, ranks, serial)) => {
            let sign = if bottom == Side::Gold { 1 } else { -1 };
            VElement::classed("span", "mover mover-glides")
                .keyed(format!("{}{serial}", piece.letter()))
                .attr("style", format!("--from-x:{};--from-y:{}", files * sign, -ranks * sign))
        }
    };
    [mover.child(piece_icon(piece, extra))].into_iter().chain(mark.map(badge)).collect()
}

/// The mark of a destination, with the piece that the route to it would lose.
fn target(view: &SquareView) -> Vec<VElement> {
    let Some(target) = &view.destination else { return Vec::new() };
    if view.piece.is_some() {
        return vec![VElement::classed("span", "target target-swap")];
    }
    let mut marks =
        vec![VElement::classed("span", if target.steps > 1 { "target target-far" } else { "target" })];
    if let Some(lost) = target.captures.first() {
        marks.push(VElement::classed("span", "target-loss").child(piece_icon(lost.piece, "")));
        marks.push(badge("#mark-lost"));
    }
    marks
}

/// The letter of the file on the bottom rank, the number of the rank on the left file, and the name of a trap. The
/// style sheet decides by `data-coordinates` which of them are visible.
fn coordinates(view: &SquareView, bottom: Side) -> impl Iterator<Item = VElement> {
    let square = view.square;
    let (low_rank, left_file) = match bottom {
        Side::Gold => (0, 0),
        Side::Silver => (7, 7),
    };
    let name = square.to_string();
    [
        (square.rank() == low_rank, "coordinate coordinate-file", name.chars().take(1).collect()),
        (square.file() == left_file, "coordinate coordinate-rank", name.chars().skip(1).collect()),
        (square.is_trap(), "coordinate coordinate-trap", name),
    ]
    .into_iter()
    .filter(|&(is, ..)| is)
    // They are generated content of the style sheet: as text they would be part of the accessible name.
    .map(|(_, class, name)| VElement::classed("span", class).attr("data-name", name))
}
