//! The choice of what pictures and animations look like.

use ansa_board::ColourScheme;
use ansa_core::Side;
use yew::prelude::*;

use crate::components::settings::{ChoiceItem, Layout, choice};
use ansa_model::settings::{BoardTheme, PieceSet};
use ansa_model::share::PictureLooks;
use ansa_model::text::{settings, share_file as words};

/// The names of the choices in one of the forms of the dialog, which has two of each.
pub(super) struct LooksNames {
    pub(super) details: &'static str,
    pub(super) scheme: &'static str,
    pub(super) board: &'static str,
    pub(super) pieces: &'static str,
    pub(super) coordinates: &'static str,
    pub(super) bottom: &'static str,
}

/// What a picture shows apart from the game; closed until it is wanted, because the settings say the same.
pub(super) fn looks_form(names: &LooksNames, looks: PictureLooks, on: &Callback<PictureLooks>) -> Html {
    html! {
        <details class="share share-looks">
            <summary data-test={names.details}>{ words::looks() }</summary>
            { choice(
                (names.scheme, settings::theme_heading(), Layout::Words),
                &ColourScheme::ALL,
                looks.scheme,
                |scheme| match scheme {
                    ColourScheme::Light => ChoiceItem::named("light", settings::theme_light()),
                    ColourScheme::Dark => ChoiceItem::named("dark", settings::theme_dark()),
                },
                &on.reform(move |scheme| PictureLooks { scheme, ..looks }),
            ) }
            { choice(
                (names.board, settings::board_heading(), Layout::Words),
                &BoardTheme::ALL,
                looks.board,
                |board| ChoiceItem::named(board.key(), settings::board(board)),
                &on.reform(move |board| PictureLooks { board, ..looks }),
            ) }
            { choice(
                (names.pieces, settings::pieces_heading(), Layout::Words),
                &PieceSet::ALL,
                looks.pieces,
                |pieces| ChoiceItem::named(pieces.key(), settings::pieces(pieces)),
                &on.reform(move |pieces| PictureLooks { pieces, ..looks }),
            ) }
            { choice(
                (names.coordinates, settings::coordinates_heading(), Layout::Words),
                &PictureLooks::COORDINATES,
                looks.coordinates,
                |shown| ChoiceItem::named(shown.key(), settings::coordinates(shown)),
                &on.reform(move |coordinates| PictureLooks { coordinates, ..looks }),
            ) }
            { choice(
                (names.bottom, words::bottom(), Layout::Words),
                &Side::ALL,
                looks.bottom,
                |side| ChoiceItem::named(
                    if side == Side::Gold { "gold" } else { "silver" },
                    words::bottom_name(side),
                ),
                &on.reform(move |bottom| PictureLooks { bottom, ..looks }),
            ) }
        </details>
    }
}
