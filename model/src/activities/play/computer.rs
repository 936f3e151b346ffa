//! Requests to the engine, and its answers.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::Game;

use super::engine_state::Hint;
use super::notice::Notice;
use super::play_state::PlayState;
use crate::activities::engine::{EngineFault, Request, RequestKind, SearchState};
use crate::formats::words;

/// An answer of the engine, or a player's request to it.
#[derive(Clone, PartialEq, Debug)]
pub enum ComputerAction {
    /// The answer to a request: a setup or turn in the notation of records.
    Answer(u32, String),
    /// The answer to a request that judges the person's last turn.
    Judged(u32, SearchState),
    /// The person plays on after a warning.
    PlayOn,
    /// A request failed.
    NoAnswer(u32, EngineFault),
    /// The person has the computer play the best turn found so far. It then plays weaker than it could, so the game is
    /// not rated.
    MoveNow,
    /// Repeats the request.
    AskAgain,
    /// Shows the next stage of the hint: first the best piece, then the whole turn, then nothing.
    Hint,
    /// Pauses a game between computers, even during a replay.
    Pause,
    /// Resumes a game between computers.
    GoOn,
}

impl PlayState {
    /// Applies an answer of the engine, or a player's request to it.
    pub(super) fn apply_computer(&mut self, action: ComputerAction) {
        match action {
            ComputerAction::Answer(id, text) => self.answer(id, &text),
            ComputerAction::Judged(id, state) => self.judged(id, &state),
            ComputerAction::PlayOn => self.play_on(),
            ComputerAction::NoAnswer(id, fault) => self.no_answer(id, fault),
            ComputerAction::MoveNow => {
                if self.awaited().is_some_and(|request| matches!(request.kind, RequestKind::Ply(_))) {
                    self.mark_helped();
                }
            }
            ComputerAction::AskAgain => self.engine.renew(),
            ComputerAction::Hint => self.advance_hint(),
            ComputerAction::Pause if self.is_watched() => self.engine.pause(self.replay().is_some()),
            ComputerAction::Pause => {}
            ComputerAction::GoOn => self.engine.resume(),
        }
    }

    /// The request that the engine should answer now.
    pub fn awaited(&self) -> Option<Request> {
        if self.read_only || self.engine_fault().is_some() || self.warning().is_some() {
            return None;
        }
        let id = self.engine.request();
        if let Some(kind) = self.judging_request() {
            return Some(Request { id, kind });
        }
        let level = self.document.player(self.game().side()).level();
        match level.filter(|_| self.game().outcome().is_none()) {
            // A game between computers waits, so that the viewer can follow.
            Some(_) if self.is_watched() && (self.is_paused() || self.shows_played()) => None,
            Some(level) => Some(Request { id, kind: RequestKind::Ply(level) }),
            None => (self.hint() == Some(&Hint::Asked)).then_some(Request { id, kind: RequestKind::Hint }),
        }
    }

    /// The game that a request is about: the game as played, also before its last turn, or for a hint the displayed line
    /// up to its place.
    pub fn game_of_request(&self, kind: RequestKind) -> Rc<Game> {
        match kind {
            RequestKind::Ply(_) => self.game().clone(),
            RequestKind::Nodes(_) => self.judged_game(),
            RequestKind::Hint | RequestKind::Lines(..) => self.place().game(),
        }
    }

    /// Why the computer plays no ply, if its request failed.
    pub fn engine_fault(&self) -> Option<EngineFault> {
        self.engine.fault()
    }

    /// Whether a game between computers is paused.
    pub const fn is_paused(&self) -> bool {
        self.engine.is_paused()
    }

    /// Whether the board shows a past position.
    fn shows_played(&self) -> bool {
        matches!(self.mode(), Mode::Replay | Mode::Past)
    }

    fn answer(&mut self, id: u32, text: &str) {
        let Some(request) = self.awaited().filter(|awaited| awaited.id == id) else { return };
        let mut game = Game::clone(&self.game_of_request(request.kind));
        if words::play(&mut game, text).is_err() {
            return self.no_answer(id, EngineFault::Misunderstood);
        }
        match request.kind {
            RequestKind::Nodes(_) => {}
            RequestKind::Hint | RequestKind::Lines(..) => self.take_hint(&game),
            RequestKind::Ply(_) => {
                self.document.move_on(game);
                self.ply_played();
                let played = self.document.played();
                if !played.steps_of(played.len().saturating_sub(1)).is_empty() {
                    self.start_replay();
                }
            }
        }
    }

    fn no_answer(&mut self, id: u32, fault: EngineFault) {
        match self.awaited().filter(|awaited| awaited.id == id).map(|awaited| awaited.kind) {
            Some(RequestKind::Ply(_) | RequestKind::Nodes(_)) => self.engine.fail(fault),
            Some(RequestKind::Hint | RequestKind::Lines(..)) => {
                self.engine.set_hint(None);
                self.feedback.notify(Notice::NoHint(fault));
            }
            None => {}
        }
    }
}

#[cfg(test)]
mod tests;
