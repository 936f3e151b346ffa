//! The standings and the crosstable of a tournament.

use ansa_core::Side;
use ansa_tournament::{CrosstableGame, GameId, GameResult};
use yew::prelude::*;

use crate::given::callback;
use crate::hooks::TournamentHandle;
use ansa_model::text::tournament as words;
use ansa_model::tournaments::PageTournament;

/// A table that scrolls if it is wider than its place, with the name of what it shows.
pub(super) fn wide_table(name: &'static str, table: Html) -> Html {
    html! { <div class="table-scroll" tabindex="0" role="region" aria-label={name}>{ table }</div> }
}

/// The standings.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Standings(handle: &TournamentHandle) -> Html {
    let Some(own) = handle.own() else { return html! {} };
    let standings = own.tournament.standings();
    let has_lives = standings.iter().any(|standing| standing.lives_left.is_some());
    html! {
        <section class="tournament-tables">
            <h3>{ words::standings() }</h3>
            { wide_table(words::standings(), html! {
                <table data-test="standings">
                    <thead>
                        <tr>
                            <th scope="col">{ "#" }</th>
                            <th scope="col">{ words::player() }</th>
                            <th scope="col">{ words::points() }</th>
                            if has_lives { <th scope="col">{ words::lives() }</th> }
                            <th scope="col">{ words::won_and_lost() }</th>
                            <th scope="col">{ words::performance() }</th>
                        </tr>
                    </thead>
                    <tbody>
                        { for standings.iter().map(|standing| html! {
                            <tr key={standing.player.0}>
                                <td>{ standing.rank }</td>
                                <th scope="row">{ own.name_of(standing.player) }</th>
                                <td>{ standing.points.to_string() }</td>
                                if has_lives { <td>{ standing.lives_left.unwrap_or(0) }</td> }
                                <td>{ format!("{}–{}", standing.wins, standing.losses) }</td>
                                <td>
                                    // Without a game there is only what everyone begins with.
                                    if standing.wins + standing.draws + standing.losses > 0 {
                                        { words::performance_words(standing.performance) }
                                    } else {
                                        { "–" }
                                    }
                                </td>
                            </tr>
                        }) }
                    </tbody>
                </table>
            }) }
            <p class="help">{ words::performance_help() }</p>
        </section>
    }
}

/// The results of all games. A result opens its game.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Crosstable(handle: &TournamentHandle, on_show: &Callback<GameId>) -> Html {
    let Some(own) = handle.own() else { return html! {} };
    let table = own.tournament.crosstable();
    let players = &table.players;
    let cell = |row: usize, column: usize| {
        if row == column {
            return html! { <td class="crosstable-self" aria-hidden="true">{ "×" }</td> };
        }
        let name = words::cell(own.name_of(players[row]), own.name_of(players[column]));
        html! {
            <td>
                { for table.games(row, column).iter().map(|game| result_button(own, *game, &name, on_show)) }
            </td>
        }
    };
    html! {
        <section class="tournament-tables">
            <h3>{ words::crosstable() }</h3>
            { wide_table(words::crosstable(), html! {
                <table class="crosstable" data-test="crosstable">
                    <thead>
                        <tr>
                            <th scope="col">{ words::player() }</th>
                            { for (1..=players.len()).map(|number| html! { <th scope="col">{ number }</th> }) }
                        </tr>
                    </thead>
                    <tbody>
                        { for players.iter().enumerate().map(|(row, player)| html! {
                            <tr key={player.0}>
                                <th scope="row">{ format!("{}. {}", row + 1, own.name_of(*player)) }</th>
                                { for (0..players.len()).map(|column| cell(row, column)) }
                            </tr>
                        }) }
                    </tbody>
                </table>
            }) }
            <p class="help">{ words::crosstable_help() }</p>
        </section>
    }
}

/// A result, as a button if there is a game to show.
fn result_button(own: &PageTournament, game: CrosstableGame, name: &str, on_show: &Callback<GameId>) -> Html {
    let sign = match game.result {
        Some(GameResult::Win(side)) if side == game.side => "1",
        Some(GameResult::Win(_) | GameResult::DoubleLoss) => "0",
        Some(GameResult::DoubleWin) => "1",
        Some(GameResult::Draw) => "½",
        Some(GameResult::NoDecision | GameResult::Vacated) => "–",
        None => "*",
    };
    let class = match game.side {
        Side::Gold => "crosstable-result is-gold",
        Side::Silver => "crosstable-result is-silver",
    };
    let has_game = own.tournament.game(game.game).is_some_and(|game| own.page_game(game).saved.is_some());
    if !has_game {
        return html! { <span {class}>{ sign }</span> };
    }
    let number = game.game;
    let onclick = callback(on_show.clone(), move |_: MouseEvent, on_show| on_show.emit(number));
    html! {
        <button type="button" {class} aria-label={format!("{name}: {sign}")} data-test="crosstable-result" {onclick}>
            { sign }
        </button>
    }
}
