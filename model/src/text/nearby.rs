//! Texts of playing with a device nearby.

use crate::nearby::{
    ActionRefusal, ByeReason, CardError, Conflict, Connection, EndReason, News, Phrase, TransportFault,
};
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

/// The key of a state of the connection, and what is said about it.
pub fn connection(connection: Connection) -> (&'static str, &'static str) {
    match connection {
        Connection::None => ("none", ""),
        Connection::Connecting(_) => ("connecting", connecting()),
        Connection::Open => ("open", connected()),
        Connection::Ended(reason) => ("ended", end_reason(reason)),
    }
}

/// News that the person should know; `None` for what is shown otherwise.
pub fn news(news: &News) -> Option<String> {
    let words = match news {
        News::TookBack(_) => news_took_back(),
        News::BackDeclined => news_back_declined(),
        News::RematchDeclined => news_rematch_declined(),
        News::Declined => news_declined(),
        News::OwnPliesTold(_) => news_own_told(),
        News::Conflict(Conflict::OwnStands) => news_own_stands(),
        News::Conflict(Conflict::OtherStands { first, .. }) => return Some(news_other_stands(first + 1)),
        News::Refused(refusal) => action_refused(*refusal),
        _ => return None,
    };
    Some(words.to_owned())
}

fn action_refused(refusal: ActionRefusal) -> &'static str {
    match refusal {
        ActionRefusal::NotConnected => refused_not_connected(),
        ActionRefusal::AwaitsAnswer => refused_awaits_answer(),
        ActionRefusal::NoTakeBack | ActionRefusal::Declined => refused_back(),
        _ => refused_other(),
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
