//! The history of the Arimaa Challenge as a table.

use yew::prelude::*;

use super::tables::wide_table;
use ansa_model::text::challenge as words;
use ansa_model::tournaments::{
    CHALLENGE_HISTORY, ChallengeTurningPoint, ChallengeYear, Defence, HistoricalDefender,
};

/// What changed over the years, and the matches.
pub(crate) fn challenge_history() -> Html {
    html! {
        <section class="challenge-history" data-test="challenge-history">
            <h3>{ words::history() }</h3>
            <p>{ words::history_says() }</p>
            <ul class="challenge-changes">
                { for ChallengeTurningPoint::ALL.into_iter().map(|point| html! {
                    <li key={point.key()}>{ words::turning_point(point) }</li>
                }) }
            </ul>
            <p class="help">{ words::history_help() }</p>
            { wide_table(words::history(), html! {
                <table class="challenge-table">
                    <thead>
                        <tr>
                            <th scope="col">{ words::year() }</th>
                            <th scope="col">{ words::challenger() }</th>
                            <th scope="col">{ words::year_score() }</th>
                            <th scope="col">{ words::defenders() }</th>
                        </tr>
                    </thead>
                    <tbody>{ for CHALLENGE_HISTORY.iter().map(year) }</tbody>
                </table>
            }) }
        </section>
    }
}

fn year(one: &ChallengeYear) -> Html {
    html! {
        <tr key={one.year} data-test="challenge-year" data-year={one.year.to_string()}>
            <th scope="row">{ one.year }</th>
            <td>
                <strong>{ one.program.name() }</strong>
                <small>{ one.program.developer() }</small>
            </td>
            <td class="challenge-score">
                { words::match_score(one.score) }
                if one.is_won() { <strong>{ words::year_won() }</strong> }
            </td>
            <td>{ defence(one.defence) }</td>
        </tr>
    }
}

fn defence(of: Defence) -> Html {
    match of {
        Defence::Scores(defenders) => html! { <ul>{ for defenders.iter().map(defender) }</ul> },
        Defence::Names(names) => html! {
            <>
                <ul>{ for names.iter().map(|&name| html! { <li>{ name }</li> }) }</ul>
                <small>{ words::no_scores() }</small>
            </>
        },
        Defence::Unknown => html! { <small>{ words::unknown() }</small> },
    }
}

fn defender(one: &HistoricalDefender) -> Html {
    html! {
        <li>
            <span class="challenge-score">{ words::match_score(one.score) }</span>
            { format!(" {}", one.name) }
            if let Some(other) = one.substitute_for { <small>{ words::substitute(other) }</small> }
            if let Some(handicaps) = words::handicaps(one) { <small>{ handicaps }</small> }
        </li>
    }
}
