//! What the person, the transport and the passing of time do to a game between two devices.

use ansa_core::Side;

use super::game_copy::GameCopy;
use super::message::{ByeReason, Ending, GameId, Message};
use super::nearby_game::{Connection, NearbyGame};
use super::news::{ActionRefusal, EndReason, NearbyEffects, News, TransportFault};
use super::options::NearbyOptions;
use super::phrase::Phrase;
use super::talk::Talk;
use crate::Apply;

/// How long the devices may look for each other, in milliseconds.
const CONNECT: u64 = 15_000;

/// How long a clock waits while the person is shown the other's turn, and within which time that has to begin.
const SHOWING: u64 = 10_000;
const SHOWING_BEGINS: u64 = 1_000;

/// What can happen.
#[derive(Clone, PartialEq, Debug)]
pub enum NearbyAction {
    /// The transport looks for the other device.
    Connecting,
    /// The transport is open.
    Opened,
    /// A text has come.
    Received(String),
    /// The transport has ended by itself.
    Closed(TransportFault),
    /// So many milliseconds have passed.
    Passed(u64),
    /// The person is shown the turn that the other has just played, or has seen it.
    Showing(bool),
    /// Offers a game to the other, with `side` for this device.
    Propose {
        id: GameId,
        side: Side,
        options: NearbyOptions,
    },
    /// Goes on with a game of an earlier visit, in which this device may have asked to go back to so many plies.
    TakeUp(Box<GameCopy>, Option<u32>),
    /// Takes the game that the other has offered, or not.
    AnswerProposal(bool),
    /// Plays a ply, as it is written in records.
    Play(String),
    Resign,
    /// Asks to take back this side's last turn.
    AskBack,
    AnswerBack(bool),
    /// Asks for a further game with exchanged sides.
    AskRematch,
    AnswerRematch(bool),
    Say(Phrase),
    /// Ends the connection.
    Leave,
}

impl Apply for NearbyGame {
    type Action = NearbyAction;
    type Effect = NearbyEffects;

    fn apply(&mut self, action: impl Into<NearbyAction>) -> Option<NearbyEffects> {
        let done = match action.into() {
            NearbyAction::Connecting => {
                self.connection = Connection::Connecting(0);
                Ok(())
            }
            NearbyAction::Opened => {
                self.open();
                Ok(())
            }
            NearbyAction::Received(text) => {
                self.receive(&text);
                Ok(())
            }
            NearbyAction::Closed(fault) => {
                if matches!(self.connection, Connection::Open | Connection::Connecting(_)) {
                    self.end_connection(EndReason::Transport(fault), None);
                }
                Ok(())
            }
            NearbyAction::Passed(milliseconds) => {
                self.pass(milliseconds);
                Ok(())
            }
            NearbyAction::Showing(is_shown) => {
                self.wait = if is_shown && self.can_wait() { SHOWING } else { 0 };
                Ok(())
            }
            NearbyAction::Propose { id, side, options } => self.propose(id, side, options),
            NearbyAction::TakeUp(copy, asked) => {
                self.go_on_with(*copy, asked);
                Ok(())
            }
            NearbyAction::AnswerProposal(is_wanted) => self.answer_proposal(is_wanted),
            NearbyAction::Play(text) => self.play(&text),
            NearbyAction::Resign => self.resign(),
            NearbyAction::AskBack => self.ask_back(),
            NearbyAction::AnswerBack(is_allowed) => self.answer_back(is_allowed),
            NearbyAction::AskRematch => self.ask_rematch(),
            NearbyAction::AnswerRematch(is_wanted) => self.answer_rematch(is_wanted),
            NearbyAction::Say(phrase) => self.say(phrase),
            NearbyAction::Leave => {
                if matches!(self.connection, Connection::Open | Connection::Connecting(_)) {
                    self.end_connection(EndReason::Left, Some(ByeReason::Left));
                }
                Ok(())
            }
        };
        if let Err(refusal) = done {
            self.tell(News::Refused(refusal));
        }
        let effects = core::mem::take(&mut self.effects);
        (!effects.is_empty()).then_some(effects)
    }
}

impl NearbyGame {
    fn open(&mut self) {
        self.connection = Connection::Open;
        self.talk = Talk::default();
        self.offered = None;
        self.tell(News::Connected);
        self.say_hello();
    }

    fn pass(&mut self, milliseconds: u64) {
        match self.connection {
            Connection::Connecting(passed) => {
                let passed = passed.saturating_add(milliseconds);
                if passed >= CONNECT {
                    self.end_connection(EndReason::NoAnswer, None);
                } else {
                    self.connection = Connection::Connecting(passed);
                }
            }
            Connection::Open => {
                self.pass_clock(milliseconds);
                let due = self.talk.pass(milliseconds);
                if due.is_lost {
                    self.end_connection(EndReason::Silence, None);
                    return;
                }
                if due.ping {
                    self.send(&Message::Ping);
                }
                if due.retry {
                    self.retry();
                }
            }
            Connection::None | Connection::Ended(_) => {}
        }
    }

    /// Each device watches the clock of its own side alone: it knows best when the person has seen the turn.
    fn pass_clock(&mut self, milliseconds: u64) {
        let waited = self.wait.min(milliseconds);
        self.wait -= waited;
        let milliseconds = milliseconds - waited;
        if !self.clock_runs() {
            return;
        }
        self.spent = self.spent.saturating_add(milliseconds);
        let spent = self.spent;
        let Some(copy) = &mut self.copy else { return };
        let own = copy.side;
        let Some(clock) = copy.clock().filter(|_| copy.game().side() == own) else { return };
        let left = clock.left(own, copy.kind());
        // After a long sleep both may have passed: the earlier one counts.
        let ending = if clock.left_for_game().is_some_and(|game| game <= spent && game <= left) {
            Ending::Limit(own)
        } else if spent > left {
            Ending::OutOfTime(own)
        } else {
            return;
        };
        self.end_game(ending);
    }

    /// Whether the other has just played. Nobody stops the clock by looking at the turn again.
    fn can_wait(&self) -> bool {
        let is_own_turn = |copy: &GameCopy| copy.game().side() == copy.side && copy.plies() > 0;
        self.spent < SHOWING_BEGINS && self.copy.as_ref().is_some_and(is_own_turn)
    }

    fn end_game(&mut self, ending: Ending) {
        if self.copy.as_mut().is_some_and(|copy| copy.end(ending)) {
            self.other_asks.back = None;
            self.talk.repeat();
            if let Some(mark) = self.own_mark() {
                self.send(&Message::End(mark));
            }
            self.tell_if_over();
        }
    }

    fn propose(&mut self, id: GameId, side: Side, options: NearbyOptions) -> Result<(), ActionRefusal> {
        let copy = GameCopy::new(id, side, options).ok_or(ActionRefusal::Options)?;
        self.take_up(copy);
        self.say_hello();
        Ok(())
    }

    fn answer_proposal(&mut self, is_wanted: bool) -> Result<(), ActionRefusal> {
        let card = self.offered.take().ok_or(ActionRefusal::NotAsked)?;
        if !is_wanted {
            self.send(&Message::Decline(card.id));
            return Ok(());
        }
        let copy =
            GameCopy::new(card.id.clone(), !card.side, card.options.clone()).ok_or(ActionRefusal::Options)?;
        self.take_up(copy);
        self.meet(&card.mark);
        self.say_hello();
        Ok(())
    }

    /// The copy, if this device's side may play in it.
    fn playing(&mut self) -> Result<&mut GameCopy, ActionRefusal> {
        let copy = self.copy.as_mut().ok_or(ActionRefusal::NoGame)?;
        if copy.outcome().is_some() { Err(ActionRefusal::Over) } else { Ok(copy) }
    }

    fn play(&mut self, text: &str) -> Result<(), ActionRefusal> {
        let (can_be_told, has_asked) = (self.is_open() && self.talk.is_same, self.own_asks.back.is_some());
        let (is_agreed, is_behind, spent) = (self.is_agreed, self.talk.target.is_some(), self.spent);
        let copy = self.playing()?;
        if copy.game().side() != copy.side {
            return Err(ActionRefusal::NotOwnTurn);
        }
        // Without a connection no clock runs, so only a game without one goes on.
        if !can_be_told && (!is_agreed || copy.options.control.is_some()) {
            return Err(ActionRefusal::NotConnected);
        }
        if has_asked {
            return Err(ActionRefusal::AwaitsAnswer);
        }
        if is_behind {
            return Err(ActionRefusal::Behind);
        }
        let number = copy.plies();
        copy.play(text, spent).map_err(|_| ActionRefusal::IllegalPly)?;
        self.plies_changed();
        self.talk.repeat();
        if can_be_told {
            self.send_plies_from(number);
        }
        self.tell_if_over();
        Ok(())
    }

    fn resign(&mut self) -> Result<(), ActionRefusal> {
        let own = self.playing()?.side;
        self.end_game(Ending::Resigned(own));
        Ok(())
    }

    fn ask_back(&mut self) -> Result<(), ActionRefusal> {
        if !self.is_open() || !self.talk.is_same {
            return Err(ActionRefusal::NotConnected);
        }
        if self.other_asks.back.is_some() {
            return Err(ActionRefusal::AwaitsAnswer);
        }
        let declined = self.declined_back;
        let copy = self.playing()?;
        let plies = copy.back_target(copy.side).ok_or(ActionRefusal::NoTakeBack)?;
        let mark = copy.mark();
        if declined == Some(mark) {
            return Err(ActionRefusal::Declined);
        }
        self.own_asks.back = Some((mark, plies));
        self.talk.repeat();
        self.send(&Message::AskBack { mark, plies });
        Ok(())
    }

    fn answer_back(&mut self, is_allowed: bool) -> Result<(), ActionRefusal> {
        let (mark, plies) = self.other_asks.back.take().ok_or(ActionRefusal::NotAsked)?;
        if is_allowed {
            self.take_back_to(plies);
            self.tell_back();
        } else {
            self.declined_back = Some(mark);
            self.send(&Message::DeclineBack(mark));
        }
        Ok(())
    }

    fn ask_rematch(&mut self) -> Result<(), ActionRefusal> {
        let id = self.rematch_id().ok_or(ActionRefusal::NotOver)?;
        if !self.is_open() || !self.talk.is_same {
            return Err(ActionRefusal::NotConnected);
        }
        if self.other_asks.rematch {
            return self.answer_rematch(true);
        }
        self.own_asks.rematch = true;
        self.talk.repeat();
        self.send(&Message::AskRematch(id));
        Ok(())
    }

    fn answer_rematch(&mut self, is_wanted: bool) -> Result<(), ActionRefusal> {
        if !core::mem::take(&mut self.other_asks.rematch) {
            return Err(ActionRefusal::NotAsked);
        }
        if is_wanted {
            self.begin_rematch();
            self.say_hello();
        } else if let Some(id) = self.rematch_id() {
            self.send(&Message::Decline(id));
        }
        Ok(())
    }

    fn say(&mut self, phrase: Phrase) -> Result<(), ActionRefusal> {
        if !self.is_open() {
            return Err(ActionRefusal::NotConnected);
        }
        self.send(&Message::Say(phrase));
        Ok(())
    }
}
