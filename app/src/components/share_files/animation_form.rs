//! An animation of the line shown to download.

use ansa_core::{Label, Side};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::outcome;
use crate::components::settings::{ChoiceItem, Layout, choice};
use crate::document::Cursor;
use crate::hooks::{FilmOrder, FilmState, use_film, use_settings};
use crate::share::{AnimationChoices, AnimationPace, AnimationUnit, PictureSize, Shot, sheet};
use crate::text::share_file as words;

#[derive(Properties, PartialEq)]
pub(in crate::components) struct AnimationFormProps {
    pub(in crate::components) shot: Shot,
}

/// What the animation shows, and the button that makes it.
#[component]
pub(in crate::components) fn AnimationForm(props: &AnimationFormProps) -> Html {
    let shot = &props.shot;
    let settings = use_settings().settings;
    let film = use_film();
    let choices = use_state_eq(|| AnimationChoices::of(shot.place()));
    let size = use_state_eq(|| PictureSize::Medium);
    let bottom = use_state_eq(|| shot.bottom());
    let (now, put) = (*choices, chosen(&choices, &film.cancel));
    let on_size = chosen(&size, &film.cancel);
    let on_bottom = chosen(&bottom, &film.cancel);
    let on_make = {
        let (shot, sheet) = (shot.clone(), sheet(&settings, *bottom, *size));
        film.start.reform(move |_: MouseEvent| {
            let frames = now.frames(shot.place())?;
            Ok(FilmOrder { sheet, frames, name: shot.game_file_name(words::file_name(), "gif") })
        })
    };
    let (labels, end) = (labels(shot.place()), shot.place().line().len());
    let on_from = put.reform(move |from| AnimationChoices { from, ..now });
    let on_to = put.reform(move |to| AnimationChoices { to, ..now });
    let is_running = matches!(film.state, FilmState::Running(..));
    let said = match &film.state {
        FilmState::Idle | FilmState::Running(..) => None,
        FilmState::Done(bytes) => Some(Ok(words::downloaded_bytes(*bytes))),
        FilmState::Failed(reason) => Some(Err(reason.clone())),
    };
    html! {
        <div class="share">
            <p class="help">{ words::animation_help() }</p>
            <div class="share-range">
                { place_field("animation-from", words::from(), &labels, 0..=now.to, now.from, &on_from) }
                { place_field("animation-to", words::to(), &labels, now.from..=end, now.to, &on_to) }
            </div>
            { choice(
                ("animation-unit", words::unit(), Layout::Words),
                &AnimationUnit::ALL,
                now.unit,
                |unit| ChoiceItem::named(unit.key(), words::unit_name(unit)),
                &put.reform(move |unit| AnimationChoices { unit, ..now }),
            ) }
            <label class="field">
                <span class="field-name">{ words::pace() }</span>
                <select
                    class="field-text"
                    data-test="animation-pace"
                    onchange={put.reform(move |event: Event| {
                        let key = event.target_unchecked_into::<HtmlSelectElement>().value();
                        let pace = AnimationPace::ALL.into_iter().find(|pace| pace.key() == key);
                        AnimationChoices { pace: pace.unwrap_or(now.pace), ..now }
                    })}
                >
                    { for AnimationPace::ALL.into_iter().map(|pace| html! {
                        <option value={pace.key()} selected={pace == now.pace}>{ words::pace_name(pace) }</option>
                    }) }
                </select>
            </label>
            { choice(
                ("animation-bottom", words::bottom(), Layout::Words),
                &Side::ALL,
                *bottom,
                |side| ChoiceItem::named(
                    if side == Side::Gold { "gold" } else { "silver" },
                    words::bottom_name(side),
                ),
                &on_bottom,
            ) }
            { choice(
                ("animation-size", words::size(), Layout::Words),
                &PictureSize::ALL,
                *size,
                |size| ChoiceItem::named(size.key(), words::size_name(size)),
                &on_size,
            ) }
            <div class="dialog-buttons">
                if let FilmState::Running(written, all) = film.state {
                    <progress
                        class="share-progress"
                        value={written.to_string()}
                        max={all.to_string()}
                        aria-label={words::animation()}
                    />
                    <span class="help" data-test="animation-progress">
                        { words::running(written as u64, all as u64) }
                    </span>
                    <button
                        type="button"
                        class="button"
                        data-test="animation-cancel"
                        onclick={film.cancel.reform(|_: MouseEvent| ())}
                    >
                        { words::cancel() }
                    </button>
                }
                <button
                    type="button"
                    class="button"
                    data-test="download-gif"
                    aria-disabled={is_running.then_some("true")}
                    onclick={if is_running { Callback::noop() } else { on_make }}
                >
                    { words::make() }
                </button>
            </div>
            { outcome(&said, "animation-outcome") }
        </div>
    }
}

/// Sets a choice. What is being made is given up.
fn chosen<T: PartialEq + 'static>(state: &UseStateHandle<T>, cancel: &Callback<()>) -> Callback<T> {
    let (state, cancel) = (state.setter(), cancel.clone());
    Callback::from(move |new| {
        cancel.emit(());
        state.set(new);
    })
}

/// The labels of the places of a line, after so many plies each; the start has none.
fn labels(place: &Cursor) -> Vec<Option<Label>> {
    let line = place.line();
    core::iter::once(None).chain((0..line.len()).map(|ply| Some(line.game().label(ply)))).collect()
}

/// The choice of a place: one of these numbers of plies.
fn place_field(
    test: &'static str,
    name: &'static str,
    labels: &[Option<Label>],
    places: core::ops::RangeInclusive<usize>,
    now: usize,
    on: &Callback<usize>,
) -> Html {
    let onchange = on.reform(move |event: Event| {
        event.target_unchecked_into::<HtmlSelectElement>().value().parse().unwrap_or(now)
    });
    html! {
        <label class="field">
            <span class="field-name">{ name }</span>
            <select class="field-text" data-test={test} {onchange}>
                { for labels.iter().enumerate().filter(|(plies, _)| places.contains(plies)).map(|(plies, label)| html! {
                    <option key={plies} value={plies.to_string()} selected={plies == now}>
                        { words::place_name(*label) }
                    </option>
                }) }
            </select>
        </label>
    }
}
