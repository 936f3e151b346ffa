//! Counting the game for the ladder: its result, and what makes it unrated.

use ansa_core::Side;

use super::ladder_state::{LadderState, Unrated};
use super::play_state::PlayState;
use crate::activities::rated_game::{RatedGame, RatingChange};
use crate::document::Player;

impl PlayState {
    /// The result that the ladder has not counted yet, once the game is over.
    pub fn uncounted_result(&self) -> Option<RatedGame> {
        let LadderState::Open { unrated } = self.ladder else { return None };
        let winner = self.game().outcome().filter(|_| !self.read_only)?.winner?;
        let person = Side::ALL.into_iter().find(|&side| self.is_person(side))?;
        let Player::Computer(level) = self.document.player(!person) else { return None };
        Some(RatedGame { level, is_won: winner == person, is_rated: unrated.is_none() })
    }

    /// The ladder has counted the result.
    pub(super) fn mark_counted(&mut self, change: Option<RatingChange>) {
        if let LadderState::Open { unrated } = self.ladder
            && self.uncounted_result().is_some()
        {
            self.ladder = LadderState::Counted(change.ok_or(unrated.unwrap_or(Unrated::Unknown)));
        }
    }

    /// Whether the result will be rated, as far as the game was played.
    pub fn is_rated(&self) -> bool {
        self.ladder == LadderState::Open { unrated: None }
    }

    /// The person has had help, so the game does not count for the rating. The first help is the reason; help after
    /// the end changes nothing.
    pub fn mark_helped(&mut self, help: Unrated) {
        if let LadderState::Open { unrated } = &mut self.ladder
            && self.document.game().outcome().is_none()
        {
            unrated.get_or_insert(help);
        }
    }
}

#[cfg(test)]
mod tests;
