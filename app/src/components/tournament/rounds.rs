//! The rounds of a tournament: pairings with live boards, results, byes, and why they are as they are.

use std::rc::Rc;

use ansa_core::{Board, BySide, Side};
use ansa_tournament::{Change, GameId, GameResult, PlayerId, Round};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::components::settings::select;
use crate::components::{Button, Thumbnail, ThumbnailView, use_piece_sheet};
use crate::given::callback;
use crate::hooks::TournamentHandle;
use crate::services::piece_sheet::PieceSheet;
use ansa_model::text::tournament as words;
use ansa_model::tournaments::{PageGame, PageTournament, TournamentAction};

/// What a round shows and calls. It is the same until something of it changes, so that other rounds are not shown anew.
#[derive(Clone, PartialEq)]
struct RoundContext {
    handle: TournamentHandle,
    sheet: Option<Rc<PieceSheet>>,
    on_show: Callback<GameId>,
    on_add: Callback<GameId>,
}

/// All rounds, the last one first and open.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Rounds(
    handle: &TournamentHandle,
    /// The boards of the games that are in hand or go on.
    boards: &Rc<[(GameId, Board)]>,
    /// Receives the game to show.
    on_show: &Callback<GameId>,
    /// Receives the game that was played elsewhere.
    on_add: &Callback<GameId>,
) -> Html {
    let sheet = use_piece_sheet();
    let Some(own) = handle.own() else { return html! {} };
    let context =
        RoundContext { handle: handle.clone(), sheet, on_show: on_show.clone(), on_add: on_add.clone() };
    let rounds = own.tournament.rounds();
    let show = |(index, round): (usize, &Round)| {
        let is_of = |game: &GameId| round.games.iter().any(|own| own.id == *game);
        let boards: Vec<_> = boards.iter().filter(|(game, _)| is_of(game)).copied().collect();
        let is_last = index + 1 == rounds.len();
        html! { <RoundView key={index} context={context.clone()} {index} {is_last} {boards} /> }
    };
    rounds.iter().enumerate().rev().map(show).collect()
}

/// A round. Its games are only there while it is open: a tournament can have thousands.
#[yew_autoprops::autoprops]
#[component]
fn RoundView(context: &RoundContext, index: usize, is_last: bool, boards: &Vec<(GameId, Board)>) -> Html {
    let chosen = use_state_eq(|| None::<bool>);
    let is_open = chosen.unwrap_or(is_last);
    let ontoggle = callback(chosen.setter(), move |event: Event, chosen| {
        let details = event.target().and_then(|details| details.dyn_into::<Element>().ok());
        let now = details.is_some_and(|details| details.has_attribute("open"));
        // What the page opens and closes itself is no choice.
        if now != is_open {
            chosen.set(Some(now));
        }
    });
    let Some(own) = context.handle.own() else { return html! {} };
    let Some(round) = own.tournament.rounds().get(index) else { return html! {} };
    let board_of = |game: GameId| boards.iter().find(|(own, _)| *own == game).map(|(_, board)| *board);
    html! {
        <details class="tournament-round" open={is_open} data-test="round" {ontoggle}>
            <summary><h3>{ words::round(index + 1) }</h3></summary>
            if is_open {
                <ul class="cards">
                    { for round.games.iter().map(|game| {
                        game_card(context, own, own.page_game(game), board_of(game.id))
                    }) }
                </ul>
                { for round.byes.iter().map(|bye| html! {
                    <p class="help" data-test="bye">{ words::bye_words(own, bye) }</p>
                }) }
                { reasons(own, round) }
            }
        </details>
    }
}

/// Why the pairings are as they are.
fn reasons(own: &PageTournament, round: &Round) -> Html {
    html! {
        <details ontoggle={|event: Event| event.stop_propagation()}>
            <summary>{ words::why() }</summary>
            <ul class="tournament-why">
                { for round.games.iter().map(|game| html! {
                    <li>
                        { names(own, game.pairing.gold, game.pairing.silver) }{ ": " }
                        { words::met_before(&game.pairing).map(|met| format!("{met} ")) }
                        { words::sides_why(&game.pairing) }
                    </li>
                }) }
            </ul>
        </details>
    }
}

fn names(own: &PageTournament, gold: PlayerId, silver: PlayerId) -> String {
    words::pairing(own.name_of(gold), own.name_of(silver))
}

fn game_card(context: &RoundContext, own: &PageTournament, game: PageGame<'_>, board: Option<Board>) -> Html {
    let number = game.game.id;
    let pairing = game.game.pairing;
    let player = BySide::from_fn(|side: Side| own.name_of(pairing.player(side)));
    let (status, key) = match (game.game.result, game.saved) {
        (Some(result), _) => (words::result_words(result, player.gold, player.silver), "over"),
        (None, _) if game.runs() && !own.is_running => (words::paused().to_owned(), "paused"),
        (None, Some(_)) if game.runs() => (words::being_played().to_owned(), "running"),
        (None, Some(_)) => (words::begun().to_owned(), "begun"),
        (None, None) => (words::not_begun().to_owned(), "new"),
    };
    let on_result = {
        let handle = context.handle.clone();
        Callback::from(move |value: String| {
            let result = value.parse().ok().and_then(|index: usize| GameResult::ALL.get(index).copied());
            handle.change(TournamentAction::Change(Change::Correct { game: number, result }));
        })
    };
    let options = html! {
        <>
            <option value="" selected={game.game.result.is_none()}>{ words::no_result() }</option>
            { for GameResult::ALL.into_iter().enumerate().map(|(index, result)| html! {
                <option value={index.to_string()} selected={game.game.result == Some(result)}>
                    { words::result_words(result, player.gold, player.silver) }
                </option>
            }) }
        </>
    };
    let show = context.on_show.reform(move |()| number);
    let add = context.on_add.reform(move |()| number);
    let is_new = game.saved.is_none() && game.game.result.is_none() && !game.is_of_computers();
    html! {
        <li class="card game tournament-game" key={number.0} data-test="tournament-game" data-state={key}>
            if let Some(board) = board {
                <Thumbnail {board} view={ThumbnailView::Board} sheet={context.sheet.clone()} />
            }
            <div class="game-words">
                <p><strong>{ names(own, pairing.gold, pairing.silver) }</strong></p>
                <p class="game-line" data-test="tournament-status">{ status }</p>
                <div class="tournament-buttons">
                    if game.saved.is_some() {
                        { Button::new("tournament-open", words::open()).calls(&show) }
                    }
                    if is_new && game.is_played_here() {
                        { Button::new("tournament-play", words::play()).main().calls(&show) }
                    }
                    if game.saved.is_none() && !game.has_computer() {
                        { Button::new("tournament-add", words::add_record()).calls(&add) }
                    }
                    { select("tournament-result", words::result(), &on_result, options) }
                </div>
            </div>
        </li>
    }
}
