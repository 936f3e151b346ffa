//! The page until the saved game is found.

use core::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use yew_router::prelude::HashRouter;

use super::app::App;
use super::navigation::NavigationProvider;
use crate::services::store::{self, InitialGame, Started, StoreError};
use crate::services::time;
use crate::text::library as words;

/// How long to wait for the store. A game without a store is better than none.
const STORE_TIMEOUT: u32 = 10_000;

/// Opens the store, then the screen at the address.
#[component]
pub(crate) fn Start() -> Html {
    let started = use_state(|| None::<Rc<Started>>);
    use_effect_with((), {
        let started = started.setter();
        move |()| {
            // Only the first result counts: a late answer must not replace a game that was started without the store.
            let is_open = Rc::new(Cell::new(false));
            let begin = Rc::new(move |found: Started| {
                if !is_open.replace(true) {
                    started.set(Some(Rc::new(found)));
                }
            });
            let no_answer = {
                let begin = begin.clone();
                time::after(STORE_TIMEOUT, move || {
                    let trouble = Some(StoreError::Failed(words::no_answer().to_owned()));
                    begin(Started { store: None, found: InitialGame::Nothing, trouble });
                })
            };
            spawn_local(async move {
                begin(store::start().await);
                drop(no_answer);
            });
        }
    });
    match &*started {
        None => html! { <p class="loading">{ words::opening() }</p> },
        Some(started) => html! {
            <HashRouter>
                <NavigationProvider><App started={started.clone()} /></NavigationProvider>
            </HashRouter>
        },
    }
}
