//! Puzzles: tasks with proved answers, chosen by the strength of the player.
//!
//! [`PuzzleDeck`] holds the puzzles of the file and of the person's own games, and chooses the next one; [`daily`] chooses that of a day.
//! [`AskedPuzzle`] judges an answer, and [`PuzzleState`] lets a person look for it, with hints, and shows the solution.
//! [`PuzzleRun`] counts a streak or a storm. [`PuzzleProgress`] keeps the rating, which [`GlickoRating`] computes, and
//! the failures that return. Everything is pure and tested natively; the time and the day come from outside.

mod action;
mod asked;
mod board_view;
mod line;
mod puzzle_deck;
mod puzzle_name;
mod puzzle_progress;
mod puzzle_state;
mod reason;
mod run;
mod saved_progress;
#[cfg(test)]
mod tests;

pub use action::{PuzzleAction, PuzzleEffect};
pub use asked::{AskedPuzzle, JudgedTurn, PuzzleMistake};
pub use line::SolutionLine;
pub use puzzle_deck::{PuzzleDeck, Training};
pub use puzzle_name::PuzzleName;
pub use puzzle_progress::{PastResult, ProgressAction, PuzzleProgress, PuzzleResult, Success};
pub use puzzle_state::{PuzzleStage, PuzzleState};
pub use reason::{GoalHelp, PuzzleReason, SaveWay, StopWay};
pub use run::{PuzzleRun, RunEnd, RunKind, STORM_ERRORS};
