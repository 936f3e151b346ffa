//! Texts about errors in the new-game form.

use ansa_core::clock::TimeControlError;
use ansa_core::notation::{Located, PositionTextError};
use ansa_core::position::builder::BoardError;
pub(super) use ansa_texts::form_error::*;

use crate::new_game::NewGameError;
use crate::new_game::Part;

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
        TimeControlError::NotATime(text) if text.is_empty() => time_missing(of_part(part)),
        TimeControlError::NotATime(text) => not_a_time(of_part(part), text),
        TimeControlError::TooLong(text) => too_long(of_part(part), text),
        TimeControlError::Percent(text) => not_a_percentage(of_part(part), text),
        TimeControlError::EmptyGame => no_time(of_part(part)),
    }
}

/// The number of a part as people count; 0 for none.
fn of_part(part: Part) -> usize {
    part.map_or(0, |part| part + 1)
}

fn position_error(error: &Located<PositionTextError>) -> String {
    let what = match &error.error {
        PositionTextError::NoLabel(found) => no_label(found),
        PositionTextError::Unclosed => unclosed().to_owned(),
        PositionTextError::SquareCount(found) => square_count(*found),
        PositionTextError::NotAPiece(letter, square) => not_a_piece(&letter.to_string(), *square),
        PositionTextError::NotATrap(square) => not_a_trap(*square),
        PositionTextError::Steps(_) => wrong_steps().to_owned(),
        PositionTextError::NotSteps => not_steps().to_owned(),
        PositionTextError::NotARow(row, found) => not_a_row(*row, found),
        PositionTextError::RowNumber(row, found) => row_number(*row, found),
        PositionTextError::RowLength(row, found) => row_length(*row, *found),
        PositionTextError::NoBlank(found) => no_blank(&found.to_string()),
        PositionTextError::MissingRow(row) => missing_row(*row),
        PositionTextError::Trailing(found) => trailing(found),
    };
    at_place(&error.place.line.to_string(), &error.place.column.to_string(), &what)
}

/// A fault, to be put into a list of reasons.
pub(super) fn fault(fault: BoardError) -> String {
    match fault {
        BoardError::TooMany { piece, count } => too_many(piece, count, piece.role.count_at_start()),
        BoardError::Undefended { piece, square } => undefended((piece, square)),
        BoardError::RabbitOnGoal { square, side } => rabbit_on_goal(square, side),
        BoardError::NoRabbits { side } => no_rabbits(side),
    }
}

#[cfg(test)]
mod tests {
    use ansa_core::Side;

    use super::*;
    use crate::Apply;
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
