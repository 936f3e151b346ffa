//! The scores of the features of steps, in eighths of a bit. They are a part of the format.

/// The tables of scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ScoreTable {
    /// By the kind of step, the role that moves, and the way: forward, to the side, backward.
    Way,
    /// For the side to move's own pieces: by role and the rank entered.
    Rank,
    /// A rabbit reaches its goal.
    Goal,
    /// A piece of the side to move is frozen where it arrives.
    Frozen,
    /// The piece that has just stepped goes on, turns, or goes back.
    Same,
    /// Another piece steps, by its distance from the piece that has just stepped.
    Other,
    /// A push begins, by the distance of its enemy from the piece that has just stepped.
    Push,
    /// A piece is captured: an enemy, a piece of the side to move.
    Capture,
    /// By the distance from the squares that the turn before has entered: first of enemies, then of own pieces.
    Near,
    /// The piece is where the last turn of the side to move put a piece: an enemy, an own piece.
    Again,
    /// The turn ends after this many steps. The first number is for a turn that ends with a goal.
    End,
}

impl ScoreTable {
    const fn offset(self) -> usize {
        match self {
            ScoreTable::Way => 0,
            ScoreTable::Rank => 72,
            ScoreTable::Goal => 120,
            ScoreTable::Frozen => 121,
            ScoreTable::Same => 122,
            ScoreTable::Other => 125,
            ScoreTable::Push => 130,
            ScoreTable::Capture => 135,
            ScoreTable::Near => 137,
            ScoreTable::Again => 147,
            ScoreTable::End => 149,
        }
    }
}

/// The score in a table.
pub(super) fn score(table: ScoreTable, index: usize) -> i32 {
    SCORES.get(table.offset() + index).copied().unwrap_or(0).into()
}

/// All tables one after another.
#[rustfmt::skip]
pub(super) const SCORES: [i8; 153] = [
    // Way, simple: a line for each role, rabbit to elephant; forward, to the side, backward.
    5, -2, 0,
    1, -5, -4,
    1, -3, -3,
    3, -1, -2,
    1, -1, 3,
    4, 0, -3,
    // Way, push start: a line for each role, rabbit to elephant; forward, to the side, backward.
    -14, -12, -7,
    -11, -12, -3,
    -15, -12, -3,
    -18, -12, -6,
    -17, -9, 2,
    0, 0, 0,
    // Way, push end: a line for each role, rabbit to elephant; forward, to the side, backward.
    0, 0, 0,
    -2, 3, 2,
    3, -1, -3,
    1, 1, -5,
    4, 3, -3,
    2, -2, -3,
    // Way, pull: a line for each role, rabbit to elephant; forward, to the side, backward.
    3, 12, 21,
    3, 10, 13,
    7, 10, 15,
    14, 19, 20,
    15, 24, 33,
    0, 0, 0,
    // Rank: a line for each role, rabbit to elephant; the ranks from the side's own.
    -7, -6, -7, 1, 6, 8, 20, 16,
    -8, 0, -3, 0, 1, 6, 4, -3,
    -13, 0, 0, -1, 0, 8, 6, -5,
    -11, -3, 1, -1, 3, 7, 6, -3,
    -7, 0, 4, 2, 2, 5, 4, -3,
    -12, 3, 4, 4, 6, 6, -2, -20,
    // Goal.
    16,
    // Frozen.
    -7,
    // Same: on, turning, back.
    16, 5, -5,
    // Other: by distance; 0 does not occur.
    0, 0, -3, -12, -16,
    // Push: by distance.
    5, 3, -7, -19, -26,
    // Capture: enemy, own.
    37, -41,
    // Near, enemy pieces: by distance.
    18, 14, 11, 7, 7,
    // Near, own pieces: by distance.
    14, 0, -2, -4, -7,
    // Again: enemy, own.
    3, 4,
    // End: with a goal; after 1, 2, 3 steps.
    38, -31, -32, -7,
];
