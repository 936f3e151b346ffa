//! Errors of the API. In JavaScript each is an `ArimaaError` with a stable code, a sentence and, where they apply, the
//! square, the step, the line and column of the input, and the cause.

#[cfg(feature = "rules")]
mod words;

use core::fmt;

use ansa_core::Square;
use ansa_core::StepError;
use ansa_core::game::{PlayError, SetupError, TurnError};
use ansa_core::notation::{Located, Place, PlyTextError, PositionTextError};
use ansa_core::position::builder::{BoardError, PositionError};
use ansa_core::position::turn::EndError;
use ansa_core::record::{
    GameRecordError, PlayTextError, PlayTextErrorKind, PositionTurnError, RecordError, ReplayError,
    ReplayErrorKind,
};
#[cfg(feature = "engine")]
use js_sys::Error;
use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
#[cfg(not(feature = "engine"))]
use wasm_bindgen::prelude::wasm_bindgen;

/// An error of the API. The object on which the method was called is unchanged.
#[derive(Clone, PartialEq, Debug)]
pub struct ArimaaError {
    code: &'static str,
    message: String,
    /// The square at fault.
    pub(crate) square: Option<Square>,
    step: Option<String>,
    /// The place of the fault in the input.
    pub(crate) place: Option<Place>,
    /// What the caller's code threw while an argument was read.
    cause: Option<JsValue>,
}

impl ArimaaError {
    /// Creates an error without a square, step, place or cause.
    pub fn new(code: &'static str, message: impl fmt::Display) -> ArimaaError {
        ArimaaError { code, message: message.to_string(), square: None, step: None, place: None, cause: None }
    }

    /// An argument does not have the documented type.
    pub fn wrong_type(message: impl fmt::Display) -> ArimaaError {
        ArimaaError::new("wrong-type", message)
    }

    /// The stable code.
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// Adds the square at fault.
    #[must_use]
    pub(crate) fn with_square(self, square: Square) -> ArimaaError {
        ArimaaError { square: Some(square), ..self }
    }

    /// Adds what the caller's code threw.
    #[must_use]
    pub(crate) fn with_cause(self, cause: JsValue) -> ArimaaError {
        ArimaaError { cause: Some(cause), ..self }
    }

    /// Adds the step at fault.
    #[must_use]
    pub(crate) fn with_step(self, step: impl fmt::Display) -> ArimaaError {
        ArimaaError { step: Some(step.to_string()), ..self }
    }
}

impl fmt::Display for ArimaaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for ArimaaError {}

#[cfg(not(feature = "engine"))]
#[wasm_bindgen]
extern "C" {
    // The class of `arimaa-error.js`, which is a part of the same module.
    #[wasm_bindgen(js_name = ArimaaError)]
    type ErrorObject;

    #[wasm_bindgen(constructor, js_class = "ArimaaError")]
    fn new(code: &str, message: &str, details: &Object) -> ErrorObject;
}

impl From<ArimaaError> for JsValue {
    fn from(arimaa: ArimaaError) -> JsValue {
        let details = Object::new();
        let set = |name: &str, value: Option<JsValue>| {
            if let Some(value) = value {
                // Setting a property fails only on frozen objects, and this one is new.
                let _ = Reflect::set(&details, &name.into(), &value);
            }
        };
        set("square", arimaa.square.map(|square| square.to_string().into()));
        set("step", arimaa.step.map(Into::into));
        set("line", arimaa.place.map(|place| place.line.into()));
        set("column", arimaa.place.map(|place| place.column.into()));
        set("cause", arimaa.cause);
        error_object(arimaa.code, &arimaa.message, &details)
    }
}

#[cfg(not(feature = "engine"))]
fn error_object(code: &str, message: &str, details: &Object) -> JsValue {
    ErrorObject::new(code, message, details).into()
}

/// The worker does not have the class: it sends its errors to the client, which has it.
#[cfg(feature = "engine")]
fn error_object(code: &str, message: &str, details: &Object) -> JsValue {
    let error = Error::new(message);
    error.set_name("ArimaaError");
    let _ = Reflect::set(details, &"code".into(), &code.into());
    Object::assign(&error, details).into()
}

impl From<StepError> for ArimaaError {
    fn from(error: StepError) -> ArimaaError {
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
        ArimaaError { square, ..ArimaaError::new(code, error) }
    }
}

impl From<EndError> for ArimaaError {
    fn from(error: EndError) -> ArimaaError {
        match error {
            EndError::NoStep => ArimaaError::new("no-step", error),
            EndError::PushUnfinished { into, .. } => {
                ArimaaError::new("push-unfinished", error).with_square(into)
            }
            EndError::NothingChanged => ArimaaError::new("nothing-changed", error),
        }
    }
}

impl From<TurnError> for ArimaaError {
    fn from(error: TurnError) -> ArimaaError {
        match error {
            TurnError::Step { step, error, .. } => ArimaaError::from(error).with_step(step),
            TurnError::End(error) => error.into(),
            TurnError::Repetition { .. } => ArimaaError::new("repetition", error),
        }
    }
}

impl From<SetupError> for ArimaaError {
    fn from(error: SetupError) -> ArimaaError {
        match error {
            SetupError::Twice { square } => ArimaaError::new("placed-twice", error).with_square(square),
            SetupError::NotHome { square, .. } => ArimaaError::new("not-home", error).with_square(square),
            SetupError::WrongSide { square, .. } => ArimaaError::new("wrong-side", error).with_square(square),
            SetupError::Count { .. } => ArimaaError::new("wrong-count", error),
        }
    }
}

impl From<PlayError> for ArimaaError {
    fn from(error: PlayError) -> ArimaaError {
        match error {
            PlayError::GameOver => ArimaaError::new("game-over", error),
            PlayError::SetupExpected => ArimaaError::new("setup-expected", error),
            PlayError::TurnExpected => ArimaaError::new("turn-expected", error),
            // Unreachable: the API begins every turn itself.
            PlayError::AnotherPosition => ArimaaError::new("another-position", error),
            PlayError::Setup(error) => error.into(),
            PlayError::Turn(error) => error.into(),
        }
    }
}

impl From<PositionError> for ArimaaError {
    fn from(error: PositionError) -> ArimaaError {
        let square = error.errors.iter().find_map(|error| match *error {
            BoardError::Undefended { square, .. } | BoardError::RabbitOnGoal { square, .. } => Some(square),
            BoardError::TooMany { .. } | BoardError::NoRabbits { .. } => None,
        });
        ArimaaError { square, ..ArimaaError::new("bad-position", error) }
    }
}

impl From<PlayTextError> for ArimaaError {
    fn from(error: PlayTextError) -> ArimaaError {
        let message = error.to_string();
        let refusal = match error.kind {
            PlayTextErrorKind::NoTurn | PlayTextErrorKind::NothingToTakeBack => {
                ArimaaError::new("bad-turn", "")
            }
            PlayTextErrorKind::AnotherPiece { square, .. } => {
                ArimaaError::new("wrong-piece", "").with_square(square)
            }
            PlayTextErrorKind::NoCapture { square, .. } => {
                ArimaaError::new("wrong-capture", "").with_square(square)
            }
            PlayTextErrorKind::Step(error) => error.into(),
            PlayTextErrorKind::Play(error) => error.into(),
        };
        let step = error.text.or(refusal.step);
        ArimaaError { message, step, ..refusal }
    }
}

impl From<PositionTurnError> for ArimaaError {
    fn from(error: PositionTurnError) -> ArimaaError {
        match error {
            PositionTurnError::Position(error) => error.into(),
            PositionTurnError::Mismatch { step, .. } => {
                ArimaaError::new("bad-position", error).with_step(step)
            }
            PositionTurnError::Step(error) => error.into(),
        }
    }
}

impl From<GameRecordError> for ArimaaError {
    fn from(error: GameRecordError) -> ArimaaError {
        match error {
            GameRecordError::Tag(_) => ArimaaError::new("bad-record", error),
            GameRecordError::Replay(error) => error.into(),
            GameRecordError::Setup(error) => error.into(),
        }
    }
}

impl From<ReplayError> for ArimaaError {
    fn from(error: ReplayError) -> ArimaaError {
        let ReplayError { place, label, kind } = error;
        // The error has the place as a property, so the sentence does not repeat it.
        let message = ReplayError { place: None, label, kind: kind.clone() };
        let refusal = match kind {
            ReplayErrorKind::PlayText(refusal) => (*refusal).into(),
            ReplayErrorKind::Position(refusal) => (*refusal).into(),
            _ => ArimaaError::new("bad-record", ""),
        };
        ArimaaError { place, message: message.to_string(), ..refusal }
    }
}

/// Converts the error of a reader. The error has the place as a property, so the sentence does not repeat it.
fn located<E: fmt::Display>(code: &'static str, error: &Located<E>) -> ArimaaError {
    ArimaaError { place: Some(error.place), ..ArimaaError::new(code, &error.error) }
}

impl From<Located<PlyTextError>> for ArimaaError {
    fn from(error: Located<PlyTextError>) -> ArimaaError {
        located("bad-turn", &error)
    }
}

impl From<Located<PositionTextError>> for ArimaaError {
    fn from(error: Located<PositionTextError>) -> ArimaaError {
        located("bad-position", &error)
    }
}

impl From<Located<RecordError>> for ArimaaError {
    fn from(error: Located<RecordError>) -> ArimaaError {
        located("bad-record", &error)
    }
}
