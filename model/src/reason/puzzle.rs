//! Files of puzzles.

use ansa_core::Role;
use ansa_core::puzzle::{PuzzleError, PuzzleFileError, PuzzleLineError};
use ansa_texts::reason as words;

use super::Reason;

impl Reason for PuzzleFileError {
    fn why(&self) -> String {
        match self {
            PuzzleFileError::NoHeader => words::no_puzzle_header().to_owned(),
            PuzzleFileError::Version(version) => words::puzzle_version(version),
        }
    }
}

impl Reason for PuzzleLineError {
    fn places(&self) -> Vec<String> {
        match self {
            PuzzleLineError::Play(error) => error.places(),
            _ => Vec::new(),
        }
    }

    fn why(&self) -> String {
        match self {
            PuzzleLineError::TooMany { most } => words::too_many_puzzles(*most),
            PuzzleLineError::TooLong { most } => words::long_line(*most),
            PuzzleLineError::Task(word) => words::no_task(word),
            PuzzleLineError::Position(error) => error.why(),
            PuzzleLineError::BegunTurn => words::begun_turn().to_owned(),
            PuzzleLineError::Board(error) => error.why(),
            PuzzleLineError::Rating(word) => words::no_rating(word),
            PuzzleLineError::TurnText(error) => error.why(),
            PuzzleLineError::NoTurn(text) => words::no_such_turn(text),
            PuzzleLineError::Play(error) => error.why(),
            PuzzleLineError::End(error) => error.why(),
            PuzzleLineError::Square(word) => words::no_answer_square(word),
            PuzzleLineError::Puzzle(error) => error.why(),
            PuzzleLineError::Twice { id } => words::second_puzzle(&id.to_string()),
        }
    }
}

impl Reason for PuzzleError {
    fn why(&self) -> String {
        match self {
            PuzzleError::MidTurn => words::begun_turn().to_owned(),
            PuzzleError::Over(_) => words::over().to_owned(),
            PuzzleError::NoPiece { piece } if piece.role == Role::Rabbit => words::rabbit_task().to_owned(),
            PuzzleError::NoPiece { piece } => words::no_piece(*piece),
            PuzzleError::NotOwn { square } => words::not_own(*square),
            PuzzleError::WrongAnswer => words::wrong_answer().to_owned(),
            PuzzleError::TurnCount { expected, found } => words::turn_count(*expected, *found),
            PuzzleError::Unconnected { index } => words::unconnected(*index + 1),
        }
    }
}
