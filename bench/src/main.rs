//! Benchmarks of turn generation and search, natively and as WebAssembly.
//!
//! `turns` counts the step sequences of whole turns (perft), alternating between Ansa and the crate
//! `arimaa_engine_step`. `search` searches the positions of `ansa bench` to its depth. Without an argument both run.
//!
//! It builds natively and for `wasm32-wasip1`, and `cargo xtask bench` runs both builds. Compare only figures of the
//! same run, because machines are shared and noisy.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints figures")]
#![allow(clippy::expect_used, reason = "its only input is a file of the repository, checked by the tests")]

use std::env;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use ansa_core::PositionBuilder;
use ansa_core::position::Position;
use ansa_core::search::bench;
use ansa_core::{Board, Piece, Side, Square};
use arimaa_engine_step::{Action, GameState, PushPullState};

/// Rounds of each benchmark. The first is a warm-up that does not count, because wasm engines compile in two tiers.
const ROUNDS: usize = 6;
/// Number of rows used from the data file.
const ROWS: usize = 5;

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => {
            measure_turns();
            measure_search();
        }
        ["turns"] => measure_turns(),
        ["search"] => measure_search(),
        _ => {
            eprintln!("usage: ansa-bench [turns|search]");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn measure_search() {
    let rates = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        let nodes = search_all();
        (nodes, nodes as f64 / start.elapsed().max(Duration::from_nanos(1)).as_secs_f64())
    });
    let (nodes, rates): (Vec<u64>, Vec<f64>) = rates.skip(1).unzip();
    println!("nodes to depth {} in {} positions: {}", bench::DEPTH, bench::POSITIONS.len(), nodes[0]);
    println!(
        "search              {:8.3} million nodes/s, median of {} rounds",
        median(rates) / 1e6,
        ROUNDS - 1
    );
}

/// Not inlined, for the same reason as [`count`].
#[inline(never)]
fn search_all() -> u64 {
    (0..bench::POSITIONS.len())
        .map(|index| bench::search(black_box(index), bench::DEPTH).expect("playable").nodes)
        .sum()
}

fn measure_turns() {
    let rows: serde_json::Value =
        serde_json::from_str(include_str!("../../core/tests/data/turns-random.json")).expect("rows");
    let rows: Vec<(&str, u64)> = rows
        .as_array()
        .expect("an array")
        .iter()
        .take(ROWS)
        .map(|row| (row["position"].as_str().expect("text"), row["sequences"].as_u64().expect("a number")))
        .collect();
    let expected: u64 = rows.iter().map(|(_, sequences)| sequences).sum();
    let ours: Vec<Position> = rows.iter().map(|(short, _)| position(short)).collect();
    let theirs: Vec<GameState> = rows.iter().map(|(short, _)| peer_position(short)).collect();

    let mut rates = [Vec::new(), Vec::new()];
    for round in 0..ROUNDS {
        let one = rate(expected, 400, || count(&ours));
        let other = rate(expected, 20, || theirs.iter().map(|state| peer_count(black_box(state))).sum());
        if round > 0 {
            rates[0].push(one);
            rates[1].push(other);
        }
    }
    let [ours, theirs] = rates.map(median);
    println!("sequences over {ROWS} positions: {expected}, median of {} rounds", ROUNDS - 1);
    println!("ansa                {:8.1} million/s", ours / 1e6);
    println!("arimaa_engine_step  {:8.1} million/s", theirs / 1e6);
    println!("ratio               {:8.1}", ours / theirs);
}

/// Not inlined: wasm engines do not optimise code that runs only once, such as `main`.
#[inline(never)]
fn count(positions: &[Position]) -> u64 {
    positions.iter().map(|position| black_box(position).count_sequences()).sum()
}

/// Sequences per second of `count`, which must return `expected` each time.
fn rate(expected: u64, times: u32, count: impl Fn() -> u64) -> f64 {
    let start = Instant::now();
    for _ in 0..times {
        assert_eq!(count(), expected, "a wrong count is no measurement");
    }
    let spent = start.elapsed().max(Duration::from_nanos(1));
    expected as f64 * f64::from(times) / spent.as_secs_f64()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn cells(short: &str) -> (char, &str) {
    let side = short.chars().next().expect("a side");
    (side, short.get(3..67).expect("64 squares in brackets"))
}

fn position(short: &str) -> Position {
    let (side, cells) = cells(short);
    let mut board = Board::EMPTY;
    for (i, letter) in (0u8..).zip(cells.chars()) {
        if let Some(piece) = Piece::from_letter(letter) {
            board.put(Square::at(i % 8, 7 - i / 8).expect("on the board"), piece);
        }
    }
    let side = Side::from_letter(side).expect("g or s");
    PositionBuilder { board, side }.build_lenient().expect("playable")
}

/// The other crate parses a diagram: a label, then rows between bars.
fn peer_position(short: &str) -> GameState {
    let (side, cells) = cells(short);
    let mut diagram = format!("2{side}\n +-----------------+\n");
    for (i, row) in cells.as_bytes().chunks(8).enumerate() {
        let row: String = row.iter().flat_map(|&cell| [' ', char::from(cell)]).collect();
        diagram.push_str(&format!("{}|{row} |\n", 8 - i));
    }
    diagram.push_str(" +-----------------+\n   a b c d e f g h\n");
    diagram.parse().expect("the peer reads it")
}

fn peer_count(state: &GameState) -> u64 {
    let actions = state.valid_actions_no_rep();
    let steps = actions.iter().filter(|action| matches!(action, Action::Move(..)));
    if state.current_step() == 3 {
        return steps.count() as u64;
    }
    steps
        .map(|action| {
            let after = state.take_action(action);
            // The other crate offers no pass during a push or if nothing has changed. The latter counts as a sequence
            // here.
            let must_push =
                matches!(after.unwrap_play_phase().push_pull_state(), PushPullState::MustCompletePush(..));
            u64::from(!must_push) + peer_count(&after)
        })
        .sum()
}
