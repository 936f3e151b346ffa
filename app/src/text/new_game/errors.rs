//! Texts about errors in the new-game form.

use ansa_core::clock::TimeControlError;
use ansa_core::notation::{Located, PositionTextError};
use ansa_core::position::builder::BoardError;

use crate::new_game::NewGameError;
use crate::new_game::Part;
use crate::text::{list, piece, piece_on, sentence, side_word};

/// The message beside the start button if a game can't start. If the dialog already shows the error next to the field,
/// this only refers to it.
pub(crate) fn refusal(error: &NewGameError) -> String {
    match error {
        NewGameError::Clock(..) => "The time control is not valid: see above.".to_owned(),
        NewGameError::Unreadable(_) | NewGameError::Unplayable(_) => {
            "The position is not valid: see above.".to_owned()
        }
        NewGameError::NothingOnBoard => "The game can’t start from the board yet: see above.".to_owned(),
        NewGameError::OverOnBoard | NewGameError::NothingPasted | NewGameError::OverAtOnce => {
            form_error(error)
        }
    }
}

/// Why a game can't start.
pub(crate) fn form_error(error: &NewGameError) -> String {
    match error {
        NewGameError::Clock(part, error) => clock_error(*part, error),
        NewGameError::NothingOnBoard => {
            "There is no position on the board yet: both sides must set up first.".to_owned()
        }
        NewGameError::OverOnBoard => {
            "The game on the board is over. Close this dialog, choose an earlier turn in the list, and start from there."
                .to_owned()
        }
        NewGameError::NothingPasted => "Paste a position first.".to_owned(),
        NewGameError::Unreadable(error) => position_error(error),
        NewGameError::Unplayable(faults) => {
            let faults: Vec<String> = faults.iter().copied().map(fault).collect();
            format!("This position can’t be played: {}.", list(&faults))
        }
        NewGameError::OverAtOnce => "In this position, the game is already over.".to_owned(),
    }
}

fn clock_error(part: Part, error: &TimeControlError) -> String {
    const PARTS: [&str; 6] = [
        "the time per turn",
        "the starting reserve",
        "the percentage saved",
        "the maximum reserve",
        "the game limit",
        "the turn limit",
    ];
    let what = match error {
        TimeControlError::FieldCount(text) if text.is_empty() => {
            return "Enter the time per turn and the starting reserve, such as 2m/5m.".to_owned();
        }
        TimeControlError::FieldCount(_) => {
            return "A time control has two to six parts separated by slashes, such as 2m/5m.".to_owned();
        }
        TimeControlError::NotATime(text) if text.is_empty() => "is missing; enter 0 for none".to_owned(),
        TimeControlError::NotATime(text) => {
            format!("is “{text}”, which is not a time; enter a time such as 90s, 2m or 1h")
        }
        TimeControlError::TooLong(text) => format!("is “{text}”, which is too long"),
        TimeControlError::Percent(text) => format!("is “{text}”; enter a whole number from 0 to 1000"),
        TimeControlError::EmptyGame => "leaves no time for a turn".to_owned(),
    };
    match part.and_then(|part| Some((part, PARTS.get(part)?))) {
        Some((part, name)) => format!("Part {}, {name}, {what}.", part + 1),
        None => sentence(&format!("the time control {what}")),
    }
}

fn position_error(error: &Located<PositionTextError>) -> String {
    let what = match &error.error {
        PositionTextError::NoLabel(found) => {
            format!("expected the side to move, g or s, but found “{found}”")
        }
        PositionTextError::Unclosed => "the closing bracket is missing".to_owned(),
        PositionTextError::SquareCount(found) => {
            format!("expected 64 squares between the brackets, but found {found}")
        }
        PositionTextError::NotAPiece(letter, square) => format!("“{letter}” on {square} is not a piece"),
        PositionTextError::NotATrap(square) => format!("x marks an empty trap, but {square} is not a trap"),
        PositionTextError::Steps(_) => "the words after the side to move are not steps".to_owned(),
        PositionTextError::NotSteps => "only steps may follow the side to move".to_owned(),
        PositionTextError::NotARow(number, found) => {
            format!("expected row {number}, but found “{found}”")
        }
        PositionTextError::RowNumber(number, found) => {
            format!("expected row {number}, but this row is labelled “{found}”")
        }
        PositionTextError::RowLength(number, found) => {
            format!("row {number} has {found} characters between its bars instead of 17")
        }
        PositionTextError::NoBlank(found) => {
            format!("expected a space between two squares, but found “{found}”")
        }
        PositionTextError::MissingRow(number) => format!("row {number} is missing"),
        PositionTextError::Trailing(found) => format!("unexpected “{found}” after the end of the position"),
    };
    sentence(&format!("line {}, character {}: {what}", error.place.line, error.place.column))
}

fn fault(fault: BoardError) -> String {
    match fault {
        BoardError::TooMany { piece: which, count } => {
            format!(
                "there are {count} {}s, but a side has only {}",
                piece(which),
                which.role.count_at_start()
            )
        }
        BoardError::Undefended { piece: which, square } => {
            format!("the {} is in a trap with no friendly piece next to it", piece_on(which, square))
        }
        BoardError::RabbitOnGoal { square, side } => {
            format!("the {} rabbit on {square} has already reached its goal", side_word(side))
        }
        BoardError::NoRabbits { side } => format!("{} has no rabbits", side_word(side)),
    }
}

#[cfg(test)]
mod tests {
    use ansa_core::Side;

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
