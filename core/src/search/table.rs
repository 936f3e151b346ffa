//! The transposition table: what earlier visits to a node found, in buckets of four, oldest and shallowest out first.

use core::ops::Range;

use super::prefetch::prefetch;
use super::search_move::SearchMove;

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
    pub(super) action: SearchMove,
    pub(super) score: i32,
    pub(super) depth: i16,
    pub(super) bound: Bound,
}

/// Eight bytes, the lower ones first. Words, and not numbers, so that one of the bytes can be written alone.
type Word = [u8; 8];

/// What is said about a node, in 59 bits: action 19 bits, score 24 bits (offset), depth 8 bits, bound 2 bits, age 6 bits.
/// An empty entry has no bound.
#[derive(Clone, Copy)]
struct Data(u64);

const SCORE_SHIFT: u32 = 19;
const DEPTH_SHIFT: u32 = 43;
const BOUND_SHIFT: u32 = 51;
const AGE_SHIFT: u32 = 53;
const SCORE_OFFSET: i32 = 1 << 23;
const AGES: u8 = 1 << 6;

impl Data {
    fn from_word(word: Word) -> Data {
        Data(u64::from_le_bytes(word))
    }

    fn to_word(self) -> Word {
        self.0.to_le_bytes()
    }

    fn new(known: Known, age: u8) -> Data {
        let score = (known.score + SCORE_OFFSET) as u64 & 0xff_ffff;
        let depth = known.depth.clamp(0, 255) as u64;
        Data(
            u64::from(known.action.bits())
                | score << SCORE_SHIFT
                | depth << DEPTH_SHIFT
                | (known.bound as u64) << BOUND_SHIFT
                | u64::from(age) << AGE_SHIFT,
        )
    }

    fn known(self) -> Option<Known> {
        let bound = match self.0 >> BOUND_SHIFT & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Known {
            action: SearchMove::from_bits(self.0 as u32 & 0x7_ffff),
            score: (self.0 >> SCORE_SHIFT & 0xff_ffff) as i32 - SCORE_OFFSET,
            depth: self.depth(),
            bound,
        })
    }

    fn depth(self) -> i16 {
        (self.0 >> DEPTH_SHIFT & 0xff) as i16
    }

    /// How much would be lost with it: depth, less for every search that has begun since.
    fn worth(self, age: u8) -> i32 {
        if self.0 == 0 {
            return -1000;
        }
        let since = age.wrapping_sub((self.0 >> AGE_SHIFT) as u8) & (AGES - 1);
        i32::from(self.depth()) - 4 * i32::from(since)
    }
}

/// Entries in a bucket.
const BUCKET: usize = 4;

/// Words in a bucket: the keys of its entries, then what is said about each. These bytes are what one look at memory brings.
const WORDS: usize = 2 * BUCKET;
/// Bytes in a bucket.
const BYTES: usize = WORDS * size_of::<Word>();

// The lowest byte of a key chooses the bucket.
const _: () = assert!(SMALLEST / BYTES >= 1 << 8);

/// The lowest byte of a key is for [`prefetch`]: it says nothing that the bucket does not say.
fn is_of(word: Word, key: u64) -> bool {
    (u64::from_le_bytes(word) ^ key) >> 8 == 0
}

/// The table; the caller chooses its size once.
pub(super) struct Table {
    /// A bucket more than there are, so that the first one can begin where a line of memory does. To ask for such a place
    /// instead won't do as WebAssembly: that takes more than it keeps, so that a table as large as one that was given back does
    /// not fit into its place, and memory grows.
    words: Vec<Word>,
    /// Where the first bucket begins.
    first: usize,
    /// How many buckets there are, less one: a power of two less one.
    mask: usize,
    age: u8,
}

impl Table {
    /// The largest power of two of buckets within so many bytes, which are first brought into the allowed range.
    pub(super) fn new(bytes: usize) -> Table {
        let buckets = 1usize << (bytes.clamp(SMALLEST, LARGEST) / BYTES).ilog2();
        let words = vec![Word::default(); (buckets + 1) * WORDS];
        // No more than a bucket is skipped, even where no word begins at such a place.
        let first = words.as_ptr().align_offset(BYTES) % WORDS;
        Table { words, first, mask: buckets - 1, age: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.words.fill(Word::default());
        self.age = 0;
    }

    /// A new search begins: what is stored becomes easier to replace.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// The words of the bucket for this key. The low bits choose; the whole key is compared.
    fn bucket(&self, key: u64) -> Range<usize> {
        let begin = self.first + (key as usize & self.mask) * WORDS;
        begin..begin + WORDS
    }

    /// Says that this key will be asked about soon.
    pub(super) fn expect(&mut self, key: u64) {
        let bucket = self.bucket(key);
        prefetch(&mut self.words[bucket.start][0]);
    }

    pub(super) fn find(&self, key: u64) -> Option<Known> {
        let (keys, data) = self.words[self.bucket(key)].split_at(BUCKET);
        let index = keys.iter().position(|&word| is_of(word, key))?;
        Data::from_word(data[index]).known()
    }

    pub(super) fn store(&mut self, key: u64, known: Known) {
        let age = self.age;
        let bucket = self.bucket(key);
        let (keys, data) = self.words[bucket].split_at_mut(BUCKET);
        let mut victim = 0;
        for i in 0..BUCKET {
            if is_of(keys[i], key) {
                victim = i;
                break;
            }
            if Data::from_word(data[i]).worth(age) < Data::from_word(data[victim]).worth(age) {
                victim = i;
            }
        }
        let old = Data::from_word(data[victim]);
        let mut known = known;
        if is_of(keys[victim], key)
            && let Some(before) = old.known()
        {
            // A much deeper result of this search is worth more than a new shallow bound.
            if known.bound != Bound::Exact && before.depth > known.depth + 3 && old.worth(age) >= 0 {
                return;
            }
            if known.action == SearchMove::NONE {
                known.action = before.action;
            }
        }
        keys[victim] = key.to_le_bytes();
        data[victim] = Data::new(known, age).to_word();
    }

    /// How full the table is, in thousandths, judged by its first buckets.
    pub(super) fn fullness(&self) -> u32 {
        let sample = 250.min(self.mask + 1);
        let words = &self.words[self.first..][..sample * WORDS];
        let used: usize = words
            .chunks(WORDS)
            .map(|bucket| bucket[BUCKET..].iter().filter(|&&data| data != Word::default()).count())
            .sum();
        (used * 1000 / (sample * BUCKET)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::splitmix;

    fn known(score: i32, depth: i16, bound: Bound) -> Known {
        Known { action: SearchMove::PASS, score, depth, bound }
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
    fn the_byte_that_memory_is_asked_for_with_says_nothing() {
        let mut table = Table::new(0);
        for key in 0..1000 {
            table.store(splitmix(key), known(key as i32, 7, Bound::Exact));
        }
        for byte in [0, 0x5a, 0xff] {
            for bucket in table.words[table.first..].chunks_exact_mut(WORDS) {
                bucket[..BUCKET].iter_mut().for_each(|key| key[0] = byte);
            }
            for key in 0..1000 {
                table.expect(splitmix(key));
                assert_eq!(table.find(splitmix(key)), Some(known(key as i32, 7, Bound::Exact)));
            }
            assert_eq!(table.find(splitmix(1000)), None);
        }
    }

    #[test]
    fn buckets_lie_where_lines_of_memory_do() {
        let table = Table::new(0);
        let begin = table.words[table.bucket(0).start..].as_ptr().addr();
        assert_eq!(begin % BYTES, 0);
        assert_eq!(table.bucket(u64::MAX).end - table.bucket(0).start, SMALLEST / size_of::<Word>());
        assert!(table.bucket(u64::MAX).end <= table.words.len());
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
