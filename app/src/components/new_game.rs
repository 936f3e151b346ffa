//! The choice of a new game.

use ansa_core::{Level, Piece, Role, Side};
use yew::prelude::*;

use super::Dialog;
use super::icons::piece_icon;
use crate::services::chance;
use crate::state::{Player, Terms};
use crate::text::{self, label};

/// Which side the person plays; none is decided by chance.
type Choice = Option<Side>;

#[derive(Properties, PartialEq)]
pub(crate) struct NewGameProps {
    /// What is chosen at first.
    pub(crate) opponent: Player,
    /// Whether a game that goes on would leave the board.
    pub(crate) replaces: bool,
    /// Hears what was chosen.
    pub(crate) on_start: Callback<Terms>,
    /// Hears that nothing was.
    pub(crate) on_close: Callback<()>,
}

/// Opponent and side, and a button to begin.
#[component]
pub(crate) fn NewGameDialog(props: &NewGameProps) -> Html {
    let opponent = use_state(|| props.opponent);
    let side = use_state(|| Some(Side::Gold));
    let onclick = {
        let (opponent, side, on_start) = (*opponent, *side, props.on_start.clone());
        Callback::from(move |_: MouseEvent| {
            let side = match (opponent, side) {
                (Player::Person, _) => Side::Gold,
                (_, Some(side)) => side,
                (_, None) => chance::side(),
            };
            on_start.emit(Terms::against(opponent, side));
        })
    };
    html! {
        <Dialog title={label::NEW_GAME} test="new-game-dialog" on_close={&props.on_close}>
            <fieldset class="choices choices-list">
                <legend>{ label::OPPONENT }</legend>
                { for offered().into_iter().map(|player| {
                    let set = opponent.setter();
                    html! {
                        <label class="choice">
                            <input
                                type="radio"
                                name="opponent"
                                value={player.key()}
                                checked={*opponent == player}
                                onchange={move |_| set.set(player)}
                            />
                            <span>{ text::player(player) }</span>
                        </label>
                    }
                }) }
            </fieldset>
            if *opponent != Player::Person {
                <fieldset class="choices choices-row">
                    <legend>{ label::YOUR_SIDE }</legend>
                    { for [Some(Side::Gold), None, Some(Side::Silver)].into_iter().map(|choice| {
                        let set = side.setter();
                        side_choice(choice, *side == choice, &Callback::from(move |()| set.set(choice)))
                    }) }
                </fieldset>
            }
            if props.replaces { <p class="help">{ label::REPLACES }</p> }
            <div class="dialog-buttons">
                <button type="button" class="button button-main" autofocus=true data-test="start" {onclick}>{ label::START }</button>
            </div>
        </Dialog>
    }
}

/// Whom one can play against.
fn offered() -> Vec<Player> {
    let computers = Level::ALL.into_iter().filter(|level| [1, 5, 8].contains(&level.number()));
    computers.map(Player::Computer).chain([Player::Person]).collect()
}

fn side_choice(choice: Choice, checked: bool, on: &Callback<()>) -> Html {
    let elephant = |side| piece_icon(Piece::new(side, Role::Elephant), "");
    let (value, name, hint, drawing) = match choice {
        Some(Side::Gold) => ("gold", label::GOLD, label::GOLD_HINT, elephant(Side::Gold)),
        Some(Side::Silver) => ("silver", label::SILVER, label::SILVER_HINT, elephant(Side::Silver)),
        None => {
            let both = html! { <>{ elephant(Side::Gold) }{ elephant(Side::Silver) }</> };
            ("random", label::RANDOM, label::RANDOM_HINT, both)
        }
    };
    html! {
        <label class="choice choice-side">
            <input type="radio" name="side" {value} {checked} onchange={on.reform(|_: Event| ())} />
            <span class="choice-drawing">{ drawing }</span>
            <span class="choice-name">{ name }</span>
            <span class="choice-hint">{ hint }</span>
        </label>
    }
}
