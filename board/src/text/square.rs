//! Accessible names of squares.

use ansa_core::Square;

use super::{list, piece, piece_on};
use crate::view::SquareView;

/// The name of a square, followed by what can be done there: “gold camel on e2, frozen by silver elephant on e3”.
#[must_use]
pub fn square_name(view: &SquareView) -> String {
    let square = view.square;
    let mut name = match view.piece {
        Some(which) => piece_on(which, square),
        None => format!("{square}, {}", if square.is_trap() { "empty trap" } else { "empty" }),
    };
    if view.piece.is_some() && square.is_trap() {
        name.push_str(", a trap");
    }
    if !view.frozen_by.is_empty() {
        let by: Vec<String> = view.frozen_by.iter().map(|&(square, by)| piece_on(by, square)).collect();
        name.push_str(", frozen by ");
        name.push_str(&list(&by));
    }
    if view.hinted {
        name.push_str(", suggested by the hint");
    }
    if view.selected {
        name.push_str(", selected");
    } else if view.follower {
        name.push_str(", can complete the push");
    } else if view.partner {
        name.push_str(", can be pushed or pulled by the selected piece");
    } else if view.pullable {
        name.push_str(", can be pulled");
    }
    if let Some(target) = &view.destination {
        let steps = match target.steps {
            0 if view.piece.is_none() => ", a piece can be placed here".to_owned(),
            0 => ", swap".to_owned(),
            1 => ", 1 step".to_owned(),
            steps => format!(", {steps} steps"),
        };
        name.push_str(&steps);
        let lost: Vec<String> =
            target.captures.iter().map(|lost| on(piece(lost.piece), lost.square, square)).collect();
        if !lost.is_empty() {
            name.push_str(", captures ");
            name.push_str(&list(&lost));
        }
    }
    name
}

fn on(piece: String, square: Square, named: Square) -> String {
    if square == named { piece } else { format!("{piece} on {square}") }
}
