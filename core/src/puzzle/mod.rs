//! Puzzles: a position, a task for the side to move, and an answer that is proved.
//!
//! [`make_puzzle`] looks for the answer to a task in a position and accepts it only if it is unique; [`prove`] proves a
//! puzzle again. [`judge`] and [`Puzzle::judge_squares`] judge what a person answers, and say why it is wrong. All of
//! them try every turn, and every reply where replies matter: [`PuzzleTask`] has the rule of each task. [`PuzzleFile`]
//! is the file of puzzles.
//!
//! ```
//! use ansa_core::puzzle::{PuzzleFault, PuzzleFile, PuzzleVerdict};
//! use ansa_core::notation::PlyText;
//! use ansa_core::Step;
//!
//! let text = "ansa-puzzles 1
//! goal1 g [.........R..d...........c......R......................r.........] 1200~150 Ra7n
//! goal0 g [................................................................] - Ra7n
//! ";
//! let text = text.replace("Ra7n", "Rb7n");
//! let file = PuzzleFile::read(&text)?;
//! assert_eq!(file.puzzles().len(), 1);
//! assert_eq!(file.set_aside()[0].to_string(), "line 3: “goal0” is not a task");
//!
//! let puzzle = &file.puzzles()[0];
//! let steps = |text: &[&str]| -> Vec<Step> {
//!     text.iter().filter_map(|step| Step::between(step[..2].parse().ok()?, step[2..].parse().ok()?)).collect()
//! };
//! assert_eq!(puzzle.judge(&steps(&["b7b8"])), Ok(PuzzleVerdict::Solved));
//! assert_eq!(puzzle.judge(&steps(&["b7c7"])), Ok(PuzzleVerdict::Wrong(PuzzleFault::NoGoal)));
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
mod squares;
mod task;

pub use definition::{Puzzle, PuzzleAnswer, PuzzleError};
pub use file::{PuzzleFile, PuzzleFileError, PuzzleLineError, UnreadPuzzle, write_puzzles};
pub use id::{ParsePuzzleIdError, PuzzleId};
pub use judge::{AnswerError, PuzzleFault, PuzzleVerdict, SquaresVerdict, judge};
pub use proof::{PuzzleProof, PuzzleProofError, make_puzzle, prove};
pub use rating::PuzzleRating;
pub use task::{PuzzleTask, PuzzleTheme};

#[cfg(test)]
mod tests;
