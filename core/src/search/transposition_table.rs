//! Transposition table (TT, hash table): search results by Zobrist key, in buckets of four entries.
//!
//! A new entry replaces the one with the lowest replacement value of its bucket: the oldest and shallowest.

use core::ops::Range;

use super::prefetch::prefetch;
use super::search_move::SearchMove;

/// Smallest and largest size in bytes.
pub(super) const MIN_BYTES: usize = 1 << 20;
pub(super) const MAX_BYTES: usize = 1 << 30;

/// How a stored score relates to the exact score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Bound {
    /// The exact score is at least this (fail high, cut node).
    Lower = 1,
    /// The exact score is at most this (fail low, all node).
    Upper = 2,
    /// This is the exact score (PV node).
    Exact = 3,
}

/// The content of a table entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TableEntry {
    pub(super) mv: SearchMove,
    pub(super) score: i32,
    pub(super) depth: i16,
    pub(super) bound: Bound,
}

/// A little-endian word. It is an array of bytes so that [`prefetch`] can overwrite a single byte.
type TableWord = [u8; 8];

/// A packed [`TableEntry`] of 59 bits: move 19 bits, score 24 bits (with an offset), depth 8 bits, bound 2 bits,
/// generation 6 bits. An empty entry has no bound.
#[derive(Clone, Copy)]
struct PackedEntry(u64);

const SCORE_SHIFT: u32 = 19;
const DEPTH_SHIFT: u32 = 43;
const BOUND_SHIFT: u32 = 51;
const GENERATION_SHIFT: u32 = 53;
const SCORE_OFFSET: i32 = 1 << 23;
const GENERATIONS: u8 = 1 << 6;

impl PackedEntry {
    fn from_word(word: TableWord) -> PackedEntry {
        PackedEntry(u64::from_le_bytes(word))
    }

    fn to_word(self) -> TableWord {
        self.0.to_le_bytes()
    }

    fn pack(entry: TableEntry, generation: u8) -> PackedEntry {
        let score = (entry.score + SCORE_OFFSET) as u64 & 0xff_ffff;
        let depth = entry.depth.clamp(0, 255) as u64;
        PackedEntry(
            u64::from(entry.mv.bits())
                | score << SCORE_SHIFT
                | depth << DEPTH_SHIFT
                | (entry.bound as u64) << BOUND_SHIFT
                | u64::from(generation) << GENERATION_SHIFT,
        )
    }

    fn unpack(self) -> Option<TableEntry> {
        let bound = match self.0 >> BOUND_SHIFT & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(TableEntry {
            mv: SearchMove::from_bits(self.0 as u32 & 0x7_ffff),
            score: (self.0 >> SCORE_SHIFT & 0xff_ffff) as i32 - SCORE_OFFSET,
            depth: self.depth(),
            bound,
        })
    }

    fn depth(self) -> i16 {
        (self.0 >> DEPTH_SHIFT & 0xff) as i16
    }

    /// The replacement value: the depth minus a penalty for each generation since the entry was stored.
    fn replacement_value(self, generation: u8) -> i32 {
        if self.0 == 0 {
            return -1000;
        }
        let age = generation.wrapping_sub((self.0 >> GENERATION_SHIFT) as u8) & (GENERATIONS - 1);
        i32::from(self.depth()) - 4 * i32::from(age)
    }
}

/// Entries in a bucket.
const BUCKET_ENTRIES: usize = 4;

/// Words in a bucket: the keys of its entries, then the packed entries. A bucket fills one cache line.
const BUCKET_WORDS: usize = 2 * BUCKET_ENTRIES;
/// Bytes in a bucket.
const BUCKET_BYTES: usize = BUCKET_WORDS * size_of::<TableWord>();

// The lowest byte of a key is not compared, so it must be a part of the bucket's index.
const _: () = assert!(MIN_BYTES / BUCKET_BYTES >= 1 << 8);

/// Compares keys without their lowest byte, which [`prefetch`] may overwrite. The bucket's index implies it.
fn key_matches(word: TableWord, key: u64) -> bool {
    (u64::from_le_bytes(word) ^ key) >> 8 == 0
}

/// The table. Its size never changes.
pub(super) struct TranspositionTable {
    /// One bucket more than is used, so that the first one can be aligned to a cache line. With an aligned allocation,
    /// memory would grow in WebAssembly: the allocator takes more memory than it keeps, so a new table of the same size
    /// does not fit into the place of a freed one.
    words: Vec<TableWord>,
    /// Index of the first bucket's first word.
    first: usize,
    /// The number of buckets (a power of two) less one.
    mask: usize,
    generation: u8,
}

impl TranspositionTable {
    /// An empty table. `bytes` is clamped to the allowed range; the number of buckets is the largest power of two that
    /// fits.
    pub(super) fn new(bytes: usize) -> TranspositionTable {
        let buckets = 1usize << (bytes.clamp(MIN_BYTES, MAX_BYTES) / BUCKET_BYTES).ilog2();
        let words = vec![TableWord::default(); (buckets + 1) * BUCKET_WORDS];
        // At most one bucket is skipped, even if no word is aligned.
        let first = words.as_ptr().align_offset(BUCKET_BYTES) % BUCKET_WORDS;
        TranspositionTable { words, first, mask: buckets - 1, generation: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.words.fill(TableWord::default());
        self.generation = 0;
    }

    /// Starts a new generation, for a new search: earlier entries become easier to replace.
    pub(super) fn new_generation(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    /// The words of the bucket for a key. The low bits of the key are the bucket's index.
    fn bucket(&self, key: u64) -> Range<usize> {
        let begin = self.first + (key as usize & self.mask) * BUCKET_WORDS;
        begin..begin + BUCKET_WORDS
    }

    /// Prefetches the bucket for a key.
    pub(super) fn prefetch(&mut self, key: u64) {
        let bucket = self.bucket(key);
        prefetch(&mut self.words[bucket.start][0]);
    }

    /// Looks up a key.
    pub(super) fn probe(&self, key: u64) -> Option<TableEntry> {
        let (keys, entries) = self.words[self.bucket(key)].split_at(BUCKET_ENTRIES);
        let index = keys.iter().position(|&word| key_matches(word, key))?;
        PackedEntry::from_word(entries[index]).unpack()
    }

    /// Stores an entry. It replaces the entry with the same key, or the one with the lowest replacement value.
    pub(super) fn store(&mut self, key: u64, mut entry: TableEntry) {
        let generation = self.generation;
        let bucket = self.bucket(key);
        let (keys, entries) = self.words[bucket].split_at_mut(BUCKET_ENTRIES);
        let value = |word: TableWord| PackedEntry::from_word(word).replacement_value(generation);
        let mut victim = 0;
        for i in 0..BUCKET_ENTRIES {
            if key_matches(keys[i], key) {
                victim = i;
                break;
            }
            if value(entries[i]) < value(entries[victim]) {
                victim = i;
            }
        }
        if key_matches(keys[victim], key)
            && let Some(old) = PackedEntry::from_word(entries[victim]).unpack()
        {
            // Keep a much deeper result of a recent generation rather than a new shallow bound.
            if entry.bound != Bound::Exact && old.depth > entry.depth + 3 && value(entries[victim]) >= 0 {
                return;
            }
            if entry.mv == SearchMove::NONE {
                entry.mv = old.mv;
            }
        }
        keys[victim] = key.to_le_bytes();
        entries[victim] = PackedEntry::pack(entry, generation).to_word();
    }

    /// Hashfull: the used part of the table in thousandths, estimated from the first buckets.
    pub(super) fn hashfull(&self) -> u32 {
        let sample = 250.min(self.mask + 1);
        let words = &self.words[self.first..][..sample * BUCKET_WORDS];
        let used: usize = words
            .chunks(BUCKET_WORDS)
            .map(|bucket| {
                bucket[BUCKET_ENTRIES..].iter().filter(|&&entry| entry != TableWord::default()).count()
            })
            .sum();
        (used * 1000 / (sample * BUCKET_ENTRIES)) as u32
    }
}

#[cfg(test)]
mod tests;
