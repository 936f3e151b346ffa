//! A value that has come to rest.

use yew::prelude::*;

use crate::services::time;

/// The last value that has stayed the same for `pause` milliseconds; at first the default.
#[hook]
pub(crate) fn use_rested<T: Clone + Default + PartialEq + 'static>(value: T, pause: u32) -> T {
    let rested = use_state_eq(T::default);
    use_effect_with((value, pause), {
        let rested = rested.setter();
        move |(value, pause)| {
            let value = value.clone();
            let timer = time::after(*pause, move || rested.set(value));
            move || drop(timer)
        }
    });
    (*rested).clone()
}
