//! Iterative deepening: one iteration per depth and line, each with an aspiration window around the previous score.

use super::Limits;
use super::alpha_beta::AlphaBeta;
use super::multi_pv::{MultiPv, RootLine};
use super::params as p;
use super::score::{INFINITE, WIN_THRESHOLD};
use super::time_manager::TimeManager;
use crate::eval::Evaluate;
use crate::game::Game;
use crate::position::Position;

/// The state of iterative deepening.
pub(super) struct IterativeDeepening {
    root: Position,
    pub(super) limits: Limits,
    depth: i16,
    /// Alpha and beta of the current iteration.
    window: (i32, i32),
    time_manager: TimeManager,
}

impl IterativeDeepening {
    /// Starts the first iteration: the first line at this depth.
    pub(super) fn new<E: Evaluate>(
        root: Position,
        depth: i16,
        limits: Limits,
        lines: &MultiPv,
        alpha_beta: &mut AlphaBeta<E>,
    ) -> IterativeDeepening {
        let time_manager = TimeManager::default();
        let deepening = IterativeDeepening { root, limits, depth, window: FULL_WINDOW, time_manager };
        deepening.start_iteration(lines, alpha_beta);
        deepening
    }

    fn start_iteration<E: Evaluate>(&self, lines: &MultiPv, alpha_beta: &mut AlphaBeta<E>) {
        alpha_beta.exclude(lines.complete_ends());
        alpha_beta.start_iteration(self.root, self.depth, self.window.0, self.window.1);
    }

    /// The time limit in milliseconds, as the time manager sets it now; `None` without one.
    pub(super) fn time_ms(&self) -> Option<u64> {
        self.limits.time.map(|budget| self.time_manager.time_ms(&budget))
    }

    /// Updates the current line from the search, if its first turn is legal in the game.
    pub(super) fn update_line<E: Evaluate>(
        &self,
        game: &Game,
        lines: &mut MultiPv,
        alpha_beta: &AlphaBeta<E>,
    ) {
        if let Some((score, moves)) = alpha_beta.best_line() {
            lines.update_current(score, || RootLine::from_moves(game, &self.root, self.depth, score, moves));
        }
    }

    /// Starts the next iteration after one that returned `score`. Returns false if nothing is left to search.
    pub(super) fn next_iteration<E: Evaluate>(
        &mut self,
        lines: &mut MultiPv,
        alpha_beta: &mut AlphaBeta<E>,
        score: i32,
    ) -> bool {
        // --- Aspiration windows: a narrow window around the previous score causes more cutoffs. After a score outside
        // the window (fail low, fail high), the same depth is searched again with a wider one.
        let (alpha, beta) = self.window;
        if score <= alpha && alpha > -INFINITE {
            self.window.0 = widened(alpha, alpha - (beta - alpha));
            if lines.is_first_line() {
                self.time_manager.fail_low(score);
            }
        } else if score >= beta && beta < INFINITE {
            self.window.1 = widened(beta, beta + (beta - alpha));
        } else {
            if lines.is_first_line() {
                self.time_manager.complete_iteration(score, lines.current_end());
            }
            if !lines.complete_line() {
                let max_depth =
                    self.limits.depth.map_or(p::MAX_DEPTH, |depth| i16::from(depth).clamp(1, p::MAX_DEPTH));
                if lines.are_all_proved() || self.depth >= max_depth {
                    return false;
                }
                self.depth += 1;
                lines.start_depth(self.depth);
            }
            self.window = lines
                .previous_score()
                .filter(|score| self.depth >= p::ASPIRATION_MIN_DEPTH && score.abs() < WIN_THRESHOLD)
                .map_or(FULL_WINDOW, |score| (score - p::ASPIRATION_WINDOW, score + p::ASPIRATION_WINDOW));
        }
        self.start_iteration(lines, alpha_beta);
        true
    }
}

const FULL_WINDOW: (i32, i32) = (-INFINITE, INFINITE);

/// The new bound after a fail low or fail high; infinite if it is far from the old one or a win.
fn widened(from: i32, to: i32) -> i32 {
    if (from - to).abs() > 20 * p::ASPIRATION_WINDOW || to.abs() >= WIN_THRESHOLD {
        if to < from { -INFINITE } else { INFINITE }
    } else {
        to
    }
}
