//! Turn entry: input on the board becomes steps of the unfinished turn.

use ansa_board::text::play_error;
use ansa_board::{BoardEvent, BoardState, BoardView, EntryEvent, Mode, Pointing};
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{PlayedStep, Square};
use ansa_model::entry::{EntryAction, PlyEntry};
use ansa_model::text::entry_event;

use super::{By, ElementEvent, ElementState};
use crate::attributes::ElementMode;

impl ElementState {
    /// Whether a person enters a turn.
    pub(crate) fn is_entering(&self) -> bool {
        !self.is_view_only() && self.entry.turn().is_some() && !self.solved && self.error.is_none()
    }

    /// Whether a person has entered steps, which can be undone.
    pub(crate) fn has_steps(&self) -> bool {
        self.is_entering() && self.entry.has_steps()
    }

    /// Handles an input on the board.
    pub(super) fn on_board_event(&mut self, event: BoardEvent, events: &mut Vec<ElementEvent>) {
        if self.is_marking() {
            return self.on_marking(&event, events);
        }
        match event {
            BoardEvent::Enter(square) if self.entry.awaits_press() => {
                self.enter(EntryAction::Board(BoardEvent::Press(square)), events);
            }
            BoardEvent::Enter(_) => self.end_turn(events),
            event => self.enter(EntryAction::Board(event), events),
        }
    }

    /// Changes the unfinished turn, and shows and announces the effect.
    pub(super) fn enter(&mut self, action: EntryAction, events: &mut Vec<ElementEvent>) {
        if !self.is_entering() {
            return;
        }
        let report = self.entry.apply(action);
        self.touched = report.notice.as_ref().and_then(EntryEvent::frozen);
        if let Some(EntryEvent::Stepped(played, left)) = &report.event {
            let after = (0..played.len() as u8).rev().map(|more| left + more);
            events.extend(
                played.iter().zip(after).map(|(&step, left)| ElementEvent::Step(step, left, By::Person)),
            );
        }
        self.feedback.report(String::new());
        self.feedback.report_entry(report, |event| entry_event(&event), |notice| entry_event(&notice));
    }

    /// Ends the turn if the rules allow it.
    pub(super) fn end_turn(&mut self, events: &mut Vec<ElementEvent>) {
        if self.is_marking() {
            return self.check_marks(events);
        }
        if !self.is_entering() {
            return;
        }
        self.entry.deselect();
        let Some(turn) = self.entry.turn() else { return };
        match (self.game().check(turn), self.mode) {
            (Err(error), _) => self.feedback.notify(play_error(&error)),
            (Ok(_), ElementMode::Puzzle) => self.try_turn(events),
            (Ok(_), _) => self.play_turn(events),
        }
    }

    /// The view of the board with the pointer there.
    pub(crate) fn board_view(&self, pointing: &Pointing) -> BoardView {
        let (entry, mode) = match (self.is_entering(), self.thinking) {
            (true, _) => (&self.entry, Mode::Turn),
            (false, true) => (&PlyEntry::NONE, Mode::Computer),
            (false, false) => (&PlyEntry::NONE, Mode::Replay),
        };
        let board = self.place.board();
        let board = if self.place.is_at_end() { self.entry.board_on(board) } else { board };
        let (motion, motion_serial) = self.feedback.motion();
        let state = BoardState {
            touched: self.touched,
            hinted: self.hinted(),
            proposed: self.reply_arrows(),
            trail: self.trail(),
            motion,
            motion_serial,
            drawn: self.drawn(),
            ..entry.board_state(board, mode, self.bottom())
        };
        state.view(pointing)
    }

    /// The steps of the unfinished turn, or of the last ply shown.
    fn trail(&self) -> Vec<PlayedStep> {
        if self.entry.has_steps() { self.entry.steps() } else { self.place.trail().to_vec() }
    }

    /// The squares that the person marks, or the arrows and marked squares of the comment of the record. Where a turn is
    /// entered, those would be advice.
    pub(super) fn drawn(&self) -> Vec<ArrowAnnotation> {
        let circle =
            |square: Square| ArrowAnnotation { colour: ArrowColour::Green, from: square, to: square };
        if let Some(judged) = &self.judged {
            return judged.marked.into_iter().map(circle).collect();
        }
        if self.is_view_only() { self.document.drawn(self.node()) } else { Vec::new() }
    }
}
