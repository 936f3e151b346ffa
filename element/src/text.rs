//! The texts of the element, in addition to those of the board.

use ansa_board::text::{sentence, side, side_word, steps_left};
use ansa_core::notation::Place;
use ansa_core::{Label, Side};

/// The default accessible name of the element.
pub(crate) const NAME: &str = "Arimaa";
/// The keyboard help of a view-only board.
pub(crate) const LOOK_HELP: &str = "Arrow keys move between squares.";
/// The keyboard help of a board on which a turn is entered.
pub(crate) const ENTER_HELP: &str = "Arrow keys move between squares. Space picks up a piece or puts it down, and \
    Escape cancels. Shift and an arrow key move the piece one step. Enter ends the turn.";
/// The status while the source text is loading.
pub(crate) const LOADING: &str = "The game is loading…";
/// Before the first ply.
pub(crate) const START: &str = "Start of the game.";
/// The accessible name of the row of buttons.
pub(crate) const CONTROLS: &str = "Controls";
/// Shows the first position.
pub(crate) const FIRST: &str = "First";
/// Shows the previous ply.
pub(crate) const BACK: &str = "Previous";
/// Shows the next ply.
pub(crate) const NEXT: &str = "Next";
/// Shows the last position.
pub(crate) const LAST: &str = "Last";
/// Lets the replay run.
pub(crate) const RUN: &str = "Play";
/// Stops the replay.
pub(crate) const PAUSE: &str = "Pause";
/// Undoes a step.
pub(crate) const UNDO: &str = "Undo";
/// Undoes all steps of the turn.
pub(crate) const RESET: &str = "Reset";
/// Ends the turn.
pub(crate) const END_TURN: &str = "End turn";
/// Takes back to the person's last turn.
pub(crate) const TAKE_BACK: &str = "Take back";
/// The announcement of [`TAKE_BACK`].
pub(crate) const TAKEN_BACK: &str = "Turn taken back.";
/// Begins another game.
pub(crate) const NEW_GAME: &str = "New game";
/// Begins the puzzle again.
pub(crate) const AGAIN: &str = "Restart";
/// Shows the solution.
pub(crate) const SHOW: &str = "Solution";
/// Asks the engine again.
pub(crate) const RETRY: &str = "Try again";
/// The turn does not solve the puzzle.
pub(crate) const NOT_THE_SOLUTION: &str = "That is not the solution. Undo or reset, then try another turn.";
/// The turn solves the puzzle.
pub(crate) const SOLVED: &str = "Solved!";
/// The status of a solved puzzle.
pub(crate) const DONE: &str = "The puzzle is solved.";
/// The solution was shown.
pub(crate) const SHOWN: &str = "This is the solution.";
/// The computer is thinking.
pub(crate) const THINKING: &str = "The computer is thinking…";
/// The element has nothing to show.
pub(crate) const NOTHING_GIVEN: &str = "There is nothing to show: set the attribute record, position or src, or put a record \
    or a position inside the element.";
/// A puzzle needs a position in which a turn can be played.
pub(crate) const NO_TURN: &str =
    "This puzzle has no position to play from: both sides must be set up, and the game must not be over.";
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
    format!("The attribute {name} must be {may}, not “{}”.", excerpt(value))
}

/// The source is not a position.
pub(crate) fn bad_position(why: &str) -> String {
    format!("The position can’t be shown: {why}.")
}

/// The source is not a record, or its game can't be played.
pub(crate) fn bad_record(why: &str, place: Option<Place>) -> String {
    let place = place.map(|place| format!("{place}: ")).unwrap_or_default();
    format!("The record can’t be shown. {}", sentence(&format!("{place}{why}")))
}

/// The file at `src` could not be loaded.
pub(crate) fn not_loaded(why: &str) -> String {
    format!("The game could not be loaded: {}.", excerpt(why))
}

/// The solution of a puzzle is not a legal turn.
pub(crate) fn bad_solution(words: &str, why: &str) -> String {
    format!("The solution “{}” can’t be played: {why}.", excerpt(words))
}

/// The engine gave no answer.
pub(crate) fn engine_failed(why: &str) -> String {
    format!("The computer can’t play: {}.", excerpt(why.trim_end_matches('.')))
}

/// The engine's answer is not a legal turn.
pub(crate) fn strange_turn(words: &str) -> String {
    format!("its turn “{}” is not legal", excerpt(words))
}

/// Announces that steps were undone, and the number of steps left.
pub(crate) fn taken_back(left: u8) -> String {
    format!("Undone. {}.", steps_left(left))
}

/// A setup was played.
pub(crate) fn set_up(of: Side) -> String {
    format!("{} has set up its pieces.", side(of))
}

/// Whose turn is entered, and how many steps are left.
pub(crate) fn your_turn(of: Side, left: u8) -> String {
    format!("{} to move, {}", side(of), steps_left(left).to_ascii_lowercase())
}

/// The task of a puzzle.
pub(crate) fn find(of: Side, left: u8) -> String {
    format!("Find the best turn for {}: {}", side_word(of), steps_left(left).to_ascii_lowercase())
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
