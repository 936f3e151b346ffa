//! Static evaluation as the search uses it: cached, with noise and style, and corrected by the correction history. Also
//! the goal test. Both are for positions at the start of a turn.

use super::key;
use crate::eval::Evaluate;
use crate::position::Position;
use crate::search::correction_history::{CorrectionHistory, SearchResult};
use crate::search::eval_cache::EvalCache;
use crate::search::params as p;
use crate::search::progress_bias::ProgressBias;
use crate::search::sampled_leaves::SampledLeaves;
use crate::search::score::MAX_EVALUATION;
use crate::search::style::RootStyle;
use crate::splitmix::splitmix;
use crate::threats::GoalCache;

/// The evaluator with its cache, noise, style, progress bias and correction history.
///
/// It is a separate struct so that the search can pass it a position borrowed from a frame, without a copy.
pub(in crate::search) struct CachedEvaluator<E> {
    evaluator: E,
    cache: EvalCache,
    goals: GoalCache,
    correction_history: CorrectionHistory,
    seed: u64,
    noise: u32,
    style: Option<RootStyle>,
    /// The bias of a weak level.
    pub(super) bias: Option<ProgressBias>,
    /// A sample of the positions that this search has evaluated.
    pub(in crate::search) sampled_leaves: SampledLeaves,
}

impl<E: Evaluate> CachedEvaluator<E> {
    pub(super) fn new(evaluator: E, seed: u64) -> CachedEvaluator<E> {
        CachedEvaluator {
            evaluator,
            cache: EvalCache::new(),
            goals: GoalCache::default(),
            correction_history: CorrectionHistory::new(),
            seed,
            noise: 0,
            style: None,
            bias: None,
            sampled_leaves: SampledLeaves::default(),
        }
    }

    /// Clears the cache and the correction history.
    pub(super) fn clear(&mut self) {
        self.cache.clear();
        self.correction_history.clear();
    }

    /// Sets the noise: the largest random error, in points, added to each evaluation. Returns whether it has changed.
    pub(super) fn set_noise(&mut self, noise: u32) -> bool {
        let noise = noise.min(p::MAX_NOISE);
        let is_change = noise != self.noise;
        if is_change {
            self.cache.clear_evaluations();
            self.correction_history.clear();
        }
        self.noise = noise;
        is_change
    }

    /// Sets the style, which is added to each evaluation. The cache does not contain it.
    pub(super) fn set_style(&mut self, style: Option<RootStyle>) {
        if style != self.style {
            // Its corrections follow from the style.
            self.correction_history.clear();
        }
        self.style = style;
    }

    /// Prefetches the cache entry for a position at the start of a turn.
    pub(super) fn prefetch(&mut self, key: u64) {
        self.cache.prefetch(key);
    }

    /// The goal test: whether the side to move can reach goal this turn. The position is at the start of a turn.
    pub(super) fn can_goal(&mut self, position: &Position) -> bool {
        let CachedEvaluator { cache, goals, .. } = self;
        cache.can_goal(key(position, position), || goals.can_goal(position))
    }

    /// The corrected evaluation, from the point of view of the side to move.
    pub(super) fn evaluate(&mut self, position: &Position) -> i32 {
        self.biased_evaluation(position)
            + self.correction_history.correction(position.board(), position.side())
    }

    /// Updates the correction history from a search result of the position.
    pub(super) fn update_correction(&mut self, position: &Position, result: &SearchResult) {
        let evaluation = self.biased_evaluation(position);
        self.correction_history.update(position.board(), position.side(), result, evaluation);
    }

    /// The evaluation with tempo, noise, style and bias, before correction. Style and bias differ from search to search,
    /// so they are not cached.
    fn biased_evaluation(&mut self, position: &Position) -> i32 {
        let mut evaluation = self.raw_evaluation(position) + p::TEMPO / 2;
        let (board, side) = (position.board(), position.side());
        if let Some(style) = self.style {
            evaluation += style.score(board, side);
        }
        if let Some(bias) = &self.bias {
            evaluation += bias.score(board, side);
        }
        evaluation
    }

    /// The evaluation with noise.
    fn raw_evaluation(&mut self, position: &Position) -> i32 {
        let CachedEvaluator { cache, goals, evaluator, noise, seed, sampled_leaves, .. } = self;
        cache.evaluation(key(position, position), || {
            sampled_leaves.add(position);
            let score = evaluator.evaluate(position, goals).clamp(-MAX_EVALUATION, MAX_EVALUATION);
            // Even without noise, the seed adds up to ±1 point to break ties between equal turns.
            let random = splitmix(position.board().zobrist() ^ *seed);
            score + (random % u64::from(2 * *noise + 3)) as i32 - *noise as i32 - 1
        })
    }
}

#[cfg(test)]
mod tests;
