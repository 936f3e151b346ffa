//! The words of puzzles that the rules judge.

use ansa_core::{Piece, PlayedStep, Role, Side, Square};

/// The words of puzzles in a language.
pub(super) struct PuzzleElementWords {
    /// What is wrong with the text of a puzzle.
    pub(super) bad_puzzle: fn(&str) -> String,
    /// In `bad_puzzle`: the file has no puzzle of this number or name.
    pub(super) no_such: fn(&str) -> String,
    /// In `bad_puzzle`: the text has none.
    pub(super) none: &'static str,
    /// The keyboard help of a board on which squares are marked.
    pub(super) mark_help: &'static str,
    /// The button that checks marks.
    pub(super) check: &'static str,
    /// The button that helps.
    pub(super) hint: &'static str,
    /// Shown while every reply is tried.
    pub(super) judging: &'static str,
    /// The tasks.
    pub(super) goal_in_one: fn(Side) -> String,
    pub(super) goal_in_two: fn(Side) -> String,
    pub(super) stop_goal: fn(Side) -> String,
    pub(super) win: fn(Side, Role) -> String,
    pub(super) save: fn(Side, Role) -> String,
    pub(super) hold: fn(Side, Role) -> String,
    pub(super) captures: fn(Side) -> String,
    pub(super) squares: fn(Square) -> String,
    /// A task, and the number of steps left.
    pub(super) with_steps: fn(&str, u8) -> String,
    /// A task, and the squares marked so far.
    pub(super) with_marks: fn(&str, &[String]) -> String,
    /// The other side has replied.
    pub(super) replied: fn(&[PlayedStep]) -> String,
    /// Why a turn is wrong, and the reply that shows it.
    pub(super) wrong: fn(&str, &[PlayedStep]) -> String,
    pub(super) loses_goal: &'static str,
    pub(super) loses: &'static str,
    pub(super) no_goal: &'static str,
    pub(super) goal_stopped: &'static str,
    pub(super) opponent_goals: &'static str,
    pub(super) not_captured: fn(Role) -> String,
    pub(super) piece_lost: fn(Piece) -> String,
    pub(super) piece_exposed: fn(Piece, Square) -> String,
    pub(super) not_held: fn(Role) -> String,
    /// Squares are missing, and none is wrong.
    pub(super) missing: fn(u32) -> String,
    /// These squares are wrong.
    pub(super) wrong_squares: fn(&[String]) -> String,
    /// The hints: the piece, the first step, the number of squares.
    pub(super) hint_piece: fn(Piece, Square) -> String,
    pub(super) hint_step: fn(&[PlayedStep]) -> String,
    pub(super) hint_count: fn(u32) -> String,
    /// The solution, and how it goes on.
    pub(super) shown: fn(&[Vec<PlayedStep>]) -> String,
}
