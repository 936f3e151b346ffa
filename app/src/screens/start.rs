//! The start of the program: what is stored from earlier visits is found, then everything is shown.

use core::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::app::App;
use super::navigation::{Navigation, use_address};
use crate::hooks::FoundSession;
use crate::services::saved_part::{self, SavedPart};
use crate::services::store::{Started, StoreError};
use crate::services::{language, settings, time};
use ansa_model::session::LastSetups;
use ansa_model::settings::Settings;
use ansa_model::text::saving as words;

/// How long to wait for the store. A game without a store is better than none.
const STORE_TIMEOUT: u32 = 10_000;

/// What was stored on earlier visits.
pub(crate) struct FoundState {
    pub(crate) settings: Settings,
    /// What is wrong with the stored settings.
    pub(crate) error: Option<String>,
    pub(crate) session: Rc<FoundSession>,
}

impl FoundState {
    fn nothing(error: Option<StoreError>) -> FoundState {
        FoundState::new((Settings::default(), None), None, Started::without(error))
    }

    fn new(
        (mut settings, error): (Settings, Option<String>),
        part: Option<SavedPart>,
        started: Started,
    ) -> FoundState {
        let (last, setups_error) =
            part.map_or_else(|| (LastSetups::default(), None), |part| (part.load_setups)());
        // Not stored before the person changes a setting.
        settings.language = language::asked().or(settings.language);
        FoundState { settings, error, session: Rc::new(FoundSession { part, started, last, setups_error }) }
    }
}

/// Finds what is stored, then calls `begin` with it. Until then the document shows what it has been sent with.
pub(crate) fn find_stored(begin: impl FnOnce(FoundState) + 'static) {
    // Only the first result counts: a late answer must not replace a game that was started without the store.
    let begin = Rc::new(Cell::new(Some(begin)));
    let loaded = Rc::new(Cell::new(None));
    let no_answer = {
        let (begin, loaded) = (begin.clone(), loaded.clone());
        time::after(STORE_TIMEOUT, move || {
            let error = Some(StoreError::Failed(words::no_answer().to_owned()));
            if let Some(begin) = begin.take() {
                begin(match loaded.take() {
                    Some((part, settings)) => FoundState::new(settings, Some(part), Started::without(error)),
                    None => FoundState::nothing(error),
                });
            }
        })
    };
    spawn_local(async move {
        let found = if saved_part::may_have_any().await {
            match saved_part::load().await {
                Ok(part) => {
                    let found = (part.load_settings)();
                    // Before the first paint.
                    settings::apply(&found.0);
                    loaded.set(Some((part, found.clone())));
                    FoundState::new(found, Some(part), (part.start)().await)
                }
                Err(error) => FoundState::nothing(Some(error)),
            }
        } else {
            FoundState::nothing(None)
        };
        drop(no_answer);
        if let Some(begin) = begin.take() {
            begin(found);
        }
    });
}

/// The page at its address.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Start(found: &Rc<FoundSession>) -> Html {
    let navigation = use_address();
    html! {
        <ContextProvider<Navigation> context={navigation.clone()}>
            <App {found} {navigation} />
        </ContextProvider<Navigation>>
    }
}
