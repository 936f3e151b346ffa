//! What is said for some seconds.

use yew::prelude::*;

use crate::services::time;

/// How long it is shown, in milliseconds.
const SHOWN: u32 = 8_000;

/// A value that is the default again after some seconds, and a stable callback that sets it.
#[hook]
pub(crate) fn use_passing<T: Clone + Default + PartialEq + 'static>() -> (T, Callback<T>) {
    let shown = use_state_eq(T::default);
    let timer = use_mut_ref(|| None);
    let show = {
        let shown = shown.setter();
        use_callback((), move |value: T, ()| {
            shown.set(value);
            let shown = shown.clone();
            *timer.borrow_mut() = Some(time::after(SHOWN, move || shown.set(T::default())));
        })
    };
    ((*shown).clone(), show)
}
