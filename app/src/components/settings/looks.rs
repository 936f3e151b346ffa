//! Appearance: colours, piece sets, coordinates.

use ansa_core::{Piece, Role, Side};
use yew::prelude::*;

use super::fields::{ChoiceItem, choice, keyed_choice};
use crate::components::board::trap;
use crate::components::{LanguageField, piece_icon};
use crate::hooks::SettingsHandle;
use ansa_model::settings::{BoardTheme, PieceSet};
use ansa_model::text::settings as words;

/// The choices of appearance.
pub(super) fn looks(handle: &SettingsHandle) -> Html {
    let settings = handle.settings;
    html! {
        <section class="settings-group" aria-labelledby="settings-looks">
            <h3 id="settings-looks">{ words::looks() }</h3>
            <LanguageField test="settings-language" />
            { keyed_choice("theme", words::theme_heading(), settings.theme, words::theme,
                &handle.on(|settings, theme| settings.theme = theme)) }
            { choice(
                ("board", words::board_heading()),
                &BoardTheme::ALL,
                settings.board,
                |board| ChoiceItem { picture: Some(board_picture(board)), ..ChoiceItem::named(board.key(), words::board(board)) },
                &handle.on(|settings, board| settings.board = board),
            ) }
            { choice(
                ("pieces", words::pieces_heading()),
                &PieceSet::ALL,
                settings.pieces,
                |set| ChoiceItem { picture: Some(pieces_picture(set)), ..ChoiceItem::named(set.key(), words::pieces(set)) },
                &handle.on(|settings, pieces| settings.pieces = pieces),
            ) }
            { keyed_choice("coordinates", words::coordinates_heading(), settings.coordinates, words::coordinates,
                &handle.on(|settings, coordinates| settings.coordinates = coordinates)) }
        </section>
    }
}

/// A corner of a board with a trap and a piece of either side.
fn board_picture(board: BoardTheme) -> Html {
    const WIDTH: usize = 4;
    let square = |index: usize| {
        let (column, row) = (index % WIDTH, index / WIDTH);
        let shade = if (column + row).is_multiple_of(2) { "square-light" } else { "square-dark" };
        let inside = match (column, row) {
            (0, 0) => piece_icon(Piece::new(Side::Silver, Role::Rabbit), ""),
            (2, 0) => trap(),
            (1, 1) => piece_icon(Piece::new(Side::Gold, Role::Elephant), ""),
            _ => html! {},
        };
        html! { <span class={classes!("square", shade)}>{ inside }</span> }
    };
    html! {
        <span class="preview preview-board" data-board={board.key()} aria-hidden="true">
            { for (0..2 * WIDTH).map(square) }
        </span>
    }
}

/// A strong and a weak piece of a set.
fn pieces_picture(pieces: PieceSet) -> Html {
    html! {
        <span class="preview preview-pieces" data-pieces={pieces.key()} aria-hidden="true">
            { piece_icon(Piece::new(Side::Gold, Role::Elephant), "") }
            { piece_icon(Piece::new(Side::Silver, Role::Horse), "") }
        </span>
    }
}
