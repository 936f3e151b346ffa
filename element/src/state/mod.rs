//! The state of an element, and the actions that change it. It needs no browser, so that its tests run natively.

mod board;
mod evaluations;
mod event;
mod play;
mod players;
mod puzzle;
mod replay;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_boards;
#[cfg(test)]
mod tests_of_lines;
#[cfg(test)]
mod tests_of_marks;
#[cfg(test)]
mod tests_of_puzzles;
mod turn_entry;

use std::rc::Rc;

use ansa_board::{BoardEvent, TurnEntry};
use ansa_core::game::Ply;
use ansa_core::position::outcome::Outcome;
use ansa_core::record::NodeId;
use ansa_core::{BySide, Game, Label, Side, Square};
use ansa_model::activities::Feedback;
use ansa_model::document::{Cursor, CursorMove, Document};
use ansa_model::entry::SetupEntry;

use crate::attributes::{Attributes, ElementMode, Input};
use crate::error::{BAD_ATTRIBUTE, ElementError};
use crate::source::Source;
use crate::text;

use puzzle::JudgedPuzzle;

pub(crate) use board::BoardCommand;
pub(crate) use evaluations::{EvaluationsView, GRAPH_HEIGHT};
pub(crate) use event::{By, ElementEvent, PuzzleFailed, PuzzleSolved};
pub(crate) use players::PlayerView;

/// An action: input of the person, the timer or the engine.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum ElementAction {
    /// Shows another place of the line.
    Move(CursorMove),
    /// Shows the board after the turn of the node with this number.
    GoTo(u32),
    /// Shows the board after this number of plies.
    GoToPly(usize),
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

#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "they are facts that do not depend on each other")]
pub(crate) struct ElementState {
    pub(crate) attributes: Attributes,
    /// What the element is used for.
    pub(crate) mode: ElementMode,
    /// The game of the source text.
    pub(crate) document: Document,
    /// Whether the source text is a record.
    is_record: bool,
    /// The place that is shown.
    pub(crate) place: Cursor,
    /// The number of plies from which the person plays on.
    start: usize,
    /// The side that the person plays or solves for.
    person: Side,
    /// The unfinished turn.
    pub(crate) entry: Option<TurnEntry>,
    /// The unfinished setup, on a board that the page drives.
    pub(crate) setup: Option<SetupEntry>,
    /// The square of the frozen piece that the person just tried to select.
    touched: Option<Square>,
    /// The text of the live region, the message below the board, and what is animated.
    pub(crate) feedback: Feedback<String, String>,
    /// Whether the replay runs.
    pub(crate) running: bool,
    /// Whether the menu is open.
    pub(crate) menu: bool,
    /// The number of the last request to the engine.
    request: u32,
    /// Whether the answer of the engine is awaited.
    pub(crate) thinking: bool,
    /// Why the engine does not answer.
    pub(crate) engine_error: Option<String>,
    /// The number of wrong answers to the puzzle.
    pub(crate) tries: u32,
    /// Whether the puzzle is solved, or its solution was shown.
    pub(crate) solved: bool,
    /// The puzzle of a file.
    judged: Option<JudgedPuzzle>,
    /// Why nothing can be shown.
    pub(crate) error: Option<ElementError>,
}

impl Default for ElementState {
    fn default() -> ElementState {
        let document = Source::new_game().document;
        ElementState {
            attributes: Attributes { input: Input::Loading, ..Attributes::default() },
            mode: ElementMode::Still,
            is_record: false,
            place: document.end_cursor(),
            document,
            start: 0,
            person: Side::Gold,
            entry: None,
            setup: None,
            touched: None,
            feedback: Feedback::default(),
            running: false,
            menu: false,
            request: 0,
            thinking: false,
            engine_error: None,
            tries: 0,
            solved: false,
            judged: None,
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
                let runs = self.running;
                self.begin_input();
                self.apply_input(action, runs, &mut events);
            }
        }
        events
    }

    /// Removes what was shown until the next input. Any input stops a running replay.
    fn begin_input(&mut self) {
        self.running = false;
        self.menu = false;
        self.feedback.clear_notice();
        self.feedback.stop_motion();
        self.touched = None;
        if let Some(judged) = &mut self.judged {
            judged.reply.clear();
        }
    }

    fn apply_input(&mut self, action: ElementAction, runs: bool, events: &mut Vec<ElementEvent>) {
        match action {
            ElementAction::Move(to) => self.go(to, events),
            ElementAction::GoTo(number) => self.go_to(NodeId::from_number(number), events),
            ElementAction::GoToPly(plies) => self.go_to_ply(plies, events),
            ElementAction::Run(run) => self.run(run && !runs, events),
            ElementAction::Board(event) => self.on_board_event(event, events),
            ElementAction::Undo => self.enter(TurnEntry::undo, events),
            ElementAction::Reset => self.enter(TurnEntry::reset, events),
            ElementAction::End => self.end_turn(events),
            ElementAction::TakeBack => self.take_back(self.plies_to_take_back(), events),
            ElementAction::Restart => self.restart(events),
            ElementAction::Hint => self.give_hint(),
            ElementAction::Solve => self.show_solution(events),
            ElementAction::Retry => self.advance(events),
            ElementAction::Menu(open) => self.menu = open,
            ElementAction::Flip => {
                self.attributes.bottom = Some(!self.bottom());
                events.push(ElementEvent::Flip);
            }
            ElementAction::Fill => events.push(ElementEvent::Fill),
            ElementAction::Copy => events.push(ElementEvent::Copy(self.record())),
            ElementAction::Save => events.push(ElementEvent::Save(self.record())),
            ElementAction::Copied(is_copied) => {
                let said = if is_copied { text::copied() } else { text::not_copied() };
                self.feedback.notify(said.to_owned());
            }
            ElementAction::Answer(..) | ElementAction::Tick | ElementAction::Judge => {}
        }
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
            self.go_to_ply(ply, &mut events);
        }
        if self.attributes.movable != before.movable {
            // The piece that somebody holds, who may not be let move it any more.
            self.entry.as_mut().map(TurnEntry::deselect);
            self.setup.as_mut().map(SetupEntry::deselect);
        }
        if self.error.is_none() && self.attributes.autoplay != before.autoplay {
            self.run(self.attributes.autoplay, &mut events);
        }
        events
    }

    /// Starts from the source text.
    fn restart(&mut self, events: &mut Vec<ElementEvent>) {
        let before = core::mem::take(self);
        self.attributes = before.attributes;
        self.request = before.request;
        self.feedback.continue_from(&before.feedback);
        let source = match Source::read(&self.attributes) {
            Ok(source) => source,
            Err(error) => return self.fail(error, events),
        };
        let mode =
            self.attributes.effective_mode(source.as_ref().map_or(ElementMode::Replay, |read| read.mode));
        let is_given = source.is_some();
        let source = match source {
            Some(source) => source,
            None if self.attributes.input == Input::Loading => return,
            None if matches!(mode, ElementMode::Play | ElementMode::Board) => Source::new_game(),
            None => {
                let message = text::nothing_given().to_owned();
                return self.fail(ElementError::without_place("nothing-given", message), events);
            }
        };
        self.mode = mode;
        self.is_record = is_given && source.mode == ElementMode::Replay;
        self.document = source.document;
        self.place = self.document.end_cursor();
        let ends_in_turn = matches!(self.game().plies().last(), Some(Ply::Turn(_)));
        if let Some(ply) = self.attributes.ply {
            self.place = Cursor::after(self.document.played().clone(), ply);
        } else if mode == ElementMode::Replay && ends_in_turn {
            self.place = self.place.first();
        }
        if self.is_view_only() {
            self.entry = source.entry;
            return;
        }
        self.go_on_from_here();
        match mode {
            ElementMode::Puzzle => self.begin_puzzle(source.puzzle, source.entry, events),
            _ => self.begin_play(source.entry, events),
        }
    }

    /// Removes the plies that are not shown, so that the person goes on from there.
    fn go_on_from_here(&mut self) {
        self.remove_plies(self.plies() - self.place.plies());
        self.start = self.plies();
        let has_setups = Cursor::after(self.document.played().clone(), 0).position().is_none();
        self.person = match self.attributes.side {
            Some(side) => side,
            None if has_setups && self.mode == ElementMode::Play => Side::Gold,
            None => self.game().side(),
        };
    }

    /// Continues from the state of an element that has left the document. A replay stops, as a video does; the engine
    /// is asked again.
    pub(crate) fn resume(&mut self, kept: ElementState) -> Vec<ElementEvent> {
        let before = core::mem::replace(self, ElementState { running: false, ..kept });
        // The announcement and the animation are not repeated.
        self.feedback.report(String::new());
        self.feedback.stop_motion();
        self.feedback.continue_from(&before.feedback);
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

    /// The side whose home ranks are at the bottom.
    pub(crate) fn bottom(&self) -> Side {
        let usual = match (self.mode, self.attributes.movable) {
            (ElementMode::Board, BySide { gold: false, silver: true }) => Side::Silver,
            (ElementMode::Play | ElementMode::Puzzle, _) => self.person,
            _ => Side::Gold,
        };
        self.attributes.bottom.unwrap_or(usual)
    }

    /// The game of the line that is shown.
    pub(crate) const fn game(&self) -> &Rc<Game> {
        self.place.line().game()
    }

    /// The number of plies of the line.
    pub(crate) fn plies(&self) -> usize {
        self.place.line().len()
    }

    /// The node of the last ply shown, or that of the start.
    pub(crate) fn node(&self) -> NodeId {
        self.place.node().unwrap_or(self.document.root())
    }

    /// The outcome of the game, if its end is shown.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game().outcome().filter(|_| self.place.is_at_end())
    }

    /// The label of the last ply shown, and whether it is a setup. `None` at the start.
    pub(crate) fn last(&self) -> Option<(Label, bool)> {
        Some((self.place.label_shown()?, self.place.trail().is_empty()))
    }

    /// Whether a record is replayed.
    pub(crate) fn is_replay_of_record(&self) -> bool {
        self.is_record && self.mode == ElementMode::Replay
    }

    /// The main line as a record, or the game so far.
    pub(crate) fn game_record(&self) -> String {
        let game = if self.is_view_only() { self.document.game() } else { self.game() };
        game.to_record().to_tagged()
    }

    /// The game as a record: as it was given, or what was played.
    fn record(&self) -> String {
        match &self.attributes.input {
            Input::Record(text) | Input::Either(text) if self.is_record && self.is_view_only() => {
                text.trim().to_owned() + "\n"
            }
            _ => self.game_record(),
        }
    }
}
