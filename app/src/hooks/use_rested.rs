//! A value that has come to rest.

use yew::prelude::*;

use crate::given::use_effect_given;
use crate::services::time;

/// The last value that has stayed the same for `pause` milliseconds; at first the default.
#[hook]
pub(crate) fn use_rested<T: Clone + Default + PartialEq + 'static>(value: T, pause: u32) -> T {
    let rested = use_state_eq(T::default);
    use_effect_given((value, pause), rested.setter(), |(value, pause), rested| {
        let value = value.clone();
        let timer = time::after(*pause, move || rested.set(value));
        move || drop(timer)
    });
    (*rested).clone()
}
