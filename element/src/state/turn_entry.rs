//! Turn entry: input on the board becomes steps of the unfinished turn.

use ansa_board::text as words;
use ansa_board::{BoardEvent, EntryResult, TurnEntry, moved};
use ansa_core::{Capture, PlayedStep, StepError};

use super::{By, ElementEvent, ElementState};
use crate::attributes::ElementMode;
use crate::text;

impl ElementState {
    /// Handles an input on the board.
    pub(super) fn on_board_event(&mut self, event: BoardEvent, events: &mut Vec<ElementEvent>) {
        if self.is_marking() {
            return self.on_marking(&event, events);
        }
        let Some(entry) = self.turn_entry() else { return };
        let result = match event {
            BoardEvent::Select(square) => entry.select(square),
            BoardEvent::Press(square) => entry.press(square),
            BoardEvent::MoveAlong(path) => entry.move_along(&path),
            BoardEvent::Deselect => entry.deselect(),
            // With a selected piece, Enter moves it there; otherwise it ends the turn.
            BoardEvent::Enter(square) if entry.selection().is_some() => entry.press(square),
            BoardEvent::Enter(_) => return self.end_turn(events),
            BoardEvent::Point(_) | BoardEvent::Draw(_) | BoardEvent::Edit(_) => EntryResult::Nothing,
        };
        self.report(result, events);
    }

    /// Shows and announces the effect of an input.
    fn report(&mut self, result: EntryResult, events: &mut Vec<ElementEvent>) {
        match result {
            EntryResult::Nothing | EntryResult::Deselected => self.announcement.clear(),
            EntryResult::Selected(piece, square, places) => {
                self.announcement = words::in_hand(piece, square, places);
            }
            EntryResult::NotSelectable(piece, square, why, status, _) => {
                self.touched = matches!(why, Some(StepError::Frozen { .. })).then_some(square);
                self.notice = words::not_selectable(piece, square, why, &status);
            }
            EntryResult::OutOfReach(piece, square) => self.notice = words::out_of_reach(piece, square),
            EntryResult::EmptySquare(square) => self.notice = words::empty_square(square),
            EntryResult::Stepped(played, animate) => self.stepped(&played, animate, events),
        }
    }

    fn stepped(&mut self, played: &[PlayedStep], animate: bool, events: &mut Vec<ElementEvent>) {
        let Some(entry) = &self.entry else { return };
        let (position, left) = (entry.position(), entry.position().steps_left());
        let lost: Vec<Capture> = played.iter().filter_map(|step| step.capture).collect();
        if !lost.is_empty() {
            self.notice = words::lost(&lost, position.side());
        }
        if let (true, Some(last)) = (position.is_push_unfinished(), played.last()) {
            self.notice = words::choose_follower(last.piece);
        }
        self.announcement = words::stepped(played, left);
        let after = played.len() as u8 + left;
        events.extend(
            played.iter().zip(1..).map(|(&step, made)| ElementEvent::Step(step, after - made, By::Person)),
        );
        self.motion = if animate { moved(played.iter().map(|played| played.step)) } else { Vec::new() };
        self.motion_serial = self.motion_serial.wrapping_add(1);
    }

    /// The entry of the unfinished turn, if a person may enter it.
    fn turn_entry(&mut self) -> Option<&mut TurnEntry> {
        let can = self.is_entering();
        self.entry.as_mut().filter(|_| can)
    }

    pub(super) fn undo(&mut self) {
        if let Some(entry) = self.turn_entry() {
            entry.undo();
            self.taken_back();
        }
    }

    pub(super) fn reset(&mut self) {
        if let Some(entry) = self.turn_entry() {
            entry.reset();
            self.taken_back();
        }
    }

    fn taken_back(&mut self) {
        let left = self.entry.as_ref().map_or(0, |entry| entry.position().steps_left());
        self.announcement = text::undone(left);
        self.motion.clear();
    }

    /// Ends the turn if the rules allow it.
    pub(super) fn end_turn(&mut self, events: &mut Vec<ElementEvent>) {
        if self.is_marking() {
            return self.check_marks(events);
        }
        let Some(entry) = self.turn_entry() else { return };
        entry.deselect();
        let turn = entry.turn().clone();
        if let Err(error) = self.game.check(&turn) {
            self.notice = words::play_error(&error);
            return;
        }
        match self.mode {
            ElementMode::Puzzle => self.try_turn(&turn, events),
            _ => self.play_turn(&turn, events),
        }
    }
}
