//! Two devices in one room: the card by which they find each other, the messages between them, and the game that both
//! keep.
//!
//! `docs/nearby-protocol.md` describes the card and the messages, so that other programs can speak them too.

mod action;
mod address;
mod base32;
mod card;
mod chain;
mod game_copy;
mod message;
mod nearby_game;
mod news;
mod options;
mod phrase;
mod receiving;
mod receiving_plies;
mod saved;
mod sdp;
mod syncing;
mod talk;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

pub use action::NearbyAction;
pub use card::{Card, CardError};
pub use chain::ChainHash;
pub use game_copy::{GameCopy, PlyFault};
pub use message::{ByeReason, Ending, GameCard, GameId, MAX_MESSAGE, Mark, Message, MessageError};
pub use nearby_game::{Connection, NearbyGame};
pub use news::{ActionRefusal, Conflict, EndReason, NearbyEffects, News, TransportFault};
pub use options::NearbyOptions;
pub use phrase::Phrase;
pub use sdp::{AnswerError, OfferError, OwnOffer};
pub use talk::Fault;
