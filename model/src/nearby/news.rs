//! What comes of an action on a game between two devices.

use ansa_core::Outcome;

use super::game_copy::GameCopy;
use super::message::ByeReason;
use super::phrase::Phrase;
use super::talk::Fault;

/// Why a connection can't be made, or has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// The devices have not found each other in time.
    NoAnswer,
    /// The transport has failed.
    Transport(TransportFault),
    /// Nothing was heard from the other for half a minute.
    Silence,
    /// The person at this device has left.
    Left,
    /// The other device has left.
    OtherLeft(ByeReason),
    /// The other device has broken the protocol; its last fault.
    Broken(Fault),
    /// The other device has sent far too much.
    Flood,
    /// The other device speaks another version of the protocol.
    Version,
    /// The games have one name, but differ in their options or have the same side.
    AnotherGame,
}

/// Why a transport has failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TransportFault {
    /// The browser can't do it, or forbids it.
    Missing,
    /// The other device can't be reached.
    Unreachable,
    /// The connection was closed.
    Closed,
}

/// Why an action of this device's person is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionRefusal {
    NoGame,
    /// There is no connection, or the other does not have the game yet.
    NotConnected,
    /// It is the other's turn.
    NotOwnTurn,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
    IllegalPly,
    /// One of the two has not yet answered whether turns are taken back.
    AwaitsAnswer,
    /// The plies of the other are still on their way.
    Behind,
    /// Nothing can be taken back.
    NoTakeBack,
    /// The other has declined to take back this turn.
    Declined,
    /// There is nothing to answer.
    NotAsked,
    /// The options can't be told to another device.
    Options,
}

/// Whose copy stands where two differ.
#[derive(Clone, PartialEq, Debug)]
pub enum Conflict {
    /// This device's.
    OwnStands,
    /// The other's. From the ply with this number on, it has taken the place of this device's copy.
    OtherStands { first: u32, replaced: Box<GameCopy> },
}

/// What the person should know.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    Connected,
    /// The other wants to play the game in [`super::NearbyGame::offered`].
    Proposed,
    /// Both have the same game.
    Began,
    /// The other does not want the game.
    Declined,
    /// The other has played this ply.
    Played(u32),
    /// The other has told so many plies of this device's own side, which its copy lacked.
    OwnPliesTold(u32),
    BackAsked,
    BackDeclined,
    /// The game has gone back to so many plies.
    TookBack(u32),
    RematchAsked,
    RematchDeclined,
    Said(Phrase),
    Over(Outcome),
    Conflict(Conflict),
    Ended(EndReason),
    Refused(ActionRefusal),
}

/// What is left to the caller.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NearbyEffects {
    /// To be sent, in this order.
    pub sends: Vec<String>,
    pub news: Vec<News>,
    /// The transport is to be closed, after what is to be sent.
    pub closes: bool,
}

impl NearbyEffects {
    pub(super) fn is_empty(&self) -> bool {
        *self == NearbyEffects::default()
    }
}
