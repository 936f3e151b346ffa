//! What an element shows and what is done with it: pure, without a browser, tested natively.

mod fault;
mod making;
mod playing;
mod showing;
mod solving;
#[cfg(test)]
mod tests;

pub(crate) use fault::Fault;

use std::rc::Rc;

use ansa_board::BoardEvent;
use ansa_board::destinations::Selection;
use ansa_core::game::Ply;
use ansa_core::position::outcome::Outcome;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Game, Label, PlayedStep, Side, Square};

use crate::attributes::{Attributes, Given, Kind};
use crate::source::Source;
use crate::text;

/// The code of a fault in an attribute.
pub(crate) const BAD_ATTRIBUTE: &str = "bad-attribute";

/// Something to be done.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Action {
    /// One ply on.
    Next,
    /// One ply back.
    Back,
    /// To the first turn.
    First,
    /// To the end.
    Last,
    /// Lets the replay run, or stops it.
    Run(bool),
    /// The replay has stood for its interval.
    Tick,
    /// Something was done on the board.
    Board(BoardEvent),
    /// Takes a step back.
    Undo,
    /// Takes all steps of the turn back.
    Reset,
    /// Ends the turn.
    End,
    /// Takes back to the person's last turn.
    TakeBack,
    /// Begins anew.
    Restart,
    /// Shows the solution.
    Solve,
    /// The engine has answered the request of this number.
    Answer(u32, Result<String, String>),
    /// Asks the engine again.
    Retry,
}

/// What happened, to be told outside.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Happened {
    /// The board after another number of plies is shown.
    Ply,
    /// A step was made.
    Step(PlayedStep, u8, By),
    /// A turn or a setup was played.
    Turn(Label, String, By),
    /// The game has ended, or the end of the record is shown.
    End(Option<Outcome>),
    /// The puzzle is solved, after so many turns that did not.
    Solved(String, u32),
    /// Something is wrong.
    Error(Fault),
    /// The engine is asked for a turn in this game.
    Ask(u32, String, u8),
}

/// Who has done something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    /// A person.
    Person,
    /// The engine.
    Engine,
}

/// Everything that an element shows.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    pub(crate) attributes: Attributes,
    /// What the element is for.
    pub(crate) kind: Kind,
    /// What was given.
    source: Source,
    /// The game as far as it was given or played.
    pub(crate) game: Rc<Game>,
    /// How many of its plies are shown.
    pub(crate) ply: usize,
    /// The turn in the making.
    pub(crate) turn: Option<TurnBuilder>,
    selection: Option<Selection>,
    /// The frozen piece that was just touched.
    touched: Option<Square>,
    /// Whether the replay runs.
    pub(crate) running: bool,
    motion: Vec<(Square, Square)>,
    motion_serial: u32,
    /// The number of the last request to the engine.
    request: u32,
    /// Whether the engine is to answer it.
    pub(crate) thinking: bool,
    /// Why the engine does not answer.
    pub(crate) engine_fault: Option<String>,
    /// Turns that did not solve the puzzle.
    tries: u32,
    /// Whether the puzzle is solved, or its solution was shown.
    pub(crate) solved: bool,
    /// What is said beside the board until the next act.
    pub(crate) notice: String,
    /// What was just done, for those who do not see it.
    pub(crate) said: String,
    /// What is wrong.
    pub(crate) fault: Option<Fault>,
}

impl Default for State {
    fn default() -> State {
        State {
            attributes: Attributes { given: Given::Loading, ..Attributes::default() },
            kind: Kind::Still,
            source: Source::default(),
            game: Rc::new(Game::new()),
            ply: 0,
            turn: None,
            selection: None,
            touched: None,
            running: false,
            motion: Vec::new(),
            motion_serial: 0,
            request: 0,
            thinking: false,
            engine_fault: None,
            tries: 0,
            solved: false,
            notice: String::new(),
            said: String::new(),
            fault: None,
        }
    }
}

impl State {
    /// Does something and tells what happened.
    pub(crate) fn apply(&mut self, action: Action) -> Vec<Happened> {
        let mut happened = Vec::new();
        if self.fault.is_some() {
            return happened;
        }
        match action {
            Action::Answer(request, answer) => self.answered(request, answer, &mut happened),
            Action::Tick => self.tick(&mut happened),
            action => {
                // What the replay does by itself goes on only until somebody does something.
                let runs = core::mem::take(&mut self.running);
                self.notice.clear();
                self.touched = None;
                match action {
                    Action::Next => self.go(self.ply + 1, &mut happened),
                    Action::Back => self.go(self.ply.saturating_sub(1), &mut happened),
                    Action::First => self.first(&mut happened),
                    Action::Last => self.go(self.plies(), &mut happened),
                    Action::Run(run) => self.run(run && !runs, &mut happened),
                    Action::Board(event) => self.by_hand(event, &mut happened),
                    Action::Undo => self.undo(),
                    Action::Reset => self.reset(),
                    Action::End => self.end_turn(&mut happened),
                    Action::TakeBack => self.take_back(&mut happened),
                    Action::Restart => self.restart(&mut happened),
                    Action::Solve => self.show_solution(&mut happened),
                    Action::Retry => self.advance(&mut happened),
                    Action::Answer(..) | Action::Tick => {}
                }
            }
        }
        happened
    }

    /// What the attributes say now.
    pub(crate) fn configure(&mut self, attributes: Result<Attributes, Fault>) -> Vec<Happened> {
        let mut happened = Vec::new();
        let attributes = match attributes {
            Ok(attributes) => attributes,
            Err(fault) => {
                self.fail(fault, &mut happened);
                return happened;
            }
        };
        let before = core::mem::replace(&mut self.attributes, attributes);
        let now = &self.attributes;
        // What was wrong with an attribute hides whether the game has changed.
        let same_game = self.fault.as_ref().is_none_or(|fault| fault.code != BAD_ATTRIBUTE)
            && (&before.given, before.mode, before.side, &before.solution)
                == (&now.given, now.mode, now.side, &now.solution);
        if !same_game {
            self.restart(&mut happened);
        } else if now.ply != before.ply
            && let Some(ply) = now.ply
            && self.fault.is_none()
        {
            self.go(ply, &mut happened);
        }
        if self.fault.is_none() && self.attributes.autoplay != before.autoplay {
            self.run(self.attributes.autoplay, &mut happened);
        }
        happened
    }

    /// Begins with what was given.
    fn restart(&mut self, happened: &mut Vec<Happened>) {
        let kept = (core::mem::take(&mut self.attributes), self.request, self.motion_serial);
        *self = State { attributes: kept.0, request: kept.1, motion_serial: kept.2, ..State::default() };
        let given = match Source::read(&self.attributes.given) {
            Ok(given) => given,
            Err(fault) => return self.fail(fault, happened),
        };
        let wants = self.attributes.kind(given.as_ref().is_some_and(|source| source.turn.is_some()));
        self.source = match given {
            Some(source) => source,
            None if self.attributes.given == Given::Loading => return,
            None if wants == Kind::Play => Source::default(),
            None => {
                return self.fail(Fault::plain("nothing-given", text::NOTHING_GIVEN.to_owned()), happened);
            }
        };
        self.kind = wants;
        self.game = self.source.game.clone();
        let last = self.game.plies().len();
        self.ply = self
            .attributes
            .ply
            .unwrap_or(if self.kind == Kind::Replay { self.setups() } else { last })
            .min(last);
        self.turn = self.source.turn.clone();
        match self.kind {
            Kind::Still | Kind::Replay => {}
            Kind::Play => self.begin_play(happened),
            Kind::Puzzle => self.begin_puzzle(happened),
        }
    }

    /// Goes on where another one stood. Like a film that is taken out of a page, a replay stands; the engine is asked again.
    pub(crate) fn resume(&mut self, kept: State) -> Vec<Happened> {
        // Neither what was said nor what moved is to be heard and seen a second time.
        let (said, motion, motion_serial) = (String::new(), Vec::new(), self.motion_serial);
        *self = State { running: false, said, motion, motion_serial, ..kept };
        if self.thinking { self.apply(Action::Retry) } else { Vec::new() }
    }

    fn fail(&mut self, fault: Fault, happened: &mut Vec<Happened>) {
        self.running = false;
        self.thinking = false;
        if self.fault.as_ref() != Some(&fault) {
            happened.push(Happened::Error(fault.clone()));
        }
        self.fault = Some(fault);
    }

    /// Whether nothing is there to be shown yet.
    pub(crate) fn is_loading(&self) -> bool {
        self.attributes.given == Given::Loading
    }

    /// Whether a game is only looked at.
    pub(crate) const fn is_shown_through(&self) -> bool {
        matches!(self.kind, Kind::Still | Kind::Replay)
    }

    /// Whether a person enters a turn.
    pub(crate) const fn is_entering(&self) -> bool {
        !self.is_shown_through() && self.turn.is_some() && !self.solved && self.fault.is_none()
    }

    /// The side that the person plays or solves for.
    pub(crate) fn person(&self) -> Side {
        self.attributes.side.unwrap_or_else(|| {
            let starts_with_setups = self.setups() > 0 || self.source.game.position().is_none();
            if starts_with_setups && self.kind == Kind::Play { Side::Gold } else { self.source.game.side() }
        })
    }

    /// Whose home ranks are at the bottom.
    pub(crate) fn bottom(&self) -> Side {
        self.attributes.bottom.unwrap_or(if self.is_shown_through() { Side::Gold } else { self.person() })
    }

    /// How many plies the game has.
    pub(crate) fn plies(&self) -> usize {
        self.game.plies().len()
    }

    /// How many of the first plies are setups.
    fn setups(&self) -> usize {
        self.game.plies().iter().take_while(|ply| matches!(ply, Ply::Setup(_))).count()
    }

    /// The label of the last ply shown, and whether that was a setup; none at the start.
    pub(crate) fn last(&self) -> Option<(Label, bool)> {
        let ply = self.ply.checked_sub(1)?;
        Some((self.game.label(ply), ply < self.setups()))
    }

    /// The steps of the ply with this number; none if it was a setup.
    fn steps_of(&self, ply: usize) -> &[PlayedStep] {
        match self.game.plies().get(ply) {
            Some(Ply::Turn(turn)) => turn.steps(),
            _ => &[],
        }
    }

    /// What the record says about what is shown.
    pub(crate) fn comment(&self) -> &str {
        self.source.comments.get(self.ply).map_or("", String::as_str)
    }
}
