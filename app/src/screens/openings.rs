//! The opening explorer: what was played in saved games at the place that the study shows, or where a game is set up.

use ansa_core::steps_of;
use std::rc::Rc;

use ansa_core::game::Ply;
use ansa_core::notation::PositionText;
use yew::prelude::*;

use crate::components::{Button, FilterForm, OpeningList};
use crate::given::callback;
use crate::hooks::{Counting, use_counting, use_question, use_settings};
use ansa_model::activities::study::StudyAction;
use ansa_model::entry::SetupAction;
use ansa_model::session::{Session, SessionAction};
use ansa_model::statistics::{GameFilter, Question};
use ansa_model::text::{openings as words, statistics};

/// The plies that were played, and the choice of the games that count.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Openings(
    session: &Rc<Session>,
    act: &Callback<SessionAction>,
    /// Whether the study is shown, and not the game.
    is_study: bool,
    /// Whether games can be stored.
    has_store: bool,
) -> Html {
    let Counting { counted, ask, .. } = use_counting();
    let filter = use_state_eq(GameFilter::default);
    let attempt = use_state_eq(|| 0_u32);
    let style = use_settings().settings.turns;
    // A step within a turn changes none of this.
    let place = is_study.then(|| session.study.place.start_of_turn());
    let game = use_memo((place, session.play.game().clone()), |(place, game)| match place {
        Some(place) => place.game(),
        None => game.clone(),
    });
    let position = PositionText::new(game.board().to_pieces(), game.side()).to_short();
    let asked = |question: Question| has_store.then_some((question, *attempt));
    // The filter offers the years and the events of all games.
    use_question(asked(Question::Overview((*filter).clone(), None)), &ask);
    use_question(asked(Question::Openings((*filter).clone(), position.clone())), &ask);
    let on_play = act.reform(move |ply: Ply| match ply {
        Ply::Setup(setup) if is_study => SessionAction::Study(StudyAction::SetUp(setup).into()),
        Ply::Setup(setup) => SessionAction::Play(SetupAction::Copy(setup).into()),
        // Only the study shows a place after the setups.
        Ply::Turn(turn) => SessionAction::Study(StudyAction::Play(steps_of(turn.steps())).into()),
    });
    if !has_store {
        return html! { <p class="help">{ statistics::no_store() }</p> };
    }
    let on_filter = callback(filter.setter(), |own, filter| filter.set(own));
    let openings = counted.openings.clone().filter(|openings| openings.position == position);
    let on_again = callback(attempt.clone(), |(), attempt| attempt.set(attempt.wrapping_add(1)));
    html! {
        <div class="opening-explorer">
            if let Some(error) = counted.error {
                <div class="notice notice-refusal" role="alert">
                    <p>{ statistics::error(error) }</p>
                    { Button::new("count-again", statistics::again()).calls(&on_again) }
                </div>
            } else if let Some(openings) = openings {
                <OpeningList {openings} game={(*game).clone()} {style} {on_play} />
            } else {
                <p class="help" role="status">
                    { counted.progress.map_or_else(|| statistics::counting().to_owned(), statistics::counted) }
                </p>
            }
            <details data-test="opening-games">
                <summary>{ words::games() }</summary>
                <p class="help">{ words::source() }</p>
                <FilterForm filter={(*filter).clone()} overview={counted.overview.clone()} about={words::words_help()} on_change={on_filter} />
            </details>
        </div>
    }
}
