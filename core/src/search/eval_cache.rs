//! Eval cache (evaluation hash table): the goal test and the static evaluation of positions at the start of a turn.
//!
//! Many sequences of steps end on the same board, and both results are slow to compute. The goal test asks whether the
//! side to move can reach goal this turn; it is slowest when rabbits are close to goal and the answer is no. The cache
//! changes no result, only the speed.

use super::prefetch::prefetch;

/// The number of slots, with one entry each (always replace). At eight bytes an entry, the cache takes 2 MiB.
const SLOTS: usize = 1 << 18;

/// A packed entry, from the lowest byte: a byte that [`prefetch`] may overwrite, the goal test's result (1 bit), the
/// evaluation with an offset ([`UNKNOWN`] until it is computed; 22 bits), and the upper bits of the key.
///
/// An empty slot reads as an entry without goal and evaluation for the key 0, which one board in eight billion has.
#[derive(Clone, Copy, Default)]
struct CachedEval([u8; 8]);

const GOAL_SHIFT: u32 = 8;
const EVALUATION_SHIFT: u32 = GOAL_SHIFT + 1;
const KEY_SHIFT: u32 = 31;
const EVALUATION_MASK: u64 = (1 << (KEY_SHIFT - EVALUATION_SHIFT)) - 1;
/// The value of an evaluation that is not yet computed. With the offset, every evaluation is greater than 0.
const UNKNOWN: u64 = 0;
const OFFSET: i32 = 1 << (KEY_SHIFT - EVALUATION_SHIFT - 1);

impl CachedEval {
    fn new(key: u64, can_goal: bool) -> CachedEval {
        CachedEval::from_word(key >> KEY_SHIFT << KEY_SHIFT | u64::from(can_goal) << GOAL_SHIFT)
    }

    const fn from_word(word: u64) -> CachedEval {
        CachedEval(word.to_le_bytes())
    }

    const fn word(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    fn key_matches(self, key: u64) -> bool {
        (self.word() ^ key) >> KEY_SHIFT == 0
    }

    fn can_goal(self) -> bool {
        self.word() >> GOAL_SHIFT & 1 != 0
    }

    fn evaluation(self) -> Option<i32> {
        let stored = self.word() >> EVALUATION_SHIFT & EVALUATION_MASK;
        (stored != UNKNOWN).then_some(stored as i32 - OFFSET)
    }

    fn with_evaluation(self, evaluation: i32) -> CachedEval {
        let stored = (evaluation + OFFSET) as u64 & EVALUATION_MASK;
        CachedEval::from_word(self.without_evaluation().word() | stored << EVALUATION_SHIFT)
    }

    fn without_evaluation(self) -> CachedEval {
        CachedEval::from_word(self.word() & !(EVALUATION_MASK << EVALUATION_SHIFT))
    }
}

/// The cache.
pub(super) struct EvalCache(Vec<CachedEval>);

impl EvalCache {
    pub(super) fn new() -> EvalCache {
        EvalCache(vec![CachedEval::default(); SLOTS])
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(CachedEval::default());
    }

    /// Clears all evaluations and keeps the goal tests. For a change of the noise, which is a part of the evaluations.
    pub(super) fn clear_evaluations(&mut self) {
        for entry in &mut self.0 {
            *entry = entry.without_evaluation();
        }
    }

    fn slot(&mut self, key: u64) -> &mut CachedEval {
        &mut self.0[key as usize & (SLOTS - 1)]
    }

    /// Prefetches the slot for a key.
    pub(super) fn prefetch(&mut self, key: u64) {
        prefetch(&mut self.slot(key).0[0]);
    }

    /// The goal test: whether the side to move can reach goal this turn. Computed if it is not in the cache.
    pub(super) fn can_goal(&mut self, key: u64, compute: impl FnOnce() -> bool) -> bool {
        let entry = self.slot(key);
        if !entry.key_matches(key) {
            *entry = CachedEval::new(key, compute());
        }
        entry.can_goal()
    }

    /// The evaluation. Computed if it is not in the cache, and stored if [`EvalCache::can_goal`] has made an entry for
    /// the key. Its absolute value must be less than 2<sup>21</sup>.
    pub(super) fn evaluation(&mut self, key: u64, compute: impl FnOnce() -> i32) -> i32 {
        let entry = self.slot(key);
        if !entry.key_matches(key) {
            return compute();
        }
        if let Some(evaluation) = entry.evaluation() {
            return evaluation;
        }
        let evaluation = compute();
        *entry = entry.with_evaluation(evaluation);
        evaluation
    }
}

#[cfg(test)]
mod tests;
