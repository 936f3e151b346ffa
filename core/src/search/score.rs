//! Scores inside the search: points, and wins by their distance in turns.

/// Greater than every score: the bounds of a full window are ± this.
pub(super) const INFINITE: i32 = 4_000_000;
/// The score of an illegal move, below every other score. No legal turn passes through its node.
pub(super) const ILLEGAL: i32 = -INFINITE;
/// The score of a game that is already won (mate score).
pub(super) const WIN: i32 = 3_000_000;
/// Scores above this are wins, in at most 1000 turns. Scores below its negative are losses.
pub(super) const WIN_THRESHOLD: i32 = WIN - 1000;
/// The largest absolute value of an evaluation.
pub(super) const MAX_EVALUATION: i32 = 1_000_000;

/// A win by turn number `turn`. The root's turn is number 1.
pub(super) const fn win_in(turn: u16) -> i32 {
    WIN - turn as i32
}

/// A loss by turn number `turn`.
pub(super) const fn loss_in(turn: u16) -> i32 {
    -win_in(turn)
}

/// Converts a score for the transposition table: the distance of a win counts from the node, not from the root. The
/// node is `turn` turns after the root.
pub(super) const fn score_to_table(score: i32, turn: u16) -> i32 {
    if score > WIN_THRESHOLD {
        score + turn as i32
    } else if score < -WIN_THRESHOLD {
        score - turn as i32
    } else {
        score
    }
}

/// The inverse of [`score_to_table`].
pub(super) const fn score_from_table(score: i32, turn: u16) -> i32 {
    if score > WIN_THRESHOLD {
        score - turn as i32
    } else if score < -WIN_THRESHOLD {
        score + turn as i32
    } else {
        score
    }
}
