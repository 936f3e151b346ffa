//! A value that has stopped changing.

use yew::prelude::*;

use crate::services::{moment, time};

/// The value if it has settled: one that changes soon after another change has to stay the same for `pause` milliseconds.
/// A single change counts at once.
#[hook]
pub(crate) fn use_settled<T: Clone + PartialEq + 'static>(value: T, pause: u32) -> Option<T> {
    let settled = use_state_eq(|| None::<T>);
    let changed = use_mut_ref(|| f64::NEG_INFINITY);
    use_effect_with(value.clone(), {
        let settled = settled.setter();
        move |value: &T| {
            let (value, now) = (value.clone(), moment::now());
            let is_single = now - changed.replace(now) >= f64::from(pause);
            let settle = move || settled.set(Some(value));
            let timer = if is_single {
                settle();
                None
            } else {
                Some(time::after(pause, settle))
            };
            move || drop(timer)
        }
    });
    (settled.as_ref() == Some(&value)).then_some(value)
}
