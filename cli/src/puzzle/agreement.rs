//! Agreement of a search with puzzles that are about more than their rule.
//!
//! That a turn wins, saves or holds a piece is a fact; that it is worth it is not. Such a puzzle is kept only if a search
//! of [`AGREEMENT_NODES`] nodes at full strength plays a turn that solves it.

use ansa_core::puzzle::{Puzzle, PuzzleVerdict, judge};

use crate::search::{best_turn, game_from, node_limit, small_search};

/// The nodes of the search that must agree.
pub(super) const AGREEMENT_NODES: u64 = 50_000;

/// Whether the search agrees with a puzzle, if it must.
pub(super) fn agrees(puzzle: &Puzzle) -> bool {
    if !puzzle.theme().needs_agreement() {
        return true;
    }
    let game = game_from(puzzle.position());
    let Some(steps) = best_turn(&mut small_search(0), &game, node_limit(AGREEMENT_NODES)) else {
        return false;
    };
    judge(puzzle.position(), puzzle.task(), &steps) == Ok(PuzzleVerdict::Solved)
}
