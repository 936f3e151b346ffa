//! What the page knows of a game with a friend, besides the game itself.

use super::conditions::Conditions;
use super::nearby::NearbyState;
use crate::document::Letter;

/// The conditional turns, and a letter that waits for a choice.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct FriendState {
    /// The conditional turns for the friend's next turn. They never leave this device.
    pub(super) conditions: Conditions,
    /// A letter that holds turns which the game here lacks, and which the person has to accept or to refuse.
    pub(super) letter: Option<Letter>,
    /// What is known of a device nearby; `None` until something is.
    pub(super) nearby: Option<NearbyState>,
}
