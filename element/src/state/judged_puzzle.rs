//! What a person has done for the puzzle of a file.

use ansa_core::Bitboard;
use ansa_core::puzzle::PuzzleTask;

/// What a person has done for the puzzle of a file.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct JudgedPuzzle {
    /// What is asked now. After the reply in a goal in two turns it is a goal in one.
    pub(super) task: PuzzleTask,
    /// The squares that the person has marked.
    pub(super) marked: Bitboard,
    /// How much the person was helped.
    pub(super) hints: u32,
    /// Whether a turn waits to be judged, which takes a moment.
    pub(super) is_judging: bool,
}

impl JudgedPuzzle {
    pub(super) const fn new(task: PuzzleTask) -> JudgedPuzzle {
        JudgedPuzzle { task, marked: Bitboard::EMPTY, hints: 0, is_judging: false }
    }
}
