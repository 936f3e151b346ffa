//! Scores inside the search: points, and wins by the number of turns they take.

/// Larger than every score: the bound of an open window, and what a dead end is worth to who ran into it.
pub(super) const INFINITE: i32 = 4_000_000;
/// A way on that the rules forbid: no legal turn goes through here.
pub(super) const DEAD: i32 = -INFINITE;
/// The game is won now.
pub(super) const WON: i32 = 3_000_000;
/// Scores beyond this are wins, in up to 1000 turns.
pub(super) const DECIDED: i32 = WON - 1000;
/// Evaluations are kept within this.
pub(super) const EVALUATION_LIMIT: i32 = 1_000_000;

/// Won by the turn that is `turn`th, counted from the root's, which is number 1.
pub(super) const fn won_in(turn: u16) -> i32 {
    WON - turn as i32
}

/// Lost by the turn that is `turn`th.
pub(super) const fn lost_in(turn: u16) -> i32 {
    -won_in(turn)
}

/// A score as seen from a node `turn` turns after the root: for the table, where a node has no root.
pub(super) const fn from_node(score: i32, turn: u16) -> i32 {
    if score > DECIDED {
        score + turn as i32
    } else if score < -DECIDED {
        score - turn as i32
    } else {
        score
    }
}

/// The reverse of [`from_node`].
pub(super) const fn from_root(score: i32, turn: u16) -> i32 {
    if score > DECIDED {
        score - turn as i32
    } else if score < -DECIDED {
        score + turn as i32
    } else {
        score
    }
}
