//! A value that depends on the time elapsed since a moment.

use yew::prelude::*;

use crate::services::{moment, time};

/// Evaluates `read` with the milliseconds elapsed since a moment. `read` also returns in how many milliseconds its
/// value changes next; while time `runs`, the component rerenders then.
#[hook]
pub(crate) fn use_time_since<T>(since: f64, runs: bool, read: impl FnOnce(u64) -> (T, u64)) -> T {
    let drawn = use_state(|| 0_u32);
    let gone = if runs { (moment::now() - since).max(0.0) as u64 } else { 0 };
    let (value, due) = read(gone);
    let redraw = drawn.setter();
    let next = drawn.wrapping_add(1);
    // Scheduled anew after each render, because each interval differs.
    use_effect_with((runs.then_some(gone + due), since.to_bits(), *drawn), move |_| {
        let timer = runs.then(|| time::after(due.min(1000) as u32, move || redraw.set(next)));
        move || drop(timer)
    });
    value
}
