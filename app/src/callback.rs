//! Callbacks that own what they need.

use yew::Callback;

/// A callback that is called with its event and with what was given to it when it was made.
pub(crate) fn callback<T: 'static, E>(given: T, call: impl Fn(E, &T) + 'static) -> Callback<E> {
    Callback::from(move |event| call(event, &given))
}
