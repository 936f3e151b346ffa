//! A player's plate: the side, its player, the pieces it has captured, and its clock.

use ansa_core::{Capture, Level, Piece, Role, Side};
use yew::prelude::*;

use super::{ClockFace, figure, piece_icon};
use ansa_model::activities::play::ClockDisplay;
use ansa_model::text;

/// The side, its player, the tray of the other side's captured pieces, and its clock.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Plate(
    side: &Side,
    /// The player's name or level.
    player: &AttrValue,
    /// The level of a computer, which has a figure.
    level: &Option<Level>,
    /// Whether it is this side's turn.
    to_move: bool,
    /// The captured pieces of the other side.
    taken: &Vec<Capture>,
    /// By how much the pieces of this side are worth more, in thousandths of a rabbit.
    ahead: u32,
    /// The clock, if there is one, and the moment that it shows.
    clock: &Option<(ClockDisplay, f64)>,
    is_person: bool,
) -> Html {
    let name = match side {
        Side::Gold => "gold",
        Side::Silver => "silver",
    };
    html! {
        <div
            class={classes!(
                "plate",
                to_move.then_some("is-to-move"),
                (!player.is_empty()).then_some("has-player"),
                clock.map(|_| "has-clock"),
            )}
            data-test={format!("plate-{name}")}
        >
            <span class="plate-side">
                { match *level {
                    Some(level) => figure(level, *side),
                    None => piece_icon(Piece::new(*side, Role::Elephant), ""),
                } }
                <span class="plate-side-name">{ text::side(*side) }</span>
            </span>
            <span class="plate-player">{ player.clone() }</span>
            <span class="plate-score">
                { tray(*side, taken) }
                if ahead > 0 {
                    <span
                        class="ahead"
                        title={text::ahead_title(*side, ahead)}
                        data-test={format!("ahead-{name}")}
                    >
                        <span aria-hidden="true">{ text::ahead(ahead) }</span>
                        <span class="visually-hidden">{ text::ahead_title(*side, ahead) }</span>
                    </span>
                }
            </span>
            if let Some((display, since)) = *clock { <ClockFace {display} {since} announce={is_person} /> }
        </div>
    }
}

fn tray(side: Side, taken: &[Capture]) -> Html {
    let lost_by = match side {
        Side::Gold => "silver",
        Side::Silver => "gold",
    };
    let words = text::captured(side, taken);
    let of_role = |role| taken.iter().map(|capture| capture.piece).filter(move |piece| piece.role == role);
    let captured: Vec<Piece> = Role::ALL.into_iter().rev().flat_map(of_role).collect();
    html! {
        <span
            class="tray"
            role="img"
            title={words.clone()}
            aria-label={words}
            data-test={format!("captured-{lost_by}")}
        >
            { for captured.iter().enumerate().map(|(index, &piece)| {
                // Pieces of the same role overlap, so that sixteen pieces fit on a phone.
                let same = index.checked_sub(1).is_some_and(|before| captured[before] == piece);
                html! {
                    <span
                        class={classes!("tray-piece", same.then_some("tray-same"))}
                        data-captured={piece.letter().to_string()}
                    >
                        { piece_icon(piece, "") }
                    </span>
                }
            }) }
        </span>
    }
}
