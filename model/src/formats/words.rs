//! Plies in the notation of records.

use ansa_core::notation::{Located, PlyText, PlyTextError, StepText};
use ansa_core::position::Position;
use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::{PlayTextError, Played};
use ansa_core::{Game, PlayedStep};

use crate::reason::Reason;

/// Why a text could not be played as a ply.
#[derive(Clone, PartialEq, Debug)]
pub enum WordsError {
    /// It is not in the notation of records.
    Unreadable(Located<PlyTextError>),
    /// It is a marker such as `takeback` instead of a setup or a turn.
    NoPly,
    /// The ply is illegal.
    Refused(PlayTextError),
}

impl Reason for WordsError {
    fn places(&self) -> Vec<String> {
        match self {
            WordsError::Unreadable(_) | WordsError::NoPly => Vec::new(),
            WordsError::Refused(error) => error.places(),
        }
    }

    fn why(&self) -> String {
        match self {
            // A turn is one line, and the words of the error tell the place.
            WordsError::Unreadable(error) => error.error.why(),
            WordsError::NoPly => ansa_texts::reason::no_ply().to_owned(),
            WordsError::Refused(error) => error.why(),
        }
    }
}

/// Plays one ply, a setup or a turn. On an error the game is unchanged.
///
/// # Errors
/// The text is not a ply, or the ply is illegal.
pub fn play(game: &mut Game, words: &str) -> Result<(), WordsError> {
    let ply: PlyText = words.parse().map_err(WordsError::Unreadable)?;
    if matches!(ply, PlyText::Marker(_)) {
        return Err(WordsError::NoPly);
    }
    match game.play_text(&ply).map_err(WordsError::Refused)? {
        Played::Ply => Ok(()),
        Played::TakenBack | Played::Ended => Err(WordsError::NoPly),
    }
}

/// Steps in the notation of records.
pub fn of_steps<'a>(steps: impl IntoIterator<Item = &'a PlayedStep>) -> String {
    let words: Vec<String> = steps.into_iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// The turn that a text of steps makes, legal step by step.
pub fn turn_at(start: Position, text: &str) -> Option<TurnBuilder> {
    let Ok(PlyText::Turn(steps)) = text.parse() else { return None };
    let mut turn = TurnBuilder::new(start);
    turn.play_text(&steps).ok()?;
    Some(turn)
}

/// Steps as written.
pub fn of_step_texts(steps: &[StepText]) -> String {
    PlyText::Turn(steps.to_vec()).to_string()
}

/// The whole game as a plain record, one line per ply.
pub fn of_game(game: &Game) -> String {
    let plies = game.plies().iter().enumerate();
    let lines: Vec<String> =
        plies.map(|(index, ply)| format!("{} {}\n", game.label(index), PlyText::from(ply))).collect();
    lines.concat()
}
