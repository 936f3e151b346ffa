//! What the messages of the other device do. Everything in them can be a lie.

use ansa_core::Side;

use super::game_copy::GameCopy;
use super::message::{ByeReason, Ending, GameCard, GameId, Mark, Message, MessageError};
use super::nearby_game::NearbyGame;
use super::news::{EndReason, News};
use super::talk::Fault;

impl NearbyGame {
    pub(super) fn receive(&mut self, text: &str) {
        if !self.is_open() {
            return;
        }
        if self.talk.hear() {
            self.end_connection(EndReason::Flood, Some(ByeReason::Flood));
            return;
        }
        match Message::read(text) {
            Ok(message) => self.take(message),
            Err(MessageError::Version) if !self.talk.has_heard => {
                self.end_connection(EndReason::Version, Some(ByeReason::Version));
            }
            Err(error) => self.blame(Fault::Message(error)),
        }
    }

    fn take(&mut self, message: Message) {
        match message {
            Message::Hello(game) => self.hear_hello(game),
            Message::Ply { number, backs, text, used, hash } => {
                let is_current = self.own_mark().is_some_and(|own| own.backs == backs);
                // Of another state: it comes again once both have the same.
                if is_current && self.talk.is_same {
                    self.hear_ply(number, &text, used, hash);
                }
            }
            Message::Ack(game) => self.hear_ack(game),
            Message::End(mark) => self.hear_end(&mark),
            Message::AskBack { mark, plies } => self.hear_ask_back(mark, plies),
            Message::TookBack(mark) => self.hear_took_back(&mark),
            Message::DeclineBack(mark) => {
                if self.own_asks.back.take_if(|(asked, _)| *asked == mark).is_some() {
                    self.declined_back = Some(mark);
                    self.tell(News::BackDeclined);
                }
            }
            Message::AskRematch(id) => self.hear_ask_rematch(&id),
            Message::Decline(id) => self.hear_decline(&id),
            Message::Say(phrase) => self.tell(News::Said(phrase)),
            Message::Ping => self.send(&Message::Pong),
            Message::Pong => {}
            Message::Bye(reason) => self.end_connection(EndReason::OtherLeft(reason), None),
        }
    }

    fn hear_hello(&mut self, game: Option<GameCard>) {
        self.talk.has_heard = true;
        let Some(card) = game else {
            // The other may have withdrawn its game, and want to hear of the own one again.
            self.talk.is_heard &= self.copy.is_none() || self.talk.is_same;
            self.send(&Message::Ack(None));
            return;
        };
        let own_id = self.copy.as_ref().map(|copy| copy.id.clone());
        if own_id.as_ref() != Some(&card.id) && self.own_asks.rematch && self.is_rematch(&card) {
            self.begin_rematch();
            self.say_hello();
        }
        let Some(copy) = self.copy.as_ref().filter(|copy| copy.id == card.id) else {
            self.hear_of_other_game(card);
            return;
        };
        if copy.side == card.side || copy.options != card.options {
            self.end_connection(EndReason::AnotherGame, Some(ByeReason::AnotherGame));
            return;
        }
        self.offered = None;
        self.meet(&card.mark);
        self.acknowledge();
        self.help_along();
    }

    /// Whether a game is the one after the own game.
    fn is_rematch(&self, card: &GameCard) -> bool {
        let is_next = |copy: &GameCopy| card.side == copy.side && card.options == copy.options.exchanged();
        self.rematch_id().as_ref() == Some(&card.id) && self.copy.as_ref().is_some_and(is_next)
    }

    /// The other has a game that this device does not have. Of two games, the one that has begun is offered, then the one
    /// that the other has agreed to, with more plies, or whose name comes first: both devices choose the same.
    fn hear_of_other_game(&mut self, card: GameCard) {
        self.send(&Message::Ack(Some((card.id.clone(), None))));
        let is_offered = self.copy.as_ref().is_none_or(|copy| {
            let is_over = copy.outcome().is_some();
            is_over || (card.mark.plies, &copy.id) > (copy.plies(), &card.id)
        });
        if is_offered && self.offered.as_ref() != Some(&card) {
            let is_news = self.offered.as_ref().is_none_or(|offered| offered.id != card.id);
            self.offered = Some(card);
            if is_news {
                self.tell(News::Proposed);
            }
        }
    }

    fn hear_ack(&mut self, game: Option<(GameId, Option<Mark>)>) {
        let own = self.copy.as_ref().map(|copy| copy.id.clone());
        let (id, mark) = game.map_or((None, None), |(id, mark)| (Some(id), mark));
        if id == own {
            self.talk.is_heard = true;
            if self.talk.is_same && mark.is_some() {
                self.talk.their = mark;
                // Both have ended the game since.
                self.own_asks.back = self.own_asks.back.filter(|(asked, _)| {
                    mark.is_none_or(|mark| {
                        mark.ending.is_none() || mark.backs != asked.backs || self.own_mark() != Some(mark)
                    })
                });
            }
        }
    }

    fn hear_end(&mut self, mark: &Mark) {
        let Some(copy) = self.copy.as_mut().filter(|_| self.talk.is_same) else { return };
        let Some(ending) = mark.ending else { return self.blame(Fault::Rewritten) };
        if ending.teller() == copy.side {
            // Its own end comes back from nobody but a liar, unless this copy has lost it.
            if copy.mark().ending != Some(ending) {
                self.blame(Fault::Forged);
            }
            return;
        }
        let is_reached = copy.passes(mark);
        let fits = match ending {
            Ending::Resigned(_) => is_reached,
            Ending::OutOfTime(side) | Ending::Limit(side) => {
                is_reached && mark.plies == copy.plies() && side == copy.game().side()
            }
        };
        // Of another state: it comes again once both have the same.
        if !fits || (ending_needs_clock(ending) && copy.options.control.is_none()) {
            return;
        }
        if copy.end(ending) {
            self.plies_changed();
            self.tell_if_over();
        }
        if self.own_mark().is_some_and(|own| own.plies == mark.plies) {
            self.talk.their = Some(*mark);
        }
        self.acknowledge();
    }

    fn hear_ask_back(&mut self, mark: Mark, plies: u32) {
        let Some(copy) = self.copy.as_ref().filter(|_| self.talk.is_same) else { return };
        // Of another state: it is void, or comes again once both have the same.
        if copy.mark() != mark {
            return;
        }
        if self.own_asks.back.is_some() && copy.side == Side::Gold {
            // Both have asked: gold's question counts.
            return;
        }
        if self.declined_back == Some(mark) {
            self.send(&Message::DeclineBack(mark));
        } else if copy.back_target(!copy.side) != Some(plies) {
            self.blame(Fault::NotAsked);
        } else if self.other_asks.back != Some((mark, plies)) {
            self.own_asks.back = None;
            self.other_asks.back = Some((mark, plies));
            self.tell(News::BackAsked);
        }
    }

    fn hear_took_back(&mut self, mark: &Mark) {
        let Some(own) = self.own_mark().filter(|_| self.talk.is_same) else { return };
        if mark.backs <= own.backs {
            // Heard before.
            self.acknowledge();
            return;
        }
        let is_asked = self.own_asks.back.is_some_and(|(asked, plies)| {
            let is_next = mark.backs == asked.backs + 1 && own.backs == asked.backs;
            let hash = self.copy.as_ref().and_then(|copy| copy.hash_at(plies));
            is_next && mark.plies == plies && hash == Some(mark.hash)
        });
        if !is_asked {
            return self.blame(Fault::NotAsked);
        }
        self.take_back_to(mark.plies);
        self.talk.their = Some(*mark);
        self.acknowledge();
    }

    fn hear_ask_rematch(&mut self, id: &GameId) {
        let is_next = self.rematch_id().as_ref() == Some(id);
        if self.copy.as_ref().is_some_and(|copy| copy.id == *id) {
            // It has begun here.
            self.say_hello();
        } else if is_next && self.talk.is_same && self.own_asks.rematch {
            self.begin_rematch();
            self.say_hello();
        } else if is_next && self.talk.is_same && !self.other_asks.rematch {
            self.other_asks.rematch = true;
            self.tell(News::RematchAsked);
        }
    }

    fn hear_decline(&mut self, id: &GameId) {
        let is_fresh =
            |copy: &GameCopy| copy.id == *id && copy.plies() == 0 && !self.is_agreed && !self.talk.is_same;
        if self.own_asks.rematch && self.rematch_id().as_ref() == Some(id) {
            self.own_asks.rematch = false;
            self.tell(News::RematchDeclined);
        } else if self.copy.as_ref().is_some_and(is_fresh) {
            self.copy = None;
            self.tell(News::Declined);
            self.say_hello();
        }
    }
}

const fn ending_needs_clock(ending: Ending) -> bool {
    matches!(ending, Ending::OutOfTime(_) | Ending::Limit(_))
}
