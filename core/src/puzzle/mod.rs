//! Puzzles: a position, a task for the side to move, and an answer that is proved.
//!
//! [`make_puzzle`] looks for the answer to a task in a position and accepts it only if it is unique; [`prove`] proves a
//! puzzle again. [`judge`] and [`Puzzle::judge_squares`] judge a person's answer and say why it is wrong. All of them
//! try every turn, and every reply where replies matter: [`PuzzleTask`] defines the rule for each task. [`PuzzleFile`]
//! is the puzzle file. [`candidate_tasks`] says what to try in a position, and [`is_obvious`] what is too easy.
//!
//! # Proofs
//!
//! A puzzle that asks for a turn is proved if
//! 1. no turn wins at once (except where that is the task), and the task makes sense in the position: there is a goal
//!    to stop, the piece to save can be captured, or no such piece is held yet;
//! 2. the shortest solutions all lead to the same board;
//! 3. every other solution takes more steps, and leads to a board that could also be reached from the shortest one with
//!    the steps left.
//!
//! So the answer is unique, apart from the order of its steps and extra steps that do no harm. If it takes four steps,
//! only one board solves the task. A puzzle that asks for squares is proved by computing them.
//!
//! # Example
//!
//! ```
//! use ansa_core::puzzle::{PuzzleFault, PuzzleFile, PuzzleVerdict};
//! use ansa_core::{Direction, Step};
//!
//! let text = "ansa-puzzles 1
//! goal1 g [.........R..........d...........c......R..............r.........] 1200~150 Rb7n
//! goal0 g [.........R..........d...........c......R..............r.........] - Rb7n
//! ";
//! let file = PuzzleFile::read(text)?;
//! assert_eq!(file.quarantined[0].to_string(), "line 3: “goal0” is not a task");
//!
//! let [puzzle] = file.puzzles.as_slice() else { unreachable!("the other line was quarantined") };
//! let b7 = "b7".parse().expect("a square");
//! let north = Step { from: b7, direction: Direction::North };
//! let east = Step { from: b7, direction: Direction::East };
//! assert_eq!(puzzle.judge(&[north]), Ok(PuzzleVerdict::Solved));
//! assert_eq!(puzzle.judge(&[east]), Ok(PuzzleVerdict::Wrong(PuzzleFault::NoGoal)));
//! # Ok::<(), ansa_core::puzzle::PuzzleFileError>(())
//! ```

mod definition;
mod file;
mod id;
mod judge;
mod known_captures;
mod proof;
mod rating;
mod rules;
mod selection;
mod squares;
mod task;

pub use definition::{Puzzle, PuzzleAnswer, PuzzleError};
pub use file::{PuzzleFile, PuzzleFileError, PuzzleLineError, UnreadPuzzle, write_puzzles};
pub use id::{ParsePuzzleIdError, PuzzleId};
pub use judge::{AnswerError, PuzzleFault, PuzzleVerdict, SquaresVerdict, judge};
pub use proof::{PuzzleProof, PuzzleProofError, make_puzzle, prove};
pub use rating::PuzzleRating;
pub use selection::{candidate_tasks, is_obvious};
pub use task::{PuzzleTask, PuzzleTheme};

#[cfg(test)]
mod tests;
