//! `ansa plan`: work in shards, by processes that may die.

use std::fs;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

fn ansa(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ansa")).args(words).output().unwrap()
}

fn done(words: &[&str]) -> Output {
    let output = ansa(words);
    assert!(output.status.success(), "{words:?}: {output:?}");
    output
}

fn refused(words: &[&str]) -> String {
    let output = ansa(words);
    assert!(!output.status.success(), "{words:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn worker(plan: &str) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansa"));
    command.args(["plan", "work", plan]).stdout(Stdio::null()).process_group(0).spawn().unwrap()
}

/// A folder for this test that does not exist yet.
fn fresh_folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// What a command writes by itself, and what its plan gives.
fn by_itself_and_by_plan(name: &str, items: &str, command: &[&str], whole: &[&str]) -> (String, String) {
    let folder = fresh_folder(name);
    let plan = folder.join("plan");
    let (alone, joined) = (folder.join("alone"), folder.join("joined"));
    fs::create_dir_all(&folder).unwrap();
    let make = ["plan", "make", text(&plan), "--items", items, "--shards", "3", "--"];
    done(&[&make, command].concat());
    done(&[command, whole, &[text(&alone)]].concat());
    done(&["plan", "work", text(&plan)]);
    done(&["plan", "join", text(&plan), text(&joined)]);
    (fs::read_to_string(alone).unwrap(), fs::read_to_string(joined).unwrap())
}

const SELFPLAY: [&str; 7] = ["selfplay", "--nodes", "150", "--sampled-leaves", "1", "--leaf-nodes", "40"];

#[test]
fn a_worker_dies_and_the_result_is_that_of_one_process() {
    let folder = fresh_folder("plan-dies");
    let plan = folder.join("plan");
    let plan_words = ["plan", "make", text(&plan), "--items", "9", "--shards", "3", "--"];
    done(&[&plan_words[..], &SELFPLAY].concat());

    // ---- A worker dies after its first games ----
    let mut first = worker(text(&plan));
    let part = plan.join("shard-00000.part");
    let begun = Instant::now();
    while fs::metadata(&part).map_or(true, |part| part.len() < 2000) {
        assert!(begun.elapsed() < Duration::from_mins(1), "no game");
        thread::sleep(Duration::from_millis(5));
    }
    // The worker with the command that it runs.
    let group = format!("-{}", first.id());
    assert!(Command::new("kill").args(["-9", "--", &group]).status().unwrap().success());
    first.wait().unwrap();
    assert!(!plan.join("shard-00000.out").exists(), "it died in the middle");
    let missing = refused(&["plan", "join", text(&plan), "nowhere"]);
    assert!(missing.contains("missing or damaged shards: 0 1 2"), "{missing}");

    let missing = String::from_utf8(done(&["plan", "status", "--missing", text(&plan)]).stdout).unwrap();
    assert_eq!(missing, "0\n1\n2\n");

    // ---- Two others do the rest ----
    for mut other in [worker(text(&plan)), worker(text(&plan))] {
        assert!(other.wait().unwrap().success());
    }
    let status = String::from_utf8(done(&["plan", "status", text(&plan)]).stdout).unwrap();
    assert!(status.starts_with("3 of 3 shards made: 9 of 9 items in "), "{status}");
    let (joined, alone) = (folder.join("joined"), folder.join("alone"));
    done(&["plan", "join", text(&plan), text(&joined)]);
    done(&[&SELFPLAY[..], &["--games", "9", "--out", text(&alone)]].concat());
    assert_eq!(fs::read_to_string(&joined).unwrap(), fs::read_to_string(&alone).unwrap());

    // ---- A damaged shard is noticed and made again ----
    let shard = plan.join("shard-00001.out");
    let whole = fs::read(&shard).unwrap();
    fs::write(&shard, &whole[..whole.len() - 3]).unwrap();
    let damaged = refused(&["plan", "join", text(&plan), text(&joined)]);
    assert!(damaged.contains("missing or damaged shards: 1"), "{damaged}");
    done(&["plan", "run", text(&plan), "1"]);
    assert_eq!(fs::read(&shard).unwrap(), whole);

    // ---- The scores of the games again, in shards ----
    let again = ["relabel", text(&joined), "--nodes", "60", "--label", "half-difference"];
    let (alone, joined) = by_itself_and_by_plan("plan-relabel", "9", &again, &["--out"]);
    assert_eq!(alone, joined);
    assert_ne!(alone, fs::read_to_string(folder.join("joined")).unwrap(), "other scores");
    let without_scores = |text: &str| -> Vec<String> {
        text.lines().map(|line| line.split('\t').next().unwrap().to_owned()).collect()
    };
    let before = fs::read_to_string(folder.join("joined")).unwrap();
    assert_eq!(without_scores(&alone), without_scores(&before));
}

#[test]
fn matches_and_puzzles_and_analyses_are_split() {
    let play = ["match", "--nodes", "60", "--turns", "12", "--seed", "3"];
    let (alone, joined) = by_itself_and_by_plan("plan-match", "3", &play, &["--pairs", "3", "--games"]);
    assert_eq!((alone.lines().count(), &alone), (7, &joined));

    let games = fresh_folder("plan-match-games.tsv");
    fs::write(&games, &alone).unwrap();
    let analyse = ["analyse", text(&games), "--nodes", "80"];
    let whole = ["--only", "0..6", "--record"];
    let (alone, joined) = by_itself_and_by_plan("plan-analyse", "6", &analyse, &whole);
    let begun = alone.lines().filter(|line| line.starts_with("1g ")).count();
    assert!(begun == 6 && alone == joined, "{begun}");

    // The comments of a file of one run say how far it is.
    let puzzles = ["puzzle", "make", "--levels", "3,4", "--each", "50", "--themes", "captures,squares"];
    let (alone, joined) = by_itself_and_by_plan("plan-puzzles", "6", &puzzles, &["--games", "6", "--out"]);
    let lines = |text: &str| {
        text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(lines(&alone), lines(&joined));
    assert!(lines(&alone).len() > 1, "{alone}");
}

#[test]
fn what_does_not_belong_to_a_plan_is_refused() {
    let folder = fresh_folder("plan-refused");
    fs::create_dir_all(&folder).unwrap();
    let (plan, input) = (folder.join("plan"), folder.join("input"));
    let options = ["plan", "make", text(&plan), "--items", "4", "--shards", "2", "--"];
    for (command, reason) in [
        (&["bench"][..], "only selfplay, relabel, match, analyse and puzzle make can be split"),
        (&["selfplay", "--out", "x"], "a plan sets --out itself"),
        (&["match", "--only", "0..1"], "a plan sets --only itself"),
        (&["selfplay", "--games", "5"], "--items says what --games would say"),
        (&["selfplay", "--nodes", "no"], "--nodes"),
        (&["relabel", "--nodes", "5", "here"], "the file must come first, before the options"),
        (&["relabel", "nothing-here"], "nothing-here can't be read"),
    ] {
        let said = refused(&[&options, command].concat());
        assert!(said.contains(reason), "{command:?}: {said}");
        assert!(!plan.exists(), "{command:?}");
    }
    fs::write(&input, "ansa-positions 3\n").unwrap();
    done(&[&options[..], &["relabel", text(&input)]].concat());
    let twice = refused(&[&options[..], &["relabel", text(&input)]].concat());
    assert!(twice.contains("has a plan already"), "{twice}");
    fs::write(&input, "ansa-positions 3\n\n").unwrap();
    let changed = refused(&["plan", "run", text(&plan), "0"]);
    assert!(changed.contains("has changed since the plan was made"), "{changed}");
    assert!(refused(&["plan", "run", text(&plan), "2"]).contains("there is no shard 2"));

    let file = plan.join("plan.json");
    let right = fs::read_to_string(&file).unwrap();
    for (from, to, reason) in [
        ("\"version\": 1", "\"version\": 2", "not a plan of a supported version"),
        ("\"start\": 2", "\"start\": 3", "the shards are not all items in their order"),
        ("\"relabel\"", "\"bench\"", "can be split"),
        ("\"program\": \"", "\"program\": \"0", "this is not the program that the plan was made with"),
        ("{\n", "", "plan.json: "),
    ] {
        assert!(right.contains(from), "{from} in {right}");
        fs::write(&file, right.replacen(from, to, 1)).unwrap();
        let said = refused(&["plan", "run", text(&plan), "0"]);
        assert!(said.contains(reason), "{to}: {said}");
    }
}
