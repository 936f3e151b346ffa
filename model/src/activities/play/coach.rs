//! The coach of a first game: the most important thing that the rules say about the position, and nothing else.
//!
//! Everything is exact: what a side can reach or capture is found by trying all that can matter, and a threat of the
//! computer is what it could do if it were to move now.

use core::cmp::Reverse;

use ansa_board::EntryEvent;
use ansa_core::position::Position;
use ansa_core::threats::{CapturePlan, GoalThreat, capture_plans, frozen, goal_threat};
use ansa_core::{Bitboard, Piece, Square};

use super::ladder_state::{LadderState, Unrated};
use super::notice::Notice;
use super::play_state::PlayState;
use crate::document::Player;

/// What the coach says. Own pieces are the person's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoachFact {
    /// The rabbit on the first square can reach goal on the second in so many steps.
    WinsNow(Square, Square, u8),
    /// The computer's rabbit could.
    LetsGoal(Square, Square, u8),
    /// The computer could capture the own piece on the trap.
    Endangered(Piece, Square, Square),
    /// The person can capture the piece on the trap, in so many steps.
    Captures(Piece, Square, Square, u8),
    /// The own piece on the trap has a single friend beside it.
    HangsOn(Piece, Square, Piece, Square),
    /// The own piece is frozen by an enemy.
    Frozen(Piece, Square, Piece, Square),
}

impl CoachFact {
    /// Whether the person has something to lose.
    pub const fn is_warning(self) -> bool {
        matches!(self, Self::LetsGoal(..) | Self::Endangered(..))
    }

    /// Whether the game is decided by it, so that it is worth saying in every turn.
    const fn is_decisive(self) -> bool {
        matches!(self, Self::WinsNow(..) | Self::LetsGoal(..))
    }

    /// Whether both say the same of the same piece; ways and helpers may differ.
    fn is_same(self, other: CoachFact) -> bool {
        match (self, other) {
            (Self::Endangered(one, at, _), Self::Endangered(two, there, _))
            | (Self::Captures(one, at, ..), Self::Captures(two, there, ..))
            | (Self::HangsOn(one, at, ..), Self::HangsOn(two, there, ..))
            | (Self::Frozen(one, at, ..), Self::Frozen(two, there, ..)) => (one, at) == (two, there),
            _ => self == other,
        }
    }

    /// Whether the person has something to win.
    pub const fn is_chance(self) -> bool {
        matches!(self, Self::WinsNow(..) | Self::Captures(..))
    }
}

impl PlayState {
    /// Whether a coach can speak in this game: one person plays against the computer.
    pub fn can_coach(&self) -> bool {
        let options = self.options();
        options.has_person() && options.has_computer()
    }

    /// Whether a coach speaks.
    pub fn is_coached(&self) -> bool {
        self.options().coaches && self.can_coach()
    }

    /// The position that the coach speaks about: that of the person's turn, with the steps made so far.
    pub fn coached_position(&self) -> Option<Position> {
        let is_on = self.is_coached() && !self.is_planning() && self.mode() == ansa_board::Mode::Turn;
        let position = *self.entry()?.position()?;
        let is_persons = self.document.player(position.side()) == Player::Person;
        // The notice already says so.
        let is_said = matches!(self.notice(), Some(Notice::Entry(EntryEvent::OnGoal(_))));
        (is_on && is_persons && !is_said && !position.is_push_unfinished()).then_some(position)
    }

    /// Whether the coach says that the game is not rated: in the person's first turn, if nothing else has ended the rating.
    pub fn coach_tells_of_rating(&self) -> bool {
        let is_first = self.turns_played() < 2 && !self.has_steps_made();
        is_first
            && self.coached_position().is_some()
            && self.ladder == LadderState::Open { unrated: Some(Unrated::Coach) }
    }
}

/// What the coach has said in a game and is still true, so that it doesn't say the same in each turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CoachMemory {
    /// The number of plies of the game when the coach spoke last.
    plies: usize,
    /// What was said, with the number of plies then; `None` is that nothing is in danger.
    said: Vec<(usize, Option<CoachFact>)>,
}

/// After so many plies, that is five turns of the person, the coach says again what is still true.
const REPEATED_AFTER: usize = 10;

impl CoachMemory {
    /// What the coach says about a position of a game with so many plies: the most important fact that is new, or that
    /// nothing is in danger (`Some(None)`). `None` if there is nothing new.
    pub fn says(&mut self, position: &Position, plies: usize) -> Option<Option<CoachFact>> {
        let facts = coach_facts(position);
        if plies != self.plies {
            self.plies = plies;
            // What has ended in the meantime is new if it returns. A turn that was taken back was never seen.
            self.said.retain(|&(then, said)| {
                let is_true = match said {
                    Some(said) => facts.iter().any(|fact| fact.is_same(said)),
                    None => facts.is_empty(),
                };
                is_true && then < plies && plies - then < REPEATED_AFTER
            });
        }
        let is_old = |fact: Option<CoachFact>| {
            let is_said = |said: Option<CoachFact>| match (said, fact) {
                (Some(said), Some(fact)) => said.is_same(fact) && !fact.is_decisive(),
                (said, fact) => said == fact,
            };
            self.said.iter().any(|&(then, said)| then < plies && is_said(said))
        };
        let all = facts.iter().copied().map(Some).chain(facts.is_empty().then_some(None));
        let found = all.into_iter().find(|&fact| !is_old(fact))?;
        if !self.said.contains(&(plies, found)) {
            self.said.push((plies, found));
        }
        Some(found)
    }
}

/// All facts about the position for the side to move, the most important first.
fn coach_facts(position: &Position) -> Vec<CoachFact> {
    let side = position.side();
    let steps = |threat: &GoalThreat| threat.line.steps().len() as u8;
    let wins = goal_threat(position, side)
        .map(|threat| CoachFact::WinsNow(threat.rabbit, threat.goal, steps(&threat)));
    let lets = goal_threat(position, !side)
        .map(|threat| CoachFact::LetsGoal(threat.rabbit, threat.goal, steps(&threat)));
    let endangered = strongest_first(capture_plans(position, !side))
        .into_iter()
        .map(|plan| CoachFact::Endangered(plan.piece, plan.square, plan.trap));
    let captures = strongest_first(capture_plans(position, side))
        .into_iter()
        .map(|plan| CoachFact::Captures(plan.piece, plan.square, plan.trap, plan.line.steps().len() as u8));
    let first = wins.into_iter().chain(lets).chain(endangered).chain(captures);
    first.chain(hanging(position)).chain(frozen_pieces(position)).collect()
}

fn strongest_first(mut plans: Vec<CapturePlan>) -> Vec<CapturePlan> {
    plans.sort_by_key(|plan| Reverse(plan.piece.role));
    plans
}

/// The own pieces on traps with a single friend beside them.
fn hanging(position: &Position) -> Vec<CoachFact> {
    let board = position.board();
    let own = board.side(position.side());
    let one = |square: Square| {
        let friends = Bitboard::from_square(square).neighbours() & own;
        let friend = friends.first().filter(|_| friends.count() == 1)?;
        Some(CoachFact::HangsOn(board.piece_at(square)?, square, board.piece_at(friend)?, friend))
    };
    (own & Bitboard::TRAPS).into_iter().filter_map(one).collect()
}

/// The own pieces that are frozen, the strongest first.
fn frozen_pieces(position: &Position) -> Vec<CoachFact> {
    let board = position.board();
    let facts = frozen(board, position.side()).filter_map(|freeze| {
        let by = freeze.by.first()?;
        Some((board.piece_at(freeze.frozen)?, freeze.frozen, board.piece_at(by)?, by))
    });
    let mut facts: Vec<_> = facts.collect();
    facts.sort_by_key(|(piece, ..)| Reverse(piece.role));
    facts.into_iter().map(|(piece, square, enemy, by)| CoachFact::Frozen(piece, square, enemy, by)).collect()
}

#[cfg(test)]
mod tests;
