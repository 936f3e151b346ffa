//! Requests to the engine, and its answers.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::{Level, Side};

use super::hint::Hint;
use super::notice::Notice;
use super::play_state::{PlayState, Replay};
use super::players::Player;
use super::words;

/// An answer of the engine, or a player's request to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ComputerAction {
    /// The answer to a request: a setup or turn in the notation of records.
    Answer(u32, String),
    /// A request failed.
    NoAnswer(u32, EngineFault),
    /// Repeats the request.
    AskAgain,
    /// Shows the next stage of the hint: first the best piece, then the whole turn, then nothing.
    Hint,
    /// Pauses a game between computers, even during a replay.
    Pause,
    /// Resumes a game between computers.
    GoOn,
}

/// The purpose of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RequestKind {
    /// The computer's own setup or turn.
    Ply(Level),
    /// A good turn for the person to move.
    Hint,
}

/// A request to the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    /// Distinguishes answers to this request from late answers to earlier ones.
    pub(crate) id: u32,
    /// The purpose.
    pub(crate) kind: RequestKind,
}

/// Why a request failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EngineFault {
    /// The engine could not be started.
    NotStarted,
    /// The engine crashed.
    Died,
    /// The engine and the page are of different versions.
    OtherVersion,
    /// The engine rejects the game, or its answer is invalid.
    Misunderstood,
}

/// The state of the engine's part in a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct EngineState {
    /// The request that failed, and why.
    failed: Option<(u32, EngineFault)>,
    /// Whether a game between computers is paused.
    pub(super) paused: bool,
    /// Whether it was paused during a replay. A replay started while the game is paused runs to its end.
    pub(super) stopped_replay: bool,
    /// The hint shown to the person.
    pub(super) hint: Option<Hint>,
}

impl PlayState {
    /// Applies an answer of the engine, or a player's request to it.
    pub(super) fn apply_computer(&mut self, action: ComputerAction) {
        match action {
            ComputerAction::Answer(id, text) => self.answer(id, &text),
            ComputerAction::NoAnswer(id, fault) => self.no_answer(id, fault),
            ComputerAction::AskAgain => self.request += 1,
            ComputerAction::Hint => self.advance_hint(),
            ComputerAction::Pause => {
                self.engine.paused = self.is_watched();
                self.engine.stopped_replay = self.is_watched() && self.replay.is_some();
            }
            ComputerAction::GoOn => {
                self.engine.paused = false;
                self.engine.stopped_replay = false;
                self.request += 1;
            }
        }
    }

    /// The request that the engine should answer now.
    pub(crate) fn awaited(&self) -> Option<Request> {
        if self.passive || self.game.outcome().is_some() || self.engine_fault().is_some() {
            return None;
        }
        let kind = match self.options.players[self.game.side()].level() {
            Some(_) if self.is_watched() && (self.is_paused() || self.shows_played()) => return None,
            Some(level) => RequestKind::Ply(level),
            None if self.hint() == Some(&Hint::Asked) => RequestKind::Hint,
            None => return None,
        };
        Some(Request { id: self.request, kind })
    }

    /// Why the computer plays no ply, if its request failed.
    pub(crate) fn engine_fault(&self) -> Option<EngineFault> {
        self.engine.failed.filter(|&(id, _)| id == self.request).map(|(_, fault)| fault)
    }

    /// Whether the computer plays both sides and the person only watches.
    pub(crate) fn is_watched(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.options.players[side] != Player::Person)
    }

    /// Whether a game between computers is paused.
    pub(crate) const fn is_paused(&self) -> bool {
        self.engine.paused
    }

    /// Whether the board shows a past position. A game between computers waits for it, so that the viewer can follow.
    fn shows_played(&self) -> bool {
        matches!(self.mode(), Mode::Replay | Mode::Past)
    }

    fn answer(&mut self, id: u32, text: &str) {
        let Some(request) = self.awaited().filter(|awaited| awaited.id == id) else { return };
        let mut game = self.game.clone();
        if words::play(Rc::make_mut(&mut game), text).is_err() {
            return self.no_answer(id, EngineFault::Misunderstood);
        }
        match request.kind {
            RequestKind::Hint => self.take_hint(&game),
            RequestKind::Ply(_) => {
                self.game = game;
                self.ply_played();
                let ply = self.game.plies().len() - 1;
                if !self.steps_of(ply).is_empty() {
                    self.replay = Some(Replay { ply, shown: 0 });
                }
            }
        }
    }

    fn no_answer(&mut self, id: u32, fault: EngineFault) {
        match self.awaited().filter(|awaited| awaited.id == id).map(|awaited| awaited.kind) {
            Some(RequestKind::Ply(_)) => self.engine.failed = Some((id, fault)),
            Some(RequestKind::Hint) => {
                self.engine.hint = None;
                self.notice = Some(Notice::NoHint(fault));
            }
            None => {}
        }
    }
}

#[cfg(test)]
mod tests;
