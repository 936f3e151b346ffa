//! `ansa tournament`, run as a user does.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The path of a file in a folder of its own test, in the folder for temporary files of this build.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tournaments").join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    path
}

fn fresh(name: &str) -> PathBuf {
    let path = file(name);
    let _ = fs::remove_file(&path);
    path
}

/// Writes the file of a tournament of levels, with a file for the games.
fn plan(name: &str, settings: &str, games: &Path, engines: &[&str]) -> PathBuf {
    let path = file(name);
    let mut text = format!("{settings}\ngames {}\n", games.display());
    for engine in engines {
        text = text + "engine " + engine + "\noption hash=1\n";
    }
    fs::write(&path, text).unwrap();
    path
}

fn command(plan: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansa"));
    command.arg("tournament").arg(plan);
    command
}

/// The output of the command for this file, its errors, and its exit status.
fn run(plan: &Path) -> (String, String, Option<i32>) {
    let output = command(plan).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr), output.status.code())
}

fn played(plan: &Path) -> String {
    let (printed, errors, status) = run(plan);
    assert_eq!(status, Some(0), "{printed}{errors}");
    printed
}

/// The sorted rows of a file of games.
fn rows(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let complete = text.rfind('\n').map_or("", |end| &text[..end]);
    let mut rows: Vec<String> = complete.lines().skip(1).map(str::to_owned).collect();
    rows.sort_unstable();
    rows
}

/// Levels that differ clearly even with few nodes.
const LEVELS: [&str; 3] = ["one\noption level=1", "two\noption nodes=30", "three\noption nodes=1000"];

#[test]
fn a_round_robin_does_not_depend_on_the_number_of_jobs() {
    let [one, two] = ["robin-1.tsv", "robin-2.tsv"].map(fresh);
    let mut printed = Vec::new();
    for (jobs, games) in [("1", &one), ("3", &two)] {
        let settings = format!("format round-robin 2\nnodes 300\nturns 60\njobs {jobs}");
        printed.push(played(&plan(&format!("robin-{jobs}.txt"), &settings, games, &LEVELS)));
    }
    assert_eq!(rows(&one).len(), 6);
    assert_eq!(rows(&one), rows(&two), "the number of jobs made a difference");
    let report = |text: &str| {
        let start = text.find("\n#  engine").expect("a table");
        text[start..text.find(", in this run").expect("statistics")].to_owned()
    };
    assert_eq!(report(&printed[0]), report(&printed[1]));
    let lines: Vec<&str> = printed[0].lines().collect();
    let table = lines.iter().position(|line| line.starts_with("#  engine")).unwrap();
    assert_eq!(lines[table], "#  engine   1   2   3  points  performance");
    assert!(lines[table + 1].starts_with("1  three    ×  11  11       4  "), "{}", printed[0]);
    assert!(printed[0].contains("likelihoods of superiority:\n  three – "), "{}", printed[0]);
    assert!(printed[0].contains(": won 2, lost 0, drawn 0; Elo +"), "{}", printed[0]);
    assert!(printed[0].contains("\nthree, in this run:\n  lost by illegal turns 0,"), "{}", printed[0]);
    let judged = Command::new(env!("CARGO_BIN_EXE_ansa")).arg("judge").arg(&one).output().unwrap();
    assert!(judged.status.success(), "{}", String::from_utf8_lossy(&judged.stdout));
}

#[test]
fn a_killed_elimination_goes_on_where_it_was() {
    const ENGINES: [&str; 5] = ["a", "b\noption nodes=100", "c\noption nodes=30", "d", "e\noption nodes=10"];
    let [whole, killed] = ["lives-1.tsv", "lives-2.tsv"].map(fresh);
    let text = fresh("lives.txt");
    let settings = format!("format elimination 2\nnodes 200\nturns 40\njobs 2\ntext {}", text.display());
    let printed = played(&plan("lives-1.plan", &settings, &whole, &ENGINES));
    let all = rows(&whole);
    assert!((8..=9).contains(&all.len()), "five engines with two lives each: {printed}");
    assert!(printed.contains("round 1: ") && printed.contains(", bye "), "{printed}");
    let written = fs::read_to_string(&text).unwrap();
    assert!(written.starts_with("# Format: elimination 2\n\nplayer a 1500\nplayer b 1500\n"), "{written}");
    assert_eq!(written.lines().filter(|line| line.starts_with("game ")).count(), all.len(), "{written}");

    let again = plan("lives-2.plan", &settings, &killed, &ENGINES);
    let mut child = command(&again).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let until = Instant::now() + Duration::from_mins(2);
    while rows(&killed).len() < 3 && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let known = rows(&killed);
    assert!((3..all.len()).contains(&known.len()), "{known:?}");
    let printed = played(&again);
    assert!(printed.contains(&format!("{} games were already played", known.len())), "{printed}");
    assert_eq!(rows(&killed), all, "the games are those of a tournament that was not interrupted");
    // Nothing is left to play.
    let printed = played(&again);
    assert!(printed.contains(&format!("{} games were already played", all.len())), "{printed}");
    assert!(printed.contains("\n#  engine"), "{printed}");
    assert_eq!(rows(&killed), all);

    // Results of other games are not counted.
    let other = plan("lives-3.plan", &settings.replace("200", "201"), &killed, &ENGINES);
    let (_, errors, status) = run(&other);
    assert_eq!(status, Some(1));
    assert!(errors.contains("another match or tournament"), "{errors}");
    let swapped: Vec<String> = fs::read_to_string(&killed)
        .unwrap()
        .lines()
        .map(|line| {
            let mut cells: Vec<&str> = line.split('\t').collect();
            cells.swap(1, 2);
            cells.join("\t") + "\n"
        })
        .collect();
    // The names of the columns are exchanged back.
    let swapped = swapped.concat().replace("busername\twusername", "wusername\tbusername");
    fs::write(&killed, swapped).unwrap();
    let (_, errors, status) = run(&again);
    assert_eq!(status, Some(1));
    assert!(errors.contains("game 1 of the file is not one of this tournament"), "{errors}");
}

#[cfg(unix)]
#[test]
fn the_faults_of_an_engine_in_a_gauntlet_are_reported() {
    let games = fresh("gauntlet.tsv");
    let bad = "sh -c 'echo id name bad; echo aeiok; while read -r word rest; do case $word in \
               isready) echo readyok;; go) echo bestmove Ee4n;; quit) exit;; esac; done'";
    let bad = format!("bad\ncommand {bad}");
    let settings = "format gauntlet 2\ntime 1\njobs 2";
    let printed = played(&plan(
        "gauntlet.txt",
        settings,
        &games,
        &["first\noption nodes=50", &bad, &bad.replace("bad\n", "worse\n")],
    ));
    assert_eq!(rows(&games).len(), 4);
    assert!(printed.contains("  bad answered “Ee4n”"), "{printed}");
    assert!(printed.contains("\n1  first    ×  11  11       4  "), "{printed}");
    let (_, bad) = printed.split_once("\nbad, in this run:\n").unwrap();
    assert!(bad.starts_with("  lost by illegal turns 2,"), "{printed}");
}

#[test]
fn the_games_of_tournaments_make_one_scale() {
    let games = [fresh("scale-1.tsv"), fresh("scale-2.tsv")];
    let short = "format round-robin 4\nseed 3\nturns 6";
    let random = "random\noption random=100";
    for (name, games, engines) in [
        ("scale-1.txt", &games[0], [random, "one\noption level=1"]),
        ("scale-2.txt", &games[1], ["one\noption level=1", "two\noption level=2"]),
    ] {
        played(&plan(name, short, games, &engines));
    }
    let ratings = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ansa"));
        let output = command.arg("ratings").args(&games).args(arguments).output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (text(&output.stdout) + &text(&output.stderr), output.status.code())
    };
    let (printed, status) = ratings(&["--zero", "random", "--anchor", "two", "--rating", "900~50"]);
    assert_eq!(status, Some(0), "{printed}");
    assert!(printed.contains("random\t4\t0 (0 to 0)\t0 (0 to 0)\n"), "{printed}");
    assert!(printed.contains("\ntwo\t4\t") && printed.contains("\t900 (802 to 998)\n"), "{printed}");
    assert!(printed.contains("\nrandom – one\t4\t"), "{printed}");
    let (printed, status) = ratings(&["--zero", "nobody"]);
    assert_eq!((status, printed.contains("no engine in these games is named “nobody”")), (Some(1), true));
    assert_eq!(ratings(&["--anchor", "two"]).1, Some(2));
}

#[test]
fn files_that_are_no_tournament_are_refused() {
    let games = fresh("refused.tsv");
    for (settings, engines, expected) in [
        ("format knockout 3", &LEVELS[..], "expected round-robin, gauntlet, swiss or elimination"),
        ("format gauntlet", &["alone"], "needs at least 2 players"),
        ("format gauntlet", &["a\ncommand /no/such/engine", "b"], "can't be started"),
        ("format gauntlet\nfoo", &LEVELS, "line 2: “foo” is not a setting"),
        ("format gauntlet", &["a", "b"], "has no limit for its turns: set one with time, clock"),
    ] {
        let path = plan("refused.txt", settings, &games, engines);
        let (printed, errors, status) = run(&path);
        assert_eq!((printed.as_str(), status), ("", Some(1)), "{errors}");
        assert!(errors.contains(expected), "{settings}: {errors}");
    }
    assert!(!games.exists());
    let (_, errors, status) = run(&file("missing.txt"));
    assert_eq!(status, Some(1));
    assert!(errors.contains("can't be read"), "{errors}");
}

#[test]
fn no_game_is_played_if_the_results_can_not_be_written() {
    let games = fresh("unwritten.tsv");
    let settings = "format gauntlet\nnodes 10\ntext /no/such/folder/results.txt";
    let (printed, errors, status) = run(&plan("unwritten.txt", settings, &games, &["a", "b"]));
    assert_eq!((rows(&games).len(), status), (0, Some(1)), "{printed}");
    assert!(errors.contains("results.txt can't be written"), "{errors}");
}

#[test]
fn a_game_at_the_limit_of_turns_goes_to_whoever_has_more_pieces() {
    let games = fresh("adjudicated.tsv");
    let settings = "format swiss 3\nnodes 30\nturns 3\njobs 2";
    let printed = played(&plan("adjudicated.txt", settings, &games, &["a", "b", "c", "d"]));
    assert_eq!(rows(&games).len(), 6, "{printed}");
    // Nobody has lost a piece so early: silver has moved last.
    assert_eq!(printed.matches("wins on score: the game reached its limit").count(), 6, "{printed}");
    assert_eq!(printed.matches("silver wins on score").count(), 6, "{printed}");
    assert!(printed.contains("round 3: "), "{printed}");
}
