//! The start of the program: the saved game is found, then everything is shown.

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

/// Opens the store, then calls `begin` with what is found. Until then the document shows what it has been sent with.
pub(crate) fn open_store(begin: impl FnOnce(Rc<Started>) + 'static) {
    // Only the first result counts: a late answer must not replace a game that was started without the store.
    let begin = Rc::new(Cell::new(Some(begin)));
    let no_answer = {
        let begin = begin.clone();
        time::after(STORE_TIMEOUT, move || {
            let trouble = Some(StoreError::Failed(words::no_answer().to_owned()));
            if let Some(begin) = begin.take() {
                begin(Rc::new(Started { store: None, found: InitialGame::Nothing, trouble }));
            }
        })
    };
    spawn_local(async move {
        let started = store::start().await;
        drop(no_answer);
        if let Some(begin) = begin.take() {
            begin(Rc::new(started));
        }
    });
}

/// The screen at the address.
#[component]
pub(crate) fn Start(props: &StartProps) -> Html {
    html! {
        <HashRouter>
            <NavigationProvider><App started={props.started.clone()} /></NavigationProvider>
        </HashRouter>
    }
}

/// What is found in the store.
#[derive(Properties)]
pub(crate) struct StartProps {
    /// The store, and the game found in it.
    pub(crate) started: Rc<Started>,
}

impl PartialEq for StartProps {
    fn eq(&self, other: &StartProps) -> bool {
        Rc::ptr_eq(&self.started, &other.started)
    }
}
