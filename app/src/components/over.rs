//! The dialog at the end of a game.

use std::rc::Rc;

use ansa_core::position::outcome::Reason;
use ansa_core::{BySide, Level, Piece, Role, Side};
use yew::prelude::*;

use super::{Dialog, TextButton, piece_icon};
use crate::activities::play::PlayState;
use crate::document::{GameOptions, Player};
use crate::text::{self, label, study};

#[derive(Properties, PartialEq)]
pub(crate) struct OverProps {
    pub(crate) play: Rc<PlayState>,
    /// Starts a game with the sides exchanged.
    pub(crate) on_rematch: Callback<()>,
    /// Starts a game with these options: the same sides, or the next level.
    pub(crate) on_begin: Callback<GameOptions>,
    /// Opens the new-game form.
    pub(crate) on_new: Callback<()>,
    /// Opens the study of the game.
    pub(crate) on_study: Callback<()>,
    /// Closes the dialog to look at the board.
    pub(crate) on_close: Callback<()>,
}

/// Who won and why, and what to do next.
#[component]
pub(crate) fn OverDialog(props: &OverProps) -> Html {
    let Some(outcome) = props.play.game().outcome() else { return html! {} };
    let hero = if outcome.reason == Reason::Goal { Role::Rabbit } else { Role::Elephant };
    let board = props.play.game().board();
    let next = next_level(&props.play);
    let has_next = next.is_some();
    let same = {
        let options = props.play.options().clone();
        props.on_begin.reform(move |()| options.clone())
    };
    let count = |side| board.side(side).count();
    html! {
        <Dialog title={label::game_over()} test="over-dialog" on_close={&props.on_close}>
            <div class="over">
                if let Some(winner) = outcome.winner {
                    <span class="over-piece">{ piece_icon(Piece::new(winner, hero), "") }</span>
                }
                <div>
                    <p class="over-outcome" data-test="outcome">{ text::result(&props.play, outcome) }</p>
                    <p class="help">{ text::score_line(count(Side::Gold), count(Side::Silver)) }</p>
                </div>
            </div>
            <div class="dialog-buttons over-again">
                if let Some((level, options)) = next {
                    { button(&props.on_begin.reform(move |()| options.clone()), "next-level",
                        text::next_level(level), true) }
                }
                { button(&props.on_rematch, "rematch", label::rematch_long().to_owned(), !has_next) }
                { button(&same, "rematch-same", label::rematch_same().to_owned(), false) }
            </div>
            <div class="dialog-buttons">
                { button(&props.on_new, "over-new-game", label::new_game().to_owned(), false) }
                { button(&props.on_study, "over-study", study::title().to_owned(), false) }
                { button(&props.on_close, "over-close", label::see_board().to_owned(), false) }
            </div>
        </Dialog>
    }
}

/// A button; the main one gets the focus.
fn button(on: &Callback<()>, test: &'static str, name: String, main: bool) -> Html {
    TextButton::new(test, name).main_if(main).focused_if(main).calls(on)
}

/// The next level and the game against it, after a person has beaten the computer.
fn next_level(play: &PlayState) -> Option<(Level, GameOptions)> {
    let winner = play.game().outcome()?.winner?;
    if !play.is_person(winner) {
        return None;
    }
    let beaten = play.document().player(!winner).level()?;
    let level = Level::new(beaten.number() + 1)?;
    let opponent = Player::Computer(level);
    let players = BySide::from_fn(|side| if side == winner { Player::Person } else { opponent });
    Some((level, GameOptions { players, ..play.options().clone() }))
}
