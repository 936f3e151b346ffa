//! A setup: its board, the engine's opinion, what followed, and the games.

use std::rc::Rc;

use ansa_core::{Board, Game, Side};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::game_list::GameBriefs;
use crate::components::{BoardPicture, Button, Thumbnail, ThumbnailView, use_piece_sheet};
use crate::given::use_effect_given;
use crate::hooks::{OpinionState, use_opinions};
use crate::services::focus;
use crate::services::piece_sheet::PieceSheet;
use ansa_model::statistics::{GameBrief, OPINION_NODES, SetupDetail, SetupKey, Tally, TurnKey};
use ansa_model::text::{setup, setups as words, statistics};

/// The setup on a board, with the setup of the other side that is chosen among those against it.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn SetupView(
    detail: &Rc<SetupDetail>,
    /// The first turn whose games are listed.
    turn: &Option<TurnKey>,
    on_turn: &Callback<Option<TurnKey>>,
    on_open: &Callback<GameBrief>,
) -> Html {
    let side = Side::from_letter(detail.side).unwrap_or(Side::Gold);
    let sheet = use_piece_sheet();
    let other = use_state_eq(|| 0_usize);
    // Another setup begins with what is played most against it.
    use_effect_given((detail.key, side), other.setter(), |_, other| other.set(0));
    let against = detail.others.get(*other).or(detail.others.first()).map(|(key, _)| *key);
    let setups = against.map(|against| match side {
        Side::Gold => (detail.key, against),
        Side::Silver => (against, detail.key),
    });
    let games = use_memo(setups, |setups| vec![setups.and_then(|(gold, silver)| game_after(gold, silver))]);
    let (opinions, ask) = use_opinions(games);
    let opinion = opinions.first().copied().unwrap_or(OpinionState::Impossible);
    let board = setups.map_or_else(|| detail.key.board(side), |(gold, silver)| both(gold, silver));
    html! {
        <section class="setup-detail" data-test="setup-detail" aria-label={words::chosen()}>
            <h3>{ words::chosen() }</h3>
            <p data-test="setup-results">
                { words::results(detail.tally.games(), &statistics::tally_score(detail.tally)) }
            </p>
            <div class="setup-board"><BoardPicture {board} bottom={side} /></div>
            if setups.is_some() { <OpinionLine state={opinion} {side} {ask} /> }
            <h4>{ words::first_turns() }</h4>
            <p class="help">{ words::different(detail.different_turns) }</p>
            <ul class="turn-counts">
                { for detail.turns.iter().map(|own| {
                    let (key, is_chosen) = (own.turn, *turn == Some(own.turn));
                    let chosen = (!is_chosen).then_some(key);
                    let name = html! { <span class="brief-name">{ turn_name(key, side) }</span> };
                    counted("first-turn", Some(is_chosen), name, said(own.tally), on_turn.reform(move |_| chosen))
                }) }
            </ul>
            if !detail.others.is_empty() {
                <h4>{ words::others(!side) }</h4>
                <ul class="turn-counts">
                    { for detail.others.iter().enumerate().map(|(number, (key, tally))| {
                        let other = other.clone();
                        let name = setup_name(*key, !side, sheet.as_ref());
                        let onclick = Callback::from(move |_| other.set(number));
                        counted("other-setup", Some(Some(*key) == against), name, said(*tally), onclick)
                    }) }
                </ul>
            }
            <h4>{ words::games_with() }{ turn.map(|turn| format!(": {}", turn_name(turn, side))).unwrap_or_default() }</h4>
            if turn.is_some() {
                { Button::new("all-turns", words::all_turns()).sends(on_turn, None) }
            }
            <GameBriefs games={detail.games.clone()} all={detail.all_games} on_open={on_open.clone()} />
        </section>
    }
}

/// A line with results, which can be pressed; `is_chosen` if it stays chosen.
pub(super) fn counted(
    test: &'static str,
    is_chosen: Option<bool>,
    name: Html,
    results: String,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <li>
            <button
                type="button"
                class="turn-count"
                aria-pressed={is_chosen.map(|is_chosen| is_chosen.to_string())}
                data-test={test}
                {onclick}
            >
                { name }
                <span class="brief-says">{ results }</span>
            </button>
        </li>
    }
}

/// The results of a setup or a turn.
pub(super) fn said(tally: Tally) -> String {
    words::results(tally.games(), &statistics::tally_score(tally))
}

/// A figure of a setup, with its name or else its letters.
pub(super) fn setup_name(key: SetupKey, side: Side, sheet: Option<&Rc<PieceSheet>>) -> Html {
    let [front, back] = key.letters();
    let ranks = words::ranks(&front, &back);
    html! {
        <span class="brief-name setup-name" title={ranks.clone()}>
            <Thumbnail board={key.board(side)} view={ThumbnailView::Setup(side)} sheet={sheet.cloned()} />
            if let Some(preset) = key.preset() {
                <strong data-test="setup-known">{ setup::preset(preset) }</strong>
                <span class="visually-hidden">{ ranks }</span>
            } else {
                <span class="setup-letters">{ format!("{front} {back}") }</span>
            }
        </span>
    }
}

/// A turn; one that changes nothing, as only a game without rules has it, has no name.
fn turn_name(turn: TurnKey, side: Side) -> String {
    let text = turn.to_text(side);
    if text.is_empty() { statistics::unknown().to_owned() } else { text }
}

/// What the engine thinks, or the button that asks it. The focus goes from the button to the answer that takes its
/// place.
#[yew_autoprops::autoprops]
#[component]
fn OpinionLine(state: &OpinionState, side: &Side, ask: &Callback<()>) -> Html {
    let (state, side) = (*state, *side);
    let around = use_node_ref();
    let is_asked = use_mut_ref(|| false);
    use_effect_given(state, (around.clone(), is_asked.clone()), |_, (around, is_asked)| {
        let place = around.cast::<HtmlElement>().filter(|_| *is_asked.borrow() && focus::is_lost());
        let place = place.and_then(|around| around.query_selector("[role=status], button").ok().flatten());
        if let Some(place) = place.and_then(|place| place.dyn_into::<HtmlElement>().ok()) {
            focus::give(&place);
        }
    });
    let said = match state {
        OpinionState::Unknown | OpinionState::Failed => {
            let failed = state == OpinionState::Failed;
            let ask = ask.reform(move |()| *is_asked.borrow_mut() = true);
            return html! {
                <div class="setup-opinion" ref={around}>
                    if failed { <p role="alert">{ words::engine_failed() }</p> }
                    { Button::new("ask-engine", words::ask_engine()).calls(&ask) }
                    <p class="help">{ words::opinion_says() }</p>
                </div>
            };
        }
        OpinionState::Thinking => words::thinking().to_owned(),
        OpinionState::Impossible => words::no_opinion().to_owned(),
        OpinionState::Known(gold) => {
            let own = if side == Side::Gold { gold } else { -gold };
            words::opinion(&words::rabbits(f64::from(own) / 100.0), side, OPINION_NODES)
        }
    };
    html! {
        <div class="setup-opinion" ref={around}>
            <p role="status" tabindex="-1" data-test="setup-opinion">{ said }</p>
            <p class="help">{ words::opinion_says() }</p>
        </div>
    }
}

fn both(gold: SetupKey, silver: SetupKey) -> Board {
    let mut board = gold.board(Side::Gold);
    for &(square, piece) in silver.setup(Side::Silver).pieces() {
        board.put(square, piece);
    }
    board
}

/// The game that begins with these setups; `None` if none can.
fn game_after(gold: SetupKey, silver: SetupKey) -> Option<Rc<Game>> {
    let mut game = Game::new();
    game.set_up(&gold.setup(Side::Gold)).ok()?;
    game.set_up(&silver.setup(Side::Silver)).ok()?;
    Some(Rc::new(game))
}
