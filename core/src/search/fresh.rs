//! What is known of positions in which a turn begins: whether goal can be reached, and what they are worth.
//!
//! Many orders of steps end a turn on the same board, and finding no goal can take long where rabbits stand close to
//! it. This cache answers the second question about a board at once; it changes no answer, only the time it takes.

use super::prefetch::prefetch;

/// Boards remembered: the newest one of each slot. With eight bytes each, two MiB.
const SLOTS: usize = 1 << 18;

/// One word, the lower byte first: that byte is for [`prefetch`], then come whether goal can be reached, the worth with an
/// offset ([`UNKNOWN`] until somebody asks), and the upper bits of the key. An empty slot has no goal, an unknown worth and
/// a key that one board in eight billion has.
#[derive(Clone, Copy, Default)]
struct Entry([u8; 8]);

const GOAL_SHIFT: u32 = 8;
const WORTH_SHIFT: u32 = GOAL_SHIFT + 1;
const KEY_SHIFT: u32 = 31;
const WORTH_MASK: u64 = (1 << (KEY_SHIFT - WORTH_SHIFT)) - 1;
/// Stands for an evaluation that nobody has asked for yet: no evaluation is so low.
const UNKNOWN: u64 = 0;
const OFFSET: i32 = 1 << (KEY_SHIFT - WORTH_SHIFT - 1);

impl Entry {
    fn new(key: u64, goal: bool) -> Entry {
        Entry::from_word(key >> KEY_SHIFT << KEY_SHIFT | u64::from(goal) << GOAL_SHIFT)
    }

    const fn from_word(word: u64) -> Entry {
        Entry(word.to_le_bytes())
    }

    const fn word(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    fn is_of(self, key: u64) -> bool {
        (self.word() ^ key) >> KEY_SHIFT == 0
    }

    fn goal(self) -> bool {
        self.word() >> GOAL_SHIFT & 1 != 0
    }

    fn worth(self) -> Option<i32> {
        let stored = self.word() >> WORTH_SHIFT & WORTH_MASK;
        (stored != UNKNOWN).then_some(stored as i32 - OFFSET)
    }

    fn with_worth(self, worth: i32) -> Entry {
        Entry::from_word(self.without_worth().word() | ((worth + OFFSET) as u64 & WORTH_MASK) << WORTH_SHIFT)
    }

    fn without_worth(self) -> Entry {
        Entry::from_word(self.word() & !(WORTH_MASK << WORTH_SHIFT))
    }
}

/// The cache.
pub(super) struct Fresh(Vec<Entry>);

impl Fresh {
    pub(super) fn new() -> Fresh {
        Fresh(vec![Entry::default(); SLOTS])
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(Entry::default());
    }

    /// Evaluations are no longer what they were: they depend on the noise.
    pub(super) fn forget_worth(&mut self) {
        for entry in &mut self.0 {
            *entry = entry.without_worth();
        }
    }

    fn slot(&mut self, key: u64) -> &mut Entry {
        &mut self.0[key as usize & (SLOTS - 1)]
    }

    /// Says that this board will be asked about soon.
    pub(super) fn expect(&mut self, key: u64) {
        prefetch(&mut self.slot(key).0[0]);
    }

    /// Whether goal can be reached from the board with this key, found out once.
    pub(super) fn goal(&mut self, key: u64, find_out: impl FnOnce() -> bool) -> bool {
        let entry = self.slot(key);
        if !entry.is_of(key) {
            *entry = Entry::new(key, find_out());
        }
        entry.goal()
    }

    /// What the board with this key is worth, if its goal was asked about just before; found out once. Within
    /// ± 2<sup>21</sup>, the lowest one left out.
    pub(super) fn worth(&mut self, key: u64, find_out: impl FnOnce() -> i32) -> i32 {
        let entry = self.slot(key);
        if !entry.is_of(key) {
            return find_out();
        }
        if let Some(worth) = entry.worth() {
            return worth;
        }
        let worth = find_out();
        *entry = entry.with_worth(worth);
        worth
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::params::MOST_NOISE;
    use crate::search::score::MAX_EVALUATION;

    #[test]
    fn each_question_is_answered_once_until_the_slot_is_taken() {
        let mut fresh = Fresh::new();
        let (key, other) = (1 << 40 | 7, 1 << 41 | 7);
        assert_eq!(fresh.worth(key, || 5), 5, "not asked about before: nothing is kept");
        assert!(fresh.goal(key, || true));
        assert!(fresh.goal(key, || unreachable!()));
        assert_eq!(fresh.worth(key, || 6), 6);
        assert_eq!(fresh.worth(key, || unreachable!()), 6);
        fresh.forget_worth();
        assert_eq!(fresh.worth(key, || 8), 8);
        assert!(fresh.goal(key, || unreachable!()), "its worth is beside it");
        assert!(!fresh.goal(other, || false));
        assert!(!fresh.goal(key, || false), "the slot was taken");
        fresh.clear();
        assert!(fresh.goal(key, || true));
    }

    #[test]
    fn the_byte_that_memory_is_asked_for_with_says_nothing() {
        let mut fresh = Fresh::new();
        let key = 1 << 40 | 7;
        assert!(fresh.goal(key, || true));
        assert_eq!(fresh.worth(key, || -5), -5);
        for byte in [0, 0x5a, 0xff] {
            fresh.expect(key);
            fresh.slot(key).0[0] = byte;
            assert!(fresh.goal(key, || unreachable!()));
            assert_eq!(fresh.worth(key, || unreachable!()), -5);
        }
    }

    #[test]
    fn every_worth_is_kept_as_it_is() {
        let most = MAX_EVALUATION + MOST_NOISE as i32;
        for (worth, key) in [-most, -1, 0, 1, most].into_iter().zip(1 << 40..) {
            let mut fresh = Fresh::new();
            for goal in [false, true] {
                let key = key ^ u64::from(goal) << 50;
                assert_eq!(fresh.goal(key, || goal), goal);
                assert_eq!((fresh.worth(key, || worth), fresh.worth(key, || unreachable!())), (worth, worth));
                assert_eq!(fresh.goal(key, || unreachable!()), goal);
            }
        }
    }
}
