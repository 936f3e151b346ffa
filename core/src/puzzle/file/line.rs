//! One puzzle as a line.

use core::fmt;

use super::error::PuzzleLineError;
use crate::bitboard::Bitboard;
use crate::notation::{PlyText, PositionText};
use crate::piece::{Piece, Role};
use crate::position::Position;
use crate::position::turn::{Turn, TurnBuilder};
use crate::puzzle::definition::{Puzzle, PuzzleAnswer};
use crate::puzzle::rating::PuzzleRating;
use crate::puzzle::task::{PuzzleTask, PuzzleTheme};
use crate::square::Square;
use crate::text::{excerpt, split_at};

/// Between two turns.
const NEXT_TURN: char = '/';
/// The mark for a missing rating.
const UNRATED: &str = "-";
const EMPTY_SQUARE: &str = ".";

/// Reads a line without its line break.
pub(super) fn read(text: &str) -> Result<Puzzle, PuzzleLineError> {
    let (task, rest) = first_word(text);
    let task = read_task(task).ok_or_else(|| PuzzleLineError::Task(excerpt(task)))?;
    let end = rest.find(']').map_or(rest.len(), |at| at + 1);
    let (position, rest) = split_at(rest, end);
    let position = read_position(position)?;
    let (rating, answer) = first_word(rest);
    let rating = match rating {
        UNRATED => None,
        _ => Some(PuzzleRating::read(rating).ok_or_else(|| PuzzleLineError::Rating(excerpt(rating)))?),
    };
    let answer = if task.theme().asks_for_turn() {
        PuzzleAnswer::Turns(read_turns(&position, answer)?)
    } else {
        PuzzleAnswer::Squares(read_squares(answer)?)
    };
    let puzzle = Puzzle::new(position, task, answer).map_err(PuzzleLineError::Puzzle)?;
    Ok(puzzle.with_rating(rating))
}

/// Writes a line without its line break.
pub(super) fn write(out: &mut impl fmt::Write, puzzle: &Puzzle) -> fmt::Result {
    let short = PositionText::from(&puzzle.position().to_builder()).to_short();
    // The first blank separates the side from the bracket.
    let (side, squares) = split_at(&short, 2);
    let squares = squares.replace(' ', EMPTY_SQUARE);
    write!(out, "{} {side}{squares} ", puzzle.task())?;
    match puzzle.rating() {
        Some(rating) => write!(out, "{rating}")?,
        None => out.write_str(UNRATED)?,
    }
    match puzzle.answer() {
        PuzzleAnswer::Turns(turns) => {
            for (index, turn) in turns.iter().enumerate() {
                let before = if index == 0 { String::new() } else { format!(" {NEXT_TURN}") };
                write!(out, "{before} {turn}")?;
            }
        }
        PuzzleAnswer::Squares(squares) => {
            for square in *squares {
                write!(out, " {square}")?;
            }
        }
    }
    Ok(())
}

/// The first word and the rest.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    split_at(text, text.find(char::is_whitespace).unwrap_or(text.len()))
}

fn read_task(word: &str) -> Option<PuzzleTask> {
    let (theme, what) = match word.split_once(':') {
        Some((theme, what)) => (theme, Some(what)),
        None => (word, None),
    };
    let role = || -> Option<Role> {
        let mut letters = what?.chars();
        let letter = letters.next()?;
        let is_role = letters.next().is_none() && letter.is_ascii_uppercase();
        is_role.then(|| Piece::from_letter(letter)).flatten().map(|piece| piece.role)
    };
    let bare = |task| what.is_none().then_some(task);
    match PuzzleTheme::named(theme)? {
        PuzzleTheme::GoalInOne => bare(PuzzleTask::GoalInOne),
        PuzzleTheme::GoalInTwo => bare(PuzzleTask::GoalInTwo),
        PuzzleTheme::StopGoal => bare(PuzzleTask::StopGoal),
        PuzzleTheme::WinPiece => Some(PuzzleTask::WinPiece { role: role()? }),
        PuzzleTheme::SavePiece => Some(PuzzleTask::SavePiece { role: role()? }),
        PuzzleTheme::HoldPiece => Some(PuzzleTask::HoldPiece { role: role()? }),
        PuzzleTheme::CountCaptures => bare(PuzzleTask::CountCaptures),
        PuzzleTheme::CountSquares => Some(PuzzleTask::CountSquares { square: what?.parse().ok()? }),
    }
}

fn read_position(text: &str) -> Result<Position, PuzzleLineError> {
    let text = PositionText::read(text).map_err(|located| PuzzleLineError::Position(located.error))?;
    if !text.steps.is_empty() {
        return Err(PuzzleLineError::BegunTurn);
    }
    text.to_builder().build().map_err(PuzzleLineError::Board)
}

fn read_turns(position: &Position, text: &str) -> Result<Vec<Turn>, PuzzleLineError> {
    let mut at = *position;
    let mut turns = Vec::new();
    for text in text.split(NEXT_TURN) {
        let ply = text.parse::<PlyText>().map_err(|located| PuzzleLineError::TurnText(located.error))?;
        let PlyText::Turn(steps) = ply else {
            return Err(PuzzleLineError::NoTurn(excerpt(text.trim())));
        };
        let mut turn = TurnBuilder::new(at);
        turn.play_text(&steps).map_err(PuzzleLineError::Play)?;
        let turn = turn.finish().map_err(PuzzleLineError::End)?;
        at = *turn.end();
        turns.push(turn);
    }
    Ok(turns)
}

fn read_squares(text: &str) -> Result<Bitboard, PuzzleLineError> {
    text.split_whitespace().try_fold(Bitboard::EMPTY, |squares, word| match word.parse::<Square>() {
        Ok(square) if !squares.contains(square) => Ok(squares | Bitboard::from_square(square)),
        _ => Err(PuzzleLineError::Square(excerpt(word))),
    })
}
