//! What is said about a game with a friend.

use ansa_core::Label;

use super::conditions::ConditionRefusal;
use super::nearby_state::NearbyHold;
use crate::activities::feedback::Tone;

/// A message about letters and conditional turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FriendNotice {
    /// The letter has nothing new.
    Unchanged,
    /// The friend has played this turn or setup.
    Played(Label),
    /// The friend has played the first turn, and the second was played at once, as a condition says.
    Answered(Label, Label),
    /// The friend has played this turn, for which there is no condition.
    Unexpected(Label),
    /// The friend has played this turn, but the answer that a condition has is not legal.
    AnswerIllegal(Label),
    /// The letter is older: the game here has so many turns more.
    Older(usize),
    /// Both games have turns that the other lacks. The person chooses.
    Conflict,
    /// The letter has turns of the person at this screen that were not played here. The person chooses.
    Ahead,
    /// The person has chosen the game here.
    KeptOurs,
    /// The person has chosen the game of the letter.
    TookTheirs,
    /// The letter has the id of this game, but begins in another way.
    Different,
    /// The letter is of another game.
    OtherGame,
    /// The turn that came in is not legal.
    Illegal,
    /// It is not the friend's turn.
    NotFriendsTurn,
    /// Conditional turns were added. There are so many now.
    ConditionsAdded(usize),
    ConditionsRefused(ConditionRefusal),
    ConditionRemoved,
    /// So many conditional turns were dropped, because the rules forbid them in this game.
    ConditionsDropped(usize),
    /// In a game with a device nearby, no turn can end now.
    Held(NearbyHold),
}

impl FriendNotice {
    pub(super) const fn tone(self) -> Tone {
        match self {
            FriendNotice::Played(_)
            | FriendNotice::Answered(..)
            | FriendNotice::KeptOurs
            | FriendNotice::TookTheirs
            | FriendNotice::ConditionsAdded(_)
            | FriendNotice::ConditionRemoved => Tone::Good,
            FriendNotice::Unchanged
            | FriendNotice::Unexpected(_)
            | FriendNotice::AnswerIllegal(_)
            | FriendNotice::Older(_)
            | FriendNotice::Conflict
            | FriendNotice::Ahead
            | FriendNotice::ConditionsDropped(_) => Tone::Hint,
            FriendNotice::Different
            | FriendNotice::OtherGame
            | FriendNotice::Illegal
            | FriendNotice::NotFriendsTurn
            | FriendNotice::ConditionsRefused(_)
            | FriendNotice::Held(_) => Tone::Refusal,
        }
    }
}
