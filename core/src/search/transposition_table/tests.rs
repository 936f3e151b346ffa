use super::*;
use crate::splitmix::splitmix;

fn entry(score: i32, depth: i16, bound: Bound) -> TableEntry {
    TableEntry { mv: SearchMove::PASS, score, depth, bound }
}

#[test]
fn stored_entries_are_found_unchanged() {
    let mut table = TranspositionTable::new(0);
    for (i, score) in [0, 1, -1, 3_000_000, -3_000_000, 123_456].into_iter().enumerate() {
        for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
            let stored = entry(score, i as i16 * 11, bound);
            table.clear();
            table.store(77 + i as u64, stored);
            assert_eq!(table.probe(77 + i as u64), Some(stored));
            assert_eq!(table.probe(78 + i as u64), None);
        }
    }
}

#[test]
fn the_byte_that_prefetch_writes_is_not_compared() {
    let mut table = TranspositionTable::new(0);
    for key in 0..1000 {
        table.store(splitmix(key), entry(key as i32, 7, Bound::Exact));
    }
    for byte in [0, 0x5a, 0xff] {
        for bucket in table.words[table.first..].chunks_exact_mut(BUCKET_WORDS) {
            bucket[..BUCKET_ENTRIES].iter_mut().for_each(|key| key[0] = byte);
        }
        for key in 0..1000 {
            table.prefetch(splitmix(key));
            assert_eq!(table.probe(splitmix(key)), Some(entry(key as i32, 7, Bound::Exact)));
        }
        assert_eq!(table.probe(splitmix(1000)), None);
    }
}

#[test]
fn buckets_are_aligned_to_cache_lines() {
    let table = TranspositionTable::new(0);
    let begin = table.words[table.bucket(0).start..].as_ptr().addr();
    assert_eq!(begin % BUCKET_BYTES, 0);
    assert_eq!(table.bucket(u64::MAX).end - table.bucket(0).start, MIN_BYTES / size_of::<TableWord>());
    assert!(table.bucket(u64::MAX).end <= table.words.len());
}

#[test]
fn a_full_bucket_replaces_the_shallowest_of_the_oldest() {
    let mut table = TranspositionTable::new(0);
    let same_bucket = |i: u64| 5 + (i << 40);
    for i in 0..4 {
        table.store(same_bucket(i), entry(0, 10 + i as i16, Bound::Lower));
    }
    table.store(same_bucket(9), entry(0, 3, Bound::Lower));
    assert_eq!(table.probe(same_bucket(0)), None, "the shallowest was replaced");
    assert!(table.probe(same_bucket(1)).is_some());
    for _ in 0..3 {
        table.new_generation();
    }
    table.store(same_bucket(8), entry(0, 1, Bound::Lower));
    assert_eq!(table.probe(same_bucket(9)), None, "the shallowest of the oldest was replaced");
}

#[test]
fn a_shallow_bound_does_not_replace_a_deep_one() {
    let mut table = TranspositionTable::new(0);
    table.store(1, entry(50, 12, Bound::Lower));
    table.store(1, entry(-9, 2, Bound::Upper));
    assert_eq!(table.probe(1).unwrap().score, 50);
    table.store(1, entry(-9, 2, Bound::Exact));
    assert_eq!(table.probe(1).unwrap().score, -9);
}
