//! What was played in a position of the opening, with results and the engine's scores.

use std::rc::Rc;

use ansa_core::game::Ply;
use ansa_core::{Game, Side};
use yew::prelude::*;

use super::setup_detail::{counted, said, setup_name};
use crate::components::ply_words::ply_words;
use crate::components::{Button, use_piece_sheet};
use crate::hooks::{OpinionState, use_opinions};
use crate::services::piece_sheet::PieceSheet;
use ansa_model::settings::TurnStyle;
use ansa_model::statistics::{OpeningPly, OpeningRow, Openings};
use ansa_model::text::{openings as words, setup, setups, statistics};

/// The plies, each of which can be played.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn OpeningList(
    openings: &Rc<Openings>,
    /// The game that has reached the position.
    game: &Rc<Game>,
    style: &TurnStyle,
    on_play: &Callback<Ply>,
) -> Html {
    let rows = use_memo((openings.clone(), game.clone()), |(openings, game)| openings.rows(game));
    let games = use_memo(rows.clone(), |rows| rows.iter().map(|row| Some(row.after.clone())).collect());
    let (opinions, ask) = use_opinions(games);
    let sheet = use_piece_sheet();
    let side = game.side();
    let (tally, different) = (openings.tally, openings.different);
    let shown = u32::try_from(rows.len()).unwrap_or(u32::MAX);
    let can_search = opinions.iter().any(|opinion| *opinion != OpinionState::Impossible);
    let can_ask =
        opinions.iter().any(|opinion| matches!(opinion, OpinionState::Unknown | OpinionState::Failed));
    html! {
        <>
            <p class="help" role="status" data-test="opening-reached">
                if tally.games() == 0 {
                    { words::none() }
                } else {
                    { words::reached(tally.games(), side, &statistics::tally_score(tally)) }
                    if rows.is_empty() { { " " }{ words::no_plies() } }
                }
            </p>
            if !rows.is_empty() {
                <ul class="turn-counts" aria-label={words::list()} data-test="opening-plies">
                    { for rows.iter().zip(opinions).map(|(row, opinion)| line(row, opinion, side, *style, sheet.as_ref(), on_play)) }
                </ul>
            }
            { known_setups(&rows) }
            if shown < different { <p class="help">{ words::most_played(shown, different) }</p> }
            if can_search {
                // It stays once it is pressed, so that the focus does.
                { Button::new("opening-engine", words::ask_engine())
                    .long(words::ask_engine_long())
                    .dimmed_unless(can_ask)
                    .calls(&ask) }
            }
        </>
    }
}

/// What the named setups of the list are.
fn known_setups(rows: &[OpeningRow]) -> Html {
    let named = rows.iter().filter_map(|row| match row.count.ply {
        OpeningPly::Setup(setup) => setup.preset(),
        OpeningPly::Turn(_) => None,
    });
    let mut known = Vec::new();
    named.for_each(|preset| {
        if !known.contains(&preset) {
            known.push(preset);
        }
    });
    if known.is_empty() {
        return html! {};
    }
    let known = known.into_iter().map(|preset| {
        let (name, long) = (setup::preset(preset), setup::preset_long(preset));
        // A description may begin with the name.
        html! { <div>if !long.starts_with(name) { <dt>{ name }</dt> }<dd>{ long }</dd></div> }
    });
    html! { <dl class="help setup-names" data-test="setup-names">{ for known }</dl> }
}

fn line(
    row: &OpeningRow,
    opinion: OpinionState,
    side: Side,
    style: TurnStyle,
    sheet: Option<&Rc<PieceSheet>>,
    on_play: &Callback<Ply>,
) -> Html {
    let name = match row.count.ply {
        OpeningPly::Setup(setup) => setup_name(setup, side, sheet),
        OpeningPly::Turn(_) => html! { <span class="brief-name">{ ply_words(&row.ply, style) }</span> },
    };
    let engine = match opinion {
        OpinionState::Known(gold) => {
            let own = if side == Side::Gold { gold } else { -gold };
            Some(words::engine(&setups::rabbits(f64::from(own) / 100.0)))
        }
        OpinionState::Thinking => Some(words::engine_thinking().to_owned()),
        OpinionState::Failed => Some(setups::engine_failed().to_owned()),
        OpinionState::Unknown | OpinionState::Impossible => None,
    };
    let results = said(row.count.tally);
    let results = engine.map_or(results.clone(), |engine| format!("{results} · {engine}"));
    let ply = row.ply.clone();
    counted("opening-ply", None, name, results, on_play.reform(move |_| ply.clone()))
}
