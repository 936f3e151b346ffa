//! The view of the board.

use ansa_board::{Arrow, BoardState, BoardView, Pointing};
use ansa_core::PlayedStep;

use super::learn_state::{LearnState, Stage};
use crate::activities::answer::Help;
use crate::activities::paths::turn_arrows;

impl LearnState {
    /// The board with a pointer or keyboard focus somewhere. With `offers`, arrows show the moves of the piece pointed
    /// at.
    pub fn board_view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        let draft = &self.draft;
        let can_enter = self.can_enter();
        let is_fresh = can_enter && !draft.entry.has_steps();
        let state = BoardState {
            hinted: self.hinted().filter(|_| is_fresh).map(|(_, square)| square),
            proposed: self.proposed(),
            trail: self.trail(),
            offers,
            ..draft.board_state(can_enter, self.board(), self.mode(), self.bottom())
        };
        state.view(pointing)
    }

    /// Arrows of the best turn, where it is shown.
    fn proposed(&self) -> Vec<Arrow> {
        let is_hint = self.can_enter() && self.help == Help::Much && !self.draft.entry.has_steps();
        let Some(exercise) = self.exercise().filter(|_| is_hint || matches!(self.stage, Stage::Shown(_)))
        else {
            return Vec::new();
        };
        turn_arrows(&exercise.best, exercise.side())
    }

    /// The steps whose squares are marked.
    fn trail(&self) -> Vec<PlayedStep> {
        match &self.stage {
            Stage::Judging(attempt) | Stage::NotJudged(attempt, _) | Stage::Solved(attempt) => {
                attempt.steps.clone()
            }
            Stage::Shown(_) => Vec::new(),
            Stage::Asking | Stage::Refused(..) => self.draft.entry.steps(),
        }
    }
}
