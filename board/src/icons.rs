//! Pieces and marks by their symbols.

use ansa_core::{Piece, Side};
use yew::prelude::*;

use crate::drawings::symbol;

/// A piece; `extra` are more classes.
pub fn piece_icon(piece: Piece, extra: &'static str) -> Html {
    let side = match piece.side {
        Side::Gold => "piece-gold",
        Side::Silver => "piece-silver",
    };
    html! {
        <svg class={classes!("piece", side, extra)} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
            <use href={symbol(piece.role)} />
        </svg>
    }
}

/// A mark in the corner of a square.
pub fn badge(href: &'static str) -> Html {
    html! {
        <svg class="piece-badge" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use {href} /></svg>
    }
}

/// The drawing of a trap.
pub fn trap() -> Html {
    html! {
        <svg class="trap" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href="#trap" /></svg>
    }
}
