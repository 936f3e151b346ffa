//! Keeping two copies of a game the same: what the other lacks is sent until the other has it.

use super::game_copy::GameCopy;
use super::message::{GameCard, GameId, Mark, Message};
use super::nearby_game::NearbyGame;
use super::news::{Conflict, News};

impl NearbyGame {
    /// Goes on with a game of an earlier visit, which the other may have offered. In it this device may have asked to go
    /// back to so many plies.
    pub(super) fn go_on_with(&mut self, copy: GameCopy, asked: Option<u32>) {
        let fits =
            |card: &GameCard| (&card.id, card.side, &card.options) == (&copy.id, !copy.side, &copy.options);
        let offered = self.offered.take().filter(fits);
        let asked = asked.filter(|_| copy.back_target(copy.side) == asked).map(|plies| (copy.mark(), plies));
        self.take_up(copy);
        self.own_asks.back = asked;
        self.is_agreed = true;
        if let Some(card) = offered {
            self.meet(&card.mark);
        }
        self.say_hello();
    }

    /// The other has the same game, in this state. Where the copies differ, the one with more plies stands, and of two
    /// with equally many the one with the larger hash.
    pub(super) fn meet(&mut self, their: &Mark) {
        let Some(own) = self.own_mark() else { return };
        self.talk.is_same = true;
        self.talk.their = Some(*their);
        if !self.is_agreed {
            self.is_agreed = true;
            self.tell(News::Began);
        }
        if their.backs != own.backs {
            return;
        }
        let other_stands = (their.plies, their.hash) > (own.plies, own.hash)
            && (their.plies > own.plies || their.hash != own.hash);
        if other_stands {
            if self.talk.target != Some(*their) {
                self.talk.target = Some(*their);
                self.talk.incoming = None;
            }
        } else {
            self.talk.target = None;
            self.talk.incoming = None;
            let differs = self.copy.as_ref().is_some_and(|copy| !copy.passes(their));
            if differs && !self.talk.has_conflict {
                self.talk.has_conflict = true;
                self.tell(News::Conflict(Conflict::OwnStands));
            }
        }
    }

    /// Sends what the other's copy lacks, as far as it is known.
    pub(super) fn help_along(&mut self) {
        let (Some(copy), Some(their)) = (&self.copy, self.talk.their) else { return };
        let own = copy.mark();
        if their.backs < own.backs {
            self.tell_back();
        } else if their.backs == own.backs && self.talk.target.is_none() {
            if copy.passes(&their) {
                self.send_plies_from(their.plies);
            } else {
                self.send_plies_from(0);
            }
        }
    }

    /// Tells the last take-back, to which this device has agreed.
    pub(super) fn tell_back(&mut self) {
        if let Some(mark) = self.copy.as_ref().and_then(GameCopy::back_mark) {
            self.send(&Message::TookBack(mark));
        }
    }

    /// Sends the plies from this number on, and the end.
    pub(super) fn send_plies_from(&mut self, first: u32) {
        let Some(copy) = &self.copy else { return };
        let backs = copy.mark().backs;
        let plies: Vec<Message> = (first..copy.plies())
            .filter_map(|number| {
                let (text, used) = copy.ply(number)?;
                Some(Message::Ply { number, backs, text, used, hash: copy.hash_at(number + 1)? })
            })
            .collect();
        let end = copy.mark();
        for ply in &plies {
            self.send(ply);
        }
        if end.ending.is_some() {
            self.send(&Message::End(end));
        }
    }

    /// Says again what has not been answered.
    pub(super) fn retry(&mut self) {
        let is_behind = self.talk.target.is_some();
        if !self.talk.has_heard || !self.talk.is_heard || is_behind {
            self.say_hello();
        } else if self.talk.is_same && self.talk.their != self.own_mark() {
            self.help_along();
            if self.own_mark().zip(self.talk.their).is_some_and(|(own, their)| own.backs < their.backs) {
                self.say_hello();
            }
        }
        if let Some((mark, plies)) = self.own_asks.back {
            self.send(&Message::AskBack { mark, plies });
        }
        if let Some(id) = self.rematch_id().filter(|_| self.own_asks.rematch) {
            self.send(&Message::AskRematch(id));
        }
    }

    /// Answers with the state of the own copy.
    pub(super) fn acknowledge(&mut self) {
        let game = self.copy.as_ref().map(|copy| (copy.id.clone(), Some(copy.mark())));
        self.send(&Message::Ack(game));
    }

    pub(super) fn take_back_to(&mut self, plies: u32) {
        if let Some(copy) = &mut self.copy {
            copy.take_back_to(plies);
            self.plies_changed();
            self.talk.target = None;
            self.talk.incoming = None;
            self.talk.repeat();
            self.tell(News::TookBack(plies));
        }
    }

    /// The name of the game after this one, once it is over.
    pub(super) fn rematch_id(&self) -> Option<GameId> {
        let copy = self.copy.as_ref().filter(|copy| copy.outcome().is_some())?;
        Some(GameId::of_rematch(copy.hash()))
    }

    /// Takes up the game after this one.
    pub(super) fn begin_rematch(&mut self) {
        let Some((copy, id)) = self.copy.as_ref().zip(self.rematch_id()) else { return };
        // The options of a game have a text, and so have the exchanged ones.
        if let Some(next) = GameCopy::new(id, !copy.side, copy.options.exchanged()) {
            self.take_up(next);
        }
    }
}
