//! An animation of the line shown to download.

use ansa_core::Label;
use yew::prelude::*;

use super::looks_form::looks_form;
use super::{Said, outcome};
use crate::components::Button;
use crate::components::settings::{keyed_choice, keyed_options, select};
use crate::given::callback;
use crate::hooks::{AnimationJob, AnimationProgress, use_animation_export};
use crate::services::files;
use ansa_model::document::Cursor;
use ansa_model::share::{AnimationChoices, AnimationPace, PictureLooks, PictureSize, Shot, moving_board};
use ansa_model::text::share_file as words;

/// What the animation shows, and a button for each kind of file.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn AnimationForm(shot: &Shot, looks: &PictureLooks, on_looks: &Callback<PictureLooks>) -> Html {
    let film = use_animation_export();
    // What has come of the SVG file, which is made at once.
    let drawn = use_state_eq(|| Said::None);
    let choices = use_state_eq(|| AnimationChoices::of(&shot.place));
    let size = use_state_eq(|| PictureSize::Medium);
    // What is being made is given up, and what was said is no longer so.
    let afresh = callback((film.cancel.clone(), drawn.setter()), |(), (cancel, drawn)| {
        cancel.emit(());
        drawn.set(None);
    });
    let (now, put) = (*choices, chosen(&choices, &afresh));
    let on_looks = callback((on_looks.clone(), afresh.clone()), |looks, (on_looks, afresh)| {
        afresh.emit(());
        on_looks.emit(looks);
    });
    let on_make = {
        let (shot, sheet, drawn) = (shot.clone(), looks.sheet(*size), drawn.setter());
        film.start.reform(move |_: MouseEvent| {
            drawn.set(None);
            let frames = now.frames(&shot.place, &shot.along)?;
            Ok(AnimationJob { sheet, frames, name: shot.game_file_name(words::file_name(), "gif") })
        })
    };
    let on_svg = callback(
        (shot.clone(), *looks, size.pixels(), film.cancel.clone(), drawn.setter()),
        move |_: MouseEvent, (shot, looks, pixels, cancel, drawn)| {
            cancel.emit(());
            let frames = now.frames(&shot.place, &shot.along).map_err(words::animation_refused);
            let offered = frames.and_then(|frames| {
                let svg = moving_board(frames, looks.bottom, looks.still())
                    .to_svg(*pixels, &words::animation_title(shot));
                let name = shot.game_file_name(words::file_name(), "svg");
                files::download(&name, "image/svg+xml", &svg)?;
                Ok(words::downloaded_bytes(svg.len()))
            });
            drawn.set(Some(offered));
        },
    );
    let (labels, end) = (labels(&shot.place), shot.place.line().len());
    let on_from = put.reform(move |from| AnimationChoices { from, ..now });
    let on_to = put.reform(move |to| AnimationChoices { to, ..now });
    let is_running = matches!(film.state, AnimationProgress::Running(..));
    let said = match &film.state {
        AnimationProgress::Idle | AnimationProgress::Running(..) => (*drawn).clone(),
        AnimationProgress::Done(bytes) => Some(Ok(words::downloaded_bytes(*bytes))),
        AnimationProgress::Failed(reason) => Some(Err(reason.clone())),
    };
    html! {
        <div class="share">
            <p class="help">{ words::animation_help() }</p>
            <div class="share-range">
                { place_field("animation-from", words::from(), &labels, 0..=now.to, now.from, &on_from) }
                { place_field("animation-to", words::to(), &labels, now.from..=end, now.to, &on_to) }
            </div>
            { keyed_choice("animation-unit", words::unit(), now.unit, words::unit_name,
                &put.reform(move |unit| AnimationChoices { unit, ..now })) }
            { select(
                "animation-pace",
                words::pace(),
                &put.reform(move |key: String| {
                    AnimationChoices { pace: AnimationPace::from_key(&key).unwrap_or(now.pace), ..now }
                }),
                keyed_options(now.pace, words::pace_name),
            ) }
            { keyed_choice("animation-size", words::size(), *size, words::size_name, &chosen(&size, &afresh)) }
            { looks_form("animation", *looks, &on_looks) }
            <div class="dialog-buttons">
                if let AnimationProgress::Running(written, all) = film.state {
                    <progress
                        class="share-progress"
                        value={written.to_string()}
                        max={all.to_string()}
                        aria-label={words::animation()}
                    />
                    <span class="help" data-test="animation-progress">
                        { words::running(written as u64, all as u64) }
                    </span>
                    { Button::new("animation-cancel", words::cancel()).calls(&film.cancel) }
                }
                { Button::new("download-gif", words::make())
                    .dimmed_unless(!is_running)
                    .show(if is_running { Callback::noop() } else { on_make }) }
                { Button::new("download-animated-svg", words::make_svg()).show(on_svg) }
            </div>
            { outcome(&said, "animation-outcome") }
        </div>
    }
}

/// Sets a choice, and begins afresh.
fn chosen<T: PartialEq + 'static>(state: &UseStateHandle<T>, afresh: &Callback<()>) -> Callback<T> {
    callback((state.setter(), afresh.clone()), |new, (state, afresh)| {
        afresh.emit(());
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
    let places = labels.iter().enumerate().filter(|(plies, _)| places.contains(plies));
    let options = places.map(|(plies, label)| {
        html! {
            <option key={plies} value={plies.to_string()} selected={plies == now}>{ words::place_name(*label) }</option>
        }
    });
    select(test, name, &on.reform(move |plies: String| plies.parse().unwrap_or(now)), options.collect())
}
