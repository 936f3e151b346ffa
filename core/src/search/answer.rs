//! The result of a search: the ply to play, its score, the lines and the progress.

use super::score::{WIN, WIN_THRESHOLD};
use crate::game::Setup;
use crate::position::step::Step;

/// The state of a search after a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// No search was started.
    Idle,
    /// The search is not finished.
    Running,
    /// The search has finished with this answer, which remains available until the next start.
    Done(Best),
}

/// The ply to play. It is legal in the game the search was started with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Best {
    /// The steps of a turn.
    Turn(Vec<Step>),
    /// A setup.
    Setup(Setup),
}

/// The score of a position from the point of view of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of a rabbit at the start of the game.
    CentiRabbits(i32),
    /// A win within this number of own turns. The current turn counts as 1.
    WinIn(u16),
    /// A loss within this number of the opponent's turns; 0 if the opponent needs no turn.
    LossIn(u16),
}

impl Score {
    /// From a score inside the search: thousandths of a rabbit, or a win by its distance from [`WIN`].
    pub(super) fn new(score: i32) -> Score {
        if score > WIN_THRESHOLD {
            Score::WinIn(((WIN - score) as u16).div_ceil(2))
        } else if score < -WIN_THRESHOLD {
            Score::LossIn(((WIN + score) as u16) / 2)
        } else {
            Score::CentiRabbits(score / 10)
        }
    }
}

/// The progress of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// The depth in steps of the iteration that found the answer; 0 before the first one.
    pub depth: u8,
    /// The length in steps of the longest line searched (selective depth).
    pub seldepth: u8,
    /// The score of the answer from the point of view of the side to move.
    pub score: Score,
    /// The number of nodes searched.
    pub nodes: u64,
    /// Milliseconds since the start of the first slice, according to the caller's clock.
    pub time_ms: u64,
    /// Thousandths of the transposition table (hash) in use.
    pub hashfull: u32,
    /// The principal variation as turns. The first one is the answer.
    pub pv: Vec<Vec<Step>>,
    /// The best lines, best first; fewer than requested if there are no more. The first line starts with the answer.
    /// Lines not yet searched at the current depth come last, as they were at the previous depth.
    pub lines: Vec<PvLine>,
}

/// A principal variation with its score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PvLine {
    /// The depth in steps of the iteration that found it; 0 before the first one. A proved win keeps up with the
    /// current depth.
    pub depth: u8,
    /// The score from the point of view of the side to move.
    pub score: Score,
    /// The turns, at least one. The first turns of any two lines end in different positions.
    pub pv: Vec<Vec<Step>>,
}
