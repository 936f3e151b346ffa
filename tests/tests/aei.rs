//! The engine in other programs: the round robin of the Python package AEI plays games between `ansa aei` and that
//! package's own engine. Its referee and ours judge them.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ansa_tests::needs;

/// The program `ansa`, built with the same profile as the tests.
pub(crate) fn ansa() -> PathBuf {
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .current_dir(needs::project())
        .args(["build", "--quiet", "--locked", "--package", "ansa-cli"])
        .status()
        .unwrap();
    assert!(status.success(), "ansa does not build");
    // Test programs are in the folder `deps` beside it.
    let tests = env::current_exe().unwrap();
    let folder = tests.parent().and_then(Path::parent).unwrap();
    folder.join(format!("ansa{}", env::consts::EXE_SUFFIX))
}

/// The end of a game: the winner's name and side, and the reason's letter.
#[derive(Debug, PartialEq, Eq)]
struct Ending {
    winner: String,
    side: String,
    reason: String,
}

/// Plays games and returns how they ended, according to both the referee and `ansa judge`.
fn play(venv: &Path, games: u32, options: &str) -> Vec<Ending> {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("games.cfg");
    let record = folder.path().join("games.pgn");
    let ansa = ansa();
    let text = format!(
        "[global]\ntimecontrol = 10s/60s\nrounds = {games}\nstrict_setup = true\n\
         [ansa]\ncmdline = exec '{}' aei\n{options}\n\
         [simple]\ncmdline = exec '{}'\n",
        ansa.display(),
        venv.join("bin/simple_engine").display(),
    );
    fs::write(&config, text).unwrap();
    let output = Command::new(venv.join("bin/roundrobin"))
        .args(["--config".as_ref(), config.as_os_str(), "--pgn".as_ref(), record.as_os_str()])
        .args(["ansa", "simple"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{said}{complaint}");
    let endings: Vec<Ending> = said
        .lines()
        .filter(|line| line.contains(" because of "))
        .map(|line| {
            // For example: `ansa beat simple because of g playing side s`.
            let words: Vec<&str> = line.split(' ').collect();
            let [winner, "beat", _, "because", "of", reason, "playing", "side", side] = words[..] else {
                panic!("{line}")
            };
            Ending { winner: winner.to_owned(), side: side.to_owned(), reason: reason.to_owned() }
        })
        .collect();
    assert_eq!(endings.len(), games as usize, "{said}{complaint}");

    let judged = Command::new(&ansa).arg("judge").arg(&record).output().unwrap();
    let judged = String::from_utf8_lossy(&judged.stdout).into_owned();
    let ours: Vec<(String, String)> = judged
        .lines()
        .map(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            let [_, _, side, reason] = words[..] else { panic!("{judged}") };
            (side.to_owned(), reason.to_owned())
        })
        .collect();
    let theirs: Vec<(String, String)> =
        endings.iter().map(|ending| (ending.side.clone(), ending.reason.clone())).collect();
    assert_eq!(ours, theirs, "{said}");
    endings
}

fn assert_all_won(endings: &[Ending]) {
    for ending in endings {
        assert_eq!(ending.winner, "ansa", "{endings:?}");
        assert!(["g", "e", "m"].contains(&ending.reason.as_str()), "{endings:?}");
    }
}

#[test]
fn a_few_games_against_the_package_s_engine_are_won() {
    let Some(venv) = needs::aei_venv() else { return };
    let endings = play(&venv, 4, "bot_nodes = 3000\nbot_hash = 4");
    assert_all_won(&endings);
    for side in ["g", "s"] {
        assert!(endings.iter().any(|ending| ending.side == side), "both sides are played: {endings:?}");
    }
}

#[test]
fn every_one_of_forty_games_is_won() {
    if !needs::long_runs() {
        return;
    }
    let Some(venv) = needs::aei_venv() else { return };
    // Most games with few nodes, some with a time control of a second per turn.
    assert_all_won(&play(&venv, 30, "bot_nodes = 3000\nbot_hash = 4"));
    assert_all_won(&play(&venv, 10, "timecontrol = 1s/1s\nbot_hash = 16"));
}

/// Replays the games of a match for the package's own referee: its players play the turns of the record.
const REPLAY: &str = r#"
import sys
from pyrimaa.game import Game

class Answer:
    type = "bestmove"
    def __init__(self, move): self.move = move

class Player:
    protocol_version = 1
    ident = {"name": "record"}
    def __init__(self, moves): self.moves = moves
    def newgame(self): pass
    def isready(self): return []
    def go(self): pass
    def makemove(self, move): pass
    def get_response(self, timeout=None): return Answer(self.moves.pop(0))

rows = open(sys.argv[1], encoding="utf-8").read().splitlines()
names = rows[0].split("\t")
for row in rows[1:]:
    row = dict(zip(names, row.split("\t")))
    moves = [line.split(" ", 1)[1] for line in row["movelist"].split("\\n")]
    side, reason = Game(Player(moves[0::2]), Player(moves[1::2])).play()
    print(row["id"], "wb"[side], reason)
"#;

#[test]
fn the_referee_of_a_match_agrees_with_the_package_s() {
    let Some(venv) = needs::aei_venv() else { return };
    let folder = tempfile::tempdir().unwrap();
    let simple = format!("'{}'", venv.join("bin/simple_engine").display());
    let mut ends = 0;
    for (name, two) in [("simple", &["--two", &simple, "--depth", "2"][..]), ("own", &["--nodes", "300"])] {
        let file = folder.path().join(name);
        let output = Command::new(ansa())
            .args(["match", "--pairs", "2", "--jobs", "2", "--games"])
            .arg(&file)
            .args(two)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let replayed =
            Command::new(venv.join("bin/python")).arg("-c").arg(REPLAY).arg(&file).output().unwrap();
        let theirs = String::from_utf8_lossy(&replayed.stdout).into_owned();
        let rows = fs::read_to_string(&file).unwrap();
        let ours: Vec<String> = rows
            .lines()
            .skip(1)
            .map(|row| {
                let columns: Vec<&str> = row.split('\t').collect();
                format!("{} {} {}", columns[0], columns[5], columns[6])
            })
            .collect();
        let complaint = String::from_utf8_lossy(&replayed.stderr);
        assert_eq!(theirs.lines().collect::<Vec<_>>(), ours, "{complaint}");
        ends += ours.len();
    }
    assert_eq!(ends, 8);
}
