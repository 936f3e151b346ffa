//! A value that changes with time.

use yew::prelude::*;

use crate::services::{moment, time};

/// What a function says of the milliseconds that have gone by since a moment, and in how many it will say something
/// else. While time `runs` the component is drawn anew whenever that is due.
#[hook]
pub(crate) fn use_time_since<T>(since: f64, runs: bool, read: impl FnOnce(u64) -> (T, u64)) -> T {
    let drawn = use_state(|| 0_u32);
    let gone = if runs { (moment::now() - since).max(0.0) as u64 } else { 0 };
    let (value, due) = read(gone);
    let redraw = drawn.setter();
    let next = drawn.wrapping_add(1);
    // Counted anew after every drawing, as each takes its own time.
    use_effect_with((runs.then_some(gone + due), since.to_bits(), *drawn), move |_| {
        let timer = runs.then(|| time::after(due.min(1000) as u32, move || redraw.set(next)));
        move || drop(timer)
    });
    value
}
