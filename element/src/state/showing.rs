//! Going through a game, and what the board shows.

use ansa_board::{BoardState, BoardView, Mode, Pointing, destinations, moved};
use ansa_core::{Bitboard, Board, PlayedStep};

use super::{Happened, State};
use crate::attributes::Kind;
use crate::text;

impl State {
    /// Shows the board after so many plies, or after all if there are fewer.
    pub(super) fn go(&mut self, ply: usize, happened: &mut Vec<Happened>) {
        let ply = ply.min(self.plies());
        if !self.is_shown_through() || ply == self.ply {
            return;
        }
        let before = core::mem::replace(&mut self.ply, ply);
        // One turn is seen as it is played, or taken back; more are too many to be followed.
        let steps: Vec<_> = match (before + 1 == ply, before == ply + 1) {
            (true, _) => self.steps_of(before).iter().map(|played| played.step).collect(),
            _ => Vec::new(),
        };
        self.motion = moved(steps);
        if before == ply + 1 {
            let back = moved(self.steps_of(ply).iter().map(|played| played.step));
            self.motion = back.into_iter().map(|(from, to)| (to, from)).collect();
        }
        self.motion_serial = self.motion_serial.wrapping_add(1);
        self.said = self.standing();
        happened.push(Happened::Ply);
        if ply == self.plies() {
            happened.push(Happened::End(self.game.outcome()));
        }
    }

    /// To the first turn, or from there to the very beginning.
    pub(super) fn first(&mut self, happened: &mut Vec<Happened>) {
        let setups = self.setups();
        self.go(if self.ply > setups { setups } else { 0 }, happened);
    }

    /// Lets the replay run, from its start if it has come to its end.
    pub(super) fn run(&mut self, run: bool, happened: &mut Vec<Happened>) {
        self.running = run && self.kind == Kind::Replay && self.plies() > 0;
        if self.running && self.ply == self.plies() {
            self.go(self.setups(), happened);
            self.running = self.ply < self.plies();
        }
    }

    pub(super) fn tick(&mut self, happened: &mut Vec<Happened>) {
        if self.running {
            self.go(self.ply + 1, happened);
            self.running = self.ply < self.plies();
        }
    }

    /// In words, what the last ply shown was, with what is said about it and how the game ended.
    pub(crate) fn standing(&self) -> String {
        let played = match self.ply.checked_sub(1) {
            None => text::START.to_owned(),
            Some(ply) if self.steps_of(ply).is_empty() => text::set_up(self.game.label(ply).side),
            Some(ply) => ansa_board::text::turned(self.game.label(ply), self.steps_of(ply)),
        };
        let outcome = self.game.outcome().filter(|_| self.ply == self.plies());
        text::joined(&[&played, self.comment(), &outcome.map(ansa_board::text::outcome).unwrap_or_default()])
    }

    /// What stands on the board.
    fn board(&self) -> Board {
        match &self.turn {
            Some(turn) if self.ply == self.plies() => *turn.position().board(),
            _ => self.game.board_at(self.ply).unwrap_or_else(|| self.game.board()),
        }
    }

    /// The steps of the turn in the making, or else of the last ply shown.
    fn trail(&self) -> Vec<PlayedStep> {
        match &self.turn {
            Some(turn) if turn.steps().len() > 0 => turn.steps().copied().collect(),
            _ => self.ply.checked_sub(1).map_or(Vec::new(), |ply| self.steps_of(ply).to_vec()),
        }
    }

    /// The board with the mouse, a finger or the keyboard pointing somewhere.
    pub(crate) fn board_view(&self, pointing: &Pointing) -> BoardView {
        let entering = self.turn.as_ref().filter(|_| self.is_entering());
        let position = entering.map(ansa_core::position::turn::TurnBuilder::position);
        let mode = if entering.is_some() {
            Mode::Turn
        } else if self.thinking {
            Mode::Computer
        } else {
            Mode::Replay
        };
        let state = BoardState {
            position,
            selection: self.selection,
            selectable: position.map_or(Bitboard::EMPTY, destinations::selectable),
            touched: self.touched,
            trail: self.trail(),
            motion: &self.motion,
            motion_serial: self.motion_serial,
            ..BoardState::view_only(self.board(), mode, self.bottom())
        };
        state.view(pointing)
    }
}
