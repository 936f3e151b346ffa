//! A ply in words.

use ansa_core::game::Ply;
use ansa_core::record::Glyph;
use ansa_core::{Piece, PlayedStep};
use yew::prelude::*;

use crate::services::piece_images;
use ansa_model::document::{PiecePath, piece_paths};
use ansa_model::formats::words;
use ansa_model::settings::TurnStyle;
use ansa_model::text::{self, label};

/// A ply in the chosen style.
pub(crate) fn ply_words(ply: &Ply, style: TurnStyle) -> Html {
    match (ply, style) {
        (Ply::Setup(_), _) => html! { label::setup() },
        (Ply::Turn(turn), style) => turn_words(turn.steps(), style),
    }
}

/// The steps of a turn in the chosen style.
pub(crate) fn turn_words(steps: &[PlayedStep], style: TurnStyle) -> Html {
    match style {
        TurnStyle::Notation => html! { words::of_steps(steps) },
        TurnStyle::Figures => html! {
            <>
                <span class="figures" aria-hidden="true">{ for piece_paths(steps).iter().map(figure) }</span>
                <span class="visually-hidden">{ text::made(steps) }</span>
            </>
        },
    }
}

/// The figure of a piece, where it goes, and what is captured on the way.
fn figure(PiecePath { piece, squares, captures }: &PiecePath) -> Html {
    let way = match &squares[..] {
        // There and back: the ends alone would say nothing.
        [from, .., to] if from == to => squares.iter().map(ToString::to_string).collect::<Vec<_>>().join("→"),
        [from, .., to] => format!("{from}→{to}"),
        _ => String::new(),
    };
    html! {
        <span class="figure">
            { image(*piece) }
            { way }
            { for captures.iter().map(|lost| html! {
                <span class="figure-lost">{ "×" }{ image(lost.piece) }{ lost.square.to_string() }</span>
            }) }
        </span>
    }
}

fn image(piece: Piece) -> Html {
    html! { <span class="figure-piece" style={piece_images::background(piece)} /> }
}

/// The signs behind a turn, such as `!`.
pub(crate) fn signs(glyphs: &[Glyph]) -> Html {
    if glyphs.is_empty() {
        return html! {};
    }
    html! {
        <span class="ply-glyphs">
            { for glyphs.iter().map(|glyph| html! {
                <span data-sign={glyph.number().to_string()}>{ glyph.text().into_owned() }</span>
            }) }
        </span>
    }
}
