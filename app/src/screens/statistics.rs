//! The statistics: the numbers, the setup explorer, and the search. They share the worker and the filter.

use std::rc::Rc;

use ansa_core::Side;
use yew::prelude::*;

use super::header::link;
use super::navigation::Navigation;
use super::open_at_place::use_opening;
use super::screen::Screen;
use crate::components::{
    Button, FilterForm, FindForm, GameBriefs, Numbers, PageScreen, SetupTable, SetupView, find_status,
};
use crate::given::callback;
use crate::hooks::{Counting, GameSaving, use_counting, use_question};
use ansa_model::session::{Session, SessionAction};
use ansa_model::statistics::{GameFilter, Question, SearchQuery, SetupKey, TurnKey};
use ansa_model::text::{home, library, statistics as words};

/// What is counted and shown.
#[derive(Clone, PartialEq)]
struct StatisticsChoices {
    filter: GameFilter,
    /// The side whose setups are shown.
    side: Side,
    chosen: Option<SetupKey>,
    /// The first turn whose games are listed.
    turn: Option<TurnKey>,
}

impl Default for StatisticsChoices {
    fn default() -> StatisticsChoices {
        StatisticsChoices { filter: GameFilter::default(), side: Side::Gold, chosen: None, turn: None }
    }
}

/// A callback that changes the choices.
fn changing<T: 'static>(
    choices: &UseStateHandle<StatisticsChoices>,
    change: fn(StatisticsChoices, T) -> StatisticsChoices,
) -> Callback<T> {
    callback(choices.clone(), move |to, choices| choices.set(change((**choices).clone(), to)))
}

/// The screen that the address names.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Statistics(
    session: &Rc<Session>,
    saving: &GameSaving,
    /// Its screen is one of the three.
    navigation: &Navigation,
    act: &Callback<SessionAction>,
    on_close: &Callback<()>,
) -> Html {
    let Counting { counted, ask, .. } = use_counting();
    let choices = use_state_eq(StatisticsChoices::default);
    let StatisticsChoices { filter, side, chosen, turn } = &*choices;
    let query = use_state_eq(|| None::<SearchQuery>);
    let attempt = use_state_eq(|| 0_u32);
    let opening = use_opening(session, saving, act, navigation);
    let screen = navigation.screen;
    let has_store = saving.store.is_some();
    let asked =
        |question: Option<Question>| question.filter(|_| has_store).map(|question| (question, *attempt));
    // Every screen needs the numbers, because the filter offers the events of which there are games.
    use_question(asked(Some(Question::Overview(filter.clone(), None))), &ask);
    let is_setups = screen == Screen::Setups;
    let setups = Question::Setups(filter.clone(), side.letter());
    use_question(asked(is_setups.then_some(setups)), &ask);
    let setup = chosen.map(|key| Question::Setup(filter.clone(), side.letter(), key, *turn));
    use_question(asked(setup.filter(|_| is_setups)), &ask);
    let games = match &*query {
        None => Question::Games(filter.clone()),
        Some(query) => Question::Search(filter.clone(), query.clone()),
    };
    use_question(asked((screen == Screen::Find).then_some(games)), &ask);
    let title = match screen {
        Screen::Setups => home::setups(),
        Screen::Find => home::find(),
        _ => home::statistics(),
    };
    let tab = |to: Screen, test: &'static str, name: &'static str| {
        link(navigation, to, test, "count-tab", html! { { name } })
    };
    let tabs = html! {
        <nav class="count-tabs" aria-label={words::tabs()}>
            { tab(Screen::Statistics, "tab-numbers", words::numbers()) }
            { tab(Screen::Setups, "tab-setups", home::setups()) }
            { tab(Screen::Find, "tab-find", home::find()) }
        </nav>
    };
    let on_again = callback(attempt.clone(), |(), attempt| attempt.set(attempt.wrapping_add(1)));
    let on_filter = changing(&choices, |own, filter| StatisticsChoices { filter, turn: None, ..own });
    let overview = counted.overview.clone();
    let is_empty = overview.as_ref().is_some_and(|overview| overview.all == 0);
    let fits_none = overview.as_ref().is_some_and(|overview| overview.games() == 0);
    let content = || match screen {
        Screen::Setups => {
            let on_side =
                changing(&choices, |own, side| StatisticsChoices { side, chosen: None, turn: None, ..own });
            let on_choose =
                changing(&choices, |own, key| StatisticsChoices { chosen: Some(key), turn: None, ..own });
            let on_turn = changing(&choices, |own, turn| StatisticsChoices { turn, ..own });
            let detail = counted.setup.clone().filter(|detail| *chosen == Some(detail.key));
            html! {
                <div class="setup-explorer">
                    if let Some(list) = counted.setups.clone() {
                        <SetupTable side={*side} {list} chosen={*chosen} {on_side} {on_choose} />
                    }
                    if let Some(detail) = detail {
                        <SetupView {detail} turn={*turn} {on_turn} on_open={opening.open.clone()} />
                    }
                </div>
            }
        }
        Screen::Find => {
            let on_find = callback(query.setter(), |own, query| query.set(own));
            html! {
                <div class="find">
                    <FindForm {on_find} />
                    <p role="status" data-test="find-status">{ find_status(&counted) }</p>
                    if let Some(games) = counted.games.clone().filter(|_| !counted.is_searching()) {
                        <GameBriefs games={games.games.clone()} all={games.found} on_open={opening.open.clone()} />
                    }
                </div>
            }
        }
        _ => match &overview {
            Some(overview) if !fits_none => {
                html! { <Numbers overview={overview.clone()} on_open={opening.open.clone()} /> }
            }
            _ => html! {},
        },
    };
    html! {
        <PageScreen {title} test="statistics-screen" {on_close}>
            <div class="counts is-wide">
                { tabs }
                if !has_store {
                    <p class="notice notice-refusal" role="alert">{ words::no_store() }</p>
                } else if is_empty {
                    <div class="counts-empty" data-test="counts-empty">
                        <p>{ words::empty() }</p>
                        { link(navigation, Screen::Play, "empty-play", "button button-main", html! { { words::to_play() } }) }
                        { link(navigation, Screen::Games, "empty-games", "button", html! { { words::to_games() } }) }
                    </div>
                } else {
                    <FilterForm filter={filter.clone()} overview={overview.clone()} about={words::words_help()} on_change={on_filter} />
                    <p class="help" role="status" data-test="count-status">
                        if overview.is_none() && counted.error.is_none() {
                            { counted.progress.map_or_else(|| words::counting().to_owned(), words::counted) }
                        } else if fits_none {
                            { words::none_fit() }
                        }
                    </p>
                    if let Some(error) = counted.error {
                        <div class="notice notice-refusal" role="alert" data-test="count-error">
                            <p>{ words::error(error) }</p>
                            { Button::new("count-again", words::again()).calls(&on_again) }
                        </div>
                    }
                    if let Some(why) = &opening.error {
                        <p class="notice notice-refusal" role="alert">{ library::not_opened(why) }</p>
                    }
                    if counted.unread > 0 { <p class="help" data-test="count-unread">{ words::unread(counted.unread) }</p> }
                    if counted.left_out > 0 { <p class="help">{ words::left_out(counted.left_out) }</p> }
                    { content() }
                }
            </div>
        </PageScreen>
    }
}
