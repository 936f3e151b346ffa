//! The rules.

use ansa_core::{Piece, Role, Side};
use yew::prelude::*;

use super::PageScreen;
use super::board::{badge, piece_icon, trap};
use crate::text::rules::{self, Picture};

#[derive(Properties, PartialEq)]
pub(crate) struct RulesScreenProps {
    pub(crate) on_close: Callback<()>,
}

/// The goal, the pieces by strength, and short rules with pictures.
#[component]
pub(crate) fn RulesScreen(props: &RulesScreenProps) -> Html {
    html! {
        <PageScreen title={rules::title()} test="rules-screen" on_close={&props.on_close}>
            <div class="rules">
                <p>{ rules::goal() }</p>
                <h3>{ rules::strength() }</h3>
                <ol class="rules-pieces">
                    { for Role::ALL.into_iter().rev().map(|role| html! {
                        <li data-role={role.letter().to_string()}>
                            { piece_icon(Piece::new(Side::Gold, role), "") }
                            <span>{ rules::count_of(role) }</span>
                        </li>
                    }) }
                </ol>
                { for rules::rules().iter().map(|rule| html! {
                    <section class="rule">
                        if let Some(picture) = rule.picture { { picture_of(picture) } }
                        <div>
                            <h3>{ rule.name }</h3>
                            <p>{ rule.says }</p>
                        </div>
                    </section>
                }) }
            </div>
        </PageScreen>
    }
}

/// A picture of nine squares.
fn picture_of(picture: Picture) -> Html {
    let rows = match picture {
        Picture::Steps => [" * ", "*H*", " * "],
        Picture::Push => [" * ", "Ec*", " * "],
        Picture::Frozen => ["   ", " Ef", "   "],
        Picture::Trap => ["  C", " x ", "   "],
    };
    html! {
        <span class="rule-picture" data-coordinates="off" aria-hidden="true">
            { for rows.iter().enumerate().flat_map(|(row, squares)| {
                squares.chars().enumerate().map(move |(column, what)| {
                    let shade = if (row + column) % 2 == 0 { "square-light" } else { "square-dark" };
                    html! { <span class={classes!("square", shade)}>{ on_square(what) }</span> }
                })
            }) }
        </span>
    }
}

/// The content of a square: a piece by its letter, `*` a destination, `f` a frozen cat, `x` a rabbit captured in a
/// trap.
fn on_square(what: char) -> Html {
    let mover = |piece: Option<Piece>, extra| {
        let piece = piece.map(|piece| piece_icon(piece, extra));
        html! { <span class="mover">{ piece.unwrap_or_default() }</span> }
    };
    match what {
        '*' => html! { <span class="target" /> },
        'f' => html! { <>{ mover(Piece::from_letter('c'), "piece-frozen") }{ badge("#mark-frozen") }</> },
        'x' => {
            html! { <>{ trap() }{ mover(Piece::from_letter('r'), "piece-ghost") }{ badge("#mark-lost") }</> }
        }
        letter => mover(Piece::from_letter(letter), ""),
    }
}
