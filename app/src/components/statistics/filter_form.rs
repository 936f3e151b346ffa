//! The choice of the games that are counted.

use std::collections::BTreeMap;

use ansa_core::{Level, Side};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::components::TextButton;
use crate::statistics::{GameFilter, SourceFilter};
use crate::text::{self, statistics as words};

#[derive(Properties, PartialEq)]
pub(crate) struct FilterFormProps {
    pub(crate) filter: GameFilter,
    /// The years in which games began.
    pub(crate) years: BTreeMap<i32, u32>,
    pub(crate) on_change: Callback<GameFilter>,
}

/// The field for words, and the others in a part that can be opened.
#[component]
pub(crate) fn FilterForm(props: &FilterFormProps) -> Html {
    let FilterFormProps { filter, years, on_change } = props;
    let choose = |change: fn(&mut GameFilter, &str)| {
        let (filter, on_change) = (filter.clone(), on_change.clone());
        Callback::from(move |event: Event| {
            let mut filter = filter.clone();
            change(&mut filter, &value(&event));
            on_change.emit(filter);
        })
    };
    let oninput = {
        let (filter, on_change) = (filter.clone(), on_change.clone());
        Callback::from(move |event: InputEvent| {
            let field: Option<HtmlInputElement> = event.target_dyn_into();
            let words = field.map(|field| field.value()).unwrap_or_default();
            on_change.emit(GameFilter { words, ..filter.clone() });
        })
    };
    let year = |chosen: Option<i32>| {
        let years = years.keys().rev().copied().map(|year| (year.to_string(), year.to_string()));
        options(words::any(), years, chosen.map(|year| year.to_string()).as_deref())
    };
    let sides = Side::ALL.map(|side| (side.letter().to_string(), text::side(side).to_owned()));
    let levels = Level::ALL.map(|level| (level.number().to_string(), words::level_name(level.number())));
    let is_all = *filter == GameFilter::default();
    let has_levels = matches!(filter.source, SourceFilter::All | SourceFilter::AgainstComputer);
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
                <span class="help" id="filter-words-help">{ words::words_help() }</span>
            </label>
            <details data-test="count-filter">
                <summary>{ words::filter() }</summary>
                <div class="count-fields">
                    { select("filter-source", words::source(), choose(|filter, value| {
                        let source = SourceFilter::ALL.into_iter().find(|source| source.key() == value);
                        filter.source = source.unwrap_or_default();
                        if !matches!(filter.source, SourceFilter::All | SourceFilter::AgainstComputer) {
                            filter.level = None;
                        }
                    }), html! {
                        { for SourceFilter::ALL.into_iter().map(|source| html! {
                            <option value={source.key()} selected={source == filter.source}>{ words::source_name(source) }</option>
                        }) }
                    }) }
                    { select("filter-side", words::side(), choose(|filter, value| filter.side = value.chars().next()),
                        options(words::either(), sides.into_iter(), filter.side.map(|side| side.to_string()).as_deref())) }
                    if has_levels {
                        { select("filter-level", words::level(), choose(|filter, value| filter.level = value.parse().ok()),
                            options(words::any(), levels.into_iter(), filter.level.map(|level| level.to_string()).as_deref())) }
                    }
                    if years.len() > 1 || filter.from.is_some() || filter.to.is_some() {
                        { select("filter-from", words::from_year(), choose(|filter, value| filter.from = value.parse().ok()), year(filter.from)) }
                        { select("filter-to", words::to_year(), choose(|filter, value| filter.to = value.parse().ok()), year(filter.to)) }
                    }
                </div>
            </details>
            if !is_all {
                { TextButton::new("filter-clear", words::clear())
                    .show(on_change.reform(|_: MouseEvent| GameFilter::default())) }
            }
        </div>
    }
}

fn value(event: &Event) -> String {
    event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value()).unwrap_or_default()
}

/// A list to choose from, with its name.
pub(super) fn select(
    test: &'static str,
    name: impl Into<AttrValue>,
    onchange: Callback<Event>,
    items: Html,
) -> Html {
    html! {
        <label class="field">
            <span class="field-name">{ name.into() }</span>
            <select class="field-text" data-test={test} {onchange}>{ items }</select>
        </label>
    }
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
