//! Requests to the engine, and its answers.

use std::rc::Rc;

use ansa_board::Mode;
use ansa_core::Game;
use ansa_core::notation::PlyText;
use ansa_core::record::Played;

use super::engine_state::Hint;
use super::ladder_state::Unrated;
use super::play_state::PlayState;
use crate::activities::engine::{EngineFault, Request, RequestKind, SearchEvent, SearchStart};

/// An answer of the engine, or a player's request to it.
#[derive(Clone, PartialEq, Debug)]
pub enum ComputerAction {
    /// What the engine reports of a request.
    Search(u32, SearchEvent),
    /// The person plays on after a warning.
    PlayOn,
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
            ComputerAction::Search(id, event) => self.search_reported(id, &event),
            ComputerAction::PlayOn => self.play_on(),
            ComputerAction::MoveNow => {
                if self.awaited().is_some_and(|request| matches!(request.kind, RequestKind::Ply(_))) {
                    self.mark_helped(Unrated::MoveNow);
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
        let id = self.engine.request;
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

    /// Whether the game goes on by itself: the computer is to set up or to move, or judges a turn.
    pub fn awaits_computer(&self) -> bool {
        self.awaited()
            .is_some_and(|request| matches!(request.kind, RequestKind::Ply(_) | RequestKind::Nodes(_)))
    }

    /// Where the search for a request starts: for a hint, with the steps of the draft.
    pub fn search_start(&self, request: &Request) -> SearchStart {
        let steps = if request.kind == RequestKind::Hint { self.steps_made() } else { Vec::new() };
        SearchStart { steps, time: self.time_for_computer(), ..self.game_of_request(request.kind).into() }
    }

    /// The game that a request is about: the game as played, also before its last turn, or for a hint the displayed line
    /// up to its place.
    fn game_of_request(&self, kind: RequestKind) -> Rc<Game> {
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
        self.engine.paused
    }

    /// Whether the board shows a past position.
    fn shows_played(&self) -> bool {
        matches!(self.mode(), Mode::Replay | Mode::Past)
    }

    fn search_reported(&mut self, id: u32, event: &SearchEvent) {
        let Some(request) = self.awaited().filter(|awaited| awaited.id == id) else { return };
        match (event, request.kind) {
            (SearchEvent::Progress(_), _) => {}
            (SearchEvent::Best(_, state), RequestKind::Nodes(_)) => self.judged(state),
            (SearchEvent::Best(ply, _), kind) => self.answer(kind, ply),
            (SearchEvent::Failed(fault), kind) => self.no_answer(kind, *fault),
        }
    }

    fn answer(&mut self, kind: RequestKind, ply: &PlyText) {
        let mut game = Game::clone(&self.game_of_request(kind));
        if game.play_text(ply) != Ok(Played::Ply) {
            return self.no_answer(kind, EngineFault::Misunderstood);
        }
        if !matches!(kind, RequestKind::Ply(_)) {
            return self.take_hint(&game);
        }
        self.document.move_on(game);
        self.ply_played();
        self.replay_played();
    }

    fn no_answer(&mut self, kind: RequestKind, fault: EngineFault) {
        match kind {
            RequestKind::Ply(_) | RequestKind::Nodes(_) => self.engine.fail(fault),
            RequestKind::Hint | RequestKind::Lines(..) => self.no_hint(fault),
        }
    }
}

#[cfg(test)]
mod tests;
