//! The events of an element.

use ansa_core::position::outcome::Outcome;
use ansa_core::{Label, PlayedStep};

use crate::error::ElementError;

/// An event, to be dispatched by the element; [`ElementEvent::Ask`] goes to the engine.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum ElementEvent {
    /// Another number of plies is shown.
    Ply,
    /// A step was played, with this number of steps left.
    Step(PlayedStep, u8, By),
    /// A turn or a setup was played.
    Turn(Label, String, By),
    /// The game has ended, or the end of the record is shown.
    End(Option<Outcome>),
    /// The puzzle was solved.
    Solved(PuzzleSolved),
    /// An answer to the puzzle was wrong.
    Failed(PuzzleFailed),
    /// Something can't be shown or done.
    Error(ElementError),
    /// A person has drawn: all arrows and circles as in a record.
    Draw(String),
    /// The board was turned around.
    Flip,
    /// The element fills the screen, or no longer.
    Fill,
    /// This record is copied.
    Copy(String),
    /// This record is downloaded.
    Save(String),
    /// The engine is asked for a turn: the number of the request, the game as a record, and the level.
    Ask(u32, String, u8),
}

impl ElementEvent {
    /// The name of the event that asks the page before this one happens: of what people play.
    pub(crate) const fn asked_as(&self) -> Option<&'static str> {
        match self {
            ElementEvent::Step(.., By::Person) => Some("before-step"),
            ElementEvent::Turn(.., By::Person) => Some("before-turn"),
            _ => None,
        }
    }
}

/// The answer that solves a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PuzzleSolved {
    /// The turn in notation; `None` if squares were asked for.
    pub(crate) turn: Option<String>,
    /// The squares; `None` if a turn was asked for.
    pub(crate) squares: Option<Vec<String>>,
    /// The number of wrong answers before it.
    pub(crate) tries: u32,
    /// The number of hints before it.
    pub(crate) hints: u32,
}

/// An answer that does not solve a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PuzzleFailed {
    /// The turn in notation; `None` if squares were asked for.
    pub(crate) turn: Option<String>,
    /// The squares; `None` if a turn was asked for.
    pub(crate) squares: Option<Vec<String>>,
    /// Why it is wrong, one of `PuzzleFaultCode` in `arimaa-board.d.ts`.
    pub(crate) fault: &'static str,
    /// The event as a sentence.
    pub(crate) message: String,
    /// The steps of the other side that show it.
    pub(crate) reply: Option<String>,
    /// The squares that are no part of the answer.
    pub(crate) wrong: Vec<String>,
    /// The number of squares that are missing.
    pub(crate) missing: u32,
}

/// Who has played a step or turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    Person,
    /// A method of the element, called by the page.
    Page,
    Engine,
    /// The element itself, which sets up the person's pieces.
    Element,
}
