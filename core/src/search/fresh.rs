//! What is known of positions in which a turn begins: whether goal can be reached, and what they are worth.
//!
//! Many orders of steps end a turn on the same board, and finding no goal can take long where rabbits stand close to
//! it. This cache answers the second question about a board at once; it changes no answer, only the time it takes.

/// Boards remembered: the newest one of each slot. With 16 bytes each, one MiB.
const SLOTS: usize = 1 << 16;
/// Stands for an evaluation that nobody has asked for yet.
const UNKNOWN: i32 = i32::MIN;

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    goal: bool,
    worth: i32,
}

/// The cache.
pub(super) struct Fresh(Vec<Entry>);

impl Fresh {
    pub(super) fn new() -> Fresh {
        // No board has this key but the empty one, of which nobody asks.
        Fresh(vec![Entry { key: 0, goal: false, worth: UNKNOWN }; SLOTS])
    }

    pub(super) fn clear(&mut self) {
        *self = Fresh::new();
    }

    /// Evaluations are no longer what they were: they depend on the noise.
    pub(super) fn forget_worth(&mut self) {
        for entry in &mut self.0 {
            entry.worth = UNKNOWN;
        }
    }

    fn slot(&mut self, key: u64) -> &mut Entry {
        &mut self.0[key as usize & (SLOTS - 1)]
    }

    /// Whether goal can be reached from the board with this key, found out once.
    pub(super) fn goal(&mut self, key: u64, find_out: impl FnOnce() -> bool) -> bool {
        let entry = self.slot(key);
        if entry.key != key {
            *entry = Entry { key, goal: find_out(), worth: UNKNOWN };
        }
        entry.goal
    }

    /// What the board with this key is worth, if its goal was asked about just before; found out once.
    pub(super) fn worth(&mut self, key: u64, find_out: impl FnOnce() -> i32) -> i32 {
        let entry = self.slot(key);
        if entry.key != key {
            return find_out();
        }
        if entry.worth == UNKNOWN {
            entry.worth = find_out();
        }
        entry.worth
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_question_is_answered_once_until_the_slot_is_taken() {
        let mut fresh = Fresh::new();
        let other = 7 + SLOTS as u64;
        assert_eq!(fresh.worth(7, || 5), 5, "not asked about before: nothing is kept");
        assert!(fresh.goal(7, || true));
        assert!(fresh.goal(7, || unreachable!()));
        assert_eq!(fresh.worth(7, || 6), 6);
        assert_eq!(fresh.worth(7, || unreachable!()), 6);
        fresh.forget_worth();
        assert_eq!(fresh.worth(7, || 8), 8);
        assert!(!fresh.goal(other, || false));
        assert!(!fresh.goal(7, || false), "the slot was taken");
        fresh.clear();
        assert!(fresh.goal(7, || true));
    }
}
