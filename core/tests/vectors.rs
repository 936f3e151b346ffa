//! Turn generation compared with positions counted by two other implementations.

use crate::common::{position, shared_vectors, short};
use ansa_core::position::Position;
use serde::Deserialize;
use sha2::{Digest, Sha256};

#[derive(Deserialize)]
struct Row {
    position: String,
    turns: usize,
    sha256: String,
    sequences: u64,
}

fn digest(position: &Position) -> (usize, String) {
    let mut ends: Vec<String> =
        position.turn_ends().iter().map(|board| short(board, !position.side())).collect();
    ends.sort();
    (ends.len(), format!("{:x}", Sha256::digest(ends.join("\n").as_bytes())))
}

fn check(json: &str, at_least: usize) {
    let rows: Vec<Row> = serde_json::from_str(json).expect("rows");
    assert!(rows.len() >= at_least, "only {} rows", rows.len());
    for row in rows {
        let position = position(&row.position);
        assert_eq!(digest(&position), (row.turns, row.sha256), "{}", row.position);
        assert_eq!(position.count_sequences(), row.sequences, "{}", row.position);
    }
}

#[test]
fn positions_from_random_play() {
    check(include_str!("data/turns-random.json"), 150);
}

#[test]
fn positions_from_real_games() {
    if let Some(path) = shared_vectors("turns.json") {
        check(&std::fs::read_to_string(path).expect("readable"), 180);
    }
}
