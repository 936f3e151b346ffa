//! Two devices in one room: the card by which they find each other, the messages between them, and the game that both
//! keep.
//!
//! `docs/nearby-protocol.md` describes the card and the messages, so that other programs can speak them too.

mod address;
mod base32;
mod card;
mod chain;
mod sdp;
#[cfg(test)]
mod testing;

pub use card::{Card, CardError};
pub use chain::ChainHash;
pub use sdp::{AnswerError, OfferError, OwnOffer};
