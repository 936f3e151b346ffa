//! The choice of the games that are counted.

use std::rc::Rc;

use ansa_core::{Level, Side};
use ansa_model::library::Date;
use ansa_model::statistics::{GameFilter, GamePace, Overview, ResultFilter, SourceFilter};
use ansa_model::text::library::short_date;
use ansa_model::text::{self, statistics as words};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::components::Button;
use crate::components::settings::{keyed_options, select};
use crate::components::typed_text::typed_text;
use crate::given::{callback, use_effect_given};

/// The ratings that can be chosen.
const RATINGS: core::ops::RangeInclusive<u16> = 1_000..=2_600;
const RATING_STEP: usize = 200;

/// The field for words, and the others.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn FilterForm(
    filter: &GameFilter,
    /// The last count.
    overview: &Option<Rc<Overview>>,
    /// What is told of the field for words.
    about: &'static str,
    on_change: &Callback<GameFilter>,
) -> Html {
    let oninput = callback((filter.clone(), on_change.clone()), |event: InputEvent, (filter, on_change)| {
        on_change.emit(GameFilter { words: typed_text(&event), ..filter.clone() });
    });
    html! {
        <div class="count-filter">
            <label class="field">
                <span class="field-name">{ words::words() }</span>
                <input
                    type="search"
                    class="field-text"
                    autocomplete="off"
                    aria-describedby="filter-words-help"
                    data-test="filter-words"
                    value={filter.words.clone()}
                    {oninput}
                />
                <span class="help" id="filter-words-help">{ about }</span>
            </label>
            <FilterFields
                filter={filter.clone()}
                overview={overview.clone()}
                clear={words::clear()}
                {on_change}
                on_open={Callback::noop()}
            />
        </div>
    }
}

/// All fields but that for words, in a part that can be opened.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn FilterFields(
    filter: &GameFilter,
    /// The last count, for the events of which there are games.
    overview: &Option<Rc<Overview>>,
    /// The name of the button that clears the filter.
    clear: &'static str,
    on_change: &Callback<GameFilter>,
    /// Called with whether the part is open.
    on_open: &Callback<bool>,
) -> Html {
    let choose = |change: fn(&mut GameFilter, &str)| {
        callback((filter.clone(), on_change.clone()), move |value: String, (filter, on_change)| {
            let mut filter = filter.clone();
            change(&mut filter, &value);
            on_change.emit(filter);
        })
    };
    let ontoggle =
        on_open.reform(|event: Event| event.target_unchecked_into::<Element>().has_attribute("open"));
    let sides = Side::ALL.map(|side| (side.letter().to_string(), text::side(side).to_owned()));
    let levels = Level::ALL.map(|level| (level.number().to_string(), words::level_name(level.number())));
    let rating = |chosen: Option<u16>| {
        let ratings = RATINGS.step_by(RATING_STEP);
        let named = ratings.map(|rating| (rating.to_string(), rating.to_string()));
        options(words::any(), named, chosen.map(|rating| rating.to_string()).as_deref())
    };
    // Only the rules of earlier years have draws.
    let has_draws = filter.result == Some(ResultFilter::Drawn)
        || overview.as_ref().is_some_and(|overview| overview.gold.draws > 0);
    let results = ResultFilter::ALL.into_iter().filter(|result| *result != ResultFilter::Drawn || has_draws);
    let results = results.map(|result| (result.key().to_owned(), words::result_name(result).to_owned()));
    let paces = GamePace::ALL.map(|pace| (pace.key().to_owned(), words::pace_name(pace).to_owned()));
    let events = events(overview.as_deref(), filter.event.as_deref());
    let has_ratings = overview.as_ref().is_some_and(|overview| overview.all_rated > 0);
    let has_paces = overview.as_ref().is_some_and(|overview| overview.all_timed > 0);
    let is_all = *filter == GameFilter::default();
    let has_levels = matches!(filter.source, SourceFilter::All | SourceFilter::AgainstComputer);
    html! {
        <>
            <details data-test="count-filter" {ontoggle}>
                <summary>{ words::filter() }</summary>
                <div class="count-fields">
                    { select("filter-source", words::source(), &choose(|filter, value| {
                        filter.source = SourceFilter::from_key(value).unwrap_or_default();
                        if !matches!(filter.source, SourceFilter::All | SourceFilter::AgainstComputer) {
                            filter.level = None;
                        }
                    }), keyed_options(filter.source, words::source_name)) }
                    { select("filter-side", words::side(), &choose(|filter, value| filter.side = value.chars().next()),
                        options(words::either(), sides.into_iter(), filter.side.map(|side| side.to_string()).as_deref())) }
                    if has_levels {
                        { select("filter-level", words::level(), &choose(|filter, value| filter.level = value.parse().ok()),
                            options(words::any(), levels.into_iter(), filter.level.map(|level| level.to_string()).as_deref())) }
                    }
                    { select("filter-result", words::result(),
                        &choose(|filter, value| filter.result = ResultFilter::from_key(value)),
                        options(words::any(), results, filter.result.map(ResultFilter::key))) }
                    <DateField test="filter-from" name={words::from_date()} date={filter.from}
                        on_change={choose(|filter, value| filter.from = Date::of_field(value))} />
                    <DateField test="filter-to" name={words::to_date()} date={filter.to}
                        on_change={choose(|filter, value| filter.to = Date::of_field(value))} />
                    if !events.is_empty() {
                        { select("filter-event", words::event(),
                            &choose(|filter, value| filter.event = (!value.is_empty()).then(|| value.to_owned())),
                            options(words::any(), events.into_iter(), filter.event.as_deref())) }
                    }
                    if has_ratings || filter.lowest.is_some() || filter.highest.is_some() {
                        { select("filter-lowest", words::lowest_rating(), &choose(|filter, value| filter.lowest = value.parse().ok()),
                            rating(filter.lowest)) }
                        { select("filter-highest", words::highest_rating(), &choose(|filter, value| filter.highest = value.parse().ok()),
                            rating(filter.highest)) }
                    }
                    if has_paces || filter.pace.is_some() {
                        { select("filter-pace", words::pace(), &choose(|filter, value| filter.pace = GamePace::from_key(value)),
                            options(words::any(), paces.into_iter(), filter.pace.map(GamePace::key))) }
                    }
                </div>
            </details>
            if !is_all {
                { Button::new("filter-clear", clear)
                    .sends(on_change, GameFilter::default()) }
            }
        </>
    }
}

/// The events that can be chosen, with the number of games of each.
fn events(overview: Option<&Overview>, chosen: Option<&str>) -> Vec<(String, String)> {
    let counted = overview.map(|overview| overview.events.sorted()).unwrap_or_default();
    let mut all: Vec<(String, String)> = counted
        .iter()
        .map(|&(event, games)| ((*event).to_owned(), words::event_games(event, games)))
        .collect();
    // The one that is chosen stays, even without a game.
    if let Some(chosen) = chosen.filter(|&chosen| all.iter().all(|(event, _)| event != chosen)) {
        all.push((chosen.to_owned(), words::event_games(chosen, 0_u32)));
    }
    all
}

/// Items with their values, after one for any value.
pub(super) fn options(
    any: &'static str,
    items: impl Iterator<Item = (String, String)>,
    chosen: Option<&str>,
) -> Html {
    html! {
        <>
            <option value="" selected={chosen.is_none()}>{ any }</option>
            { for items.map(|(value, name)| {
                let selected = chosen == Some(value.as_str());
                html! { <option {value} {selected}>{ name }</option> }
            }) }
        </>
    }
}

/// The field, with its name. The browser has the value while a person types it: it is only changed if the date is
/// another one, because a new value takes away the half of a date that is typed already.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn DateField(
    test: &'static str,
    name: &'static str,
    date: &Option<Date>,
    /// Receives the text of the field, which [`Date::of_field`] reads.
    on_change: &Callback<String>,
) -> Html {
    let field = use_node_ref();
    use_effect_given(*date, field.clone(), |&date, field| {
        if let Some(field) = field.cast::<HtmlInputElement>()
            && Date::of_field(&field.value()) != date
        {
            field.set_value(&date.map(short_date).unwrap_or_default());
        }
    });
    let oninput = on_change.reform(|event: InputEvent| typed_text(&event));
    html! {
        <label class="field">
            <span class="field-name">{ name }</span>
            <input ref={field} type="date" class="field-text" data-test={test} {oninput} />
        </label>
    }
}
