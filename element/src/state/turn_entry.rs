//! Turn entry: input on the board becomes steps of the unfinished turn.

use ansa_board::text::play_error;
use ansa_board::{
    BoardEvent, BoardState, BoardView, EntryEvent, EntryReport, Mode, Pointing, TurnEntry, destinations,
};
use ansa_core::record::{ArrowAnnotation, ArrowColour};
use ansa_core::{Bitboard, PlayedStep, Square};
use ansa_model::entry::SetupEntry;

use super::{By, ElementEvent, ElementState};
use crate::attributes::ElementMode;
use crate::text;

impl ElementState {
    /// Whether a person enters a turn.
    pub(crate) fn is_entering(&self) -> bool {
        !self.is_view_only()
            && self.entry.is_some()
            && self.is_movable()
            && !self.solved
            && self.error.is_none()
    }

    /// Whether a person has entered steps, which can be undone.
    pub(crate) fn has_steps(&self) -> bool {
        self.is_entering() && self.entry.as_ref().is_some_and(|entry| entry.turn().steps().len() > 0)
    }

    /// The entry of the next turn; `None` unless one can be played.
    pub(super) fn new_entry(&self) -> Option<TurnEntry> {
        self.game().begin_turn().ok().as_ref().map(TurnEntry::from)
    }

    /// Handles an input on the board.
    pub(super) fn on_board_event(&mut self, event: BoardEvent, events: &mut Vec<ElementEvent>) {
        if let BoardEvent::Draw(mark) = event {
            return self.draw(mark, events);
        }
        if self.is_marking() {
            return self.on_marking(&event, events);
        }
        if self.is_setting_up() {
            return self.on_setup_event(event, events);
        }
        let awaits_press = self.entry.as_ref().is_some_and(TurnEntry::awaits_press);
        match event {
            BoardEvent::Enter(_) if !awaits_press => self.end_turn(events),
            BoardEvent::Enter(square) => {
                self.enter(|entry| entry.press(square), events);
            }
            event => self.enter(|entry| entry.input(event), events),
        }
    }

    /// Changes the unfinished turn, and shows and announces the effect.
    pub(super) fn enter(
        &mut self,
        change: impl FnOnce(&mut TurnEntry) -> EntryReport,
        events: &mut Vec<ElementEvent>,
    ) {
        let can = self.is_entering();
        let Some(entry) = self.entry.as_mut().filter(|_| can) else { return };
        let report = change(entry);
        self.touched = report.notice.as_ref().and_then(EntryEvent::frozen);
        if let Some(EntryEvent::Stepped(played, left)) = &report.event {
            let after = (0..played.len() as u8).rev().map(|more| left + more);
            events.extend(
                played.iter().zip(after).map(|(&step, left)| ElementEvent::Step(step, left, By::Person)),
            );
        }
        self.report_entry(report);
    }

    /// Announces, shows and animates the effect of an input.
    pub(super) fn report_entry(&mut self, report: EntryReport) {
        self.feedback.report(String::new());
        self.feedback.report_entry(
            report,
            |event| text::entry_event(&event),
            |notice| text::entry_event(&notice),
        );
    }

    /// Ends the turn if the rules allow it.
    pub(super) fn end_turn(&mut self, events: &mut Vec<ElementEvent>) {
        if self.is_marking() {
            return self.check_marks(events);
        }
        if self.is_setting_up() {
            return self.end_setup(By::Person, events);
        }
        let can = self.is_entering();
        let Some(entry) = self.entry.as_mut().filter(|_| can) else { return };
        entry.deselect();
        let turn = entry.turn();
        match (self.place.line().game().check(turn), self.mode) {
            (Err(error), _) => self.feedback.notify(play_error(&error)),
            (Ok(_), ElementMode::Puzzle) => self.try_turn(events),
            (Ok(_), _) => self.play_turn(By::Person, events),
        }
    }

    /// The view of the board with the pointer there.
    pub(crate) fn board_view(&self, pointing: &Pointing) -> BoardView {
        let entry = self.entry.as_ref().filter(|_| self.is_entering());
        let position = entry.map(TurnEntry::position);
        let setup = self.setup.as_ref().filter(|_| self.is_setting_up());
        let mode = match (position, setup, self.thinking) {
            (Some(_), ..) => Mode::Turn,
            (None, Some(_), _) => Mode::Setup,
            (None, None, true) => Mode::Computer,
            (None, None, false) => Mode::Replay,
        };
        let mut board = match &self.entry {
            Some(entry) if self.place.is_at_end() => *entry.position().board(),
            _ => self.place.board(),
        };
        for &(square, piece) in setup.map_or(&[][..], |entry| entry.setup.pieces()) {
            board.put(square, piece);
        }
        let selectable = position.map(destinations::selectable);
        let (motion, motion_serial) = self.feedback.motion();
        let state = BoardState {
            position,
            selection: entry.and_then(TurnEntry::selection).or(setup.and_then(SetupEntry::selection)),
            selectable: selectable.or(setup.map(SetupEntry::taken)).unwrap_or(Bitboard::EMPTY),
            swaps: setup.map_or(Bitboard::EMPTY, SetupEntry::swaps),
            touched: self.touched,
            hinted: self.hinted(),
            proposed: self.reply_arrows(),
            trail: self.trail(),
            motion,
            motion_serial,
            drawn: self.drawn(),
            drawable: self.attributes.drawable,
            ..BoardState::view_only(board, mode, self.bottom())
        };
        state.view(pointing)
    }

    /// The steps of the unfinished turn, or of the last ply shown.
    fn trail(&self) -> Vec<PlayedStep> {
        match self.entry.as_ref().map(TurnEntry::turn) {
            Some(turn) if turn.steps().len() > 0 => turn.steps().copied().collect(),
            _ => self.place.trail().to_vec(),
        }
    }

    /// What the page has set and people have drawn, and the squares that the person marks for a puzzle, or the arrows and
    /// marked squares of the comment of the record. Where a turn is entered, those would be advice.
    pub(super) fn drawn(&self) -> Vec<ArrowAnnotation> {
        let circle =
            |square: Square| ArrowAnnotation { colour: ArrowColour::Green, from: square, to: square };
        // Of several marks between the same squares, the first is shown.
        let mut drawn = self.attributes.drawn.clone();
        if let Some(judged) = &self.judged {
            drawn.extend(judged.marked.into_iter().map(circle));
        } else if self.is_view_only() {
            drawn.extend(self.document.drawn(self.node()));
        }
        drawn
    }

    /// Draws a mark. What is drawn already is removed.
    fn draw(&mut self, mark: ArrowAnnotation, events: &mut Vec<ElementEvent>) {
        let drawn = &mut self.attributes.drawn;
        let had = drawn.contains(&mark);
        drawn.retain(|own| (own.from, own.to) != (mark.from, mark.to));
        if !had {
            drawn.push(mark);
        }
        let words: Vec<String> = drawn.iter().map(ToString::to_string).collect();
        events.push(ElementEvent::Draw(words.join(" ")));
    }
}
