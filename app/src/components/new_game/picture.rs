//! A small picture of a board.

use ansa_core::{Board, Square};
use yew::prelude::*;

use crate::components::piece_icon;
use ansa_model::text::new_game as words;

/// A picture of a board, gold at the bottom.
pub(crate) fn picture(board: &Board) -> Html {
    let cell = |square: Square| {
        let class = classes!("picture-square", square.is_trap().then_some("picture-trap"));
        html! {
            <span {class}>
                if let Some(piece) = board.piece_at(square) { { piece_icon(piece, "") } }
            </span>
        }
    };
    html! {
        <div class="picture" role="img" aria-label={words::board(board)} data-test="picture">
            { for Square::all().map(Square::flip).map(cell) }
        </div>
    }
}
