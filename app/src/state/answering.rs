//! What the computer answers.

use super::notice::Notice;
use super::table::{Replay, Table};
use super::words;

/// Something heard of the computer, or asked of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ComputerAction {
    /// Its answer to a request: its setup or turn in words.
    Answer(u32, String),
    /// It failed to answer a request.
    NoAnswer(u32, String),
    /// It is asked again.
    AskAgain,
}

impl Table {
    /// Takes up what was heard of the computer.
    pub(super) fn hear(&mut self, action: ComputerAction) {
        match action {
            ComputerAction::Answer(request, text) => self.answer(request, &text),
            ComputerAction::NoAnswer(request, message) => {
                if self.awaited().is_some_and(|(awaited, _)| awaited == request) {
                    self.notice = Some(Notice::EngineFailed(message));
                }
            }
            ComputerAction::AskAgain => self.request += 1,
        }
    }

    fn answer(&mut self, request: u32, text: &str) {
        if self.awaited().is_none_or(|(awaited, _)| awaited != request) {
            return;
        }
        match words::play(&mut self.game, text) {
            Ok(()) => {
                self.ply_played();
                let ply = self.game.plies().len() - 1;
                if !self.steps_of(ply).is_empty() {
                    self.replay = Some(Replay { ply, shown: 0 });
                }
            }
            Err(error) => self.notice = Some(Notice::EngineFailed(error.to_string())),
        }
    }
}
