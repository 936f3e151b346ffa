//! `ansa puzzle`, run as a user does.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use ansa_core::Side;
use ansa_core::puzzle::{Puzzle, PuzzleFile};

/// A hostage, which a search must agree with, and a goal to stop.
const HOLD: &str = "hold:M g [r.rcc.r.rrd.dr.rh..m..rh....e...RR..E...H.....H.R.DM.DRR..RCCR.R] - Ee4w Ed4n";
const STOP: &str =
    "stop s [.....r...re..D..r.R...H...E....r....r.r.R...D.R...HC.C.R..RMR.R.] - ra6e ec7e rb7e";
/// The puzzles of the page. A sample of them is proved here; `docs/cli.md` says how to prove all.
const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../app/public/puzzles/puzzles.txt");

/// The output of a command, its errors, and its exit status.
fn run(words: &[&str]) -> (String, String, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_ansa")).arg("puzzle").args(words).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr), output.status.code())
}

fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().unwrap().to_owned()
}

fn file(name: &str, lines: &[&str]) -> String {
    let path = path(name);
    fs::write(&path, format!("ansa-puzzles 1\n{}\n", lines.join("\n"))).unwrap();
    path
}

#[test]
fn puzzles_are_made_the_same_with_any_number_of_jobs_and_after_an_interruption() {
    let make = |name: &str, games: &str, jobs: &str| {
        let out = path(name);
        let words = ["make", "--out", &out, "--games", games, "--each", "4", "--levels", "1,2,3"];
        let themes = ["--themes", "stop,win,captures,squares", "--seed", "5", "--jobs", jobs];
        let (printed, errors, status) = run(&[&words[..], &themes].concat());
        assert_eq!(status, Some(0), "{errors}");
        (printed, fs::read_to_string(&out).unwrap())
    };
    for name in ["whole", "jobs", "parts"] {
        let _ = fs::remove_file(path(name));
    }
    let (printed, whole) = make("whole", "4", "1");
    assert!(printed.starts_with("goal1 0, ") && printed.contains("squares 4"), "{printed}");
    assert_eq!(make("jobs", "4", "2").1, whole);
    let (_, half) = make("parts", "2", "1");
    assert!(half.len() < whole.len() && half.ends_with("games 2\n"), "{half}");
    // A run that is cut off in the middle of a line leaves the rest of it behind.
    fs::write(path("parts"), half + "captures g [r").unwrap();
    let (_, parts) = make("parts", "4", "1");
    let puzzles = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.contains("] - ")).map(str::to_owned).collect()
    };
    assert_eq!(puzzles(&parts), puzzles(&whole));
    let (printed, errors, status) = run(&["verify", &path("whole")]);
    assert_eq!(status, Some(0), "{printed}{errors}");
    assert!(
        printed.contains(&format!("{0} puzzles, {0} proved, none wrong", puzzles(&whole).len())),
        "{printed}"
    );
}

#[test]
fn puzzles_are_made_from_a_file_of_positions() {
    let (from, out) = (path("positions.txt"), path("from.txt"));
    let _ = fs::remove_file(&out);
    let positions = [HOLD, STOP].map(|line| line.split(" - ").next().unwrap().split_once(' ').unwrap().1);
    fs::write(&from, format!("a line without one [\n{}\n", positions.join("\n"))).unwrap();
    let (printed, errors, status) = run(&["make", "--from", &from, "--out", &out, "--themes", "stop,hold"]);
    assert_eq!(status, Some(0), "{errors}");
    assert!(printed.contains("stop 1,") && printed.contains("hold 1,"), "{printed}");
    let text = fs::read_to_string(&out).unwrap();
    assert!(text.contains(STOP) && text.contains(HOLD), "{text}");
}

#[test]
fn verifying_says_what_is_wrong() {
    let good = file("good.txt", &[HOLD, STOP]);
    let (printed, _, status) = run(&["verify", &good]);
    assert_eq!((printed.lines().last(), status), (Some("2 puzzles, 2 proved, none wrong"), Some(0)));
    let wrong = STOP.replace(" rb7e", "");
    // The same position mirrored.
    let cells = STOP.split(['[', ']']).nth(1).unwrap();
    let rows = cells.as_bytes().chunks(8).flat_map(|row| row.iter().rev());
    let mirrored: String = rows.map(|&cell| char::from(cell)).collect();
    let mirrored = format!("stop s [{mirrored}] - rh6w ef7w rg7w");
    let (printed, errors, status) =
        run(&["verify", &file("bad.txt", &[STOP, &wrong, &mirrored, "stop g x"])]);
    assert_eq!(status, Some(1));
    for part in
        ["line 3: the puzzle 5xek040f is in an earlier line", "is a mirror image of 5xek040f", "line 5: "]
    {
        assert!(printed.contains(part), "{part}: {printed}");
    }
    assert!(errors.contains("3 puzzles or lines are wrong"), "{errors}");
    let (printed, _, status) = run(&["verify", &file("wrong.txt", &[&wrong])]);
    assert!(
        printed.contains("5xek040f, stop: the answer is wrong: the opponent reaches the goal"),
        "{printed}"
    );
    assert_eq!(status, Some(1));
}

#[test]
fn ratings_are_reproducible_and_written_to_the_file() {
    let (from, to) = (file("unrated.txt", &[HOLD, STOP]), path("rated.txt"));
    let rate = || {
        let (printed, errors, status) =
            run(&["rate", &from, "--out", &to, "--tries", "1", "--nodes", "2000", "--jobs", "2"]);
        assert_eq!(status, Some(0), "{errors}");
        (printed, fs::read_to_string(&to).unwrap())
    };
    let (printed, text) = rate();
    assert!(printed.contains("stop        1 puzzles") && printed.contains("; solved in %:"), "{printed}");
    assert_eq!((printed, text.clone()), rate());
    let ratings: Vec<u32> =
        text.lines().filter_map(|line| line.split_once("] ")?.1.split_once('~')?.0.parse().ok()).collect();
    assert_eq!(ratings.len(), 2, "{text}");
    assert!(ratings.iter().all(|rating| (500..5_000).contains(rating)), "{text}");
    assert_eq!(run(&["verify", &to]).2, Some(0));
}

#[test]
fn a_sample_of_the_puzzles_of_the_page_is_proved() {
    let (printed, errors, status) = run(&["verify", SHIPPED, "--every", "20"]);
    assert_eq!(status, Some(0), "{printed}{errors}");
    let counts: Vec<usize> =
        printed.lines().filter_map(|line| line.split_once(' ')?.1.trim().parse().ok()).collect();
    assert_eq!(counts.len(), 8, "{printed}");
    assert!(counts.iter().all(|&count| count >= 40) && counts.iter().sum::<usize>() >= 400, "{printed}");
    let text = fs::read_to_string(SHIPPED).unwrap();
    assert!(text.lines().skip(1).all(|line| line.starts_with('#') || line.contains('~')), "all are rated");
}

/// The bands of strength in which a theme has puzzles: those of level 1, levels 2 and 3, 4 and 5, and the others.
const BANDS: [std::ops::Range<u16>; 4] = [0..1_200, 1_200..1_700, 1_700..2_200, 2_200..10_000];

#[test]
fn themes_that_levels_rate_have_puzzles_at_every_strength() {
    let puzzles = PuzzleFile::read(&fs::read_to_string(SHIPPED).unwrap()).unwrap().puzzles;
    // Goals in one turn and counting are rated by what there is to see, which has narrow limits (docs/cli.md). No
    // piece to save was found that the weakest level saves.
    let first = |theme| usize::from(theme == "save");
    for theme in ["goal2", "stop", "win", "save", "hold"] {
        for band in BANDS.into_iter().skip(first(theme)) {
            let fits = |puzzle: &&Puzzle| {
                puzzle.theme().name() == theme && band.contains(&puzzle.rating().unwrap().value())
            };
            let (gold, silver): (Vec<&Puzzle>, Vec<&Puzzle>) =
                puzzles.iter().filter(fits).partition(|puzzle| puzzle.position().side() == Side::Gold);
            assert!(gold.len() + silver.len() >= 4, "{theme} {band:?}: {} and {}", gold.len(), silver.len());
            assert!(!gold.is_empty() && !silver.is_empty(), "{theme} {band:?}");
        }
    }
}

#[test]
fn invalid_arguments_are_refused() {
    for (words, status, expected) in [
        (&[][..], 2, "Usage: ansa puzzle <COMMAND>"),
        (&["solve"], 2, "'solve'"),
        (&["make"], 2, "--out <FILE>"),
        (&["make", "--out", "x", "--themes", "goal3"], 2, "'goal3' for '--themes"),
        (&["make", "--out", "x", "--levels", "0"], 2, "'0' for '--levels"),
        (&["verify"], 2, "<FILE>"),
        (&["verify", "/no/such/file"], 1, "can't be read"),
        (&["verify", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")], 1, "must begin with"),
        (&["rate", SHIPPED], 2, "--out <FILE>"),
    ] {
        let (printed, errors, found) = run(words);
        assert_eq!((printed.as_str(), found), ("", Some(status)), "{words:?}: {errors}");
        assert!(errors.contains(expected), "{words:?}: {errors}");
    }
}
