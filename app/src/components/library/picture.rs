//! A small picture of a board.

use ansa_core::{Board, Side, Square};
use yew::prelude::*;

use crate::components::drawings::symbol;

/// The board, gold's home ranks at the bottom, as a picture that says nothing to those who do not see it: the words
/// beside it do.
pub(super) fn picture(board: &Board) -> Html {
    let place = |square: Square| (square.file().to_string(), (7 - square.rank()).to_string());
    html! {
        <svg class="picture" viewBox="0 0 8 8" aria-hidden="true" focusable="false">
            <rect class="picture-board" width="8" height="8" />
            { for Square::all().filter(|square| square.is_trap()).map(|square| {
                let (x, y) = place(square);
                html! { <rect class="picture-trap" {x} {y} width="1" height="1" /> }
            }) }
            { for Square::all().filter_map(|square| Some((square, board.piece_at(square)?))).map(|(square, piece)| {
                let (x, y) = place(square);
                let side = match piece.side {
                    Side::Gold => "piece-gold",
                    Side::Silver => "piece-silver",
                };
                html! {
                    <svg
                        class={side}
                        {x}
                        {y}
                        width="1"
                        height="1"
                        viewBox="0 0 100 100"
                    >
                        <use href={symbol(piece.role)} />
                    </svg>
                }
            }) }
        </svg>
    }
}
