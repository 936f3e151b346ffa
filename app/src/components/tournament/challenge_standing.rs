//! How an Arimaa Challenge stands, in its own terms, with the way to its next game.

use ansa_tournament::{ChallengeVerdict, GameId};
use yew::prelude::*;

use super::tables::wide_table;
use crate::components::Button;
use ansa_model::text::challenge as words;
use ansa_model::tournaments::PageTournament;

/// The verdict, the score against each defender, and the next game. Nothing for other tournaments.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn ChallengeStanding(own: &PageTournament, on_show: &Callback<GameId>) -> Html {
    let (Some(score), Some(verdict)) = (own.tournament.challenge_score(), words::verdict(own)) else {
        return html! {};
    };
    let (tone, key) = match score.verdict {
        ChallengeVerdict::Open => ("notice-hint", "open"),
        ChallengeVerdict::Won => ("notice-hint", "won"),
        ChallengeVerdict::Lost => ("notice-good", "lost"),
    };
    html! {
        <>
            <p class={classes!("notice", tone)} role="status" data-test="challenge-verdict" data-verdict={key}>
                { verdict }
            </p>
            { wide_table(words::standing(), html! {
                <table class="challenge-table" data-test="challenge-score">
                    <thead>
                        <tr>
                            <th scope="col">{ words::defender() }</th>
                            <th scope="col">{ words::score() }</th>
                            <th scope="col">{ words::status() }</th>
                        </tr>
                    </thead>
                    <tbody>
                        { for score.defenders.iter().map(|one| html! {
                            <tr key={one.defender.0}>
                                <th scope="row">{ own.name_of(one.defender) }</th>
                                <td>{ words::score_of(one) }</td>
                                <td>{ words::status_of(one) }</td>
                            </tr>
                        }) }
                    </tbody>
                </table>
            }) }
            if let Some(next) = own.next_challenge_game() {
                <div class="buttons">
                    { Button::new("challenge-next", words::next(own, &next))
                        .main()
                        .calls(&on_show.reform(move |()| next.game)) }
                </div>
            }
        </>
    }
}
