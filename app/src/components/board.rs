//! Pictures of boards and pieces, as Yew components.

use ansa_core::{Board as Pieces, Piece, Side};
use yew::prelude::*;

/// A picture of a board, which cannot be played on. The browser reads its HTML at once, which takes much less time than
/// to create hundreds of elements.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn BoardPicture(board: &Pieces, bottom: &Side) -> Html {
    Html::from_html_unchecked(ansa_board::picture(*board, *bottom).to_html().into())
}

/// A piece, with additional classes.
pub(crate) fn piece_icon(piece: Piece, extra: &'static str) -> Html {
    let side = match piece.side {
        Side::Gold => "piece-gold",
        Side::Silver => "piece-silver",
    };
    symbol(classes!("piece", side, extra), format!("#piece-{}", piece.role.name()))
}

pub(crate) fn trap() -> Html {
    symbol(classes!("trap"), "#trap")
}

/// A symbol of the board's sprite, as the squares show it.
fn symbol(class: Classes, href: impl Into<AttrValue>) -> Html {
    html! {
        <svg {class} viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use href={href.into()} /></svg>
    }
}
