//! The state of a game between two devices, and what follows from it.

use ansa_core::Side;

use super::game_copy::GameCopy;
use super::message::{ByeReason, GameCard, Mark, Message};
use super::news::{EndReason, NearbyEffects, News};
use super::talk::{Fault, Talk};

/// The connection to the other device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Connection {
    /// None was tried.
    #[default]
    None,
    /// The devices look for each other, for so many milliseconds.
    Connecting(u64),
    Open,
    Ended(EndReason),
}

/// What one of the two has asked.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Asks {
    /// To take back turns of this state, to so many plies.
    pub(super) back: Option<(Mark, u32)>,
    pub(super) rematch: bool,
}

/// A game between two devices: this one's copy, and what it knows of the other. The clock is passed in.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NearbyGame {
    pub(super) connection: Connection,
    pub(super) talk: Talk,
    pub(super) copy: Option<GameCopy>,
    /// Whether the other has ever had the same game.
    pub(super) is_agreed: bool,
    /// The game that the other wants to play.
    pub(super) offered: Option<GameCard>,
    /// The time of the ply that is being made: exact for this device's side, an estimate for the other.
    pub(super) spent: u64,
    /// For how long this device's clock waits at most, because the person is shown the other's turn.
    pub(super) wait: u64,
    pub(super) own_asks: Asks,
    pub(super) other_asks: Asks,
    /// The state whose take-back was declined, by either.
    pub(super) declined_back: Option<Mark>,
    pub(super) effects: NearbyEffects,
}

impl NearbyGame {
    pub const fn connection(&self) -> Connection {
        self.connection
    }

    /// This device's copy of the game.
    pub const fn copy(&self) -> Option<&GameCopy> {
        self.copy.as_ref()
    }

    /// The game that the other wants to play.
    pub const fn offered(&self) -> Option<&GameCard> {
        self.offered.as_ref()
    }

    /// Whether the other asks to take back turns, and to how many plies.
    pub fn back_asked(&self) -> Option<u32> {
        self.other_asks.back.map(|(_, plies)| plies)
    }

    /// Whether the other asks for a rematch.
    pub const fn is_rematch_asked(&self) -> bool {
        self.other_asks.rematch
    }

    /// Whether both devices have the same game now, up to the last ply.
    pub fn is_in_step(&self) -> bool {
        self.is_open() && self.own_mark().is_some_and(|own| self.talk.their == Some(own))
    }

    /// Whether the devices are connected and have the same game, if perhaps not up to the last ply.
    pub fn is_joined(&self) -> bool {
        self.is_open() && self.talk.is_same
    }

    /// Whether the devices have ever had the same game. Until then it is only proposed.
    pub const fn is_agreed(&self) -> bool {
        self.is_agreed
    }

    /// Whether this device has asked to take back turns, and has no answer yet.
    pub const fn is_back_awaited(&self) -> bool {
        self.own_asks.back.is_some()
    }

    /// To how many plies this device has asked to go back, while it has no answer yet.
    pub fn own_back_asked(&self) -> Option<u32> {
        self.own_asks.back.map(|(_, plies)| plies)
    }

    /// Whether this device has asked for a rematch, and has no answer yet.
    pub const fn is_rematch_awaited(&self) -> bool {
        self.own_asks.rematch
    }

    /// Whether plies of the other are on their way.
    pub const fn is_behind(&self) -> bool {
        self.talk.target.is_some()
    }

    /// Whether this device may ask to take back its last ply.
    pub fn can_ask_back(&self) -> bool {
        let target = |copy: &GameCopy| copy.back_target(copy.side).is_some();
        self.is_joined()
            && self.own_asks.back.is_none()
            && self.other_asks.back.is_none()
            && self.declined_back.is_none_or(|declined| self.own_mark() != Some(declined))
            && self.copy.as_ref().is_some_and(target)
    }

    /// The time of the ply that is being made, in milliseconds.
    pub const fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether the time of the side to move is running.
    pub fn clock_runs(&self) -> bool {
        self.wait == 0
            && self.is_open()
            && self.talk.is_same
            && self.talk.target.is_none()
            && self.copy.as_ref().is_some_and(|copy| copy.outcome().is_none())
    }

    /// The time that a side has left for its next ply, in milliseconds; `None` without a clock. The other's is an
    /// estimate until its device has told the time for the ply.
    pub fn time_left(&self, side: Side) -> Option<u64> {
        let copy = self.copy.as_ref()?;
        let left = copy.clock()?.left(side, copy.kind());
        let is_moving = copy.game().side() == side && copy.outcome().is_none();
        Some(if is_moving { left.saturating_sub(self.spent) } else { left })
    }

    pub(super) fn is_open(&self) -> bool {
        self.connection == Connection::Open
    }

    pub(super) fn own_mark(&self) -> Option<Mark> {
        self.copy.as_ref().map(GameCopy::mark)
    }

    pub(super) fn send(&mut self, message: &Message) {
        if self.is_open() {
            self.effects.sends.push(message.write());
        }
    }

    pub(super) fn tell(&mut self, news: News) {
        self.effects.news.push(news);
    }

    /// Says which game this device has, and goes on until the other has heard it.
    pub(super) fn say_hello(&mut self) {
        self.talk.is_heard = false;
        self.talk.repeat();
        let game = self.copy.as_ref().map(GameCopy::card);
        self.send(&Message::Hello(game));
    }

    /// Ends the connection. The game stays.
    pub(super) fn end_connection(&mut self, reason: EndReason, bye: Option<ByeReason>) {
        if let Some(bye) = bye {
            self.send(&Message::Bye(bye));
        }
        self.connection = Connection::Ended(reason);
        self.talk = Talk::default();
        self.offered = None;
        self.effects.closes = true;
        self.tell(News::Ended(reason));
    }

    /// A message has broken the protocol; it changes nothing.
    pub(super) fn blame(&mut self, fault: Fault) {
        if self.talk.blame() {
            self.end_connection(EndReason::Broken(fault), Some(ByeReason::Broken));
        }
    }

    /// Another game takes the place of the one in hand.
    pub(super) fn take_up(&mut self, copy: GameCopy) {
        self.copy = Some(copy);
        self.is_agreed = false;
        self.offered = None;
        self.talk.is_same = false;
        self.talk.their = None;
        self.talk.target = None;
        self.talk.incoming = None;
        self.talk.has_conflict = false;
        self.declined_back = None;
        self.plies_changed();
    }

    /// Forgets what was asked at another state.
    pub(super) fn plies_changed(&mut self) {
        self.spent = 0;
        self.wait = 0;
        self.own_asks = Asks::default();
        self.other_asks = Asks::default();
    }

    /// Tells how the game has ended, if it has.
    pub(super) fn tell_if_over(&mut self) {
        if let Some(outcome) = self.copy.as_ref().and_then(GameCopy::outcome) {
            self.tell(News::Over(outcome));
        }
    }
}
