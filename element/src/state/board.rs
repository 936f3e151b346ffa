//! Board: a game that the page drives. People enter setups and steps for the sides that the page lets move, and methods
//! of the element play for either side.

use ansa_board::{BoardEvent, TurnEntry};
use ansa_core::game::Phase;
use ansa_core::notation::{PlyText, StepText, StepTextKind};
use ansa_core::{Game, steps_of};
use ansa_model::entry::SetupEntry;
use ansa_model::formats::words::{self, WordsError};
use ansa_model::reason::Reason;

use super::{By, ElementEvent, ElementState};
use crate::attributes::ElementMode;
use crate::error::ElementError;
use crate::text;

/// What a method of the element does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum BoardCommand {
    /// Plays a setup or a turn in notation.
    Play(String),
    /// Plays one step in notation.
    Step(String),
    /// Undoes a step, or a push or a pull.
    Undo,
    /// Ends the turn or the setup.
    EndTurn,
    /// Takes back the last ply.
    TakeBack,
}

/// The codes of what a method refuses, those of `BoardMethodErrorCode` in `arimaa-board.d.ts`.
const WRONG_MODE: &str = "wrong-mode";
const BAD_TURN: &str = "bad-turn";
const ILLEGAL: &str = "illegal";
const NOTHING: &str = "nothing-to-undo";

impl ElementState {
    /// Does what a method of the element is for. On an error nothing has changed.
    ///
    /// # Errors
    /// Why it can't be done.
    pub(crate) fn drive(&mut self, command: &BoardCommand) -> Result<Vec<ElementEvent>, ElementError> {
        if let Some(error) = &self.error {
            return Err(error.clone());
        }
        if self.mode != ElementMode::Board {
            return Err(refuse(WRONG_MODE, text::not_driven()));
        }
        let (mut next, mut events) = (self.clone(), Vec::new());
        next.begin_input();
        match command {
            BoardCommand::Play(words) => next.play_words(words, &mut events)?,
            BoardCommand::Step(words) => next.step_words(words, &mut events)?,
            BoardCommand::Undo => next.undo_step()?,
            BoardCommand::EndTurn => next.end_ply(&mut events)?,
            BoardCommand::TakeBack if next.plies() == 0 => return Err(refuse(NOTHING, text::no_ply())),
            BoardCommand::TakeBack => next.take_back(1, &mut events),
        }
        *self = next;
        Ok(events)
    }

    fn play_words(&mut self, words: &str, events: &mut Vec<ElementEvent>) -> Result<(), ElementError> {
        let mut game = Game::clone(self.game());
        words::play(&mut game, words).map_err(|error| match error {
            WordsError::Refused(_) => refuse(ILLEGAL, error.reason()),
            _ => refuse(BAD_TURN, error.reason()),
        })?;
        self.play_at_once(game, By::Page, events);
        Ok(())
    }

    fn step_words(&mut self, words: &str, events: &mut Vec<ElementEvent>) -> Result<(), ElementError> {
        let step = |text: &StepText| matches!(text.kind, StepTextKind::Step(_));
        let steps = match words.parse() {
            Ok(PlyText::Turn(steps)) if steps.iter().filter(|text| step(text)).count() == 1 => steps,
            Ok(_) => return Err(refuse(BAD_TURN, text::one_step())),
            Err(error) => return Err(refuse(BAD_TURN, error.error.reason())),
        };
        let Some(entry) = &mut self.entry else {
            let error = self.game().begin_turn().err();
            return Err(refuse(ILLEGAL, error.map(|error| error.reason()).unwrap_or_default()));
        };
        let (mut turn, made) = (entry.turn().clone(), entry.turn().steps().len());
        turn.play_text(&steps).map_err(|error| refuse(ILLEGAL, error.reason()))?;
        let played = steps_of(turn.steps().skip(made));
        let mut report = entry.play_steps(&played);
        report.animated = played;
        let left = entry.position().steps_left();
        events.extend(turn.steps().skip(made).map(|&step| ElementEvent::Step(step, left, By::Page)));
        self.report_entry(report);
        Ok(())
    }

    fn undo_step(&mut self) -> Result<(), ElementError> {
        let entry = self.entry.as_mut().filter(|entry| entry.turn().steps().len() > 0);
        let report = entry.map(TurnEntry::undo).ok_or_else(|| refuse(NOTHING, text::no_step()))?;
        self.report_entry(report);
        Ok(())
    }

    fn end_ply(&mut self, events: &mut Vec<ElementEvent>) -> Result<(), ElementError> {
        if let Some(setup) = &self.setup {
            Game::clone(self.game()).set_up(&setup.setup).map_err(|error| refuse(ILLEGAL, error.reason()))?;
            self.end_setup(By::Page, events);
            return Ok(());
        }
        let checked = match &self.entry {
            Some(entry) => self.game().check(entry.turn()).map(|_| ()),
            None => self.game().begin_turn().map(|_| ()),
        };
        checked.map_err(|error| refuse(ILLEGAL, error.reason()))?;
        self.play_turn(By::Page, events);
        Ok(())
    }

    /// Begins the setup or the turn that comes next.
    pub(super) fn begin_ply(&mut self) {
        let game = self.game();
        match game.phase() {
            Phase::Setup(side) => self.setup = Some(SetupEntry::new(side, game.rosters()[side])),
            Phase::Turn(_) => self.entry = self.new_entry(),
        }
    }

    /// Whether people can play for the side to move.
    pub(crate) fn is_movable(&self) -> bool {
        self.mode != ElementMode::Board || self.attributes.movable[self.game().side()]
    }

    /// Whether a person sets up pieces.
    pub(crate) fn is_setting_up(&self) -> bool {
        self.setup.is_some() && self.is_movable() && self.error.is_none()
    }

    /// Handles an input on a board on which pieces are set up.
    pub(super) fn on_setup_event(&mut self, event: BoardEvent, events: &mut Vec<ElementEvent>) {
        let Some(setup) = &mut self.setup else { return };
        let report = match event {
            BoardEvent::Enter(_) if setup.selection().is_none() => return self.end_setup(By::Person, events),
            BoardEvent::Enter(square) => setup.press(square),
            event => setup.input(event),
        };
        self.report_entry(report);
    }

    /// Ends the setup if the rules allow it.
    pub(super) fn end_setup(&mut self, by: By, events: &mut Vec<ElementEvent>) {
        let Some(setup) = self.setup.take() else { return };
        let mut game = Game::clone(self.game());
        match game.set_up(&setup.setup) {
            Ok(()) => self.ply_played(game, by, events),
            Err(error) => {
                self.feedback.notify(ansa_board::text::play_error(&error));
                self.setup = Some(setup);
            }
        }
    }
}

fn refuse(code: &'static str, message: impl Into<String>) -> ElementError {
    ElementError::without_place(code, message.into())
}
