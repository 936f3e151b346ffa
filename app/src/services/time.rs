//! The browser's clock and calendar.

use gloo::timers::callback::{Interval, Timeout};
use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use crate::state::library::Date;

/// The time in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now().max(0.0) as u64
}

/// The day on which a time is, where the player is.
pub(crate) fn day(milliseconds: u64) -> Date {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    let year = i32::try_from(date.get_full_year()).unwrap_or(i32::MAX);
    Date { year, month: date.get_month() + 1, day: date.get_date() }
}

/// Does something in so many milliseconds, unless what is returned is dropped before.
pub(crate) fn after(milliseconds: u32, run: impl FnOnce() + 'static) -> Timeout {
    Timeout::new(milliseconds, run)
}

/// Does something every so many milliseconds, until what is returned is dropped.
pub(crate) fn every(milliseconds: u32, run: impl FnMut() + 'static) -> Interval {
    Interval::new(milliseconds, run)
}

/// Lets the browser do other things before the page goes on.
pub(crate) async fn pause() {
    wait(0).await;
}

/// Goes on after so many milliseconds.
pub(crate) async fn wait(milliseconds: u32) {
    let promise = Promise::new(&mut |resolve: Function, _| {
        Timeout::new(milliseconds, move || {
            // A promise's own function throws nothing.
            let _ = resolve.call0(&JsValue::NULL);
        })
        .forget();
    });
    // The promise is never broken.
    let _ = JsFuture::from(promise).await;
}
