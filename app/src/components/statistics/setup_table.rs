//! The setups of a side, in a table that can be sorted.

use std::rc::Rc;

use ansa_core::Side;
use yew::prelude::*;

use crate::components::settings::keyed_choice;
use crate::components::{Thumbnail, ThumbnailView, use_piece_sheet};
use crate::given::callback;
use ansa_model::statistics::{SetupCount, SetupKey, SetupList};
use ansa_model::text::{self, setup, setups as words, statistics};

/// The column by which the table is sorted, always from the largest value on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    Games,
    Score,
    /// The lower end of the range: the best that is certain.
    Range,
}

/// The table, with the choice of the side.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn SetupTable(
    side: &Side,
    list: &Rc<SetupList>,
    /// The setup that is shown.
    chosen: &Option<SetupKey>,
    on_side: &Callback<Side>,
    on_choose: &Callback<SetupKey>,
) -> Html {
    let column = use_state_eq(|| Column::Games);
    let sheet = use_piece_sheet();
    let mut rows = list.setups.clone();
    let score = |own: &SetupCount, low: bool| {
        let tally = own.tally;
        if low { tally.interval().map_or(-1.0, |(low, _)| low) } else { tally.score().unwrap_or(-1.0) }
    };
    match *column {
        Column::Games => {}
        Column::Score => rows.sort_by(|one, other| score(other, false).total_cmp(&score(one, false))),
        Column::Range => rows.sort_by(|one, other| score(other, true).total_cmp(&score(one, true))),
    }
    let head = |own: Column, test: &'static str, name: &'static str| {
        let is_sorted = *column == own;
        let onclick = callback(column.setter(), move |_: MouseEvent, column| column.set(own));
        html! {
            <th scope="col" aria-sort={is_sorted.then_some("descending")}>
                <button type="button" class="sort-button" data-test={test} aria-label={words::sort_by(name)} {onclick}>
                    { name }<span aria-hidden="true">{ if is_sorted { " ▾" } else { "" } }</span>
                </button>
            </th>
        }
    };
    html! {
        <section class="setup-list">
            { keyed_choice("setup-side", words::of_side(), *side, text::side, on_side) }
            <p class="help" data-test="setups-summary">
                { words::summary(list.different, list.games) }{ " " }{ words::says() }{ " " }{ words::empty_square() }
            </p>
            <table class="setup-table" data-test="setup-table">
                <caption class="visually-hidden">{ words::of_side() }{ " " }{ text::side(*side) }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ words::setup() }</th>
                        { head(Column::Games, "sort-games", words::games()) }
                        { head(Column::Score, "sort-score", words::score()) }
                        { head(Column::Range, "sort-range", words::range()) }
                    </tr>
                </thead>
                <tbody>
                    { for rows.iter().map(|own| {
                        let key = own.key;
                        let [front, back] = key.letters();
                        let is_chosen = *chosen == Some(key);
                        html! {
                            <tr class={is_chosen.then_some("is-chosen")} data-test="setup-row">
                                <th scope="row">
                                    <button
                                        type="button"
                                        class="setup-button"
                                        title={words::ranks(&front, &back)}
                                        aria-pressed={is_chosen.to_string()}
                                        data-test="choose-setup"
                                        onclick={on_choose.reform(move |_: MouseEvent| key)}
                                    >
                                        <Thumbnail board={key.board(*side)} view={ThumbnailView::Setup(*side)} sheet={sheet.clone()} />
                                        <span>{ front }<br />{ back }</span>
                                        if let Some(preset) = key.preset() {
                                            <strong data-test="setup-known">{ setup::preset(preset) }</strong>
                                        }
                                    </button>
                                </th>
                                <td>{ statistics::whole(own.tally.games()) }</td>
                                <td>{ statistics::score_alone(own.tally) }</td>
                                <td>{ own.tally.interval().map(|(low, high)| statistics::range(100.0 * low, 100.0 * high)).unwrap_or_default() }</td>
                            </tr>
                        }
                    }) }
                </tbody>
            </table>
            <p class="help">{ statistics::score_says() }</p>
        </section>
    }
}
