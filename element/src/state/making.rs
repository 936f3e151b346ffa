//! A turn that a person enters.

use ansa_board::text as words;
use ansa_board::{BoardEvent, Deed, Entering, moved};
use ansa_core::{Capture, PlayedStep, StepError};

use super::{By, Happened, State};
use crate::attributes::Kind;
use crate::text;

impl State {
    /// Something was done on the board.
    pub(super) fn by_hand(&mut self, event: BoardEvent, happened: &mut Vec<Happened>) {
        let Some(mut entering) = self.entering() else { return };
        let deed = match event {
            BoardEvent::Select(square) => entering.select(square),
            BoardEvent::Press(square) => entering.press(square),
            BoardEvent::Carry(way) => entering.carry(&way),
            BoardEvent::Deselect => entering.deselect(),
            // Enter puts down what is in hand, and else ends the turn.
            BoardEvent::Enter(square) if entering.selection.is_some() => entering.press(square),
            BoardEvent::Enter(_) => return self.end_turn(happened),
            BoardEvent::Point(_) => Deed::Nothing,
        };
        self.tell(deed, happened);
    }

    fn tell(&mut self, deed: Deed, happened: &mut Vec<Happened>) {
        match deed {
            Deed::Nothing | Deed::Deselected => self.said.clear(),
            Deed::Selected(piece, square, places) => self.said = words::in_hand(piece, square, places),
            Deed::NotSelectable(piece, square, why, status, _) => {
                self.touched = matches!(why, Some(StepError::Frozen { .. })).then_some(square);
                self.notice = words::not_selectable(piece, square, why, &status);
            }
            Deed::Stepped(played, glide) => self.stepped(&played, glide, happened),
        }
    }

    fn stepped(&mut self, played: &[PlayedStep], glide: bool, happened: &mut Vec<Happened>) {
        let Some(turn) = &self.turn else { return };
        let (position, left) = (turn.position(), turn.position().steps_left());
        let lost: Vec<Capture> = played.iter().filter_map(|step| step.capture).collect();
        if !lost.is_empty() {
            self.notice = words::lost(&lost, position.side());
        }
        if let (true, Some(last)) = (position.is_push_unfinished(), played.last()) {
            self.notice = words::choose_follower(last.piece);
        }
        self.said = words::stepped(played, left);
        let after = played.len() as u8 + left;
        happened.extend(
            played.iter().zip(1..).map(|(&step, made)| Happened::Step(step, after - made, By::Person)),
        );
        self.motion = if glide { moved(played.iter().map(|played| played.step)) } else { Vec::new() };
        self.motion_serial = self.motion_serial.wrapping_add(1);
    }

    /// The turn, if a person enters one.
    fn entering(&mut self) -> Option<Entering<'_>> {
        let can = self.is_entering();
        let selection = &mut self.selection;
        self.turn.as_mut().filter(|_| can).map(|turn| Entering { turn, selection })
    }

    pub(super) fn undo(&mut self) {
        if let Some(mut entering) = self.entering() {
            entering.undo();
            self.taken_back();
        }
    }

    pub(super) fn reset(&mut self) {
        if let Some(mut entering) = self.entering() {
            entering.reset();
            self.taken_back();
        }
    }

    fn taken_back(&mut self) {
        let left = self.turn.as_ref().map_or(0, |turn| turn.position().steps_left());
        self.said = text::taken_back(left);
        self.motion.clear();
    }

    /// Ends the turn, if it may end so.
    pub(super) fn end_turn(&mut self, happened: &mut Vec<Happened>) {
        let Some(turn) = self.turn.clone().filter(|_| self.is_entering()) else { return };
        self.selection = None;
        if let Err(error) = self.game.check(&turn) {
            self.notice = words::play_error(&error);
            return;
        }
        match self.kind {
            Kind::Puzzle => self.try_turn(&turn, happened),
            _ => self.play_turn(&turn, happened),
        }
    }
}
