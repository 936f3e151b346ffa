//! Texts about errors in the new-game form.

use ansa_core::clock::TimeControlError;
pub(super) use ansa_texts::form_error::*;

use crate::new_game::NewGameError;
use crate::new_game::Part;
use crate::reason::Reason;

/// The message beside the start button if a game can't start. If the dialog already shows the error next to the field,
/// this only refers to it.
pub fn refusal(error: &NewGameError) -> String {
    match error {
        NewGameError::Clock(..) | NewGameError::LowMaximum => clock_above().to_owned(),
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
        NewGameError::LowMaximum => low_maximum().to_owned(),
        NewGameError::NothingOnBoard => nothing_on_board().to_owned(),
        NewGameError::OverOnBoard => over_on_board().to_owned(),
        NewGameError::NothingPasted => nothing_pasted().to_owned(),
        NewGameError::Unreadable(error) => error.reason(),
        NewGameError::Unplayable(error) => error.reason(),
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

#[cfg(test)]
mod tests;
