//! SVG icons that use the symbols of the sprite: pieces, badges and the trap.

use ansa_core::{Piece, Role, Side};

use crate::vnode::{VElement, classes};

/// A piece. `extra` has additional classes, separated by spaces.
#[must_use]
pub fn piece_icon(piece: Piece, extra: &str) -> VElement {
    let side = match piece.side {
        Side::Gold => "piece-gold",
        Side::Silver => "piece-silver",
    };
    icon(classes(&["piece", side, extra]), symbol(piece.role))
}

/// A badge in the corner of a square; `symbol` is the reference of its symbol, such as `#mark-lost`.
#[must_use]
pub(crate) fn badge(symbol: &'static str) -> VElement {
    icon("piece-badge".to_owned(), symbol)
}

/// A trap.
#[must_use]
pub fn trap() -> VElement {
    icon("trap".to_owned(), "#trap")
}

fn icon(class: String, symbol: &'static str) -> VElement {
    VElement::classed("svg", class)
        .attrs([("viewBox", "0 0 100 100"), ("aria-hidden", "true"), ("focusable", "false")])
        .child(VElement::new("use").attr("href", symbol))
}

/// The reference of the symbol of a role.
pub(crate) const fn symbol(role: Role) -> &'static str {
    match role {
        Role::Rabbit => "#piece-rabbit",
        Role::Cat => "#piece-cat",
        Role::Dog => "#piece-dog",
        Role::Horse => "#piece-horse",
        Role::Camel => "#piece-camel",
        Role::Elephant => "#piece-elephant",
    }
}
