//! The engine's part in a game: requests, failures, hints.

use ansa_core::PlayedStep;

use crate::activities::engine::EngineFault;

/// The stage of a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Requested: the engine is searching.
    Asked,
    /// The piece that should move is marked. The steps are those after the steps made.
    Piece(Vec<PlayedStep>),
    /// Arrows show the whole turn.
    Turn(Vec<PlayedStep>),
    /// The turn should end after the steps made.
    End,
}

/// The state of the engine's part in a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct EngineState {
    /// Counts the requests, to distinguish late answers from awaited ones.
    pub request: u32,
    /// The request that failed, and why.
    failed: Option<(u32, EngineFault)>,
    /// Whether a game between computers is paused.
    pub paused: bool,
    /// Whether it was paused during a replay. A replay started while the game is paused runs to its end.
    pub replay_stopped: bool,
    pub(super) hint: Option<Hint>,
    /// Whether the request for the last hint has made the game unrated.
    pub(super) hint_ended_rating: bool,
}

impl EngineState {
    /// Makes the answers to all requests so far outdated.
    pub(super) fn renew(&mut self) {
        self.request = self.request.wrapping_add(1);
    }

    /// The current request has failed.
    pub(super) fn fail(&mut self, fault: EngineFault) {
        self.failed = Some((self.request, fault));
    }

    /// Why the current request failed.
    pub(super) fn fault(&self) -> Option<EngineFault> {
        self.failed.filter(|&(id, _)| id == self.request).map(|(_, fault)| fault)
    }

    /// Pauses a game between computers, and its replay if one runs.
    pub(super) fn pause(&mut self, is_replaying: bool) {
        self.paused = true;
        self.replay_stopped = is_replaying;
    }

    /// Resumes a game between computers.
    pub(super) fn resume(&mut self) {
        self.paused = false;
        self.replay_stopped = false;
        self.renew();
    }

    /// Lets a replay run, although the game may be paused.
    pub(super) fn start_replay(&mut self) {
        self.replay_stopped = false;
    }

    /// Shows a stage of a hint, or none.
    pub(super) fn set_hint(&mut self, hint: Option<Hint>) {
        self.hint = hint;
    }

    /// Continues the numbers of another game's requests.
    pub(super) fn continue_from(&mut self, before: &EngineState) {
        self.request = before.request.wrapping_add(1);
    }
}
