//! Entering a turn or a setup at the board: selecting and moving pieces, undoing steps, typing.

use ansa_board::destinations::Selection;
use ansa_board::{EntryResult, Mode, TurnEntry, moved};
use ansa_core::game::Setup;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Capture, PlayedStep, Square, Step};

use super::notice::{Event, Notice};
use super::play_state::{Draft, PlayState};
use super::setup_actions::total;
use super::typed::{Typed, TypedDraft};

/// An action at the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum EntryAction {
    /// Selects the piece on a square, if it is selectable.
    Select(Square),
    /// Presses a square: selects, moves or deselects, depending on the square and the selection.
    Press(Square),
    /// Moves a piece along these squares, from the first to the last.
    MoveAlong(Vec<Square>),
    /// Deselects the selected piece.
    Deselect,
    /// Undoes the last step of the draft turn.
    Undo,
    /// Redoes the step undone last.
    Redo,
    /// Undoes all steps of the draft turn.
    Reset,
    /// The typed text has changed. It is shown on the board; an empty text opens the field.
    Type(String),
    /// Plays the typed steps or places the typed pieces, up to the first error.
    PlayTyped,
    /// Discards the typed text.
    LeaveTyped,
}

impl PlayState {
    /// Applies an action at the board.
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method is not general enough for `edit`"
    )]
    pub(super) fn apply_entry(&mut self, action: EntryAction) {
        match action {
            EntryAction::Type(text) => return self.type_words(&text),
            EntryAction::PlayTyped => return self.play_typed(),
            _ => {}
        }
        let typing = self.typed.take().is_some();
        match action {
            // The typed steps have disappeared from the board, and the action was aimed at them.
            EntryAction::Select(_) | EntryAction::Press(_) | EntryAction::MoveAlong(_) if typing => {}
            EntryAction::Select(square) => self.select(square),
            EntryAction::Press(square) => self.press(square),
            EntryAction::MoveAlong(drag_path) => self.move_along(&drag_path),
            EntryAction::Deselect => self.deselect(),
            EntryAction::Undo => self.edit(|turn| {
                turn.undo();
                None
            }),
            EntryAction::Redo if self.can_redo() => self.edit(|turn| turn.redo()),
            // With no step to redo, Redo restores turns that were taken back.
            EntryAction::Redo => self.bring_back(),
            EntryAction::Reset => self.edit(|turn| {
                turn.reset();
                None
            }),
            EntryAction::Type(_) | EntryAction::PlayTyped | EntryAction::LeaveTyped => {}
        }
    }

    fn select(&mut self, square: Square) {
        if let Some(result) = self.edit_turn(|entry| entry.select(square)) {
            return self.report(result);
        }
        let Some(piece) = self.board().piece_at(square).filter(|_| self.selectable().contains(square)) else {
            return self.deselect();
        };
        self.selection = Some(Selection::alone(square));
        self.event = Event::Selected(piece, square, self.swaps().count() as usize);
    }

    fn press(&mut self, square: Square) {
        if let Some(result) = self.edit_turn(|entry| entry.press(square)) {
            return self.report(result);
        }
        if self.place(square) {
            return;
        }
        match self.selection {
            Some(selection) if selection.at == square => self.deselect(),
            Some(_) if self.swaps().contains(square) => self.swap(square),
            _ => self.select(square),
        }
    }

    fn move_along(&mut self, drag_path: &[Square]) {
        if let Some(result) = self.edit_turn(|entry| entry.move_along(drag_path)) {
            return self.report(result);
        }
        let &[from, .., to] = drag_path else { return };
        if self.selection.is_none_or(|selection| selection.at != from) {
            self.select(from);
        }
        if self.selection.is_none_or(|selection| selection.at != from) {
            return;
        }
        if self.swaps().contains(to) {
            self.swap(to);
        } else {
            self.deselect();
        }
    }

    fn deselect(&mut self) {
        if self.selection.take().is_some() {
            self.event = Event::Deselected;
        }
    }

    /// Edits the draft turn; `None` if the board is not in turn mode.
    fn edit_turn<T>(&mut self, change: impl FnOnce(&mut TurnEntry) -> T) -> Option<T> {
        if self.mode() != Mode::Turn {
            return None;
        }
        match &mut self.draft {
            Draft::Turn(turn) => Some(change(&mut TurnEntry { turn, selection: &mut self.selection })),
            _ => None,
        }
    }

    /// Turns the result into an event or a notice.
    fn report(&mut self, result: EntryResult) {
        match result {
            EntryResult::Nothing => {}
            EntryResult::Selected(piece, square, places) => {
                self.event = Event::Selected(piece, square, places);
            }
            EntryResult::Deselected => self.event = Event::Deselected,
            EntryResult::NotSelectable(piece, square, why, status, deselected) => {
                if deselected {
                    self.event = Event::Deselected;
                }
                self.notice = Some(Notice::NotSelectable(piece, square, why, status));
            }
            EntryResult::Stepped(played, glide) => self.has_stepped(played, glide),
        }
    }

    fn swap(&mut self, to: Square) {
        let (Some(Selection { at, .. }), Draft::Setup(setup)) = (self.selection.take(), &mut self.draft)
        else {
            return;
        };
        let exchanged = setup.pieces().iter().map(|&(square, piece)| match square {
            own if own == at => (to, piece),
            own if own == to => (at, piece),
            own => (own, piece),
        });
        *setup = Setup::new(exchanged.collect());
        self.event = Event::Swapped(at, to);
    }

    /// Reports the steps that were made. With `glide`, the pieces move visibly.
    fn has_stepped(&mut self, played: Vec<PlayedStep>, glide: bool) {
        let Draft::Turn(turn) = &self.draft else { return };
        let position = turn.position();
        let lost: Vec<Capture> = played.iter().filter_map(|step| step.capture).collect();
        if !lost.is_empty() {
            self.notice = Some(Notice::Lost(lost, position.side()));
        }
        if let (true, Some(last)) = (position.is_push_unfinished(), played.last()) {
            self.notice = Some(Notice::ChooseFollower(last.piece));
        }
        let steps: Vec<Step> = played.iter().map(|played| played.step).collect();
        self.event = Event::Stepped(played, position.steps_left());
        if glide {
            self.glide(&steps);
        }
    }

    fn type_words(&mut self, text: &str) {
        let side = self.game.side();
        let typed = match (self.mode(), &self.draft) {
            (Mode::Turn, Draft::Turn(draft)) => Typed::read(draft, text),
            (Mode::Setup, Draft::Setup(draft)) => {
                Typed::read_setup(draft, side, self.game.rosters()[side], text)
            }
            _ => return,
        };
        self.typed = Some(typed);
        self.selection = None;
    }

    fn play_typed(&mut self) {
        match (self.typed.take().map(|typed| typed.draft), &self.draft) {
            (Some(TypedDraft::Turn(turn)), Draft::Turn(draft)) => {
                let steps: Vec<Step> =
                    turn.steps().skip(draft.steps().len()).map(|played| played.step).collect();
                if !steps.is_empty() {
                    let played = self.edit_turn(|entry| entry.play_steps(&steps)).unwrap_or_default();
                    self.has_stepped(played, false);
                }
            }
            (Some(TypedDraft::Setup { setup, .. }), Draft::Setup(draft)) if setup != *draft => {
                self.draft = Draft::Setup(setup);
                self.chosen = None;
                self.event = Event::Arranged(self.unplaced().map_or(0, total));
            }
            _ => {}
        }
    }

    pub(super) fn glide(&mut self, steps: &[Step]) {
        self.motion = moved(steps.iter().copied());
        self.motion_serial = self.motion_serial.wrapping_add(1);
    }

    /// Whether an undone step can be redone.
    fn can_redo(&self) -> bool {
        self.turn().is_some_and(TurnBuilder::can_redo)
    }

    fn edit(&mut self, change: impl FnOnce(&mut TurnEntry) -> Option<Vec<PlayedStep>>) {
        if let Some(redone) = self.edit_turn(change) {
            let left = self.steps_left();
            self.event = match redone {
                Some(steps) => Event::Stepped(steps, left),
                None => Event::Undone(left),
            };
        }
    }
}

#[cfg(test)]
mod tests;
