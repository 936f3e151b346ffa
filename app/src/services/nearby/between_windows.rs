//! Two windows of one browser, which find each other by the name of a room.
//!
//! Everything goes over one `BroadcastChannel`: a line is the sender, the receiver and a text, with blanks between them.
//! A third window is not let in.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use super::{OnTransport, Transport, TransportEvent};
use crate::services::random;
use ansa_model::nearby::{MAX_MESSAGE, TransportFault};

/// What the name of the channel begins with.
const CHANNEL: &str = "ansa-nearby-";
/// For everybody.
const ALL: &str = "*";
/// The texts of the transport itself. No message of the protocol is one of them.
const HERE: &str = "here";
const GONE: &str = "gone";
/// The longest line: a message, and what is before it.
const LONGEST: usize = MAX_MESSAGE + 64;

/// One of the two windows.
pub(crate) struct BetweenWindows {
    ends: Rc<Ends>,
    _listener: EventListener,
}

struct Ends {
    channel: BroadcastChannel,
    own: String,
    other: RefCell<Option<String>>,
}

impl BetweenWindows {
    /// Waits for another window in this room; `None` if the browser can't.
    pub(crate) fn join(room: &str, on_event: OnTransport) -> Option<BetweenWindows> {
        let channel = BroadcastChannel::new(&format!("{CHANNEL}{room}")).ok()?;
        let ends = Rc::new(Ends { channel, own: random::key(), other: RefCell::default() });
        let listener = EventListener::new(&ends.channel, "message", {
            let ends = ends.clone();
            move |event| {
                let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
                let line = data.and_then(|data| data.as_string()).unwrap_or_default();
                if let Some(event) = ends.hear(&line) {
                    on_event.emit(event);
                }
            }
        });
        ends.say(ALL, HERE);
        Some(BetweenWindows { ends, _listener: listener })
    }
}

impl Ends {
    fn say(&self, to: &str, text: &str) {
        // A text can always be posted.
        let _ = self.channel.post_message(&JsValue::from_str(&format!("{} {to} {text}", self.own)));
    }

    fn hear(&self, line: &str) -> Option<TransportEvent> {
        if line.len() > LONGEST {
            return None;
        }
        let (from, rest) = line.split_once(' ')?;
        let (to, text) = rest.split_once(' ')?;
        if to != ALL && to != self.own {
            return None;
        }
        let is_other = self.other.borrow().as_deref().map(|other| other == from);
        match (is_other, text) {
            (None, HERE) => {
                self.other.replace(Some(from.to_owned()));
                if to == ALL {
                    self.say(from, HERE);
                }
                Some(TransportEvent::Opened)
            }
            (Some(true), GONE) => Some(TransportEvent::Closed(TransportFault::Closed)),
            (Some(true), HERE) | (None | Some(false), _) => None,
            (Some(true), text) => Some(TransportEvent::Received(text.to_owned())),
        }
    }
}

impl Transport for BetweenWindows {
    fn send(&self, text: &str) {
        if let Some(other) = self.ends.other.borrow().as_deref() {
            self.ends.say(other, text);
        }
    }
}

impl Drop for BetweenWindows {
    fn drop(&mut self) {
        self.send(GONE);
        self.ends.channel.close();
    }
}
