//! A player's plate: the side, who plays it, and what it has lost.

use ansa_core::{Capture, Piece, Role, Side};
use yew::prelude::*;

use super::icons::piece_icon;
use crate::text;

#[derive(Properties, PartialEq)]
pub(crate) struct PlateProps {
    /// Whose plate.
    pub(crate) side: Side,
    /// Who plays it, in words.
    pub(crate) player: AttrValue,
    /// Whether it is this side's turn.
    pub(crate) to_move: bool,
    /// What this side has lost.
    pub(crate) lost: Vec<Capture>,
}

/// The side, its player and the tray of its captured pieces.
#[component]
pub(crate) fn Plate(props: &PlateProps) -> Html {
    let PlateProps { side, player, to_move, lost } = props;
    let name = match side {
        Side::Gold => "gold",
        Side::Silver => "silver",
    };
    let mut captured: Vec<Piece> = lost.iter().map(|capture| capture.piece).collect();
    captured.sort_by_key(|piece| core::cmp::Reverse(piece.role));
    html! {
        <div
            class={classes!("plate", format!("plate-{name}"), to_move.then_some("is-to-move"))}
            data-test={format!("plate-{name}")}
        >
            <span class="plate-side">{ piece_icon(Piece::new(*side, Role::Elephant), "") }{ text::side(*side) }</span>
            <span class="plate-player">{ player.clone() }</span>
            <span
                class="tray"
                role="img"
                aria-label={text::captured(*side, lost)}
                data-test={format!("captured-{name}")}
            >
                { for captured.iter().enumerate().map(|(index, &piece)| {
                    // Pieces of one role overlap, so that all sixteen find room on a phone.
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
        </div>
    }
}
