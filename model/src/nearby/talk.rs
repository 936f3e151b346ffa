//! What one connection is about: what was heard of the other, and what still has to be said.

use super::game_copy::{GameCopy, PlyFault};
use super::message::{MAX_PLIES, Mark, MessageError};

/// How long to wait for an answer before saying something again, in milliseconds.
const RETRY: u64 = 2_000;
/// After how much silence to ask whether the other is there.
const PING: u64 = 5_000;
/// After how much silence the connection counts as lost.
const SILENCE: u64 = 30_000;
/// The most silence that counts between two ticks: a device that has slept hears first what came meanwhile.
const MOST_SILENCE: u64 = PING;
/// How many messages that break the protocol are borne.
const MAX_FAULTS: u32 = 16;
/// How many messages are borne at once, and how many more each second: a whole game, and far more than anybody plays.
const MESSAGES: u64 = MAX_PLIES as u64;
const MESSAGES_PER_SECOND: u64 = 50;

/// Why a message is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    Message(MessageError),
    Ply(PlyFault),
    /// A ply of this device's own side.
    Forged,
    /// A ply or a state that contradicts what was said before.
    Rewritten,
    /// An answer to what nobody has asked, or a question that can't be asked.
    NotAsked,
}

/// What a tick asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Due {
    pub(super) retry: bool,
    pub(super) ping: bool,
    pub(super) is_lost: bool,
}

/// What is known of the other during one connection.
#[derive(Clone, PartialEq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the other device")]
pub(super) struct Talk {
    /// Whether the other has said hello.
    pub(super) has_heard: bool,
    /// Whether the other has answered the last hello of this device.
    pub(super) is_heard: bool,
    /// Whether the other has the same game.
    pub(super) is_same: bool,
    /// The last state of the other's copy.
    pub(super) their: Option<Mark>,
    /// The state of the other's copy that this one has to reach, because it stands.
    pub(super) target: Option<Mark>,
    /// The copy that takes the place of the own one once it has reached the target, if they differ.
    pub(super) incoming: Option<GameCopy>,
    /// Whether it was told that the copies differ.
    pub(super) has_conflict: bool,
    silence: u64,
    since_ping: u64,
    since_retry: u64,
    faults: u32,
    messages: u64,
    since_start: u64,
}

impl Talk {
    /// Time passes.
    pub(super) fn pass(&mut self, milliseconds: u64) -> Due {
        let counted = milliseconds.min(MOST_SILENCE);
        self.silence = self.silence.saturating_add(counted);
        self.since_start = self.since_start.saturating_add(milliseconds);
        let is_due = |since: &mut u64, after: u64| {
            *since = since.saturating_add(counted);
            let is_due = *since >= after;
            if is_due {
                *since = 0;
            }
            is_due
        };
        let ping = is_due(&mut self.since_ping, PING) && self.silence >= PING;
        Due { retry: is_due(&mut self.since_retry, RETRY), ping, is_lost: self.silence >= SILENCE }
    }

    /// A message has come. Returns whether it is one of too many.
    pub(super) fn hear(&mut self) -> bool {
        self.silence = 0;
        self.messages = self.messages.saturating_add(1);
        self.messages > MESSAGES.saturating_add(self.since_start / 1000 * MESSAGES_PER_SECOND)
    }

    /// A message has broken the protocol. Returns whether it is one of too many.
    pub(super) fn blame(&mut self) -> bool {
        self.faults += 1;
        self.faults > MAX_FAULTS
    }

    /// What was said has changed: say it until it is heard.
    pub(super) fn repeat(&mut self) {
        self.since_retry = 0;
    }
}
