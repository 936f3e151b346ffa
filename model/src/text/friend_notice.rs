//! What is said about games by link: after a link was opened, about conditional turns, and about links that can't be
//! opened.

use ansa_core::Label;
use ansa_core::record::PackedError;
use ansa_texts::{friend_form, isolated};

pub use ansa_texts::friend_notice::*;

use crate::activities::play::{ConditionRefusal, FriendNotice, MAX_CONDITION_DEPTH, NearbyHold, PlayState};
use crate::document::LetterError;
use crate::reason::Reason;

/// The heading above the ways to send the link; `None` where the status says it.
pub fn send_heading(play: &PlayState) -> Option<String> {
    if play.game().outcome().is_none() {
        return is_invitation(play).then(|| friend_form::send_first().to_owned());
    }
    let name = play.document.friends_side().and_then(|side| play.document.name(side)).map(isolated);
    Some(match name {
        _ if !play.has_ended_here() => friend_form::send_again().to_owned(),
        Some(name) => friend_form::send_end_to(&name),
        None => friend_form::send_end().to_owned(),
    })
}

/// What the system's sharing calls the link.
pub fn share_title(play: &PlayState) -> &'static str {
    match play.game().outcome() {
        Some(_) => friend_form::share_end(),
        None if is_invitation(play) => friend_form::share_invitation(),
        None => friend_form::share_turn(),
    }
}

/// Whether the friend has played nothing yet.
fn is_invitation(play: &PlayState) -> bool {
    let game = play.game();
    (0..game.plies().len()).all(|ply| play.is_person(game.label(ply).side))
}

/// The text of a notice about a game with a friend.
pub fn notice(notice: FriendNotice) -> String {
    let words = match notice {
        FriendNotice::Played(Label { number: 1, .. }) => set_up(),
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
            return letter_illegal(&error.reason());
        }
        LetterError::Packed(_) => letter_damaged(),
        LetterError::NoId => letter_no_game(),
        LetterError::TooLong | LetterError::TooManyTurns => letter_too_long(),
    };
    words.to_owned()
}

#[cfg(test)]
mod tests;
