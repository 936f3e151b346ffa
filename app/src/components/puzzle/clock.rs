//! The clock of a storm.

use std::rc::Rc;

use yew::prelude::*;

use crate::given::use_effect_given;
use crate::hooks::use_time_since;
use ansa_model::activities::puzzle::PuzzleRun;
use ansa_model::text::puzzle as words;

/// The times at which screen readers tell what is left, in milliseconds.
const TOLD: [u64; 3] = [10_000, 30_000, 60_000];

/// The time left. It updates itself, so that a running clock rerenders nothing else.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn StormClock(
    run: &Rc<PuzzleRun>,
    /// The moment when the run began.
    since: &f64,
    /// Called when the time is up.
    on_end: &Callback<()>,
) -> Html {
    let left = use_time_since(*since, true, |gone| {
        let left = run.left(gone).unwrap_or(0);
        (left, left % 1_000 + 1)
    });
    use_effect_given(left == 0, on_end.clone(), |&is_up, on_end| {
        if is_up {
            on_end.emit(());
        }
    });
    let seconds = |left: u64| left.div_ceil(1_000) as u32;
    let written = |left: u64| words::time_left(seconds(left) / 60, seconds(left) % 60);
    let told = TOLD.into_iter().find(|&limit| left <= limit);
    html! {
        <p class="puzzle-clock" data-test="storm-clock">
            <span aria-hidden="true">{ written(left) }</span>
            <span class="visually-hidden" aria-live="polite">{ told.map(written).unwrap_or_default() }</span>
        </p>
    }
}
