//! Steps, turns and setups, in a game or as words.

use ansa_board::text::{end_error, play_error, setup_error, step_error};
use ansa_core::StepError;
use ansa_core::game::{PlayError, SetupError, TurnError};
use ansa_core::notation::{PlyTextError, WordError};
use ansa_core::position::turn::EndError;
use ansa_core::record::{PlayTextError, PlayTextErrorKind};
use ansa_texts::reason as words;

use super::Reason;

impl Reason for StepError {
    fn why(&self) -> String {
        match self {
            // The board's words tell what to do instead.
            StepError::NoStepsLeft => words::no_steps_left().to_owned(),
            error => step_error(*error),
        }
    }
}

impl Reason for EndError {
    fn why(&self) -> String {
        match self {
            EndError::NoStep => words::no_step().to_owned(),
            EndError::NothingChanged => words::nothing_changed().to_owned(),
            EndError::PushUnfinished { .. } => end_error(*self),
        }
    }
}

impl Reason for SetupError {
    fn why(&self) -> String {
        setup_error(*self)
    }
}

impl Reason for TurnError {
    fn why(&self) -> String {
        match self {
            TurnError::Step { error, .. } => error.why(),
            TurnError::End(error) => error.why(),
            TurnError::Repetition { earlier } => words::repetition(earlier),
        }
    }
}

impl Reason for PlayError {
    fn why(&self) -> String {
        match self {
            PlayError::Turn(error) => error.why(),
            error => play_error(error),
        }
    }
}

impl Reason for WordError {
    fn why(&self) -> String {
        match self {
            WordError::Unknown(word) => words::unknown_word(word),
            WordError::NotAPiece(word, letter) => words::no_such_piece(word, &letter.to_string()),
            WordError::NotASquare(word, square) => words::no_such_square(word, square),
            WordError::NotADirection(word, letter) => words::no_direction(word, &letter.to_string()),
            WordError::NotALabel(word) => words::not_a_label(word),
        }
    }
}

impl Reason for PlyTextError {
    fn why(&self) -> String {
        match self {
            PlyTextError::Word(error) => error.why(),
            PlyTextError::Mixed(word) => words::mixed(word),
            PlyTextError::TooManyPlacements => words::too_many_placements().to_owned(),
            PlyTextError::TooManySteps => words::too_many_steps().to_owned(),
            PlyTextError::OnlyPass => words::only_pass().to_owned(),
        }
    }
}

impl Reason for PlayTextError {
    fn places(&self) -> Vec<String> {
        self.text.iter().map(|text| words::words(text)).collect()
    }

    fn why(&self) -> String {
        self.kind.why()
    }
}

impl Reason for PlayTextErrorKind {
    fn why(&self) -> String {
        match self {
            PlayTextErrorKind::NoTurn => words::no_turn().to_owned(),
            PlayTextErrorKind::NothingToTakeBack => words::nothing_to_take_back().to_owned(),
            PlayTextErrorKind::AnotherPiece { expected, found: None, square } => {
                words::empty_square(*expected, *square)
            }
            PlayTextErrorKind::AnotherPiece { expected, found: Some(found), square } => {
                words::another_piece(*expected, *square, *found)
            }
            PlayTextErrorKind::Step(error) => error.why(),
            PlayTextErrorKind::NoCapture { piece, square } => words::no_capture(*piece, *square),
            PlayTextErrorKind::Play(error) => error.why(),
        }
    }
}
