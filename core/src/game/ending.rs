//! How games end: on the board, for reasons that the board does not show, and by score.

use super::{Game, Phase, PlayError};
use crate::piece::Side;
use crate::position::outcome::{Outcome, Reason};
use crate::position::rule_set::AllRabbitsGone;

impl Game {
    /// Ends the game for a reason that the board does not show, such as time, resignation or score.
    ///
    /// # Errors
    /// The game is already over.
    pub fn end(&mut self, outcome: Outcome) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::GameOver);
        }
        self.outcome = Some(outcome);
        Ok(())
    }

    /// Continues a game that ended because one side lost all its rabbits, if its rules are older than 2008-07-01.
    ///
    /// In those years this ended tournament games, but casual games went on. Once the next turn has been played, the
    /// loss no longer ends the game. Under other rules, or if the game ended another way, this does nothing.
    pub fn play_on(&mut self) {
        let eliminated = self.outcome.is_some_and(|outcome| outcome.reason == Reason::Elimination);
        if eliminated && self.rules.all_rabbits_gone == AllRabbitsGone::Draw {
            self.outcome = None;
        }
    }

    pub(super) fn outcome_on_board(&self) -> Option<Outcome> {
        let position = self.start_of_turn()?;
        let outcome = position.outcome(self.rules, |end| self.is_forbidden(end));
        if !self.was_played_on() || outcome.is_none_or(|outcome| outcome.reason != Reason::Elimination) {
            return outcome;
        }
        let stuck = !position.has_legal_turn(|end| self.is_forbidden(end));
        stuck.then(|| Outcome::win(!position.side(), Reason::Immobilisation))
    }

    /// Whether a side had lost all its rabbits before the last turn: see [`Game::play_on`].
    fn was_played_on(&self) -> bool {
        let Some(Phase::Turn(before)) = self.phases.iter().nth_back(1) else { return false };
        self.rules.all_rabbits_gone == AllRabbitsGone::Draw
            && Side::ALL.into_iter().any(|side| !before.board().has_rabbits(side))
    }

    /// The winner if a limit ended the game now: the side with more pieces, otherwise the side that had more when the
    /// counts last differed, otherwise Silver.
    #[must_use]
    pub fn leader_by_score(&self) -> Side {
        self.phases
            .iter()
            .rev()
            .filter_map(|state| match state {
                Phase::Turn(position) => Some(position.board()),
                Phase::Setup(_) => None,
            })
            .map(|board| (board.side(Side::Gold).count(), board.side(Side::Silver).count()))
            .find(|(gold, silver)| gold != silver)
            .map_or(Side::Silver, |(gold, silver)| if gold > silver { Side::Gold } else { Side::Silver })
    }
}
