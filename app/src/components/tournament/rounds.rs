//! The rounds of a tournament: pairings with live boards, results, byes, and why they are as they are.

use std::rc::Rc;

use ansa_core::{BySide, Side};
use ansa_tournament::{Change, GameId, GameResult, Round};
use yew::prelude::*;

use crate::components::settings::select;
use crate::components::{Button, Thumbnail, ThumbnailView, use_piece_sheet};
use crate::given::callback;
use crate::hooks::TournamentsHandle;
use crate::services::piece_sheet::PieceSheet;
use ansa_model::text::tournament as words;
use ansa_model::tournaments::{PageGame, PageTournament, TournamentAction};

/// All rounds, the last one first and open.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Rounds(
    handle: &TournamentsHandle,
    id: &String,
    /// Receives the game to show.
    on_show: &Callback<GameId>,
) -> Html {
    let sheet = use_piece_sheet();
    let Some(own) = handle.stored.value.get(id) else { return html! {} };
    let rounds = own.tournament.rounds();
    let count = rounds.len();
    let show = |(index, round): (usize, &Round)| {
        html! {
            <details class="tournament-round" open={index + 1 == count} key={index} data-test="round">
                <summary><h3>{ words::round(index + 1) }</h3></summary>
                <ul class="cards">
                    { for round.games.iter().map(|game| {
                        game_card(handle, own, own.page_game(game), sheet.as_ref(), on_show)
                    }) }
                </ul>
                { for round.byes.iter().map(|bye| html! {
                    <p class="help" data-test="bye">{ words::bye_words(own, bye) }</p>
                }) }
                <details>
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
            </details>
        }
    };
    rounds.iter().enumerate().rev().map(show).collect()
}

fn names(own: &PageTournament, gold: ansa_tournament::PlayerId, silver: ansa_tournament::PlayerId) -> String {
    words::pairing(own.name_of(gold), own.name_of(silver))
}

fn game_card(
    handle: &TournamentsHandle,
    own: &PageTournament,
    game: PageGame<'_>,
    sheet: Option<&Rc<PieceSheet>>,
    on_show: &Callback<GameId>,
) -> Html {
    let number = game.game.id;
    let pairing = game.game.pairing;
    let player = BySide::from_fn(|side: Side| own.name_of(pairing.player(side)));
    let state = game.saved.and_then(|saved| handle.state(saved));
    let (status, key) = match (game.game.result, game.saved) {
        (Some(result), _) => (words::result_words(result, player.gold, player.silver), "over"),
        (None, _) if game.runs() && !own.is_running => (words::paused().to_owned(), "paused"),
        (None, Some(_)) if game.runs() => (words::being_played().to_owned(), "running"),
        (None, Some(_)) => (words::begun().to_owned(), "begun"),
        (None, None) => (words::not_begun().to_owned(), "new"),
    };
    let on_result = {
        let (handle, id) = (handle.clone(), own.id.clone());
        Callback::from(move |value: String| {
            let result = value.parse().ok().and_then(|index: usize| GameResult::ALL.get(index).copied());
            let _ = handle.change(&id, TournamentAction::Change(Change::Correct { game: number, result }));
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
    let show = callback(on_show.clone(), move |(), on_show| on_show.emit(number));
    html! {
        <li class="card game tournament-game" key={number.0} data-test="tournament-game" data-state={key}>
            if let Some(state) = state {
                <Thumbnail board={state.own_board()} view={ThumbnailView::Board} sheet={sheet.cloned()} />
            }
            <div class="game-words">
                <p><strong>{ names(own, pairing.gold, pairing.silver) }</strong></p>
                <p class="game-line" data-test="tournament-status">{ status }</p>
                <div class="tournament-buttons">
                    if game.saved.is_some() {
                        { Button::new("tournament-open", words::open()).calls(&show) }
                    } else if game.game.result.is_none() && !game.is_of_computers() {
                        { Button::new("tournament-play", words::play()).main().calls(&show) }
                    }
                    { select("tournament-result", words::result(), &on_result, options) }
                </div>
            </div>
        </li>
    }
}
