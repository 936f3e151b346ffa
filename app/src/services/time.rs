//! Wall-clock time, the calendar and timers.

use gloo::timers::callback::{Interval, Timeout};
use gloo::timers::future::TimeoutFuture;
use wasm_bindgen::JsValue;

use ansa_model::activities::leitner::Day;
use ansa_model::library::Date;

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now().max(0.0) as u64
}

/// The local date of a time.
pub(crate) fn day(milliseconds: u64) -> Date {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    let year = i32::try_from(date.get_full_year()).unwrap_or(i32::MAX);
    Date { year, month: date.get_month() + 1, day: date.get_date() }
}

pub(crate) fn today() -> Day {
    let date = day(now());
    Day::from_date(date.year, date.month, date.day)
}

/// Runs a function after a delay, unless the returned timer is dropped before.
pub(crate) fn after(milliseconds: u32, run: impl FnOnce() + 'static) -> Timeout {
    Timeout::new(milliseconds, run)
}

/// Runs a function at an interval, until the returned timer is dropped.
pub(crate) fn every(milliseconds: u32, run: impl FnMut() + 'static) -> Interval {
    Interval::new(milliseconds, run)
}

/// Yields to the browser.
pub(crate) async fn pause() {
    wait(0).await;
}

pub(crate) async fn wait(milliseconds: u32) {
    TimeoutFuture::new(milliseconds).await;
}
