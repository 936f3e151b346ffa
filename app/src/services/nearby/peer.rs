//! A direct connection to another device: a data channel of WebRTC, without any server.
//!
//! `docs/nearby-protocol.md` says how two cards become a connection.

use gloo::events::EventListener;
use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{EventTarget, MessageEvent};

use super::dynamic::{call, create, get, set, text, wait_for};
use super::{OnTransport, Transport, TransportEvent};
use crate::services::time;
use ansa_model::nearby::{AnswerError, Card, OfferError, OwnOffer, TransportFault};

/// How long a browser may gather candidates, and how often to look, in milliseconds.
const GATHERING: u32 = 4_000;
const LOOK_EVERY: u32 = 50;

/// Why there is no card, or a card can't be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PeerProblem {
    /// The browser has no such connections, or forbids them.
    Missing,
    Offer(OfferError),
    Answer(AnswerError),
    /// The browser does not take the other's card.
    Refused,
}

/// Whether the browser gives up soon after it has got the other's card, so that it keeps the card until the other has the
/// own one. Firefox does (not on iOS, where it is Safari inside).
pub(crate) fn keeps_card() -> bool {
    gloo::utils::window().navigator().user_agent().is_ok_and(|agent| agent.contains("Firefox/"))
}

/// One end of the connection.
pub(crate) struct Peer {
    /// First, because fields are dropped in order: what closing causes is not heard then.
    _listeners: Vec<EventListener>,
    connection: Connection,
    channel: JsValue,
    offer: OwnOffer,
}

impl Peer {
    /// Makes an offer, and waits until the browser knows where it can be reached.
    pub(crate) async fn offer(on_event: OnTransport) -> Result<Peer, PeerProblem> {
        let missing = |_: JsValue| PeerProblem::Missing;
        let settings = Object::new();
        set(&settings, "iceServers", Array::new());
        let connection = create("RTCPeerConnection", &Array::of1(&settings)).map_err(missing)?;
        // What follows may fail: it is closed then.
        let guard = Connection(connection.clone());
        let options = Object::new();
        set(&options, "negotiated", true);
        set(&options, "id", 0);
        let channel =
            call(&connection, "createDataChannel", &Array::of2(&"ansa".into(), &options)).map_err(missing)?;
        let listeners = listeners(&connection, &channel, &on_event).ok_or(PeerProblem::Missing)?;
        let offer = wait_for(&connection, "createOffer", &Array::new()).await.map_err(missing)?;
        wait_for(&connection, "setLocalDescription", &Array::of1(&offer)).await.map_err(missing)?;
        for _ in 0..GATHERING / LOOK_EVERY {
            if text(&connection, "iceGatheringState").as_deref() == Some("complete") {
                break;
            }
            time::wait(LOOK_EVERY).await;
        }
        let sdp = text(&get(&connection, "localDescription"), "sdp").ok_or(PeerProblem::Missing)?;
        let offer = OwnOffer::read(&sdp).map_err(PeerProblem::Offer)?;
        Ok(Peer { connection: guard, channel, offer, _listeners: listeners })
    }

    /// What the other device has to know.
    pub(crate) const fn card(&self) -> &Card {
        self.offer.card()
    }

    /// What connects to the device with this card.
    ///
    /// # Errors
    /// The card is the own one.
    pub(crate) fn connecting(
        &self,
        card: &Card,
    ) -> Result<impl Future<Output = Result<(), PeerProblem>> + use<>, PeerProblem> {
        let sdp = self.offer.answer(card).map_err(PeerProblem::Answer)?;
        let connection = self.connection.0.clone();
        Ok(async move {
            let answer = Object::new();
            set(&answer, "type", "answer");
            set(&answer, "sdp", sdp);
            let set = wait_for(&connection, "setRemoteDescription", &Array::of1(&answer)).await;
            set.map(drop).map_err(|_| PeerProblem::Refused)
        })
    }
}

fn listeners(connection: &JsValue, channel: &JsValue, on_event: &OnTransport) -> Option<Vec<EventListener>> {
    let (connection, channel): (&EventTarget, &EventTarget) = (connection.dyn_ref()?, channel.dyn_ref()?);
    let on_open = on_event.clone();
    let on_close = on_event.clone();
    let on_message = on_event.clone();
    let (on_state, own) = (on_event.clone(), connection.clone());
    Some(vec![
        EventListener::new(channel, "open", move |_| on_open.emit(TransportEvent::Opened)),
        EventListener::new(channel, "close", move |_| {
            on_close.emit(TransportEvent::Closed(TransportFault::Closed));
        }),
        EventListener::new(channel, "message", move |event| {
            // Only texts are messages.
            let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            if let Some(text) = data.and_then(|data| data.as_string()) {
                on_message.emit(TransportEvent::Received(text));
            }
        }),
        EventListener::new(connection, "connectionstatechange", move |_| {
            if text(&own, "connectionState").as_deref() == Some("failed") {
                on_state.emit(TransportEvent::Closed(TransportFault::Unreachable));
            }
        }),
    ])
}

impl Transport for Peer {
    fn send(&self, text: &str) {
        if self::text(&self.channel, "readyState").as_deref() == Some("open") {
            // A closed channel says so by its event.
            let _ = call(&self.channel, "send", &Array::of1(&text.into()));
        }
    }
}

/// A connection of the browser, which is closed when this is dropped.
struct Connection(JsValue);

impl Drop for Connection {
    fn drop(&mut self) {
        // Closing never throws.
        let _ = call(&self.0, "close", &Array::new());
    }
}
