//! Connections to the device of another person: everything that carries the messages of `ansa_model::nearby`.

mod between_windows;
mod dynamic;
mod peer;
mod scanning;

use yew::Callback;

pub(crate) use between_windows::BetweenWindows;
pub(crate) use peer::{Peer, PeerProblem, keeps_card};
pub(crate) use scanning::{Camera, CameraFault, CodeReader, has_camera, is_code_worker, serve_codes};

use ansa_model::nearby::TransportFault;

/// What comes from the other end.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum TransportEvent {
    Opened,
    Received(String),
    /// It has ended by itself.
    Closed(TransportFault),
}

/// Where events go.
pub(crate) type OnTransport = Callback<TransportEvent>;

/// Carries texts to one other end. It closes when it is dropped.
pub(crate) trait Transport {
    /// Sends a text, unless the other end is gone: then [`TransportEvent::Closed`] says so.
    fn send(&self, text: &str);
}
