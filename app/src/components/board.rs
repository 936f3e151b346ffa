//! Pictures of boards and pieces, as Yew components.

use ansa_core::{Board as Pieces, Level, Piece, Role, Side};
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

/// The animal of a level, and its sign as a path in a box of 24 by 24.
const fn drawing(level: Level) -> (Role, &'static str) {
    match level.number() {
        // An arrow ahead.
        1 => (Role::Rabbit, "M12 20V5M6 11l6-6 6 6"),
        // A house.
        2 => (Role::Cat, "M3 12l9-8 9 8M7 10v10h10V10"),
        // Many ahead.
        3 => (Role::Rabbit, "M4 10l4-4 4 4M12 10l4-4 4 4M8 19l4-4 4 4"),
        // A horseshoe.
        4 => (Role::Horse, "M7 4v8a5 5 0 0 0 10 0V4M4 4h6M14 4h6"),
        // Four side by side.
        5 => (Role::Dog, "M5 5h6v6H5zM13 5h6v6h-6zM5 13h6v6H5zM13 13h6v6h-6z"),
        // A closed eye.
        6 => (Role::Camel, "M3 9c5 6 13 6 18 0M6 13l-2 4M12 14v4M18 13l2 4"),
        // A lock.
        7 => (Role::Dog, "M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3"),
        // A moon.
        8 => (Role::Cat, "M19 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 9 10z"),
        // The east of the map.
        9 => (Role::Horse, "M3 12h17M14 6l6 6-6 6"),
        // A clock.
        11 => (Role::Elephant, "M12 3a9 9 0 1 0 0.1 0zM12 7v5l4 2.5"),
        // A star.
        _ => (Role::Elephant, "M12 3l2.7 6 6.3.7-4.7 4.3 1.3 6.5L12 17.2l-5.6 3.3 1.3-6.5L3 9.7 9.3 9z"),
    }
}

/// The figure of an opponent, in the colours of a side. It is always an animal, whatever the pieces look like.
pub(crate) fn figure(level: Level, side: Side) -> Html {
    let (role, sign) = drawing(level);
    html! {
        <span class="figure" data-pieces="animals" aria-hidden="true">
            { piece_icon(Piece::new(side, role), "") }
            <svg class="figure-sign" viewBox="-4 -4 32 32" focusable="false"><path d={sign} /></svg>
        </span>
    }
}
