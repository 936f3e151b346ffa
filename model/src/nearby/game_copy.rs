//! A device's own copy of the game: what the rules and the clock make of the plies.

use ansa_core::clock::{Clock, TurnKind, Verdict};
use ansa_core::notation::PlyText;
use ansa_core::{Game, Outcome, Phase, Reason, Side};

use super::chain::ChainHash;
use super::message::{Ending, GameCard, GameId, MAX_PLIES, Mark};
use super::options::NearbyOptions;
use crate::formats::words;

/// Names the chain of hashes, with its version.
const CHAIN: &str = "ansa-nearby 1";

/// What there is to know after each ply, and before the first.
#[derive(Clone, Copy, PartialEq, Debug)]
struct State {
    hash: ChainHash,
    clock: Option<Clock>,
    /// Whether the last ply reached the game's limit.
    is_at_limit: bool,
}

/// A game as one device has it.
#[derive(Clone, PartialEq, Debug)]
pub struct GameCopy {
    pub(super) id: GameId,
    /// The side of this device.
    pub(super) side: Side,
    pub(super) options: NearbyOptions,
    /// The plies alone: it knows no other end than the board's.
    game: Game,
    /// One more than plies.
    states: Vec<State>,
    /// The time for each ply, as its player's device has told it.
    used: Vec<u64>,
    backs: u32,
    /// To how many plies the last take-back went.
    back_to: Option<u32>,
    ending: Option<Ending>,
}

/// Why a ply is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlyFault {
    /// The game is over.
    Over,
    /// It is not a legal ply, or not exactly as it is written in records.
    Illegal,
    /// It took longer than the clock allows.
    Late,
    /// There are too many.
    TooMany,
}

impl GameCopy {
    /// A game before its first ply; `None` if its options have no text.
    pub fn new(id: GameId, side: Side, options: NearbyOptions) -> Option<GameCopy> {
        let fields = options.to_fields()?;
        let parts = [&[CHAIN, id.as_str()][..], &fields.each_ref().map(String::as_str)].concat();
        let clock = options.control.map(Clock::new);
        let state = State { hash: ChainHash::of_start(&parts), clock, is_at_limit: false };
        let game = options.game();
        Some(GameCopy {
            id,
            side,
            options,
            game,
            states: vec![state],
            used: Vec::new(),
            backs: 0,
            back_to: None,
            ending: None,
        })
    }

    pub const fn id(&self) -> &GameId {
        &self.id
    }

    /// The side of this device.
    pub const fn side(&self) -> Side {
        self.side
    }

    pub const fn options(&self) -> &NearbyOptions {
        &self.options
    }

    /// The plies by the rules. It does not know of resignations and lost time: see [`GameCopy::outcome`].
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The times for the plies, in milliseconds.
    pub fn used(&self) -> &[u64] {
        &self.used
    }

    /// How often turns were taken back.
    pub const fn take_backs(&self) -> u32 {
        self.backs
    }

    /// To how many plies the last take-back went.
    pub const fn last_back(&self) -> Option<u32> {
        self.back_to
    }

    /// The state after the last take-back, for a device that has not heard of it.
    pub(super) fn back_mark(&self) -> Option<Mark> {
        let plies = self.back_to?;
        Some(Mark { backs: self.backs, plies, hash: self.hash_at(plies)?, ending: None })
    }

    /// The number of plies.
    pub fn plies(&self) -> u32 {
        // No more than MAX_PLIES.
        self.used.len() as u32
    }

    pub(super) fn mark(&self) -> Mark {
        Mark { backs: self.backs, plies: self.plies(), hash: self.hash(), ending: self.ending }
    }

    pub(super) fn card(&self) -> GameCard {
        GameCard { id: self.id.clone(), side: self.side, options: self.options.clone(), mark: self.mark() }
    }

    fn state(&self) -> Option<&State> {
        self.states.last()
    }

    pub(super) fn hash(&self) -> ChainHash {
        self.state().map_or_else(|| ChainHash::of_start(&[]), |state| state.hash)
    }

    /// Whether the first plies of this copy lead to the state of the mark.
    pub(super) fn passes(&self, mark: &Mark) -> bool {
        self.backs == mark.backs && self.hash_at(mark.plies) == Some(mark.hash)
    }

    /// The hash after so many plies.
    pub(super) fn hash_at(&self, plies: u32) -> Option<ChainHash> {
        self.states.get(plies as usize).map(|state| state.hash)
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_score = || Outcome::win(self.game.leader_by_score(), Reason::Score);
        self.game
            .outcome()
            .or_else(|| self.state().filter(|state| state.is_at_limit).map(|_| by_score()))
            .or_else(|| {
                self.ending.map(|ending| match ending {
                    Ending::Resigned(side) => Outcome::win(!side, Reason::Resignation),
                    Ending::OutOfTime(side) => Outcome::win(!side, Reason::Time),
                    Ending::Limit(_) => by_score(),
                })
            })
    }

    fn is_decided_by_plies(&self) -> bool {
        self.game.outcome().is_some() || self.state().is_some_and(|state| state.is_at_limit)
    }

    /// The clock before the next ply; `None` without a clock.
    pub fn clock(&self) -> Option<Clock> {
        self.state()?.clock
    }

    /// The kind of the next ply.
    pub fn kind(&self) -> TurnKind {
        if matches!(self.game.phase(), Phase::Setup(_)) { TurnKind::Setup } else { TurnKind::Play }
    }

    /// Plays a ply as it is written in records. On an error nothing changes.
    ///
    /// A side that has resigned while the other was moving sees that ply as well, so that both have the same plies.
    pub(super) fn play(&mut self, text: &str, used: u64) -> Result<(), PlyFault> {
        let mover = self.game.side();
        let is_crossed = matches!(self.ending, Some(Ending::Resigned(side)) if side != mover);
        if self.is_decided_by_plies() || (self.ending.is_some() && !is_crossed) {
            return Err(PlyFault::Over);
        }
        if self.plies() >= MAX_PLIES {
            return Err(PlyFault::TooMany);
        }
        let kind = self.kind();
        let mut clock = self.clock();
        if clock.is_some_and(|clock| used > clock.left(mover, kind)) {
            return Err(PlyFault::Late);
        }
        words::play(&mut self.game, text).map_err(|_| PlyFault::Illegal)?;
        if self.game.plies().last().map(|ply| PlyText::from(ply).to_string()).as_deref() != Some(text) {
            self.game.take_back();
            return Err(PlyFault::Illegal);
        }
        let verdict = clock.as_mut().map(|clock| clock.after_turn(mover, kind, used));
        let is_at_limit = self.game.outcome().is_none() && verdict == Some(Verdict::LimitReached);
        self.states.push(State { hash: self.hash().after(text), clock, is_at_limit });
        self.used.push(used);
        if self.is_decided_by_plies() {
            self.ending = None;
        }
        Ok(())
    }

    /// The text and the time of a ply.
    pub(crate) fn ply(&self, number: u32) -> Option<(String, u64)> {
        let ply = self.game.plies().get(number as usize)?;
        Some((PlyText::from(ply).to_string(), self.used.get(number as usize).copied()?))
    }

    /// Goes back to so many plies.
    pub(super) fn cut_to(&mut self, plies: u32) {
        while self.plies() > plies && self.used.pop().is_some() {
            self.game.take_back();
            self.states.pop();
        }
    }

    /// Takes plies back, as both have agreed. A resignation stays.
    pub(super) fn take_back_to(&mut self, plies: u32) {
        self.cut_to(plies);
        self.backs = self.backs.saturating_add(1);
        self.back_to = Some(plies);
        self.ending = self.ending.filter(|ending| matches!(ending, Ending::Resigned(_)));
    }

    /// Notes the take-backs of an earlier visit.
    pub(super) fn set_take_backs(&mut self, count: u32, last: Option<u32>) {
        self.backs = count.min(MAX_PLIES);
        self.back_to = last;
    }

    /// To how many plies a side may ask to go back: to its own last one, as long as the game goes on.
    pub(super) fn back_target(&self, side: Side) -> Option<u32> {
        if !self.options.take_backs || self.outcome().is_some() || self.backs >= MAX_PLIES {
            return None;
        }
        let last = self.plies().checked_sub(1)?;
        let own = if self.game.label(last as usize).side == side { last } else { last.checked_sub(1)? };
        Some(own)
    }

    /// Ends the game. Of two endings that cross, both devices choose the same. Returns whether something has changed.
    pub(super) fn end(&mut self, ending: Ending) -> bool {
        let stays = self.ending.is_some_and(|own| rank(own) <= rank(ending));
        if self.is_decided_by_plies() || stays {
            return false;
        }
        self.ending = Some(ending);
        true
    }
}

/// The order of endings that cross: a resignation counts before lost time, and gold's before silver's.
const fn rank(ending: Ending) -> usize {
    let kind = match ending {
        Ending::Resigned(_) => 0,
        Ending::OutOfTime(_) => 2,
        Ending::Limit(_) => 4,
    };
    kind + ending.teller().index()
}
