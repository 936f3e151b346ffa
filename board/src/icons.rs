//! Pieces and marks by their symbols.

use ansa_core::{Piece, Side};

use crate::drawings::symbol;
use crate::vnode::{VElement, classes};

/// A piece; `extra` are more classes.
#[must_use]
pub fn piece_icon(piece: Piece, extra: &str) -> VElement {
    let side = match piece.side {
        Side::Gold => "piece-gold",
        Side::Silver => "piece-silver",
    };
    icon(classes(&["piece", side, extra]), symbol(piece.role))
}

/// A mark in the corner of a square.
#[must_use]
pub fn badge(symbol: &'static str) -> VElement {
    icon("piece-badge".to_owned(), symbol)
}

/// The drawing of a trap.
#[must_use]
pub fn trap() -> VElement {
    icon("trap".to_owned(), "#trap")
}

fn icon(class: String, symbol: &'static str) -> VElement {
    VElement::classed("svg", class)
        .attrs([("viewBox", "0 0 100 100"), ("aria-hidden", "true"), ("focusable", "false")])
        .child(VElement::new("use").attr("href", symbol))
}
