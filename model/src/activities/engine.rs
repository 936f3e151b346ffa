//! What activities ask the engine, and what it answers.

use ansa_core::Level;
use ansa_core::search::Score;

/// The positions searched to judge one position of a game: a fraction of a second, and deep enough to see what the next
/// turns threaten.
pub const NODES_FOR_JUDGING: u32 = 100_000;

/// The purpose of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RequestKind {
    /// The computer's own setup or turn.
    Ply(Level),
    /// A good turn for the side to move in the displayed position.
    Hint,
    /// So many of the best turns, with their scores, found within so many milliseconds.
    Lines(u8, u32),
    /// The best turn with its score, after so many positions: the same on every machine.
    Nodes(u32),
}

/// A request to the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// Distinguishes answers to this request from late answers to earlier ones.
    pub id: u32,
    /// The purpose.
    pub kind: RequestKind,
}

/// Why a request failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EngineFault {
    /// The engine could not be started.
    NotStarted,
    /// The engine crashed, or no longer answers.
    Died,
    /// The engine and the page are of different versions.
    OtherVersion,
    /// The engine rejects the game, or its answer is invalid.
    Misunderstood,
}

/// The state of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchState {
    /// The completed depth, in steps.
    pub depth: u8,
    /// The number of positions searched.
    pub nodes: f64,
    /// The best lines, best first.
    pub lines: Vec<SearchLine>,
}

/// A line of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchLine {
    /// The depth at which it was found, in steps.
    pub depth: u8,
    /// For the side to move.
    pub score: Score,
    /// The turns in the notation of records.
    pub turns: Vec<String>,
}
