//! The dialog at the end of a game.

use std::rc::Rc;

use ansa_core::position::outcome::Reason;
use ansa_core::{Piece, Role, Side};
use yew::prelude::*;

use super::{Dialog, piece_icon};
use crate::state::PlayState;
use crate::text::{self, label};

#[derive(Properties, PartialEq)]
pub(crate) struct OverProps {
    pub(crate) play: Rc<PlayState>,
    /// Starts a game with the sides exchanged.
    pub(crate) on_rematch: Callback<()>,
    /// Starts a game with the same sides.
    pub(crate) on_same: Callback<()>,
    /// Opens the new-game form.
    pub(crate) on_new: Callback<()>,
    /// Closes the dialog to look at the board.
    pub(crate) on_close: Callback<()>,
}

/// Who won and why, and what to do next.
#[component]
pub(crate) fn OverDialog(props: &OverProps) -> Html {
    let Some(outcome) = props.play.game.outcome() else { return html! {} };
    let hero = if outcome.reason == Reason::Goal { Role::Rabbit } else { Role::Elephant };
    let board = props.play.game.board();
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
            <div class="dialog-buttons over-again">
                { button(&props.on_rematch, "rematch", label::REMATCH_LONG, true) }
                { button(&props.on_same, "rematch-same", label::REMATCH_SAME, false) }
            </div>
            <div class="dialog-buttons">
                { button(&props.on_new, "over-new-game", label::NEW_GAME, false) }
                { button(&props.on_close, "over-close", label::SEE_BOARD, false) }
            </div>
        </Dialog>
    }
}

/// A button; the main one gets the focus.
fn button(on: &Callback<()>, test: &'static str, name: &'static str, main: bool) -> Html {
    html! {
        <button
            type="button"
            class={classes!("button", main.then_some("button-main"))}
            autofocus={main}
            data-test={test}
            onclick={on.reform(|_: MouseEvent| ())}
        >
            { name }
        </button>
    }
}
