//! Texts about errors in the new-game form.

use ansa_core::clock::TimeControlError;
use ansa_core::notation::{Located, PositionTextError};
use ansa_core::position::builder::BoardError;
use ansa_core::{Piece, Side, Square};

use super::part::words;
use crate::new_game::NewGameError;
use crate::new_game::Part;

words! { FormErrorWords {
    /// The error of the time control is shown at its field.
    clock_above,
    /// The error of the position is shown at its field.
    position_above,
    /// Why the board is no start is shown at its choice.
    board_above,
    /// Both sides have not set up.
    nothing_on_board,
    /// The game on the board is over.
    over_on_board,
    /// The field for a position is empty.
    nothing_pasted,
    /// No game can start from a position, for these reasons.
    unplayable(faults: &[String]),
    /// The game would be over.
    over_at_once,
    /// The field for a time control is empty.
    clock_empty,
    /// A time control has too few or too many parts.
    clock_parts,
    /// A part of the time control, counted from 0, is missing; `None` stands for the whole.
    time_missing(part: Option<usize>),
    /// A part of the time control is not a time.
    not_a_time(part: Option<usize>, text: &str),
    /// A time is too long.
    too_long(part: Option<usize>, text: &str),
    /// A percentage is wrong.
    not_a_percentage(part: Option<usize>, text: &str),
    /// A time control has no time for a turn.
    no_time(part: Option<usize>),
    /// An error at a place of a position.
    at_place(line: u32, column: u32, what: &str),
    /// At a place: the side to move is missing.
    no_label(found: &str),
    /// At a place: the closing bracket is missing.
    unclosed,
    /// At a place: the number of squares is wrong.
    square_count(found: usize),
    /// At a place: a letter is not a piece.
    not_a_piece(letter: char, square: Square),
    /// At a place: a square that is marked as a trap is none.
    not_a_trap(square: Square),
    /// At a place: the words after the side to move are wrong.
    wrong_steps,
    /// At a place: something else than steps.
    not_steps,
    /// At a place: a row was expected.
    not_a_row(row: u8, found: &str),
    /// At a place: the number of a row is wrong.
    row_number(row: u8, found: &str),
    /// At a place: the length of a row is wrong.
    row_length(row: u8, found: usize),
    /// At a place: a blank is missing.
    no_blank(found: char),
    /// At a place: a row is missing.
    missing_row(row: u8),
    /// At a place: something follows the position.
    trailing(found: &str),
    /// In a list of reasons: a side has too many pieces.
    too_many(piece: Piece, count: u32),
    /// In a list of reasons: a piece can't be in a trap.
    undefended(piece: Piece, square: Square),
    /// In a list of reasons: a rabbit is on its goal.
    rabbit_on_goal(square: Square, side: Side),
    /// In a list of reasons: a side has no rabbits.
    no_rabbits(side: Side),
} }

/// The message beside the start button if a game can't start. If the dialog already shows the error next to the field,
/// this only refers to it.
pub fn refusal(error: &NewGameError) -> String {
    match error {
        NewGameError::Clock(..) => clock_above().to_owned(),
        NewGameError::Unreadable(_) | NewGameError::Unplayable(_) => position_above().to_owned(),
        NewGameError::NothingOnBoard => board_above().to_owned(),
        NewGameError::OverOnBoard | NewGameError::NothingPasted | NewGameError::OverAtOnce => {
            form_error(error)
        }
    }
}

/// Why a game can't start.
pub fn form_error(error: &NewGameError) -> String {
    match error {
        NewGameError::Clock(part, error) => clock_error(*part, error),
        NewGameError::NothingOnBoard => nothing_on_board().to_owned(),
        NewGameError::OverOnBoard => over_on_board().to_owned(),
        NewGameError::NothingPasted => nothing_pasted().to_owned(),
        NewGameError::Unreadable(error) => position_error(error),
        NewGameError::Unplayable(faults) => {
            unplayable(&faults.iter().copied().map(fault).collect::<Vec<_>>())
        }
        NewGameError::OverAtOnce => over_at_once().to_owned(),
    }
}

fn clock_error(part: Part, error: &TimeControlError) -> String {
    match error {
        TimeControlError::FieldCount(text) if text.is_empty() => clock_empty().to_owned(),
        TimeControlError::FieldCount(_) => clock_parts().to_owned(),
        TimeControlError::NotATime(text) if text.is_empty() => time_missing(part),
        TimeControlError::NotATime(text) => not_a_time(part, text),
        TimeControlError::TooLong(text) => too_long(part, text),
        TimeControlError::Percent(text) => not_a_percentage(part, text),
        TimeControlError::EmptyGame => no_time(part),
    }
}

fn position_error(error: &Located<PositionTextError>) -> String {
    let what = match &error.error {
        PositionTextError::NoLabel(found) => no_label(found),
        PositionTextError::Unclosed => unclosed().to_owned(),
        PositionTextError::SquareCount(found) => square_count(*found),
        PositionTextError::NotAPiece(letter, square) => not_a_piece(*letter, *square),
        PositionTextError::NotATrap(square) => not_a_trap(*square),
        PositionTextError::Steps(_) => wrong_steps().to_owned(),
        PositionTextError::NotSteps => not_steps().to_owned(),
        PositionTextError::NotARow(row, found) => not_a_row(*row, found),
        PositionTextError::RowNumber(row, found) => row_number(*row, found),
        PositionTextError::RowLength(row, found) => row_length(*row, *found),
        PositionTextError::NoBlank(found) => no_blank(*found),
        PositionTextError::MissingRow(row) => missing_row(*row),
        PositionTextError::Trailing(found) => trailing(found),
    };
    at_place(error.place.line, error.place.column, &what)
}

/// A fault, to be put into a list of reasons.
pub(super) fn fault(fault: BoardError) -> String {
    match fault {
        BoardError::TooMany { piece, count } => too_many(piece, count),
        BoardError::Undefended { piece, square } => undefended(piece, square),
        BoardError::RabbitOnGoal { square, side } => rabbit_on_goal(square, side),
        BoardError::NoRabbits { side } => no_rabbits(side),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::{NewGameAction, NewGameForm, StartFrom, TimeControlChoice};

    fn refused(text: &str) -> String {
        let mut form = NewGameForm::default();
        form.apply(NewGameAction::Custom(text.to_owned()));
        form.options(None, Side::Gold).map_or_else(|error| form_error(&error), |_| String::new())
    }

    #[test]
    fn errors_name_the_place() {
        assert_eq!(refused(""), "Enter the time per turn and the starting reserve, such as 2m/5m.");
        assert_eq!(
            refused("2m/soon"),
            "Part 2, the starting reserve, is “soon”, which is not a time; enter a time such as 90s, 2m or 1h."
        );
        assert_eq!(refused("/2m"), "Part 1, the time per turn, is missing; enter 0 for none.");
        assert_eq!(
            refused("2m/2m/all"),
            "Part 3, the percentage saved, is “all”; enter a whole number from 0 to 1000."
        );
        let mut form = NewGameForm::default();
        form.apply(NewGameAction::Pasted(format!("g [{:<64}]", "rrrrrrrrr")));
        let error = form.options(None, Side::Gold).expect_err("it can't be played");
        assert_eq!(
            form_error(&error),
            "This position can’t be played: gold has no rabbits and there are 9 silver rabbits, but a side has only 8."
        );
    }

    #[test]
    fn errors_shown_at_the_field_are_not_repeated() {
        let mut form = NewGameForm::default();
        for action in [
            NewGameAction::Custom("2m/soon".to_owned()),
            NewGameAction::Pasted("g [z".to_owned()),
            NewGameAction::Pasted(format!("g [{:<64}]", "rrrrrrrrr")),
            NewGameAction::StartFrom(StartFrom::Board),
        ] {
            form.apply(action);
            let error = form.options(None, Side::Gold).expect_err("it can't be played");
            let (there, beside) = (form_error(&error), refusal(&error));
            assert!(beside.ends_with("see above.") && !beside.contains(&there), "{there} {beside}");
            form.apply(NewGameAction::TimeControl(TimeControlChoice::Free));
        }
        form.apply(NewGameAction::Pasted(String::new()));
        let error = form.options(None, Side::Gold).expect_err("nothing is pasted");
        assert_eq!(refusal(&error), "Paste a position first.");
    }
}
