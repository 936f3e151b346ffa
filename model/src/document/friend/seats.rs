//! Who sits where in a game with a friend.

use ansa_core::Side;

use crate::document::player::Player;
use crate::document::tree_document::Document;

impl Document {
    /// The side of the friend; `None` without a friend, and if nobody plays at this screen.
    pub fn friends_side(&self) -> Option<Side> {
        let is_friends = |side: Side| self.player(side) == Player::Friend;
        match Side::ALL.map(is_friends) {
            [true, false] => Some(Side::Gold),
            [false, true] => Some(Side::Silver),
            _ => None,
        }
    }

    /// Whether the engine must not help, because a game with a friend goes on, or a game of people in a tournament.
    pub fn forbids_engine(&self) -> bool {
        (self.options().has_friend() || self.options().without_help) && self.game().outcome().is_none()
    }

    /// Whether a side is to be played here: nobody else may end its turns, or the game in its name.
    pub(super) fn is_own(&self, side: Side) -> bool {
        self.player(side) != Player::Friend
    }
}
