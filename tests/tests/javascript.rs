//! The JavaScript API and the engine's worker under Node.js, as shipped in the npm package and the page's build.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use ansa_core::Game;
use ansa_core::search::{Best, Limits, Options, Search, Status, bench};
use ansa_tests::needs;

#[test]
fn rules_api() {
    run_node("game.test.mjs", &[]);
}

#[test]
fn rules_api_board() {
    run_node("board.test.mjs", &[]);
}

#[test]
fn rules_api_class() {
    run_node("class.test.mjs", &[]);
}

#[test]
fn rules_api_documentation() {
    run_node("examples.test.mjs", &[]);
}

#[test]
fn errors_of_the_rules_and_the_engine() {
    run_node("errors.test.mjs", &[]);
}

#[test]
fn undefined_options() {
    run_node("undefined.test.mjs", &[]);
}

#[test]
fn rules_api_legal_turns_and_history() {
    run_node("legal.test.mjs", &[]);
}

#[test]
fn rules_api_memory() {
    run_node("memory.test.mjs", &[]);
}

#[test]
fn rules_api_position_builder() {
    run_node("position-builder.test.mjs", &[]);
}

#[test]
fn rules_api_records() {
    run_node("record.test.mjs", &[]);
}

#[test]
fn rules_api_several_records() {
    run_node("records.test.mjs", &[]);
}

#[test]
fn rules_api_refusals() {
    run_node("refusals.test.mjs", &[]);
}

#[test]
fn rules_api_trees() {
    run_node("tree.test.mjs", &[]);
}

#[test]
fn pictures() {
    run_node("svg.test.mjs", &[]);
}

#[test]
fn reviews_of_turns() {
    run_node("review.test.mjs", &[]);
}

#[test]
fn engine_client() {
    run_node("engine-client.test.mjs", &[]);
}

#[test]
fn engine_clock() {
    run_node("engine-clock.test.mjs", &[]);
}

#[test]
fn engine_documentation() {
    run_node("engine-examples.test.mjs", &[]);
}

#[test]
fn engine_lifetime() {
    run_node("engine-lifetime.test.mjs", &[]);
}

#[test]
fn engine_pool() {
    run_node("engine-pool.test.mjs", &[]);
}

#[test]
fn engine_worker() {
    run_node("engine-worker.test.mjs", &[]);
}

#[test]
fn engine_tables() {
    run_node("engine-tables.test.mjs", &[]);
}

#[test]
fn engine_analyses_games() {
    run_node("engine-game.test.mjs", &[]);
}

#[test]
fn engine_aei() {
    run_node("engine-aei.test.mjs", &[]);
}

#[test]
fn engine_in_node_and_from_text() {
    run_node("engine-hosts.test.mjs", &[]);
}

#[test]
fn engine_memory() {
    run_node("engine-memory.test.mjs", &[]);
}

#[test]
fn engine_memory_of_its_thread() {
    run_node("engine-thread-memory.test.mjs", &[]);
}

#[test]
fn native_and_wasm_search_alike() {
    let file = std::env::temp_dir().join(format!("ansa-searches-{}.json", std::process::id()));
    let bench = (0..bench::POSITIONS.len()).map(native_bench);
    let searches: Vec<_> = (0..6).flat_map(native_searches).chain(bench).collect();
    fs::write(&file, serde_json::json!({ "searches": searches }).to_string()).unwrap();
    run_node("same-search.test.mjs", &[("ANSA_EXPECTED", file.clone())]);
    fs::remove_file(&file).unwrap();
}

/// Plays a game with this seed against itself and returns every answer. Each turn uses a new search, so that no earlier
/// search affects it.
fn native_searches(seed: u64) -> Vec<serde_json::Value> {
    const NODES: u64 = 3000;
    let mut game = Game::new();
    let mut told = Vec::new();
    while game.outcome().is_none() && told.len() < 10 {
        let record = game.to_record().to_tagged();
        let mut search = Search::new(Options { seed, ..Options::default() });
        search.start(&game, Limits { nodes: Some(NODES), ..Limits::default() }).unwrap();
        match loop {
            if let Status::Done(best) = search.run(u64::MAX, &mut || 0) {
                break best;
            }
        } {
            Best::Setup(setup) => game.set_up(&setup).unwrap(),
            Best::Turn(steps) => game.play_steps(&steps).unwrap(),
        }
        let turn = game.to_record().line.last().unwrap().ply.to_string();
        let info = search.info();
        told.push(serde_json::json!({
            "record": record,
            "limits": { "nodes": NODES },
            "seed": seed,
            "turn": turn,
            "depth": info.depth,
            "visited": info.nodes,
        }));
    }
    told
}

/// The search of `ansa bench` in one of its positions. All positions together give the signature.
fn native_bench(index: usize) -> serde_json::Value {
    let game = bench::game(index).unwrap();
    let info = bench::search(index, bench::DEPTH).unwrap();
    serde_json::json!({
        "record": game.to_record().to_tagged(),
        "limits": { "depth": bench::DEPTH },
        "seed": 0,
        "turn": game.line_in_words(&info.pv[..1]),
        "depth": info.depth,
        "visited": info.nodes,
    })
}

/// Runs a test file in `wasm/tests` and prints its output if a test fails.
fn run_node(file: &str, variables: &[(&str, PathBuf)]) {
    let (Some(node), Some(engine), Some(package)) = (needs::node(), engine(), needs::package()) else {
        return;
    };
    let output = Command::new(node)
        .arg("--test")
        .arg(needs::project().join("wasm/tests").join(file))
        .env("ANSA_ENGINE", engine)
        .env("ANSA_PACKAGE", package)
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    // A file without tests could not fail.
    assert!(said.lines().any(|line| line.starts_with("ok ") || line.starts_with("# pass ")), "{said}");
    assert!(!said.contains("# pass 0"), "{said}");
}

/// The folder of the page's build with the engine. Its name contains the build id.
fn engine() -> Option<PathBuf> {
    let dist = needs::dist()?;
    let mut folders = fs::read_dir(&dist).unwrap().map(|entry| entry.unwrap().path());
    let engine = folders
        .find(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("engine-")));
    Some(engine.unwrap_or_else(|| panic!("{} holds no engine", dist.display())))
}
