//! Texts of playing with a device nearby.

use crate::nearby::{ByeReason, CardError, EndReason, Phrase, TransportFault};
pub use ansa_texts::nearby::*;

/// Why a connection has failed or ended, and what to do.
pub fn end_reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::NoAnswer => no_answer(),
        EndReason::Transport(TransportFault::Missing) => missing(),
        EndReason::Transport(TransportFault::Unreachable) => unreachable(),
        EndReason::Transport(TransportFault::Closed) => closed(),
        EndReason::Silence => silence(),
        EndReason::Left => left(),
        EndReason::OtherLeft(ByeReason::Left) => other_left(),
        EndReason::Broken(_)
        | EndReason::Flood
        | EndReason::OtherLeft(ByeReason::Broken | ByeReason::Flood) => broken(),
        EndReason::Version | EndReason::OtherLeft(ByeReason::Version) => version(),
        EndReason::AnotherGame | EndReason::OtherLeft(ByeReason::AnotherGame) => another_game(),
    }
}

/// Why a text is no card.
pub fn card_error(error: CardError) -> &'static str {
    match error {
        CardError::Version(_) => version(),
        CardError::PublicAddress => public_address(),
        CardError::Letter(_) | CardError::Damaged => damaged(),
        CardError::Empty | CardError::TooLong | CardError::NoCard => no_card(),
    }
}

/// A phrase as it is said.
pub fn phrase(phrase: Phrase) -> &'static str {
    match phrase {
        Phrase::Hello => hello(),
        Phrase::GoodLuck => good_luck(),
        Phrase::WellPlayed => well_played(),
        Phrase::Thinking => thinking(),
        Phrase::Oops => oops(),
        Phrase::BackSoon => back_soon(),
        Phrase::ThankYou => thank_you(),
        Phrase::Goodbye => goodbye(),
    }
}
