//! Agreement of a search with puzzles that are about more than their rule.
//!
//! That a turn wins, saves or holds a piece is a fact; that it is worth it is not. Such a puzzle is kept only if a search
//! of [`AGREEMENT_NODES`] nodes at full strength plays a turn that solves it.

use ansa_core::position::Position;
use ansa_core::position::rule_set::RuleSet;
use ansa_core::puzzle::Puzzle;
use ansa_core::puzzle::{PuzzleTheme, PuzzleVerdict, judge};
use ansa_core::search::{Best, Limits, Options, Search, Status};
use ansa_core::{Game, Step};

/// The nodes of the search that must agree.
pub(super) const AGREEMENT_NODES: u64 = 50_000;

/// Whether a search must agree with puzzles of this theme.
pub(super) const fn needs_agreement(theme: PuzzleTheme) -> bool {
    matches!(theme, PuzzleTheme::WinPiece | PuzzleTheme::SavePiece | PuzzleTheme::HoldPiece)
}

/// Whether the search agrees with a puzzle, if it must.
pub(super) fn agrees(puzzle: &Puzzle) -> bool {
    if !needs_agreement(puzzle.theme()) {
        return true;
    }
    let mut search = Search::new(Options { hash_bytes: 4 << 20, seed: 0 });
    let limits = Limits { nodes: Some(AGREEMENT_NODES), ..Limits::default() };
    let Some(steps) = best_turn(&mut search, puzzle.position(), limits) else { return false };
    judge(puzzle.position(), puzzle.task(), &steps) == Ok(PuzzleVerdict::Solved)
}

/// The turn that a search plays in a position without earlier turns.
pub(super) fn best_turn(search: &mut Search, position: &Position, limits: Limits) -> Option<Vec<Step>> {
    search.start(&Game::from_position(*position, 2, RuleSet::CURRENT), limits).ok()?;
    answer(search)
}

/// Runs a started search to its end.
pub(super) fn answer(search: &mut Search) -> Option<Vec<Step>> {
    loop {
        match search.run(u64::MAX, &mut || 0) {
            Status::Running => {}
            Status::Done(Best::Turn(steps)) => return Some(steps),
            Status::Done(Best::Setup(_)) | Status::Idle => return None,
        }
    }
}
