//! The texts of the element, in addition to those of the board.

use ansa_board::text::{sentence, side, side_word, steps_left};
use ansa_core::notation::Place;
use ansa_core::{Label, Side};

/// The default accessible name of the element.
pub(crate) const NAME: &str = "Arimaa";
/// The keyboard help of a view-only board.
pub(crate) const LOOK_HELP: &str = "Arrow keys move between squares.";
/// The keyboard help of a board on which a turn is entered.
pub(crate) const ENTER_HELP: &str = "Arrow keys move between squares. Space picks a piece up and puts it down, \
    Escape lets it go. Shift and an arrow key step the piece at once. Enter ends the turn.";
/// The status while the source text is loading.
pub(crate) const LOADING: &str = "The game is loading…";
/// Before the first ply.
pub(crate) const START: &str = "The start.";
/// The accessible name of the row of buttons.
pub(crate) const CONTROLS: &str = "Controls";
/// To the first turn.
pub(crate) const FIRST: &str = "To the start";
/// One ply back.
pub(crate) const BACK: &str = "Back";
/// One ply on.
pub(crate) const NEXT: &str = "Next";
/// To the end.
pub(crate) const LAST: &str = "To the end";
/// Lets the replay run.
pub(crate) const RUN: &str = "Play";
/// Stops the replay.
pub(crate) const PAUSE: &str = "Pause";
/// Takes a step back.
pub(crate) const UNDO: &str = "Undo";
/// Takes all steps back.
pub(crate) const RESET: &str = "Reset";
/// Ends the turn.
pub(crate) const END_TURN: &str = "End turn";
/// Takes back to the person's last turn.
pub(crate) const TAKE_BACK: &str = "Take back";
/// The announcement of [`TAKE_BACK`].
pub(crate) const TAKEN_BACK: &str = "Taken back.";
/// Begins another game.
pub(crate) const NEW_GAME: &str = "New game";
/// Begins the puzzle again.
pub(crate) const AGAIN: &str = "Again";
/// Shows the solution.
pub(crate) const SHOW: &str = "Solution";
/// Asks the engine again.
pub(crate) const RETRY: &str = "Try again";
/// The turn does not solve the puzzle.
pub(crate) const NOT_THE_SOLUTION: &str = "That is not it. Take steps back, or reset, and try another turn.";
/// The turn solves the puzzle.
pub(crate) const SOLVED: &str = "Solved!";
/// The status of a solved puzzle.
pub(crate) const DONE: &str = "The puzzle is done.";
/// The solution was shown.
pub(crate) const SHOWN: &str = "This is the solution.";
/// The computer is thinking.
pub(crate) const THINKING: &str = "The computer is thinking…";
/// The element has nothing to show.
pub(crate) const NOTHING_GIVEN: &str = "There is nothing to show: give the element a record, a position, the address of \
    one as src, or the text of one.";
/// A puzzle needs a position in which a turn can be played.
pub(crate) const NO_TURN: &str =
    "There is no turn to be found here: give the puzzle a position in which one side is to move.";
/// What the attribute `mode` can be.
pub(crate) const MODES: &str = "still, replay, play or puzzle";
/// What the attributes `side` and `bottom` can be.
pub(crate) const SIDES: &str = "gold or silver";
/// What the attribute `level` can be.
pub(crate) const LEVELS: &str = "a whole number from 1 to 10";
/// What the attribute `ply` can be.
pub(crate) const WHOLE_NUMBER: &str = "a whole number";
/// What the attribute `interval` can be.
pub(crate) const MILLISECONDS: &str = "a whole number of milliseconds";

/// An attribute has an invalid value.
pub(crate) fn bad_attribute(name: &str, value: &str, may: &str) -> String {
    format!("The attribute {name} is “{}”, but can only be {may}.", excerpt(value))
}

/// A text is no position.
pub(crate) fn bad_position(why: &str) -> String {
    format!("The position can’t be shown: {why}.")
}

/// A text is no record, or its game can't be played.
pub(crate) fn bad_record(why: &str, place: Option<Place>) -> String {
    let place = place.map(|place| format!("{place}: ")).unwrap_or_default();
    format!("The record can’t be shown. {}", sentence(&format!("{place}{why}")))
}

/// The address in `src` did not give the text.
pub(crate) fn not_loaded(why: &str) -> String {
    format!("The game could not be loaded: {}.", excerpt(why))
}

/// The solution of a puzzle is no legal turn.
pub(crate) fn bad_solution(words: &str, why: &str) -> String {
    format!("The solution “{}” can’t be played: {why}.", excerpt(words))
}

/// The engine gave no answer.
pub(crate) fn engine_failed(why: &str) -> String {
    format!("The computer can’t play: {}.", excerpt(why.trim_end_matches('.')))
}

/// The engine gave an answer that is no turn.
pub(crate) fn strange_turn(words: &str) -> String {
    format!("its answer “{}” can’t be played", excerpt(words))
}

/// Announces that steps were taken back, and the number of steps left.
pub(crate) fn taken_back(left: u8) -> String {
    format!("{TAKEN_BACK} {}.", steps_left(left))
}

/// A setup was played.
pub(crate) fn set_up(of: Side) -> String {
    format!("{} has set up.", side(of))
}

/// Whose turn is entered, and how many steps are left.
pub(crate) fn your_turn(of: Side, left: u8) -> String {
    format!("{} to move, {}", side(of), steps_left(left).to_ascii_lowercase())
}

/// The task of a puzzle.
pub(crate) fn find(of: Side, left: u8) -> String {
    format!("Find the turn for {}: {}", side_word(of), steps_left(left).to_ascii_lowercase())
}

/// How far the replay is: “After gold’s turn 12: 23 of 61 turns”.
pub(crate) fn counter(last: Option<(Label, bool)>, ply: usize, plies: usize) -> String {
    let place = match last {
        None => START.trim_end_matches('.').to_owned(),
        Some((Label { side, .. }, true)) => format!("After {}’s setup", side_word(side)),
        Some((Label { side, number }, false)) => format!("After {}’s turn {number}", side_word(side)),
    };
    format!("{place}: {ply} of {plies} turn{}", if plies == 1 { "" } else { "s" })
}

/// Sentences in a row.
pub(crate) fn joined(sentences: &[&str]) -> String {
    let said: Vec<&str> = sentences.iter().copied().filter(|words| !words.is_empty()).collect();
    said.join(" ")
}

/// The start of a text, short enough for a sentence.
fn excerpt(text: &str) -> String {
    const MOST: usize = 120;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
