//! What is still to be searched: depth by depth, at each depth line by line, each line with a window around what it was
//! worth before.

use super::Limits;
use super::lines::{Found, Lines};
use super::params as p;
use super::score::{INFINITE, WIN_THRESHOLD};
use super::time_manager::TimeManager;
use super::tree::Tree;
use crate::eval::Evaluate;
use crate::game::Game;
use crate::position::Position;

/// The iteration under way.
pub(super) struct Work {
    root: Position,
    pub(super) limits: Limits,
    depth: i16,
    window: (i32, i32),
    time_manager: TimeManager,
}

impl Work {
    /// Begins with the first line at the least depth.
    pub(super) fn new<E: Evaluate>(
        root: Position,
        limits: Limits,
        lines: &Lines,
        tree: &mut Tree<E>,
    ) -> Work {
        let work = Work { root, limits, depth: 1, window: OPEN, time_manager: TimeManager::default() };
        work.begin(lines, tree);
        work
    }

    fn begin<E: Evaluate>(&self, lines: &Lines, tree: &mut Tree<E>) {
        tree.exclude(lines.ends());
        tree.begin(self.root, self.depth, self.window.0, self.window.1);
    }

    /// Milliseconds that this search may take, as far as can be said by now.
    pub(super) fn time(&self) -> Option<u64> {
        self.limits.time.map(|budget| self.time_manager.time_ms(&budget))
    }

    /// Takes over the best line of the iteration under way, if it stands up to the rules.
    pub(super) fn learn<E: Evaluate>(&self, game: &Game, lines: &mut Lines, tree: &Tree<E>) {
        if let Some((score, actions)) = tree.best() {
            lines.improve(score, || Found::in_tree(game, &self.root, self.depth, score, actions));
        }
    }

    /// Goes on after an iteration that ended with this score; false if nothing is left to search.
    pub(super) fn next_iteration<E: Evaluate>(
        &mut self,
        lines: &mut Lines,
        tree: &mut Tree<E>,
        score: i32,
    ) -> bool {
        // --- Aspiration: a score outside of the window is searched again with a wider one.
        let (alpha, beta) = self.window;
        if score <= alpha && alpha > -INFINITE {
            self.window.0 = widened(alpha, alpha - (beta - alpha));
            if lines.is_at_first() {
                self.time_manager.fail_low(score);
            }
        } else if score >= beta && beta < INFINITE {
            self.window.1 = widened(beta, beta + (beta - alpha));
        } else {
            if lines.is_at_first() {
                self.time_manager.complete_iteration(score, lines.current_end());
            }
            if !lines.finish() {
                let deepest =
                    self.limits.depth.map_or(p::MAX_DEPTH, |depth| i16::from(depth).clamp(1, p::MAX_DEPTH));
                if lines.are_proved() || self.depth >= deepest {
                    return false;
                }
                self.depth += 1;
                lines.deepen(self.depth);
            }
            self.window = lines
                .expected()
                .filter(|score| self.depth >= p::ASPIRATION_DEPTH && score.abs() < WIN_THRESHOLD)
                .map_or(OPEN, |score| (score - p::ASPIRATION_WINDOW, score + p::ASPIRATION_WINDOW));
        }
        self.begin(lines, tree);
        true
    }
}

/// A window that no score is outside of.
const OPEN: (i32, i32) = (-INFINITE, INFINITE);

/// A wider bound; far from where it began, no bound at all.
fn widened(from: i32, to: i32) -> i32 {
    if (from - to).abs() > 20 * p::ASPIRATION_WINDOW || to.abs() >= WIN_THRESHOLD {
        if to < from { -INFINITE } else { INFINITE }
    } else {
        to
    }
}
