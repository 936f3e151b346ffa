//! The words of the element.

use ansa_core::notation::Place;
use ansa_core::{Capture, Label, Side};

/// The label of the last ply shown, and whether it is a setup; `None` at the start.
type LastPly = Option<(Label, bool)>;

/// All words of the element in a language. A language without one of them does not compile.
///
/// As in the board's words, a text with arguments is a function: what differs between languages, such as the order of
/// words and plurals, is in that function.
pub(super) struct ElementWords {
    /// The default accessible name of the element.
    pub(super) name: &'static str,
    /// The keyboard help of a view-only board.
    pub(super) look_help: &'static str,
    /// The keyboard help of a board on which a turn is entered.
    pub(super) enter_help: &'static str,
    /// The source text is loading.
    pub(super) loading: &'static str,
    /// No ply is shown yet.
    pub(super) start: &'static str,
    /// The accessible name of the row of buttons.
    pub(super) controls: &'static str,
    /// The button that shows the first position.
    pub(super) first: &'static str,
    /// The button that shows the previous ply.
    pub(super) back: &'static str,
    /// The button that shows the next ply.
    pub(super) next: &'static str,
    /// The button that shows the last position.
    pub(super) last: &'static str,
    /// The button that starts the replay.
    pub(super) run: &'static str,
    /// The button that stops the replay.
    pub(super) pause: &'static str,
    /// The button that opens the menu, and the accessible name of the menu.
    pub(super) menu: &'static str,
    /// The button that turns the board around.
    pub(super) flip: &'static str,
    /// The button that fills the screen with the element.
    pub(super) fill: &'static str,
    /// The button that copies the record.
    pub(super) copy: &'static str,
    /// The button that downloads the record.
    pub(super) save: &'static str,
    /// The record was copied.
    pub(super) copied: &'static str,
    /// The record could not be copied.
    pub(super) not_copied: &'static str,
    /// The accessible name of the list of turns.
    pub(super) turns: &'static str,
    /// The accessible name of a button that shows more of a long list of turns.
    pub(super) more_turns: &'static str,
    /// The pieces that a side has lost, for screen readers.
    pub(super) lost: fn(Side, &[Capture]) -> String,
    /// The time that a side has left, for screen readers.
    pub(super) clock: fn(&str) -> String,
    /// The button that undoes a step.
    pub(super) undo: &'static str,
    /// The button that undoes all steps of the turn.
    pub(super) reset: &'static str,
    /// The button that ends the turn.
    pub(super) end_turn: &'static str,
    /// The button that takes back to the person's last turn.
    pub(super) take_back: &'static str,
    /// A turn was taken back.
    pub(super) turn_taken_back: &'static str,
    /// The button that starts another game.
    pub(super) new_game: &'static str,
    /// The button that starts the puzzle again.
    pub(super) again: &'static str,
    /// The button that shows the solution.
    pub(super) show: &'static str,
    /// The button that asks the engine again.
    pub(super) retry: &'static str,
    /// The turn does not solve the puzzle.
    pub(super) not_the_solution: &'static str,
    /// The turn solves the puzzle.
    pub(super) solved: &'static str,
    /// The status of a solved puzzle.
    pub(super) done: &'static str,
    /// The solution was shown.
    pub(super) shown: &'static str,
    /// The computer is thinking.
    pub(super) thinking: &'static str,
    /// The element has nothing to show.
    pub(super) nothing_given: &'static str,
    /// A puzzle has no position in which a turn can be played.
    pub(super) no_turn: &'static str,
    /// In `bad_attribute`: the values of `mode`.
    pub(super) modes: &'static str,
    /// In `bad_attribute`: the values of `side` and `bottom`.
    pub(super) sides: &'static str,
    /// In `bad_attribute`: the values of `level`.
    pub(super) levels: &'static str,
    /// In `bad_attribute`: one of these values, at least two.
    pub(super) one_of: fn(&[&str]) -> String,
    /// In `bad_attribute`: the values of `ply`.
    pub(super) whole_number: &'static str,
    /// In `bad_attribute`: the values of `interval`.
    pub(super) milliseconds: &'static str,
    /// The attribute of this name has this value, but must have one of those.
    pub(super) bad_attribute: fn(&str, &str, &str) -> String,
    /// The source text is not a position, for this reason.
    pub(super) bad_position: fn(&str) -> String,
    /// The source text is not a record, or its game can't be played, for this reason.
    pub(super) bad_record: fn(&str, Option<Place>) -> String,
    /// The file at `src` could not be loaded, for this reason.
    pub(super) not_loaded: fn(&str) -> String,
    /// This solution of a puzzle is not a legal turn, for this reason.
    pub(super) bad_solution: fn(&str, &str) -> String,
    /// The engine gave no turn, for this reason.
    pub(super) engine_failed: fn(&str) -> String,
    /// A reason in `engine_failed`: this turn is not legal.
    pub(super) strange_turn: fn(&str) -> String,
    /// Steps were undone, and this number is left.
    pub(super) undone: fn(u8) -> String,
    /// A side has set up.
    pub(super) set_up: fn(Side) -> String,
    /// A side is to move and has this number of steps left.
    pub(super) your_turn: fn(Side, u8) -> String,
    /// The task of a puzzle, for a side with this number of steps left.
    pub(super) find: fn(Side, u8) -> String,
    /// The last ply shown and whether it is a setup, the number of plies shown, the number of all plies, and
    /// whether the ply belongs to a variation.
    pub(super) counter: fn(LastPly, usize, usize, bool) -> String,
}
