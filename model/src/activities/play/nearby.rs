//! A game with a device nearby: what the two devices have agreed on is the game here, too.

use core::any::Any;
use std::rc::Rc;

use ansa_core::Game;
use ansa_core::position::outcome::{Outcome, Reason};

use super::nearby_state::{NearbyHold, NearbyState};
use super::notice::Event;
use super::play_state::PlayState;
use crate::entry::PlyEntry;
use crate::formats::words;
use crate::nearby::{GameCopy, NearbyGame};

/// The state of the game between the devices.
#[derive(Clone, PartialEq, Debug)]
pub struct NearbyUpdate {
    /// This device's copy.
    pub copy: GameCopy,
    /// To how many plies this device has asked to go back, while it has no answer yet.
    pub asked: Option<u32>,
    /// Whether the other can be asked to take back the last turn.
    pub can_ask_back: bool,
    /// The time of the ply that is being made, in milliseconds.
    pub spent: u64,
    pub clock_runs: bool,
    pub hold: Option<NearbyHold>,
    /// Whether the copy has refused what the person here has played.
    pub is_refused: bool,
}

/// An update on its way to the game. It is any value, so that the page needs none of its code before a device is nearby.
#[derive(Clone, Debug)]
pub struct SharedUpdate(Rc<dyn Any>);

/// No two updates are one, whatever they say.
impl PartialEq for SharedUpdate {
    fn eq(&self, other: &SharedUpdate) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl From<NearbyUpdate> for SharedUpdate {
    fn from(update: NearbyUpdate) -> SharedUpdate {
        SharedUpdate(Rc::new(update))
    }
}

impl NearbyUpdate {
    /// The state of a game between two devices; `None` without one.
    pub fn of(game: &NearbyGame, is_refused: bool) -> Option<NearbyUpdate> {
        let copy = game.copy()?.clone();
        let hold = if !game.is_joined() && copy.options().control.is_some() {
            Some(NearbyHold::NotConnected)
        } else if game.is_back_awaited() {
            Some(NearbyHold::AwaitsAnswer)
        } else if game.is_behind() {
            Some(NearbyHold::Behind)
        } else {
            None
        };
        Some(NearbyUpdate {
            copy,
            asked: game.own_back_asked(),
            can_ask_back: game.can_ask_back(),
            spent: game.spent(),
            clock_runs: game.clock_runs(),
            hold,
            is_refused,
        })
    }
}

impl PlayState {
    /// Whether the game is played with a device nearby.
    pub fn is_nearby(&self) -> bool {
        self.document.nearby_id().is_some()
    }

    /// Whether the person can ask a device nearby to take back the last turn.
    pub fn can_ask_back(&self) -> bool {
        self.friend.nearby.is_some_and(|nearby| nearby.can_ask_back)
    }

    /// How often the person has wanted to ask that.
    pub fn back_asks(&self) -> u32 {
        self.friend.nearby.map_or(0, |nearby| nearby.asks)
    }

    /// Why no turn can end now. Before anything is known of the other device, no clock runs.
    pub(super) fn nearby_hold(&self) -> Option<NearbyHold> {
        if !self.is_nearby() || self.is_planning() {
            return None;
        }
        let unknown = self.options().control.map(|_| NearbyHold::NotConnected);
        self.friend.nearby.map_or(unknown, |nearby| nearby.hold)
    }

    /// Whether the person here has played or resigned, and the copy of the game does not have it yet.
    pub fn is_ahead_of(&self, copy: &GameCopy) -> bool {
        let (own, known) = (self.game().plies(), copy.game().plies());
        let resignation = Outcome::win(!copy.side(), Reason::Resignation);
        let has_resigned = self.game().outcome() == Some(resignation);
        let has_played = copy.game().side() == copy.side() && own.len() == known.len() + 1;
        // After a take-back the game here is longer, too, but it has not followed that state of the copy.
        let has_followed = self.friend.nearby.map(|nearby| nearby.followed) == Some(state_of(copy));
        has_followed
            && copy.outcome().is_none()
            && own.starts_with(known)
            && (has_played || (has_resigned && own.len() == known.len()))
    }

    /// Makes the game here that of the copy, with what was played instead as a variation.
    pub(super) fn follow_nearby(&mut self, update: &SharedUpdate) {
        let Some(update) = update.0.downcast_ref::<NearbyUpdate>() else { return };
        let NearbyUpdate { copy, asked, can_ask_back, spent, clock_runs, hold, is_refused } = update;
        let (can_ask_back, asks) = (*can_ask_back, self.back_asks());
        let (spent, clock_runs, hold, is_refused) = (*spent, *clock_runs, *hold, *is_refused);
        if self.document.nearby_id() != Some(copy.id().as_str()) {
            return;
        }
        let is_ahead = self.is_ahead_of(copy);
        self.friend.nearby =
            Some(NearbyState { clock_runs, hold, followed: state_of(copy), can_ask_back, asks });
        if is_ahead && !is_refused {
            return;
        }
        let (own, known) = (self.game().plies(), copy.game().plies());
        let common = own.iter().zip(known).take_while(|(own, known)| own == known).count();
        let (gone, new) = (own.len() - common, known.len() - common);
        let ends_otherwise = new > 0 || self.game().outcome() != copy.outcome();
        if gone > 0 || (ends_otherwise && self.game().outcome().is_some()) {
            self.go_back_by(gone);
        }
        for ply in common..known.len() {
            self.play_of(copy, ply);
        }
        for (ply, &used) in copy.used().iter().enumerate() {
            if self.document.time_used(ply) != used {
                self.document.set_time_used(ply, used);
            }
        }
        if let Some(outcome) = copy.outcome().filter(|_| self.game().outcome().is_none()) {
            self.finish(outcome);
        }
        self.document.set_nearby(copy.id().as_str(), copy.backs(*asked));
        self.timing.spent = spent;
        let is_friends =
            known.len().checked_sub(1).is_some_and(|last| copy.game().label(last).side != copy.side());
        if new == 1 && is_friends {
            self.replay_played();
        }
    }

    /// Removes the last plies, and any end that the board does not show.
    fn go_back_by(&mut self, plies: usize) {
        if plies == 0 {
            self.document.reopen();
        } else {
            self.document.take_back(plies);
            self.feedback.report(Event::TakenBack);
        }
        self.timing.restart_at(0);
        self.entry = PlyEntry::of(self.game());
        self.viewing.show(None);
        self.engine.renew();
        self.taken_back.clear();
    }

    /// Plays the ply of the copy with this number, which is the next one here.
    fn play_of(&mut self, copy: &GameCopy, number: usize) {
        let Some((text, used)) = copy.ply(number as u32) else { return };
        let mut game = Game::clone(self.game());
        // An end that the copy has was not reached at this ply.
        if words::play(&mut game, &text).is_ok() {
            self.document.move_on(game);
            self.timing.take_spent();
            self.follow_ply(Some(used));
        }
    }
}

fn state_of(copy: &GameCopy) -> (u32, u32) {
    (copy.take_backs(), copy.plies())
}

#[cfg(test)]
mod tests;
