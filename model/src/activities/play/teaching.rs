//! The teaching game: each turn of the person is judged after it has ended, and one that loses much is named, so that it
//! can be taken back before the computer moves.
//!
//! It is an option of games without a clock between a person and the computer, in which turns may be taken back. Two
//! searches with fixed limits, of the positions before and after the turn, take the place of the computer's own search;
//! then the computer waits until the person has decided.

use crate::formats::words;
use std::rc::Rc;

use ansa_core::game::Ply;
use ansa_core::review::{same_end, throws_away};
use ansa_core::{Game, Level, PlayedStep, Side, steps_of};

use super::play_state::PlayState;
use super::teaching_state::{Before, Warning};
use crate::activities::engine::{NODES_FOR_JUDGING, RequestKind, SearchState};
use crate::document::Cursor;

/// How much of the chance to win a turn must give away, from 0 to 1, before it is named. Against a weak computer only
/// the worst mistakes are, because a beginner makes many.
const fn least_loss(level: Level) -> f64 {
    match level.number() {
        ..=3 => 0.3,
        4..=6 => 0.2,
        _ => 0.15,
    }
}

impl PlayState {
    /// Whether the game teaches.
    pub fn is_taught(&self) -> bool {
        let options = self.options();
        let people = Side::ALL.into_iter().filter(|&side| self.is_person(side)).count();
        let is_casual = options.take_backs && options.control.is_none();
        options.teaches && is_casual && people == 1 && options.has_computer()
    }

    /// Whether the last ply is a turn of the person that nobody has decided on.
    fn is_undecided(&self) -> bool {
        self.is_taught()
            && self.game().outcome().is_none()
            && !self.is_persons_turn()
            && self.game().plies().len() > self.teaching.decided
            && matches!(self.game().plies().last(), Some(Ply::Turn(_)))
    }

    /// Whether the person's last turn is being judged.
    pub fn is_judging(&self) -> bool {
        self.is_undecided() && self.teaching.warning.is_none()
    }

    /// The warning about the person's last turn. The computer does not move until the person has decided.
    pub fn warning(&self) -> Option<&Warning> {
        let (_, warning) = self.teaching.warning.as_ref().filter(|_| self.is_undecided())?;
        Some(warning)
    }

    /// The request that judges the person's last turn.
    pub(super) fn judging_request(&self) -> Option<RequestKind> {
        self.is_judging().then_some(RequestKind::Nodes(NODES_FOR_JUDGING))
    }

    /// The game that is searched to judge the turn: first before the turn, then after it.
    pub(super) fn judged_game(&self) -> Rc<Game> {
        match self.teaching.before {
            Some(_) => self.game().clone(),
            None => self.before_last().game(),
        }
    }

    fn before_last(&self) -> Cursor {
        Cursor::after(self.document.played().clone(), self.game().plies().len().saturating_sub(1))
    }

    /// The person plays on with the turn that was warned of.
    pub(super) fn play_on(&mut self) {
        if self.warning().is_some() {
            self.decide();
        }
    }

    /// The last ply needs no decision any more.
    fn decide(&mut self) {
        self.teaching.decide(self.game().plies().len());
        self.engine.renew();
    }

    /// Takes the result of a search that judges the person's last turn.
    pub(super) fn judged(&mut self, state: &SearchState) {
        let (side, plies) = (!self.game().side(), self.game().plies().len());
        match self.teaching.before.take() {
            None => {
                let found = state.chance(side).zip(state.best_turn());
                let played = self.last_turn();
                match found {
                    Some((chance, best))
                        if !same_end(self.game(), plies - 1, &steps_of(&played), &steps_of(best)) =>
                    {
                        self.teaching.before = Some((plies, Before { chance, best: best.to_vec() }));
                        self.engine.renew();
                    }
                    // The engine's own turn, or nothing to compare with.
                    _ => self.decide(),
                }
            }
            Some((_, before)) => {
                let level = self.document.player(self.game().side()).level();
                let after = state.chance(side);
                // A piece that is lost for nothing is named by every level.
                let is_waste = throws_away(&self.last_turn(), side) && !throws_away(&before.best, side);
                let is_named = |level, loss: f64| loss >= least_loss(level) || (is_waste && loss > 0.0);
                match level.zip(after).filter(|&(level, after)| is_named(level, before.chance - after)) {
                    Some((_, after)) => {
                        let warning = Warning::of(before.best, before.chance, after);
                        self.teaching.warning = Some((plies, warning));
                        self.engine.renew();
                    }
                    None => self.decide(),
                }
            }
        }
    }

    /// The steps of the last ply.
    pub fn last_turn(&self) -> Vec<PlayedStep> {
        self.game().plies().last().map_or(Vec::new(), |ply| ply.steps().to_vec())
    }

    /// The position before the last ply; `None` if that is a setup.
    pub fn position_before_last(&self) -> Option<ansa_core::position::Position> {
        self.before_last().position()
    }

    /// A turn in the notation of records, from the position before the last ply; `None` if it is not legal there.
    pub(super) fn read_better(&self, text: &str) -> Option<Vec<PlayedStep>> {
        let turn = words::turn_at(self.position_before_last()?, text)?;
        turn.finish().ok()?;
        Some(turn.steps().copied().collect())
    }
}

#[cfg(test)]
mod tests;
