//! Coordination between tabs: which ones are open, and their messages.
//!
//! A tab holds a Web Lock with its name while it is open; a crash releases it. Without Web Locks, the page can't tell
//! which tabs are closed. Messages between tabs use a `BroadcastChannel`; without one, tabs notice a lost lease at
//! their next save.

use gloo::events::EventListener;
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{BroadcastChannel, MessageEvent};

use super::Store;
use crate::services::time;

/// The prefix of the locks' names; the tab's name follows.
const LOCK: &str = "ansa.tab.";
/// The channel between tabs.
const CHANNEL: &str = "ansa";
/// The start of the message that a tab has taken a game. The tab's name and the game's id follow.
const TAKEN: &str = "taken ";
/// The `sessionStorage` key under which a tab remembers its game across a reload.
const GAME: &str = "ansa.tab.game";
/// How often a reloaded tab checks whether its previous page has gone.
const LEASE_CHECKS: u32 = 20;
/// The milliseconds between these checks.
const LEASE_CHECK_INTERVAL: u32 = 50;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = request)]
    fn request_lock(name: &str, held: &Function) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = query)]
    fn query_locks() -> Result<Promise, JsValue>;
}

/// A lease of a tab. Stored text: `TAB.NUMBER`.
pub(super) fn lease(tab: &str, number: u32) -> String {
    format!("{tab}.{number}")
}

/// The tab that took a lease.
fn tab_of(lease: &str) -> &str {
    lease.split_once('.').map_or(lease, |(tab, _)| tab)
}

/// Holds the tab's lock from now on.
pub(super) fn hold_lock(tab: &str) {
    // The promise is resolved when the page ends, so that the lock is free after a reload.
    let held = Closure::once_into_js(|| {
        Promise::new(&mut |resolve: Function, _| {
            EventListener::once(&gloo::utils::window(), "pagehide", move |_| {
                // A promise's `resolve` never throws.
                let _ = resolve.call0(&JsValue::NULL);
            })
            .forget();
        })
    });
    // Without Web Locks the list of games says so; see `knows_tabs`.
    let _ = request_lock(&format!("{LOCK}{tab}"), held.unchecked_ref());
}

/// Whether the browser can tell which tabs are open.
pub(crate) fn knows_tabs() -> bool {
    let locks = Reflect::get(&gloo::utils::window().navigator(), &"locks".into());
    locks.is_ok_and(|locks| locks.is_object())
}

/// Whether the tab that took a lease is open; `None` if the browser can't tell.
async fn is_open(lease: &str) -> Option<bool> {
    let locks = JsFuture::from(query_locks().ok()?).await.ok()?;
    let held: Array = Reflect::get(&locks, &"held".into()).ok()?.dyn_into().ok()?;
    let name = format!("{LOCK}{}", tab_of(lease));
    let is_own = |lock: JsValue| {
        Reflect::get(&lock, &"name".into())
            .ok()
            .and_then(|own| own.as_string())
            .is_some_and(|own| own == name)
    };
    Some(held.iter().any(is_own))
}

/// The tab that plays a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owner {
    /// No open tab.
    Nobody,
    /// Another open tab.
    Another,
    /// The browser can't tell.
    Unknown,
}

impl Store {
    /// The holder of this lease. `before` is the lease that this tab held before a reload.
    pub(super) async fn owner(&self, lease: &str, before: Option<&str>) -> Owner {
        if tab_of(lease) == &*self.tab {
            return Owner::Nobody;
        }
        // A reloaded page may start before the old one has released its lock. Only in a duplicated tab does the lock
        // stay taken.
        let checks = if before == Some(lease) { LEASE_CHECKS } else { 1 };
        for _ in 1..checks {
            if is_open(lease).await != Some(true) {
                break;
            }
            time::wait(LEASE_CHECK_INTERVAL).await;
        }
        match is_open(lease).await {
            Some(true) => Owner::Another,
            Some(false) => Owner::Nobody,
            None => Owner::Unknown,
        }
    }

    /// Tells other tabs that this one has taken a game.
    pub(super) fn announce_taken(&self, id: &str) {
        // A tab that misses the message notices at its next save.
        if let Ok(channel) = BroadcastChannel::new(CHANNEL) {
            // A string can always be posted.
            let _ = channel.post_message(&JsValue::from_str(&format!("{TAKEN}{} {id}", self.tab)));
            channel.close();
        }
    }

    /// Receives the ids of games that other tabs take; `None` without `BroadcastChannel`.
    pub(super) fn listen(&self, on_taken: impl Fn(&str) + 'static) -> Option<Listener> {
        let channel = BroadcastChannel::new(CHANNEL).ok()?;
        let tab = self.tab.clone();
        let listener = EventListener::new(&channel, "message", move |event| {
            let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
            let taken = text.as_deref().and_then(|text| text.strip_prefix(TAKEN)?.split_once(' '));
            if let Some((_, id)) = taken.filter(|&(by, _)| by != &*tab) {
                on_taken(id);
            }
        });
        Some(Listener { channel, _listener: listener })
    }
}

/// Listens until it is dropped.
pub(super) struct Listener {
    channel: BroadcastChannel,
    _listener: EventListener,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.channel.close();
    }
}

/// The game that this tab had open before a reload, and its lease.
pub(super) fn remembered() -> Option<(String, String)> {
    let text = gloo::utils::window().session_storage().ok()??.get_item(GAME).ok()??;
    text.split_once(' ').map(|(id, lease)| (id.to_owned(), lease.to_owned()))
}

/// Remembers the game that this tab has open, and its lease, across a reload.
pub(super) fn remember(id: &str, lease: &str) {
    // If this fails, the reload finds the game that any tab showed last.
    if let Ok(Some(session)) = gloo::utils::window().session_storage() {
        let _ = session.set_item(GAME, &format!("{id} {lease}"));
    }
}
