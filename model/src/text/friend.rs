//! Texts about games with a friend at another browser.

use ansa_core::Side;
use ansa_texts::isolated;

pub use ansa_texts::friend::*;

use ansa_core::record::PackedError;

use super::reason::reason;
use crate::activities::play::{ConditionRefusal, FriendNotice, MAX_CONDITION_DEPTH, NearbyHold};
use crate::document::{Document, LetterError};

/// The name of a friend, or “Friend”.
pub(super) fn name(document: &Document, side: Side) -> String {
    document.name(side).map_or_else(|| somebody().to_owned(), |name| isolated(name).into_owned())
}

/// “Waiting for Ann. Send the link.”
pub(super) fn status(document: &Document, side: Side) -> String {
    let name = document.name(side).map(isolated);
    match (document.link_id(), name) {
        (Some(_), Some(name)) => waiting_for_link(&name),
        (Some(_), None) => waiting_for_link_unnamed().to_owned(),
        (None, Some(name)) => waiting(&name),
        (None, None) => waiting_unnamed().to_owned(),
    }
}

/// The text of a notice about a game with a friend.
pub(super) fn notice(notice: FriendNotice) -> String {
    let words = match notice {
        FriendNotice::Played(turn) => return played(turn),
        FriendNotice::Answered(turn, answer) => return answered(turn, answer),
        FriendNotice::Unexpected(turn) => return unexpected(turn),
        FriendNotice::AnswerIllegal(turn) => return answer_illegal(turn),
        FriendNotice::Older(turns) => return older(turns),
        FriendNotice::ConditionsAdded(count) => return conditions_added(count),
        FriendNotice::ConditionsDropped(count) => return conditions_dropped(count),
        FriendNotice::ConditionsRefused(refusal) => return condition_refused(refusal),
        FriendNotice::Unchanged => unchanged(),
        FriendNotice::Conflict => conflict(),
        FriendNotice::Ahead => ahead(),
        FriendNotice::KeptOurs => kept_ours(),
        FriendNotice::TookTheirs => took_theirs(),
        FriendNotice::Different => different(),
        FriendNotice::OtherGame => other_game(),
        FriendNotice::Illegal => illegal(),
        FriendNotice::NotFriendsTurn => not_friends_turn(),
        FriendNotice::ConditionRemoved => condition_removed(),
        FriendNotice::Held(NearbyHold::NotConnected) => held_not_connected(),
        FriendNotice::Held(NearbyHold::AwaitsAnswer) => held_awaits_answer(),
        FriendNotice::Held(NearbyHold::Behind) => held_behind(),
    };
    words.to_owned()
}

fn condition_refused(refusal: ConditionRefusal) -> String {
    let words = match refusal {
        ConditionRefusal::TooDeep => return condition_too_deep(MAX_CONDITION_DEPTH),
        ConditionRefusal::NoPlan => condition_no_plan(),
        ConditionRefusal::NoAnswer => condition_no_answer(),
        ConditionRefusal::TooMany => condition_too_many(),
        ConditionRefusal::Illegal => condition_illegal(),
    };
    words.to_owned()
}

/// Why a letter can't be read, and what to do.
pub fn letter_error(error: &LetterError) -> String {
    let words = match error {
        error if error.is_newer() => letter_newer(),
        LetterError::Packed(PackedError::Illegal(_))
        | LetterError::Record(_)
        | LetterError::Unreadable(_) => {
            return letter_illegal(&reason(error));
        }
        LetterError::Packed(_) => letter_damaged(),
        LetterError::NoId => letter_no_game(),
        LetterError::TooLong | LetterError::TooManyTurns => letter_too_long(),
    };
    words.to_owned()
}

#[cfg(test)]
mod tests;
