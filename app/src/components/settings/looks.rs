//! Appearance: colours, piece sets, coordinates.

use ansa_core::{Piece, Role, Side};
use yew::prelude::*;

use super::fields::{ChoiceItem, Layout, choice};
use crate::components::board::trap;
use crate::components::piece_icon;
use ansa_model::settings::{BoardTheme, Coordinates, PieceSet, Settings, SettingsAction, Theme};
use ansa_model::text::settings as words;

/// The choices of appearance.
pub(super) fn looks(settings: &Settings, change: &Callback<SettingsAction>) -> Html {
    html! {
        <section class="settings-group" aria-labelledby="settings-looks">
            <h3 id="settings-looks">{ words::looks() }</h3>
            { choice(
                ("theme", words::theme_heading(), Layout::Words),
                &Theme::ALL,
                settings.theme,
                |theme| ChoiceItem::named(theme.key(), words::theme(theme)),
                &change.reform(SettingsAction::Theme),
            ) }
            { choice(
                ("board", words::board_heading(), Layout::Pictures),
                &BoardTheme::ALL,
                settings.board,
                |board| ChoiceItem { key: board.key(), name: words::board(board), picture: board_picture(board) },
                &change.reform(SettingsAction::Board),
            ) }
            { choice(
                ("pieces", words::pieces_heading(), Layout::Pictures),
                &PieceSet::ALL,
                settings.pieces,
                |pieces| ChoiceItem { key: pieces.key(), name: words::pieces(pieces), picture: pieces_picture(pieces) },
                &change.reform(SettingsAction::Pieces),
            ) }
            { choice(
                ("coordinates", words::coordinates_heading(), Layout::Words),
                &Coordinates::ALL,
                settings.coordinates,
                |shown| ChoiceItem::named(shown.key(), words::coordinates(shown)),
                &change.reform(SettingsAction::Coordinates),
            ) }
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
