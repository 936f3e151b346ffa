//! The end of a game.

use std::rc::Rc;

use ansa_core::position::outcome::Reason;
use ansa_core::{Piece, Role, Side};
use yew::prelude::*;

use super::Dialog;
use super::icons::piece_icon;
use crate::state::Table;
use crate::text::{self, label};

#[derive(Properties, PartialEq)]
pub(crate) struct OverProps {
    /// The game that is over.
    pub(crate) table: Rc<Table>,
    /// Another game with the sides exchanged is wished.
    pub(crate) on_rematch: Callback<()>,
    /// Another game of another kind is wished.
    pub(crate) on_new: Callback<()>,
    /// The board is to be looked at.
    pub(crate) on_close: Callback<()>,
}

/// Who won and why, and what to do next.
#[component]
pub(crate) fn OverDialog(props: &OverProps) -> Html {
    let Some(outcome) = props.table.game.outcome() else { return html! {} };
    let hero = if outcome.reason == Reason::Goal { Role::Rabbit } else { Role::Elephant };
    let board = props.table.game.board();
    let count = |side| board.side(side).count();
    html! {
        <Dialog title={label::GAME_OVER} test="over-dialog" on_close={&props.on_close}>
            <div class="over">
                if let Some(winner) = outcome.winner {
                    <span class="over-piece">{ piece_icon(Piece::new(winner, hero), "") }</span>
                }
                <div>
                    <p class="over-outcome" data-test="outcome">{ text::outcome(outcome) }</p>
                    <p class="help">{ text::score_line(count(Side::Gold), count(Side::Silver)) }</p>
                </div>
            </div>
            <div class="dialog-buttons">
                <button
                    type="button"
                    class="button"
                    data-test="over-close"
                    onclick={props.on_close.reform(|_: MouseEvent| ())}
                >
                    { label::SEE_BOARD }
                </button>
                <button
                    type="button"
                    class="button"
                    data-test="over-new-game"
                    onclick={props.on_new.reform(|_: MouseEvent| ())}
                >
                    { label::NEW_GAME }
                </button>
                <button
                    type="button"
                    class="button button-main"
                    autofocus=true
                    data-test="rematch"
                    onclick={props.on_rematch.reform(|_: MouseEvent| ())}
                >
                    { label::REMATCH_LONG }
                </button>
            </div>
        </Dialog>
    }
}
