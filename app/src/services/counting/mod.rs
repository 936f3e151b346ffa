//! The worker that counts games, and its client.
//!
//! The worker runs the page's own program, from the same folder, so that both ends are always of one build. `main` asks
//! [`is_worker`] where it runs. The worker reads the database itself, so no game passes through the page.

#![allow(unsafe_code, reason = "`wasm_split` declares the functions of the other file as foreign ones")]
#![allow(clippy::unnecessary_wraps, reason = "`wasm_split` adds the error")]

mod client;
mod worker;

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

pub(crate) use client::{CountingClient, CountingEvent};

/// Whether the program runs in a worker.
pub(crate) fn is_worker() -> bool {
    !js_sys::global().is_instance_of::<web_sys::Window>()
}

/// Answers the questions of the page, in a worker.
pub(crate) fn serve() {
    spawn_local(async {
        match part().await {
            Ok(serve) => serve(),
            // The page hears of an exception, and of nothing else.
            Err(_) => wasm_bindgen::throw_str("a part of the program is missing"),
        }
    });
}

#[wasm_split(counting, fallible)]
fn part() -> Result<fn(), SplitLoaderError> {
    Ok(worker::serve)
}
