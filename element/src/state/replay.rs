//! Replay: navigation through a game, and the view of the board.

use ansa_board::{BoardState, BoardView, Mode, Pointing, TurnEntry, destinations, moved};
use ansa_core::{Bitboard, Board, PlayedStep};

use super::{ElementEvent, ElementState};
use crate::attributes::ElementMode;
use crate::text;

impl ElementState {
    /// Shows the board after this number of plies, or at the end if the game has fewer.
    pub(super) fn go(&mut self, ply: usize, events: &mut Vec<ElementEvent>) {
        let ply = ply.min(self.plies());
        if !self.is_view_only() || ply == self.ply {
            return;
        }
        let before = core::mem::replace(&mut self.ply, ply);
        let taken_back = moved(self.steps_of(ply).iter().map(|played| played.step));
        if ply < before {
            self.leave_variation();
        }
        // A single turn is animated, forward or backward; several at once are not.
        let steps: Vec<_> = match (before + 1 == ply, before == ply + 1) {
            (true, _) => self.steps_of(before).iter().map(|played| played.step).collect(),
            _ => Vec::new(),
        };
        self.motion = moved(steps);
        if before == ply + 1 {
            self.motion = taken_back.into_iter().map(|(from, to)| (to, from)).collect();
        }
        self.motion_serial = self.motion_serial.wrapping_add(1);
        self.announcement = self.description();
        events.push(ElementEvent::Ply);
        if ply == self.plies() && !self.is_in_variation() {
            events.push(ElementEvent::End(self.game.outcome()));
        }
    }

    /// Goes to the first turn, or from there to the start.
    pub(super) fn first(&mut self, events: &mut Vec<ElementEvent>) {
        let setups = self.setups();
        self.go(if self.ply > setups { setups } else { 0 }, events);
    }

    /// Starts or stops the replay; at the end it starts from the first turn.
    pub(super) fn run(&mut self, run: bool, events: &mut Vec<ElementEvent>) {
        self.running = run && self.mode == ElementMode::Replay && self.plies() > 0;
        if self.running && self.ply == self.plies() {
            self.go(self.setups(), events);
            self.running = self.ply < self.plies();
        }
    }

    /// Shows the next ply of a running replay.
    pub(super) fn tick(&mut self, events: &mut Vec<ElementEvent>) {
        if self.running {
            self.go(self.ply + 1, events);
            self.running = self.ply < self.plies();
        }
    }

    /// The last ply shown in words, with its comment and the outcome of the game.
    pub(crate) fn description(&self) -> String {
        let played = match self.ply.checked_sub(1) {
            None => text::start().to_owned(),
            Some(ply) if self.steps_of(ply).is_empty() => text::set_up(self.game.label(ply).side),
            Some(ply) => ansa_board::text::turned(self.game.label(ply), self.steps_of(ply)),
        };
        let outcome = self.game.outcome().filter(|_| self.ply == self.plies());
        text::joined(&[&played, &self.comment(), &outcome.map(ansa_board::text::outcome).unwrap_or_default()])
    }

    /// The pieces on the board.
    fn board(&self) -> Board {
        match &self.entry {
            Some(entry) if self.ply == self.plies() => *entry.position().board(),
            _ => self.game.board_at(self.ply).unwrap_or_else(|| self.game.board()),
        }
    }

    /// The steps of the unfinished turn, or of the last ply shown.
    fn trail(&self) -> Vec<PlayedStep> {
        match self.entry.as_ref().map(TurnEntry::turn) {
            Some(turn) if turn.steps().len() > 0 => turn.steps().copied().collect(),
            _ => self.ply.checked_sub(1).map_or(Vec::new(), |ply| self.steps_of(ply).to_vec()),
        }
    }

    /// The view of the board with the pointer there.
    pub(crate) fn board_view(&self, pointing: &Pointing) -> BoardView {
        let entered = self.entry.as_ref().filter(|_| self.is_entering());
        let position = entered.map(TurnEntry::position);
        let mode = if entered.is_some() {
            Mode::Turn
        } else if self.thinking {
            Mode::Computer
        } else {
            Mode::Replay
        };
        let state = BoardState {
            position,
            selection: entered.and_then(TurnEntry::selection),
            selectable: position.map_or(Bitboard::EMPTY, destinations::selectable),
            touched: self.touched,
            hinted: self.hinted(),
            trail: self.trail(),
            motion: &self.motion,
            motion_serial: self.motion_serial,
            drawn: self.drawn(),
            ..BoardState::view_only(self.board(), mode, self.bottom())
        };
        state.view(pointing)
    }
}
