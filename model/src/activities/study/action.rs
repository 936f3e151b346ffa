//! The actions of a study, and their effects on the state and the document.

use core::convert::Infallible;
use std::rc::Rc;

use ansa_board::BoardEvent;
use ansa_core::game::Setup;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::{ArrowAnnotation, ArrowColour, NodeId};
use ansa_core::{Square, Step};
use derive_more::From;

use super::engine::EngineAction;
use super::forced_line::{ForcedLine, LineTurn};
use super::notice::{StudyEvent, StudyNotice};
use super::overlays::{Overlay, Overlays};
use super::replay::ReplayAction;
use super::study_state::{StudyState, StudyVersion, entry_at};
use crate::document::{AddRefusal, Cursor, CursorMove, Edit};
use crate::entry::{EntryAction, PlyEntry};
use crate::{Apply, Call};

#[derive(Clone, PartialEq, Debug, From)]
pub enum StudyAction {
    /// Enters steps at the place shown.
    #[from]
    Entry(EntryAction),
    /// Ends the turn: adds it to the document, or follows it if it is there already.
    End,
    /// The Enter key was pressed. The square is the one with the keyboard focus, if any.
    Enter(Option<Square>),
    /// Deselects the selected piece, or else discards the draft.
    Escape,
    /// Plays a whole turn from the place shown, such as one that the engine proposes.
    Play(Vec<Step>),
    /// Plays a setup at the place shown.
    SetUp(Setup),
    /// Shows another place of the line.
    Move(CursorMove),
    /// Shows the position after a node.
    Show(NodeId),
    /// Shows the alternative above (`true`) or below.
    Alternative(bool),
    /// Edits the annotations or the variations.
    #[from]
    Edit(Edit),
    /// An arrow or a mark was drawn on the board.
    Draw(ArrowAnnotation),
    /// Lets a finger draw in this colour instead of moving pieces; `None` ends that.
    DrawWith(Option<ArrowColour>),
    /// The person has left the field of a comment.
    EndTyping,
    /// Undoes the last change of the document.
    Undo,
    /// Redoes the change that was undone last.
    Redo,
    /// Flips the board.
    Flip,
    /// Shows or hides an overlay.
    SwitchOverlay(Overlay),
    /// Shows these overlays and no others.
    ShowOverlays(Overlays),
    /// Something about the engine.
    #[from]
    Engine(EngineAction),
    /// Plays the best turn that the engine has found.
    PlayBest,
    /// Shows a turn of a line as arrows on the position before it, or the place again.
    Preview(Option<Rc<LineTurn>>),
    /// Adds a line as a variation, and shows its first turn.
    PlayLine(ForcedLine),
    /// Something about the replay of the line shown.
    #[from]
    Replay(ReplayAction),
    /// Shows a notice.
    Say(StudyNotice),
}

impl StudyAction {
    /// Whether the action may change the document.
    pub const fn changes_document(&self) -> bool {
        matches!(
            self,
            StudyAction::End
                | StudyAction::Enter(_)
                | StudyAction::Play(_)
                | StudyAction::SetUp(_)
                | StudyAction::PlayBest
                | StudyAction::PlayLine(..)
                | StudyAction::Edit(_)
                | StudyAction::Draw(_)
                | StudyAction::Undo
                | StudyAction::Redo
        )
    }
}

impl StudyAction {
    /// Whether a running replay goes on after the action, because the place stays as it is.
    const fn lets_replay_run(&self) -> bool {
        matches!(
            self,
            StudyAction::Replay(_)
                | StudyAction::Engine(_)
                | StudyAction::Flip
                | StudyAction::EndTyping
                | StudyAction::Say(_)
                | StudyAction::Entry(EntryAction::Board(BoardEvent::Point(_) | BoardEvent::Deselect))
        )
    }
}

/// An action, with the function that the page loads with the study.
pub type StudyCall = Call<StudyState, StudyAction>;

impl From<StudyAction> for StudyCall {
    fn from(action: StudyAction) -> StudyCall {
        Call::new(action, |study, action| {
            study.apply(action);
        })
    }
}

impl From<BoardEvent> for StudyAction {
    fn from(event: BoardEvent) -> StudyAction {
        match event {
            BoardEvent::Enter(square) => StudyAction::Enter(Some(square)),
            BoardEvent::Draw(drawn) => StudyAction::Draw(drawn),
            event => StudyAction::Entry(EntryAction::Board(event)),
        }
    }
}

impl Apply for StudyState {
    type Action = StudyAction;
    type Effect = Infallible;

    fn apply(&mut self, action: impl Into<StudyAction>) -> Option<Infallible> {
        let action = action.into();
        self.prepare(&action);
        match action {
            StudyAction::Entry(action) => self.enter(action),
            StudyAction::Enter(Some(square)) if self.entry.awaits_press() => {
                self.enter(EntryAction::Board(BoardEvent::Press(square)));
            }
            StudyAction::End | StudyAction::Enter(_) => self.end(),
            StudyAction::Escape => self.escape(),
            StudyAction::Play(steps) => self.play(&steps),
            StudyAction::Preview(turn) => {
                // What has moved before does not move again when the place is back.
                self.feedback.stop_motion();
                self.preview = turn;
            }
            StudyAction::PlayLine(line) => self.play_line(&line),
            StudyAction::SetUp(setup) => self.set_up(&setup),
            StudyAction::Move(to) => self.go(self.place.moved(to)),
            StudyAction::Show(node) => self.go(self.document.cursor_at(node)),
            StudyAction::Alternative(is_above) => self.go(self.alternative(is_above)),
            StudyAction::Edit(edit) => self.edit(&edit),
            StudyAction::Draw(drawn) => self.edit(&Edit::Draw(self.node(), drawn)),
            StudyAction::DrawWith(colour) => self.drawing = colour,
            StudyAction::EndTyping => self.typing = None,
            StudyAction::Undo => {
                self.typing = None;
                let before = self.history.undo(self.version());
                self.restore(before, StudyEvent::Undone);
            }
            StudyAction::Redo => {
                let after = self.history.redo(self.version());
                self.restore(after, StudyEvent::Redone);
            }
            StudyAction::Flip => {
                self.bottom = !self.bottom;
                self.feedback.report(StudyEvent::Flipped);
            }
            StudyAction::SwitchOverlay(overlay) => self.overlays = self.overlays.switched(overlay),
            StudyAction::ShowOverlays(overlays) => self.overlays = overlays,
            StudyAction::Engine(action) => self.apply_engine(action),
            StudyAction::PlayBest => {
                if let Some(steps) = self.best_turn() {
                    self.play(&steps);
                }
            }
            StudyAction::Replay(action) => self.apply_replay(action),
            StudyAction::Say(notice) => self.feedback.notify(notice),
        }
        None
    }
}

impl StudyState {
    /// Shows a notice.
    pub fn say(&mut self, notice: StudyNotice) {
        self.prepare(&StudyAction::Say(notice.clone()));
        self.feedback.notify(notice);
    }

    /// Shows the position after a node.
    pub fn show(&mut self, node: NodeId) {
        self.prepare(&StudyAction::Show(node));
        self.go(self.document.cursor_at(node));
    }

    /// Keeps what the engine has found, and removes what the last action has left behind.
    fn prepare(&mut self, action: &StudyAction) {
        // The engine reports several times a second, which concerns nothing else.
        if matches!(action, StudyAction::Engine(_) | StudyAction::ShowOverlays(_) | StudyAction::Preview(_)) {
            return;
        }
        if !action.lets_replay_run() {
            self.replay.is_running = false;
        }
        self.keep_found();
        self.end_old_threat();
        self.feedback.stop_motion();
        let keeps =
            matches!(action, StudyAction::Flip | StudyAction::EndTyping | StudyAction::SwitchOverlay(_));
        if !keeps {
            self.feedback.clear_notice();
        }
        self.preview = None;
    }

    fn enter(&mut self, action: EntryAction) {
        if self.turn().is_none() {
            if !matches!(action, EntryAction::Board(BoardEvent::Deselect | BoardEvent::Point(_))) {
                self.feedback.notify(StudyNotice::NoTurn);
            }
            return;
        }
        self.feedback.report_entry(self.entry.apply(action), StudyEvent::Entry, StudyNotice::Entry);
    }

    /// Ends the turn, with the typed steps. If one of them is illegal, nothing happens, because the field shows the error.
    fn end(&mut self) {
        match self.entry.typed.as_ref() {
            Some(typed) if typed.error.is_some() => return,
            Some(_) => self.enter(EntryAction::PlayTyped),
            None => {}
        }
        self.entry.deselect();
        let Some(turn) = self.turn().cloned() else {
            return self.feedback.notify(StudyNotice::NoTurn);
        };
        let (before, start, label) = (self.version(), self.place.start_of_turn(), self.place.label());
        let added = self.document.add_turn(&start, &turn);
        if let Some(place) = self.added(before, added) {
            self.look_at(place);
            // Its steps have been seen already.
            self.feedback.report(StudyEvent::Turned(label, turn.steps().copied().collect()));
        }
    }

    fn set_up(&mut self, setup: &Setup) {
        let (before, start) = (self.version(), self.place.start_of_turn());
        let added = self.document.add_setup(&start, setup);
        let place = self.added(before, added);
        self.go(place);
    }

    /// The place after a ply that was added, with the version before it kept if it is new; or says why there is none.
    fn added(&mut self, before: StudyVersion, added: Result<(NodeId, bool), AddRefusal>) -> Option<Cursor> {
        match added {
            Ok((node, is_new)) => {
                if is_new {
                    self.typing = None;
                    self.history.keep(before);
                }
                return self.document.cursor_at(node);
            }
            Err(AddRefusal::Turn(error)) => self.feedback.notify(StudyNotice::Refused(error)),
            Err(AddRefusal::Edit(refusal)) => self.feedback.notify(StudyNotice::EditRefused(refusal)),
        }
        None
    }

    fn escape(&mut self) {
        if self.entry.selection().is_some() {
            self.enter(EntryAction::Board(BoardEvent::Deselect));
        } else if self.has_own_steps() {
            self.entry = entry_at(&self.place);
        }
    }

    /// Plays a turn that begins where the draft begins.
    fn play(&mut self, steps: &[Step]) {
        let Some(position) = self.place.position() else { return };
        let entry = PlyEntry::from_steps(position, steps);
        if entry.steps().len() != steps.len() {
            return;
        }
        let made = self.entry.steps().len();
        self.entry = entry;
        self.end();
        self.feedback.animate(steps.iter().skip(made).copied());
    }

    /// Adds a line, as far as it is legal, and shows its first turn. One undo removes it.
    fn play_line(&mut self, line: &ForcedLine) {
        let before = self.version();
        let mut place = Cursor::after(self.document.played().clone(), line.plies);
        let mut first = None;
        let mut is_changed = false;
        for own in &line.turns {
            let Some(start) = place.position() else { break };
            let mut turn = TurnBuilder::new(start);
            if !own.steps.iter().all(|own| turn.step(own.step).is_ok()) {
                break;
            }
            let Ok((node, is_new)) = self.document.add_turn(&place, &turn) else { break };
            let Some(next) = self.document.cursor_at(node) else { break };
            is_changed |= is_new;
            first.get_or_insert_with(|| next.clone());
            place = next;
        }
        if is_changed {
            self.typing = None;
            self.history.keep(before);
        }
        self.go(first);
    }

    /// Shows a place, if there is one.
    fn go(&mut self, place: Option<Cursor>) {
        let Some(place) = place else { return };
        let before = core::mem::replace(&mut self.place, place);
        self.entry = entry_at(&self.place);
        if let Some((steps, goes_on)) = before.steps_to(&self.place) {
            let steps = steps.iter().map(|played| played.step);
            if goes_on { self.feedback.animate(steps) } else { self.feedback.animate_back(steps) }
        }
        self.report_shown();
    }

    fn report_shown(&mut self) {
        let shown = StudyEvent::Shown(self.place.label_shown(), self.place.trail().to_vec());
        self.feedback.report(shown);
    }

    /// Shows a place. Nothing is said.
    fn look_at(&mut self, place: Cursor) {
        self.entry = entry_at(&place);
        self.place = place;
    }

    /// The alternative above or below the last ply shown, or after the next one if nothing else is there.
    fn alternative(&self, is_above: bool) -> Option<Cursor> {
        let node = self.place.node()?;
        let alternatives = self.document.alternatives(node);
        let at = alternatives.iter().position(|&other| other == node)?;
        let other = if is_above { at.checked_sub(1)? } else { at + 1 };
        self.document.cursor_at(*alternatives.get(other)?)
    }

    fn edit(&mut self, edit: &Edit) {
        let before = self.version();
        if let Err(refusal) = self.document.edit(edit) {
            return self.feedback.notify(StudyNotice::EditRefused(refusal));
        }
        let typing = match edit {
            Edit::Comment(node, _) => Some(*node),
            _ => None,
        };
        let goes_on = typing.is_some() && typing == self.typing && self.history.can_undo();
        if !goes_on {
            self.history.keep(before);
        }
        self.typing = typing;
        self.find_again();
        self.feedback.report(StudyEvent::Edited);
    }

    /// Shows another version of the document.
    fn restore(&mut self, version: Option<StudyVersion>, event: StudyEvent) {
        let Some(mut version) = version else { return };
        version.document.keep_evaluations_of(&self.document);
        self.document = version.document;
        if let Some(place) = self.document.cursor_at(version.node) {
            self.look_at(place);
        } else {
            self.look_at(Cursor::after(self.document.played().clone(), 0));
        }
        self.feedback.report(event);
    }
}
