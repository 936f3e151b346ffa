//! A stable callback.

use yew::prelude::*;

/// A callback that stays the same and calls the latest one, for listeners that are added once.
#[hook]
pub(crate) fn use_latest<T: 'static, R: 'static>(callback: Callback<T, R>) -> Callback<T, R> {
    let latest = use_mut_ref(|| callback.clone());
    latest.replace(callback);
    use_callback((), move |of, ()| {
        let current = latest.borrow().clone();
        current.emit(of)
    })
}
