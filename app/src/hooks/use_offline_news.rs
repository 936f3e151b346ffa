//! The news that the page works without a network from now on.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::given::use_effect_given;
use crate::services::{offline, time};

/// How long it is shown, in milliseconds.
const SHOWN: u32 = 8_000;

/// Registers the service worker. Returns whether to say that it has just stored the page, which a first visit says once.
#[hook]
pub(crate) fn use_offline_news() -> bool {
    let is_shown = use_state_eq(|| false);
    use_effect_given((), is_shown.setter(), |(), is_shown| {
        offline::register(move || {
            is_shown.set(true);
            spawn_local(async move {
                time::wait(SHOWN).await;
                is_shown.set(false);
            });
        });
    });
    *is_shown
}
