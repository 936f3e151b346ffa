//! The state of an element, and the actions that change it. It needs no browser, so that its tests run natively.

mod event;
mod judged;
mod judged_puzzle;
mod menu;
mod play;
mod puzzle;
mod replay;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_lines;
#[cfg(test)]
mod tests_of_puzzles;
mod turn_entry;

use std::rc::Rc;

use ansa_board::{BoardEvent, TurnEntry};
use ansa_core::game::Ply;
use ansa_core::record::{ArrowAnnotation, ArrowColour, NodeId};
use ansa_core::{Game, Label, PlayedStep, Side, Square};

use crate::attributes::{Attributes, ElementMode, Input};
use crate::error::{BAD_ATTRIBUTE, ElementError};
use crate::source::Source;
use crate::text;

use judged_puzzle::JudgedPuzzle;

pub(crate) use event::{By, ElementEvent, PuzzleFailed, PuzzleSolved};
pub(crate) use menu::PlayerView;

/// An action: input of the person, the timer or the engine.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum ElementAction {
    /// Shows the next ply.
    Next,
    /// Shows one ply less.
    Back,
    /// Goes to the first turn, and from there to the start.
    First,
    /// Goes to the end.
    Last,
    /// Shows the board after the turn of the node with this number.
    GoTo(u32),
    /// Starts or stops the replay.
    Run(bool),
    /// The interval of the running replay has passed.
    Tick,
    /// Input on the board.
    Board(BoardEvent),
    /// Undoes a step.
    Undo,
    /// Undoes all steps of the turn.
    Reset,
    /// Ends the turn.
    End,
    /// Takes back plies up to and including the person's last turn.
    TakeBack,
    /// Starts again from the source text.
    Restart,
    /// Helps with the puzzle.
    Hint,
    /// Shows the solution.
    Solve,
    /// Judges the turn that waits for it.
    Judge,
    /// The engine has answered the request of this number.
    Answer(u32, Result<String, String>),
    /// Asks the engine again.
    Retry,
    /// Opens or closes the menu.
    Menu(bool),
    /// Turns the board around.
    Flip,
    /// Fills the screen with the element, or shows it in its place again.
    Fill,
    /// Copies the record.
    Copy,
    /// Downloads the record.
    Save,
    /// The record was copied, or could not be.
    Copied(bool),
}

/// The state of an element.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "they are facts that do not depend on each other")]
pub(crate) struct ElementState {
    pub(crate) attributes: Attributes,
    /// What the element is used for.
    pub(crate) mode: ElementMode,
    /// The game or position of the source text.
    source: Source,
    /// The game: that of the source and the plies played since.
    pub(crate) game: Rc<Game>,
    /// The number of its plies that are shown.
    pub(crate) ply: usize,
    /// The nodes of the line that is shown; may be shorter than the game.
    pub(super) line: Rc<[NodeId]>,
    /// The unfinished turn.
    pub(crate) entry: Option<TurnEntry>,
    /// The square of the frozen piece that the person just tried to select.
    touched: Option<Square>,
    /// Whether the replay runs.
    pub(crate) running: bool,
    /// Whether the menu is open.
    pub(crate) menu: bool,
    motion: Vec<(Square, Square)>,
    motion_serial: u32,
    /// The number of the last request to the engine.
    request: u32,
    /// Whether the answer of the engine is awaited.
    pub(crate) thinking: bool,
    /// Why the engine does not answer.
    pub(crate) engine_error: Option<String>,
    /// The number of turns that did not solve the puzzle.
    tries: u32,
    /// Whether the puzzle is solved, or its solution was shown.
    pub(crate) solved: bool,
    /// What was done for the puzzle of a file.
    pub(super) judged: Option<JudgedPuzzle>,
    /// The message below the board, until the next action.
    pub(crate) notice: String,
    /// The text of the live region: what was just done, for screen readers.
    pub(crate) announcement: String,
    /// Why nothing can be shown.
    pub(crate) error: Option<ElementError>,
}

impl Default for ElementState {
    fn default() -> ElementState {
        ElementState {
            attributes: Attributes { input: Input::Loading, ..Attributes::default() },
            mode: ElementMode::Still,
            source: Source::default(),
            game: Rc::new(Game::new()),
            ply: 0,
            line: Rc::default(),
            entry: None,
            touched: None,
            running: false,
            menu: false,
            motion: Vec::new(),
            motion_serial: 0,
            request: 0,
            thinking: false,
            engine_error: None,
            tries: 0,
            solved: false,
            judged: None,
            notice: String::new(),
            announcement: String::new(),
            error: None,
        }
    }
}

impl ElementState {
    /// Applies an action and returns the events.
    pub(crate) fn apply(&mut self, action: ElementAction) -> Vec<ElementEvent> {
        let mut events = Vec::new();
        if self.error.is_some() {
            return events;
        }
        match action {
            ElementAction::Answer(request, answer) => self.answered(request, answer, &mut events),
            ElementAction::Tick => self.tick(&mut events),
            ElementAction::Judge => self.judge_now(&mut events),
            // What is being judged is not changed meanwhile.
            ElementAction::Board(_) | ElementAction::Undo | ElementAction::Reset | ElementAction::End
                if self.is_judging() => {}
            action => {
                // Any input stops a running replay.
                let runs = core::mem::take(&mut self.running);
                self.menu = false;
                self.notice.clear();
                self.touched = None;
                match action {
                    ElementAction::Next => self.go(self.ply + 1, &mut events),
                    ElementAction::Back => self.go(self.ply.saturating_sub(1), &mut events),
                    ElementAction::First => self.first(&mut events),
                    ElementAction::Last => self.go(self.plies(), &mut events),
                    ElementAction::GoTo(number) => self.go_to(NodeId::from_number(number), &mut events),
                    ElementAction::Run(run) => self.run(run && !runs, &mut events),
                    ElementAction::Board(event) => self.on_board_event(event, &mut events),
                    ElementAction::Undo => self.undo(),
                    ElementAction::Reset => self.reset(),
                    ElementAction::End => self.end_turn(&mut events),
                    ElementAction::TakeBack => self.take_back(&mut events),
                    ElementAction::Restart => self.restart(&mut events),
                    ElementAction::Hint => self.give_hint(),
                    ElementAction::Solve => self.show_solution(&mut events),
                    ElementAction::Retry => self.advance(&mut events),
                    ElementAction::Menu(open) => self.menu = open,
                    ElementAction::Flip => self.flip(&mut events),
                    ElementAction::Fill => events.push(ElementEvent::Fill),
                    ElementAction::Copy => events.push(ElementEvent::Copy(self.record())),
                    ElementAction::Save => events.push(ElementEvent::Save(self.record())),
                    ElementAction::Copied(is_copied) => self.copied(is_copied),
                    ElementAction::Answer(..) | ElementAction::Tick | ElementAction::Judge => {}
                }
            }
        }
        events
    }

    /// Applies changed attributes.
    pub(crate) fn configure(&mut self, attributes: Result<Attributes, ElementError>) -> Vec<ElementEvent> {
        let mut events = Vec::new();
        let attributes = match attributes {
            Ok(attributes) => attributes,
            Err(error) => {
                self.fail(error, &mut events);
                return events;
            }
        };
        let before = core::mem::replace(&mut self.attributes, attributes);
        let now = &self.attributes;
        // After an invalid attribute it is unknown whether the game has changed.
        let same_game = self.error.as_ref().is_none_or(|error| error.code != BAD_ATTRIBUTE)
            && (&before.input, before.mode, before.side, &before.solution, &before.pick)
                == (&now.input, now.mode, now.side, &now.solution, &now.pick);
        if !same_game {
            self.restart(&mut events);
        } else if now.ply != before.ply
            && let Some(ply) = now.ply
            && self.error.is_none()
        {
            self.go(ply, &mut events);
        }
        if self.error.is_none() && self.attributes.autoplay != before.autoplay {
            self.run(self.attributes.autoplay, &mut events);
        }
        events
    }

    /// Starts from the source text.
    fn restart(&mut self, events: &mut Vec<ElementEvent>) {
        let kept = (core::mem::take(&mut self.attributes), self.request, self.motion_serial);
        *self = ElementState {
            attributes: kept.0,
            request: kept.1,
            motion_serial: kept.2,
            ..ElementState::default()
        };
        let source = match Source::read(&self.attributes) {
            Ok(source) => source,
            Err(error) => return self.fail(error, events),
        };
        let mode = self.attributes.effective_mode(source.as_ref().map_or(ElementMode::Replay, Source::mode));
        self.source = match source {
            Some(source) => source,
            None if self.attributes.input == Input::Loading => return,
            None if mode == ElementMode::Play => Source::default(),
            None => {
                return self.fail(
                    ElementError::without_place("nothing-given", text::nothing_given().to_owned()),
                    events,
                );
            }
        };
        self.mode = mode;
        self.game = self.source.game.clone();
        self.line = self.source.lines.as_ref().map(|lines| lines.main().clone()).unwrap_or_default();
        let last = self.game.plies().len();
        self.ply = self
            .attributes
            .ply
            .unwrap_or(if self.mode == ElementMode::Replay { self.setups() } else { last })
            .min(last);
        self.entry = self.source.turn.as_ref().map(TurnEntry::from);
        match self.mode {
            ElementMode::Still | ElementMode::Replay => {}
            ElementMode::Play => self.begin_play(events),
            ElementMode::Puzzle => self.begin_puzzle(events),
        }
    }

    /// Continues from the state of an element that has left the document. A replay stops, as a video does; the engine
    /// is asked again.
    pub(crate) fn resume(&mut self, kept: ElementState) -> Vec<ElementEvent> {
        // The announcement and the animation are not repeated.
        let (announcement, motion, motion_serial) = (String::new(), Vec::new(), self.motion_serial);
        *self = ElementState { running: false, announcement, motion, motion_serial, ..kept };
        if self.thinking { self.apply(ElementAction::Retry) } else { Vec::new() }
    }

    fn fail(&mut self, error: ElementError, events: &mut Vec<ElementEvent>) {
        self.running = false;
        self.thinking = false;
        if self.error.as_ref() != Some(&error) {
            events.push(ElementEvent::Error(error.clone()));
        }
        self.error = Some(error);
    }

    /// Whether the source text is still being loaded.
    pub(crate) fn is_loading(&self) -> bool {
        self.attributes.input == Input::Loading
    }

    /// Whether the mode is view-only: no turns are entered.
    pub(crate) const fn is_view_only(&self) -> bool {
        matches!(self.mode, ElementMode::Still | ElementMode::Replay)
    }

    /// Whether a person enters a turn.
    pub(crate) const fn is_entering(&self) -> bool {
        !self.is_view_only() && self.entry.is_some() && !self.solved && self.error.is_none()
    }

    /// The side that the person plays or solves for.
    pub(crate) fn person(&self) -> Side {
        self.attributes.side.unwrap_or_else(|| {
            let starts_with_setups = self.setups() > 0 || self.source.game.position().is_none();
            if starts_with_setups && self.mode == ElementMode::Play {
                Side::Gold
            } else {
                self.source.game.side()
            }
        })
    }

    /// The side whose home ranks are at the bottom.
    pub(crate) fn bottom(&self) -> Side {
        self.attributes.bottom.unwrap_or(if self.is_view_only() { Side::Gold } else { self.person() })
    }

    /// The number of plies of the game.
    pub(crate) fn plies(&self) -> usize {
        self.game.plies().len()
    }

    /// The number of setups at the start of the game.
    fn setups(&self) -> usize {
        self.game.plies().iter().take_while(|ply| matches!(ply, Ply::Setup(_))).count()
    }

    /// The label of the last ply shown, and whether it is a setup. `None` at the start.
    pub(crate) fn last(&self) -> Option<(Label, bool)> {
        let ply = self.ply.checked_sub(1)?;
        Some((self.game.label(ply), ply < self.setups()))
    }

    /// The steps of the ply with this index; empty for a setup.
    fn steps_of(&self, ply: usize) -> &[PlayedStep] {
        match self.game.plies().get(ply) {
            Some(Ply::Turn(turn)) => turn.steps(),
            _ => &[],
        }
    }

    /// The arrows and marked squares of the comment of the record, or the squares that the person marks. Of what was
    /// played since, there are none.
    fn drawn(&self) -> Vec<ArrowAnnotation> {
        let circle =
            |square: Square| ArrowAnnotation { colour: ArrowColour::Green, from: square, to: square };
        if self.is_judged() {
            return self.marked_squares().into_iter().map(circle).collect();
        }
        self.lines()
            .filter(|_| self.is_view_only())
            .map(|lines| lines.arrows(self.node()))
            .unwrap_or_default()
    }
}
