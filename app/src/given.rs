//! Callbacks and effects that are given what they need: clones of handles, which their closures would have to own.

use yew::functional::{TearDown, use_effect_with};
use yew::{Callback, hook};

/// A callback that is called with its event and with what was given to it when it was made.
pub(crate) fn callback<T: 'static, E>(given: T, call: impl Fn(E, &T) + 'static) -> Callback<E> {
    Callback::from(move |event| call(event, &given))
}

/// An effect that runs when the dependencies change, with what is given to it then.
#[hook]
pub(crate) fn use_effect_given<D: PartialEq + 'static, T: 'static, E: TearDown>(
    dependencies: D,
    given: T,
    effect: impl FnOnce(&D, T) -> E + 'static,
) {
    use_effect_with(dependencies, move |dependencies| effect(dependencies, given));
}
