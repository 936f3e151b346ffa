//! The transposition table: what earlier visits to a node found, in buckets of four, oldest and shallowest out first.

use super::action::Action;
use super::prefetch::prefetch;

/// Smallest and largest size in bytes.
pub(super) const SMALLEST: usize = 1 << 20;
pub(super) const LARGEST: usize = 1 << 30;

/// How a stored score relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Bound {
    /// The true score is at least this.
    Lower = 1,
    /// The true score is at most this.
    Upper = 2,
    /// This is it.
    Exact = 3,
}

/// What a table entry says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    pub(super) action: Action,
    pub(super) score: i32,
    pub(super) depth: i16,
    pub(super) bound: Bound,
}

/// Sixteen bytes. An empty entry has no bound.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    data: u64,
}

// Layout of `data`: action 19 bits, score 24 bits (offset), depth 8 bits, bound 2 bits, age 6 bits.
const SCORE_SHIFT: u32 = 19;
const DEPTH_SHIFT: u32 = 43;
const BOUND_SHIFT: u32 = 51;
const AGE_SHIFT: u32 = 53;
const SCORE_OFFSET: i32 = 1 << 23;
const AGES: u8 = 1 << 6;

impl Entry {
    fn new(key: u64, known: Known, age: u8) -> Entry {
        let score = (known.score + SCORE_OFFSET) as u64 & 0xff_ffff;
        let depth = known.depth.clamp(0, 255) as u64;
        let data = u64::from(known.action.bits())
            | score << SCORE_SHIFT
            | depth << DEPTH_SHIFT
            | (known.bound as u64) << BOUND_SHIFT
            | u64::from(age) << AGE_SHIFT;
        Entry { key, data }
    }

    fn known(self) -> Option<Known> {
        let bound = match self.data >> BOUND_SHIFT & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Known {
            action: Action::from_bits(self.data as u32 & 0x7_ffff),
            score: (self.data >> SCORE_SHIFT & 0xff_ffff) as i32 - SCORE_OFFSET,
            depth: self.depth(),
            bound,
        })
    }

    fn depth(self) -> i16 {
        (self.data >> DEPTH_SHIFT & 0xff) as i16
    }

    /// How much would be lost with it: depth, less for every search that has begun since.
    fn worth(self, age: u8) -> i32 {
        if self.data == 0 {
            return -1000;
        }
        let since = age.wrapping_sub((self.data >> AGE_SHIFT) as u8) & (AGES - 1);
        i32::from(self.depth()) - 4 * i32::from(since)
    }
}

const BUCKET: usize = 4;

/// What one look at memory brings. Not as wasm: there an allocation that must begin at such a place first takes more than
/// it keeps, so that a table as large as one that was given back does not fit into its place, and memory grows.
#[derive(Clone, Copy, Default)]
#[cfg_attr(not(target_family = "wasm"), repr(align(64)))]
struct Bucket([Entry; BUCKET]);

/// The table; the caller chooses its size once.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// The largest power of two of buckets within so many bytes, which are first brought into the allowed range.
    pub(super) fn new(bytes: usize) -> Table {
        let buckets = bytes.clamp(SMALLEST, LARGEST) / size_of::<Bucket>();
        let buckets = 1usize << buckets.ilog2();
        Table { buckets: vec![Bucket::default(); buckets], age: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.buckets.fill(Bucket::default());
        self.age = 0;
    }

    /// A new search begins: what is stored becomes easier to replace.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    fn bucket(&self, key: u64) -> usize {
        // The low bits choose; the whole key is compared.
        key as usize & (self.buckets.len() - 1)
    }

    /// Says that this key will be asked about soon.
    pub(super) fn expect(&self, key: u64) {
        prefetch(&self.buckets[self.bucket(key)]);
    }

    pub(super) fn find(&self, key: u64) -> Option<Known> {
        self.buckets[self.bucket(key)].0.iter().find(|entry| entry.key == key).and_then(|entry| entry.known())
    }

    pub(super) fn store(&mut self, key: u64, known: Known) {
        let age = self.age;
        let index = self.bucket(key);
        let bucket = &mut self.buckets[index].0;
        let mut victim = 0;
        for (i, entry) in bucket.iter().enumerate() {
            if entry.key == key {
                victim = i;
                break;
            }
            if entry.worth(age) < bucket[victim].worth(age) {
                victim = i;
            }
        }
        let old = bucket[victim];
        let mut known = known;
        if old.key == key
            && let Some(before) = old.known()
        {
            // A much deeper result of this search is worth more than a new shallow bound.
            if known.bound != Bound::Exact && before.depth > known.depth + 3 && old.worth(age) >= 0 {
                return;
            }
            if known.action == Action::NONE {
                known.action = before.action;
            }
        }
        bucket[victim] = Entry::new(key, known, age);
    }

    /// How full the table is, in thousandths, judged by its first buckets.
    pub(super) fn fullness(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let used = sample.iter().flat_map(|bucket| bucket.0).filter(|entry| entry.data != 0).count();
        (used * 1000 / (sample.len() * BUCKET)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(score: i32, depth: i16, bound: Bound) -> Known {
        Known { action: Action::PASS, score, depth, bound }
    }

    #[test]
    fn entries_come_back_as_they_went_in() {
        let mut table = Table::new(0);
        for (i, score) in [0, 1, -1, 3_000_000, -3_000_000, 123_456].into_iter().enumerate() {
            for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
                let stored = known(score, i as i16 * 11, bound);
                table.clear();
                table.store(77 + i as u64, stored);
                assert_eq!(table.find(77 + i as u64), Some(stored));
                assert_eq!(table.find(78 + i as u64), None);
            }
        }
    }

    #[test]
    fn a_full_bucket_keeps_the_deepest_of_the_youngest() {
        let mut table = Table::new(0);
        let same_bucket = |i: u64| 5 + (i << 40);
        for i in 0..4 {
            table.store(same_bucket(i), known(0, 10 + i as i16, Bound::Lower));
        }
        table.store(same_bucket(9), known(0, 3, Bound::Lower));
        assert_eq!(table.find(same_bucket(0)), None, "the shallowest made room");
        assert!(table.find(same_bucket(1)).is_some());
        for _ in 0..3 {
            table.grow_older();
        }
        table.store(same_bucket(8), known(0, 1, Bound::Lower));
        assert_eq!(table.find(same_bucket(9)), None, "the shallowest of the old ones");
    }

    #[test]
    fn a_shallow_bound_does_not_drive_out_a_deep_one() {
        let mut table = Table::new(0);
        table.store(1, known(50, 12, Bound::Lower));
        table.store(1, known(-9, 2, Bound::Upper));
        assert_eq!(table.find(1).unwrap().score, 50);
        table.store(1, known(-9, 2, Bound::Exact));
        assert_eq!(table.find(1).unwrap().score, -9);
    }
}
