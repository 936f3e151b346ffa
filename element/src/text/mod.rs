//! The texts of the element, in addition to those of the board.
//!
//! The functions return them in the language of the board. `words` declares the texts, and each language has a file
//! that fills it.

mod english;
mod english_puzzle;
pub(crate) mod puzzle;
mod puzzle_words;
mod words;

use ansa_board::text::{Language, language};
use ansa_core::notation::Place;
use ansa_core::{Capture, Label, Side};

use english::ENGLISH;
use words::ElementWords;

/// The words in the language of the board.
fn words() -> &'static ElementWords {
    match language() {
        Language::English => &ENGLISH,
    }
}

/// The default accessible name of the element.
pub(crate) fn name() -> &'static str {
    words().name
}

/// The keyboard help of a view-only board.
pub(crate) fn look_help() -> &'static str {
    words().look_help
}

/// The keyboard help of a board on which a turn is entered.
pub(crate) fn enter_help() -> &'static str {
    words().enter_help
}

/// The status while the source text is loading.
pub(crate) fn loading() -> &'static str {
    words().loading
}

/// Says that no ply is shown yet.
pub(crate) fn start() -> &'static str {
    words().start
}

/// The accessible name of the row of buttons.
pub(crate) fn controls() -> &'static str {
    words().controls
}

/// The button that shows the first position.
pub(crate) fn first() -> &'static str {
    words().first
}

/// The button that shows the previous ply.
pub(crate) fn back() -> &'static str {
    words().back
}

/// The button that shows the next ply.
pub(crate) fn next() -> &'static str {
    words().next
}

/// The button that shows the last position.
pub(crate) fn last() -> &'static str {
    words().last
}

/// The button that starts the replay.
pub(crate) fn run() -> &'static str {
    words().run
}

/// The button that stops the replay.
pub(crate) fn pause() -> &'static str {
    words().pause
}

/// The button that opens the menu, and the accessible name of the menu.
pub(crate) fn menu() -> &'static str {
    words().menu
}

/// The button that turns the board around.
pub(crate) fn flip() -> &'static str {
    words().flip
}

/// The button that fills the screen with the element.
pub(crate) fn fill() -> &'static str {
    words().fill
}

/// The button that copies the record.
pub(crate) fn copy() -> &'static str {
    words().copy
}

/// The button that downloads the record.
pub(crate) fn save() -> &'static str {
    words().save
}

/// Says that the record was copied.
pub(crate) fn copied() -> &'static str {
    words().copied
}

/// Says that the record could not be copied.
pub(crate) fn not_copied() -> &'static str {
    words().not_copied
}

/// The accessible name of the list of turns.
pub(crate) fn turns() -> &'static str {
    words().turns
}

/// The accessible name of a button that shows more of a long list of turns.
pub(crate) fn more_turns() -> &'static str {
    words().more_turns
}

/// The pieces that a side has lost.
pub(crate) fn lost(of: Side, lost: &[Capture]) -> String {
    (words().lost)(of, lost)
}

/// The time that a side has left.
pub(crate) fn clock(time: &str) -> String {
    (words().clock)(time)
}

/// The button that undoes a step.
pub(crate) fn undo() -> &'static str {
    words().undo
}

/// The button that undoes all steps of the turn.
pub(crate) fn reset() -> &'static str {
    words().reset
}

/// The button that ends the turn.
pub(crate) fn end_turn() -> &'static str {
    words().end_turn
}

/// The button that takes back to the person's last turn.
pub(crate) fn take_back() -> &'static str {
    words().take_back
}

/// Announces that a turn was taken back.
pub(crate) fn turn_taken_back() -> &'static str {
    words().turn_taken_back
}

/// The button that starts another game.
pub(crate) fn new_game() -> &'static str {
    words().new_game
}

/// The button that starts the puzzle again.
pub(crate) fn again() -> &'static str {
    words().again
}

/// The button that shows the solution.
pub(crate) fn show() -> &'static str {
    words().show
}

/// The button that asks the engine again.
pub(crate) fn retry() -> &'static str {
    words().retry
}

/// Says that the turn does not solve the puzzle.
pub(crate) fn not_the_solution() -> &'static str {
    words().not_the_solution
}

/// Says that the turn solves the puzzle.
pub(crate) fn solved() -> &'static str {
    words().solved
}

/// The status of a solved puzzle.
pub(crate) fn done() -> &'static str {
    words().done
}

/// Says that the solution was shown.
pub(crate) fn shown() -> &'static str {
    words().shown
}

/// The status while the computer is thinking.
pub(crate) fn thinking() -> &'static str {
    words().thinking
}

/// Says that the element has nothing to show.
pub(crate) fn nothing_given() -> &'static str {
    words().nothing_given
}

/// Says that a puzzle has no position in which a turn can be played.
pub(crate) fn no_turn() -> &'static str {
    words().no_turn
}

/// What the attribute `mode` can be.
pub(crate) fn modes() -> &'static str {
    words().modes
}

/// What the attributes `side` and `bottom` can be.
pub(crate) fn sides() -> &'static str {
    words().sides
}

/// What the attribute `level` can be.
pub(crate) fn levels() -> &'static str {
    words().levels
}

/// What an attribute with a list of values can be.
pub(crate) fn one_of(values: &[&str]) -> String {
    (words().one_of)(values)
}

/// What the attribute `ply` can be.
pub(crate) fn whole_number() -> &'static str {
    words().whole_number
}

/// What the attribute `interval` can be.
pub(crate) fn milliseconds() -> &'static str {
    words().milliseconds
}

/// Says that an attribute has an invalid value, and what it can be.
pub(crate) fn bad_attribute(name: &str, value: &str, may: &str) -> String {
    (words().bad_attribute)(name, &excerpt(value), may)
}

/// Says why the source text is not a position.
pub(crate) fn bad_position(why: &str) -> String {
    (words().bad_position)(why)
}

/// Says why the source text is not a record, or why its game can't be played.
pub(crate) fn bad_record(why: &str, place: Option<Place>) -> String {
    (words().bad_record)(why, place)
}

/// Says why the file at `src` could not be loaded.
pub(crate) fn not_loaded(why: &str) -> String {
    (words().not_loaded)(&excerpt(why))
}

/// Says why the solution of a puzzle is not a legal turn.
pub(crate) fn bad_solution(solution: &str, why: &str) -> String {
    (words().bad_solution)(&excerpt(solution), why)
}

/// Says why the engine gave no turn.
pub(crate) fn engine_failed(why: &str) -> String {
    // JavaScript gives a whole sentence, which becomes the end of another one.
    (words().engine_failed)(&excerpt(why.trim_end_matches('.')))
}

/// A reason for [`engine_failed`]: its turn is not legal.
pub(crate) fn strange_turn(turn: &str) -> String {
    (words().strange_turn)(&excerpt(turn))
}

/// Announces that steps were undone, and the number of steps left.
pub(crate) fn undone(left: u8) -> String {
    (words().undone)(left)
}

/// Announces that a side has set up.
pub(crate) fn set_up(of: Side) -> String {
    (words().set_up)(of)
}

/// Whose turn is entered, and how many steps are left.
pub(crate) fn your_turn(of: Side, left: u8) -> String {
    (words().your_turn)(of, left)
}

/// The task of a puzzle.
pub(crate) fn find(of: Side, left: u8) -> String {
    (words().find)(of, left)
}

/// How far the replay is: “After gold’s turn 12: 23 of 61 turns”.
pub(crate) fn counter(last: Option<(Label, bool)>, ply: usize, plies: usize, is_variation: bool) -> String {
    (words().counter)(last, ply, plies, is_variation)
}

/// Sentences in a row.
pub(crate) fn joined(sentences: &[&str]) -> String {
    let mut said = String::new();
    for words in sentences.iter().filter(|words| !words.is_empty()) {
        if !said.is_empty() {
            said.push(' ');
        }
        said.push_str(words);
    }
    said
}

/// The start of a text, short enough for a sentence.
fn excerpt(text: &str) -> String {
    const MOST: usize = 120;
    let mut letters = text.chars();
    let start: String = letters.by_ref().take(MOST).collect();
    if letters.next().is_some() { start + "…" } else { start }
}
