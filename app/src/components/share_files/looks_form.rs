//! The choice of what pictures and animations look like.

use ansa_board::ColourScheme;
use yew::prelude::*;

use crate::components::settings::{ChoiceItem, choice, keyed_choice};
use ansa_model::share::PictureLooks;
use ansa_model::text::{self, settings, share_file as words};

/// What a picture shows apart from the game; closed until it is wanted, because the settings say the same. The dialog has
/// two forms, whose names begin differently.
pub(super) fn looks_form(form: &'static str, looks: PictureLooks, on: &Callback<PictureLooks>) -> Html {
    let name = |of: &str| format!("{form}-{of}");
    html! {
        <details class="share share-looks">
            <summary data-test={name("looks")}>{ words::looks() }</summary>
            { choice(
                (name("scheme"), settings::theme_heading()),
                &ColourScheme::ALL,
                looks.scheme,
                |scheme| match scheme {
                    ColourScheme::Light => ChoiceItem::named("light", settings::theme_light()),
                    ColourScheme::Dark => ChoiceItem::named("dark", settings::theme_dark()),
                },
                &on.reform(move |scheme| PictureLooks { scheme, ..looks }),
            ) }
            { keyed_choice(name("board"), settings::board_heading(), looks.board, settings::board,
                &on.reform(move |board| PictureLooks { board, ..looks })) }
            { keyed_choice(name("pieces"), settings::pieces_heading(), looks.pieces, settings::pieces,
                &on.reform(move |pieces| PictureLooks { pieces, ..looks })) }
            { choice(
                (name("coordinates"), settings::coordinates_heading()),
                &PictureLooks::COORDINATES,
                looks.coordinates,
                |shown| ChoiceItem::named(shown.key(), settings::coordinates(shown)),
                &on.reform(move |coordinates| PictureLooks { coordinates, ..looks }),
            ) }
            { keyed_choice(name("bottom"), words::bottom(), looks.bottom, text::side,
                &on.reform(move |bottom| PictureLooks { bottom, ..looks })) }
        </details>
    }
}
