//! Pieces and marks by their symbols.

use ansa_core::{Piece, Side};

use crate::drawings::symbol;
use crate::markup::{Tag, classed, classes, tag};

/// A piece; `extra` are more classes.
#[must_use]
pub fn piece_icon(piece: Piece, extra: &str) -> Tag {
    let side = match piece.side {
        Side::Gold => "piece-gold",
        Side::Silver => "piece-silver",
    };
    icon(classes(&["piece", side, extra]), symbol(piece.role))
}

/// A mark in the corner of a square.
#[must_use]
pub fn badge(symbol: &'static str) -> Tag {
    icon("piece-badge".to_owned(), symbol)
}

/// The drawing of a trap.
#[must_use]
pub fn trap() -> Tag {
    icon("trap".to_owned(), "#trap")
}

fn icon(class: String, symbol: &'static str) -> Tag {
    classed("svg", class)
        .set_all([("viewBox", "0 0 100 100"), ("aria-hidden", "true"), ("focusable", "false")])
        .with(tag("use").set("href", symbol))
}
