//! Why the API refuses something, as JavaScript sees it: an `Error` named `ArimaaError` with a stable code, a sentence,
//! and where it applies the square, the step, and the line and column of the input.

#[cfg(feature = "rules")]
mod words;

use core::fmt;

use ansa_core::Square;
use ansa_core::StepError;
use ansa_core::game::{PlayError, SetupError, TurnError};
use ansa_core::notation::{BodyError, Located, Place, PositionTextError};
use ansa_core::position::builder::{PositionError, PositionFault};
use ansa_core::position::turn::EndError;
use ansa_core::record::{
    GameRecordError, PositionRefusal, RecordError, RecordRefusal, RecordRefusalReason,
    Refusal as WordRefusal, RefusalReason,
};
use js_sys::{Error, Reflect};
use wasm_bindgen::JsValue;

/// What a caller gets instead of a result. The object asked is as it was before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    code: &'static str,
    message: String,
    square: Option<Square>,
    step: Option<String>,
    place: Option<Place>,
}

impl Refusal {
    /// A refusal that is about no square, step or place.
    #[must_use]
    pub fn new(code: &'static str, message: impl fmt::Display) -> Refusal {
        Refusal { code, message: message.to_string(), square: None, step: None, place: None }
    }

    /// An argument of another type than the one documented.
    #[must_use]
    pub fn wrong_type(message: impl fmt::Display) -> Refusal {
        Refusal::new("wrong-type", message)
    }

    /// The stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// The same refusal, about this square.
    #[must_use]
    pub(crate) fn on(self, square: Square) -> Refusal {
        Refusal { square: Some(square), ..self }
    }

    /// The same refusal, about this step.
    #[must_use]
    pub(crate) fn about(self, step: impl fmt::Display) -> Refusal {
        Refusal { step: Some(step.to_string()), ..self }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for Refusal {}

impl From<Refusal> for JsValue {
    fn from(refusal: Refusal) -> JsValue {
        let error = Error::new(&refusal.message);
        error.set_name("ArimaaError");
        let set = |name: &str, value: Option<JsValue>| {
            if let Some(value) = value {
                // Fails only on frozen objects, and this one is new.
                let _ = Reflect::set(&error, &name.into(), &value);
            }
        };
        set("code", Some(refusal.code.into()));
        set("square", refusal.square.map(|square| square.to_string().into()));
        set("step", refusal.step.map(Into::into));
        set("line", refusal.place.map(|place| place.line.into()));
        set("column", refusal.place.map(|place| place.column.into()));
        error.into()
    }
}

impl From<StepError> for Refusal {
    fn from(error: StepError) -> Refusal {
        let (code, square) = match error {
            StepError::NoStepsLeft => ("no-steps-left", None),
            StepError::NoPiece { square } => ("no-piece", Some(square)),
            StepError::OffBoard { step, .. } => ("off-board", Some(step.from)),
            StepError::Occupied { square, .. } => ("occupied", Some(square)),
            StepError::RabbitBackward { square } => ("rabbit-backward", Some(square)),
            StepError::Frozen { square, .. } => ("frozen", Some(square)),
            StepError::PushUnfinished { into, .. } => ("push-unfinished", Some(into)),
            StepError::NobodyPushes { square, .. } => ("nobody-pushes", Some(square)),
            StepError::PushersFrozen { square, .. } => ("pushers-frozen", Some(square)),
            StepError::PushNeedsTwoSteps { square, .. } => ("push-needs-two-steps", Some(square)),
        };
        Refusal { square, ..Refusal::new(code, error) }
    }
}

impl From<EndError> for Refusal {
    fn from(error: EndError) -> Refusal {
        match error {
            EndError::NoStep => Refusal::new("no-step", error),
            EndError::PushUnfinished { into, .. } => Refusal::new("push-unfinished", error).on(into),
            EndError::NothingChanged => Refusal::new("nothing-changed", error),
        }
    }
}

impl From<TurnError> for Refusal {
    fn from(error: TurnError) -> Refusal {
        match error {
            TurnError::Step { step, error, .. } => Refusal::from(error).about(step),
            TurnError::End(error) => error.into(),
            TurnError::Repetition { .. } => Refusal::new("repetition", error),
        }
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Refusal {
        match error {
            SetupError::Twice { square } => Refusal::new("placed-twice", error).on(square),
            SetupError::NotHome { square, .. } => Refusal::new("not-home", error).on(square),
            SetupError::WrongSide { square, .. } => Refusal::new("wrong-side", error).on(square),
            SetupError::Count { .. } => Refusal::new("wrong-count", error),
        }
    }
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Refusal {
        match error {
            PlayError::GameOver => Refusal::new("game-over", error),
            PlayError::SetupExpected => Refusal::new("setup-expected", error),
            PlayError::TurnExpected => Refusal::new("turn-expected", error),
            // The API begins every turn itself, so that this one can't be.
            PlayError::AnotherPosition => Refusal::new("another-position", error),
            PlayError::Setup(error) => error.into(),
            PlayError::Turn(error) => error.into(),
        }
    }
}

impl From<PositionError> for Refusal {
    fn from(error: PositionError) -> Refusal {
        let square = error.faults.iter().find_map(|fault| match *fault {
            PositionFault::Undefended { square, .. } | PositionFault::RabbitOnGoal { square, .. } => {
                Some(square)
            }
            PositionFault::TooMany { .. } | PositionFault::NoRabbits { .. } => None,
        });
        Refusal { square, ..Refusal::new("bad-position", error) }
    }
}

impl From<WordRefusal> for Refusal {
    fn from(error: WordRefusal) -> Refusal {
        let message = error.to_string();
        let refusal = match error.reason {
            RefusalReason::NoTurn | RefusalReason::NothingToTakeBack => Refusal::new("bad-turn", ""),
            RefusalReason::AnotherPiece { square, .. } => Refusal::new("wrong-piece", "").on(square),
            RefusalReason::NoCapture { square, .. } => Refusal::new("wrong-capture", "").on(square),
            RefusalReason::Step(error) => error.into(),
            RefusalReason::Play(error) => error.into(),
        };
        let step = error.text.or(refusal.step);
        Refusal { message, step, ..refusal }
    }
}

impl From<PositionRefusal> for Refusal {
    fn from(error: PositionRefusal) -> Refusal {
        match error {
            PositionRefusal::Position(error) => error.into(),
            PositionRefusal::Mismatch { step, .. } => Refusal::new("bad-position", error).about(step),
            PositionRefusal::Step(error) => error.into(),
        }
    }
}

impl From<GameRecordError> for Refusal {
    fn from(error: GameRecordError) -> Refusal {
        match error {
            GameRecordError::Tag(_) => Refusal::new("bad-record", error),
            GameRecordError::Refused(error) => error.into(),
            GameRecordError::Setup(error) => error.into(),
        }
    }
}

impl From<RecordRefusal> for Refusal {
    fn from(error: RecordRefusal) -> Refusal {
        let RecordRefusal { place, label, reason } = error;
        // The place is told apart from the sentence.
        let message = RecordRefusal { place: None, label, reason: reason.clone() };
        let refusal = match reason {
            RecordRefusalReason::Refused(refusal) => (*refusal).into(),
            RecordRefusalReason::Position(refusal) => (*refusal).into(),
            _ => Refusal::new("bad-record", ""),
        };
        Refusal { place, message: message.to_string(), ..refusal }
    }
}

/// An error of a reader: the place is told apart from the sentence.
fn located<E: fmt::Display>(code: &'static str, error: &Located<E>) -> Refusal {
    Refusal { place: Some(error.place), ..Refusal::new(code, &error.error) }
}

impl From<Located<BodyError>> for Refusal {
    fn from(error: Located<BodyError>) -> Refusal {
        located("bad-turn", &error)
    }
}

impl From<Located<PositionTextError>> for Refusal {
    fn from(error: Located<PositionTextError>) -> Refusal {
        located("bad-position", &error)
    }
}

impl From<Located<RecordError>> for Refusal {
    fn from(error: Located<RecordError>) -> Refusal {
        located("bad-record", &error)
    }
}
