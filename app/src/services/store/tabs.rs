//! Several tabs with the page: which are open, and what they tell each other.
//!
//! A tab holds a lock with its name as long as it is open, even when it crashes. Where the browser has no locks, no tab
//! is known to be closed. What one tab says, the others hear at once where there are channels; where there are none,
//! they find it out at their next save.

use gloo::events::EventListener;
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{BroadcastChannel, MessageEvent};

use super::Store;
use crate::services::time;

/// What the names of locks begin with; the tab's name follows.
const LOCK: &str = "ansa.tab.";
/// On which channel tabs speak.
const CHANNEL: &str = "ansa";
/// What a tab says before its name and the id of the game that it has taken.
const TAKEN: &str = "taken ";
/// Under which name a tab remembers its game while it is loaded again.
const GAME: &str = "ansa.tab.game";
/// How often a tab that is loaded again looks whether it is gone itself.
const LOOKS: u32 = 20;
/// How many milliseconds lie between these looks.
const BETWEEN_LOOKS: u32 = 50;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = request)]
    fn request_lock(name: &str, held: &Function) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = query)]
    fn query_locks() -> Result<Promise, JsValue>;
}

/// The lease with this number, taken by a tab. Stored text: `TAB.NUMBER`.
pub(super) fn lease(tab: &str, number: u32) -> String {
    format!("{tab}.{number}")
}

/// The tab that took a lease.
fn tab_of(lease: &str) -> &str {
    lease.split_once('.').map_or(lease, |(tab, _)| tab)
}

/// Holds the tab's lock from now on.
pub(super) fn stay(tab: &str) {
    // The promise is kept when the page is left, so that the lock is free when the tab is loaded again.
    let held = Closure::once_into_js(|| {
        Promise::new(&mut |resolve: Function, _| {
            EventListener::once(&gloo::utils::window(), "pagehide", move |_| {
                // A promise's own function throws nothing.
                let _ = resolve.call0(&JsValue::NULL);
            })
            .forget();
        })
    });
    // Where there are no locks the list of games says so, by `knows_tabs`.
    let _ = request_lock(&format!("{LOCK}{tab}"), held.unchecked_ref());
}

/// Whether the browser can tell which tabs are open.
pub(crate) fn knows_tabs() -> bool {
    let locks = Reflect::get(&gloo::utils::window().navigator(), &"locks".into());
    locks.is_ok_and(|locks| locks.is_object())
}

/// Whether the tab that took a lease is open; `None` where the browser can't tell.
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

/// Who plays a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Owner {
    /// Nobody, or a tab that is closed.
    Nobody,
    /// Another tab, which is open.
    Another,
    /// Another tab or nobody: the browser does not tell.
    Unknown,
}

impl Store {
    /// Who holds this lease. `before` is the lease that this tab held before it was reloaded.
    pub(super) async fn owner(&self, lease: &str, before: Option<&str>) -> Owner {
        if tab_of(lease) == &*self.tab {
            return Owner::Nobody;
        }
        // A page that is loaded again may be there before the last of it is gone. Only a copy of the tab stays.
        let looks = if before == Some(lease) { LOOKS } else { 1 };
        for _ in 1..looks {
            if is_open(lease).await != Some(true) {
                break;
            }
            time::wait(BETWEEN_LOOKS).await;
        }
        match is_open(lease).await {
            Some(true) => Owner::Another,
            Some(false) => Owner::Nobody,
            None => Owner::Unknown,
        }
    }

    /// Tells other tabs that this one has taken a game.
    pub(super) fn tell_taken(&self, id: &str) {
        // Who does not hear it finds it out at the next save.
        if let Ok(channel) = BroadcastChannel::new(CHANNEL) {
            // A text can always be posted.
            let _ = channel.post_message(&JsValue::from_str(&format!("{TAKEN}{} {id}", self.tab)));
            channel.close();
        }
    }

    /// Hears the ids of games that other tabs take; nothing where the browser has no channels.
    pub(crate) fn listen(&self, on_taken: impl Fn(&str) + 'static) -> Option<Listener> {
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

/// Listens as long as it is there.
pub(crate) struct Listener {
    channel: BroadcastChannel,
    _listener: EventListener,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.channel.close();
    }
}

/// The game that this tab had open before it was reloaded, and its lease.
pub(super) fn remembered() -> Option<(String, String)> {
    let text = gloo::utils::window().session_storage().ok()??.get_item(GAME).ok()??;
    text.split_once(' ').map(|(id, lease)| (id.to_owned(), lease.to_owned()))
}

/// Remembers the game that this tab has open, and its lease, across a reload.
pub(crate) fn remember(id: &str, lease: &str) {
    // Where this is not possible the game that was opened last in any tab is found again.
    if let Ok(Some(session)) = gloo::utils::window().session_storage() {
        let _ = session.set_item(GAME, &format!("{id} {lease}"));
    }
}
