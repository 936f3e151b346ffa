//! The program `ansa` of the package, called as its users call it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Command, Stdio};

use ansa_tests::needs;
use serde_json::Value;

use crate::package::project::Project;

/// Two legal games, between them one whose sixth line has a mistake.
const THREE: &str = "1g Ra1\n1s ra8\n2g Ra1n\n\n1g Ra1 {a 1g\n1g b} 1s ra8\n2g Eb1n\n\n[Event \"\u{1b}[31mred\"]\n[Gold \"Ann\"]\n1g Ra2 Eb2\n1s rh7 eg7\n2g Ra2n Ra3n Ra4n Ra5n\n2s rh7s\n3g Ra6n Ra7n\n";

/// An archive with a game of 2004, whose third repetition is a loss, and a row with too few columns.
const ARCHIVE: &str = "id\twusername\tstartts\tresult\ttermination\tmovelist\n\
    17\tAnn\t1100000000\tw\tt\t1w Ra1\\n1b ra8\\n2w Ra1n\\n2b\n\
    18\tAnn\n\
    constructor\tBob\t9\tconstructor\tg\t1w Ra1\\n1b ra8\\n2w Ra1x\n";

struct Said {
    out: String,
    err: String,
    status: Option<i32>,
}

impl Said {
    /// The output as JSON.
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}{}", self.out, self.err))
    }
}

/// The command that `npx ansa` runs.
fn command(project: &Project, words: &[&str]) -> Command {
    let mut command = Command::new(project.path().join("node_modules/.bin/ansa"));
    command.args(words).current_dir(project.path());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn ansa(project: &Project, words: &[&str], input: &str) -> Said {
    let mut child = command(project, words).spawn().unwrap();
    // The program need not read its input to the end.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Said { out: text(output.stdout), err: text(output.stderr), status: output.status.code() }
}

#[test]
fn the_program_judges_and_converts() {
    let Some(project) = Project::from_example("blog") else { return };
    let npx =
        project.run(Command::new(&project.npm.program).args(["exec", "--offline", "--", "ansa", "version"]));
    assert_eq!(npx, format!("ansa {}\n", env!("CARGO_PKG_VERSION")));

    project.write("three.txt", THREE);
    let said = ansa(&project, &["judge", "three.txt"], "");
    let expected = "1 3 - -\n2 error: line 7, column 4: 2g: Eb1n — ";
    assert!(said.out.starts_with(expected) && said.out.ends_with("\n3 5 g g\n"), "{}", said.out);
    assert_eq!((said.err.as_str(), said.status), ("ansa: 1 of 3 games are invalid\n", Some(1)));
    let judged = ansa(&project, &["judge", "-", "--json"], THREE);
    assert!(!judged.out.contains('\u{1b}'), "no name controls the terminal: {}", judged.out);
    let judged = judged.json();
    assert_eq!(
        (&judged[1]["error"]["code"], &judged[1]["error"]["line"]),
        (&"wrong-piece".into(), &7.into())
    );
    assert_eq!(
        (&judged[2]["winner"], &judged[2]["tags"]["Event"]),
        (&"gold".into(), &"\u{1b}[31mred".into())
    );

    let said = ansa(&project, &["judge", "-"], ARCHIVE);
    let lines: Vec<&str> = said.out.lines().collect();
    assert_eq!(lines[0], "17 3 g t");
    assert_eq!(lines[1], "2 error: line 3, column 1: this row has 2 columns, but the first line names 6");
    let at = ARCHIVE.lines().last().unwrap().find("Ra1x").unwrap() + 1;
    assert!(lines[2].starts_with(&format!("constructor error: line 4, column {at}: ")), "{}", lines[2]);
    let tags = ansa(&project, &["convert", "-", "--to", "record", "--game", "17"], ARCHIVE).out;
    assert!(tags.contains("[Gold \"Ann\"]") && tags.contains("[Date \"2004.11.09\"]"), "{tags}");

    let archive = ansa(&project, &["convert", "-", "--to", "archive", "-o", "archive.tsv"], THREE);
    assert_eq!((archive.out.as_str(), archive.status), ("", Some(1)));
    assert!(archive.err.starts_with("ansa: game 2 is left out: line 7, column 4: "), "{}", archive.err);
    assert_eq!(ansa(&project, &["judge", "archive.tsv"], "").out, "1 3 - -\n3 5 g g\n");
    let convert = |form: &str| ansa(&project, &["convert", "game.txt", "--to", form, "--at", "3"], "").out;
    assert_eq!(ansa(&project, &["judge", "-"], &convert("record")).out, "1 3 - -\n");
    assert!(convert("plain").ends_with("2g Ee2n Ee3n Ee4n Hh2n\n"));
    assert!(convert("steps").ends_with("2g Ee2n\n2g Ee3n\n2g Ee4n\n2g Hh2n\n"));
    let position = convert("position");
    assert!(position.starts_with("s [rrrrrrrr") && position.trim_end().len() == 68, "{position}");
    project.write("position.txt", &position);
    let diagram = convert("diagram");
    assert_eq!(ansa(&project, &["convert", "position.txt", "--to", "diagram"], "").out, diagram);
    assert_eq!(ansa(&project, &["convert", "-", "--to", "position"], &diagram).out, position);
    let objects: Value = serde_json::from_str(&convert("json")).unwrap();
    assert_eq!(objects[0]["plies"][2]["steps"][0]["text"], "Ee2n");
}

#[test]
fn the_program_explains_wrong_calls() {
    let Some(project) = Project::from_example("blog") else { return };
    let wrong: [(&[&str], &str); 10] = [
        (&[], "usage: ansa COMMAND"),
        (&["jugde"], "unknown command “jugde”"),
        (&["judge"], "usage: ansa judge FILE"),
        (&["judge", "game.txt", "--x\u{1b}"], "Unknown option '--x\\u001b'"),
        (&["convert", "game.txt", "--to", "pgn"], "--to must be record, plain, "),
        (&["draw", "game.txt", "--at", "7"], "--at must be at most 6"),
        (&["draw", "game.txt", "--size", "1e3"], "--size must be a whole number from 1 to 4096, not “1e3”"),
        (&["draw", "game.txt", "--mark", "e9"], "“e9” is none"),
        (&["analyse", "game.txt", "--level", "3"], "--level works only with a position"),
        (&["analyse", "game.txt", "--nodes", "9", "--time", "1"], "exclude one another"),
    ];
    for (words, expected) in wrong {
        let said = ansa(&project, words, "");
        assert_eq!((said.out.as_str(), said.status), ("", Some(2)), "{words:?}: {}", said.err);
        assert!(said.err.starts_with("ansa: ") && said.err.contains(expected), "{words:?}: {}", said.err);
    }
    for (words, expected) in [
        (["judge", "none.txt"], "none.txt can't be read: no such file or directory"),
        (["judge", "."], ". can't be read: "),
        (["draw", "g [short]"], "line 1"),
    ] {
        let said = ansa(&project, &words, "");
        assert_eq!(said.status, Some(1));
        assert!(said.err.contains(expected), "{}", said.err);
    }
    for name in ["judge", "convert", "draw", "analyse", "play", "serve"] {
        let said = ansa(&project, &[name, "--help"], "");
        assert!(
            said.out.starts_with(&format!("usage: ansa {name} ")) && said.status == Some(0),
            "{}",
            said.out
        );
    }
}

#[test]
fn the_program_draws() {
    let Some(project) = Project::from_example("blog") else { return };
    let title = "--title=<b>\u{1b}&";
    let said = ansa(&project, &["draw", "game.txt", "--mark", "last", "--arrow", "e2e4:red", title], "");
    assert!(said.out.starts_with("<svg ") && said.out.ends_with("</svg>\n"), "{}", said.err);
    assert!(said.out.contains("&lt;b") && !said.out.contains("<b>"));
    let plain = ansa(&project, &["draw", "game.txt"], "").out;
    let drawn = |words: &[&str]| {
        let said = ansa(&project, &[&["draw", "game.txt"], words].concat(), "");
        assert_eq!((said.err.as_str(), said.status), ("", Some(0)), "{words:?}");
        assert_ne!(said.out, plain, "{words:?}");
        said.out
    };
    for words in [
        &["--at", "2"][..],
        &["--flip"],
        &["--pieces", "letters"],
        &["--board", "slate"],
        &["--scheme", "dark"],
        &["--no-coordinates"],
        &["--mark", "e4"],
    ] {
        drawn(words);
    }
    assert!(drawn(&["--size", "99"]).contains("width=\"99\""));
    let animated = drawn(&["--animated", "--turn-ms", "500"]);
    assert!(animated.contains("animate") && animated.len() > plain.len());
    let said = ansa(&project, &["draw", "g [short", "--animated"], "");
    assert_eq!(said.status, Some(1));
}

#[test]
fn the_program_analyses() {
    let Some(project) = Project::from_example("blog") else { return };
    // Gold does not see its goal, and silver makes one.
    let board = [[' '; 24].as_slice(), &['R'], &[' '; 22], &['r'], &[' '; 16]].concat();
    let position: String = board.into_iter().collect();
    let missed = &format!("[Position \"2g [{position}]\"]\n2g Ra5e\n2s rh3s rh2s\n");
    let words = ["analyse", "-", "--nodes", "2000", "--record", "annotated.txt"];
    let said = ansa(&project, &words, missed);
    assert_eq!((said.err.as_str(), said.status), ("", Some(0)));
    let lines: Vec<&str> = said.out.lines().map(str::trim).collect();
    assert!(
        lines[1].starts_with("2g") && lines[1].contains("100%") && lines[1].contains("??"),
        "{}",
        said.out
    );
    assert!(lines[2].starts_with("Gold could have reached the goal: "), "{}", said.out);
    assert!(said.out.contains("gold: turns 1, ") && said.out.contains("blunders (??) 1"), "{}", said.out);
    let record = std::fs::read_to_string(project.path().join("annotated.txt")).unwrap();
    for part in ["2g Ra5e ??", "Gold could have reached the goal: ", "(\n2g Ra5n", "[%eval "] {
        assert!(record.contains(part), "{part}: {record}");
    }
    // What is written is read again, and nothing is added twice.
    let again = ansa(&project, &["analyse", "annotated.txt", "--nodes", "2000", "--record", "-"], "");
    assert_eq!(again.out, record);
    let told = ansa(&project, &["analyse", "-", "--nodes", "2000", "--json"], missed).json();
    assert_eq!(told["turns"][0]["severity"], "blunder");
    assert_eq!(told["turns"][0]["score"]["kind"], "win");
    assert_eq!(told["complete"], true);

    let position = "g [r                                                              E]";
    let said = ansa(&project, &["analyse", position, "--nodes", "5000"], "");
    assert_eq!((said.status, said.err.contains("the game is over")), (Some(1), true), "{}", said.err);
    let last = ["analyse", "game.txt", "--position", "--lines", "2", "--level", "2"];
    let said = ansa(&project, &last, "");
    assert_eq!(
        said.out.lines().filter(|line| line.contains("  depth ")).count(),
        2,
        "{}{}",
        said.out,
        said.err
    );
    let best = ansa(&project, &["analyse", "game.txt", "--position", "--nodes", "3000", "--json"], "").json();
    assert_eq!((&best["kind"], &best["side"]), (&"turn".into(), &"gold".into()));
}

#[test]
fn the_program_plays() {
    let Some(project) = Project::from_example("blog") else { return };
    let typed = "99of9\nEe2e\nnonsense \u{1b}[2J\nhint\nEe2n Ee3n\nundo\nsave kept.txt\nsave kept.txt\nsave game.txt\nresign\nrecord\n";
    let said = ansa(&project, &["play", "--level", "1", "--seed", "7", "--record", "end.txt"], typed);
    assert_eq!(said.status, Some(0), "{}", said.err);
    for part in ["1s ", "The engine would play ", "Taken back.", "The game was saved to kept.txt."] {
        assert!(said.out.contains(part), "{part}: {}", said.out);
    }
    assert!(said.out.contains("The game is over. Silver wins: resignation."), "{}", said.out);
    let complaints: Vec<&str> = said.err.lines().collect();
    assert_eq!(complaints.len(), 3, "{}", said.err);
    assert!(complaints[0].contains("e2") && complaints[1].contains("nonsense"), "{}", said.err);
    assert!(complaints[2].starts_with("Game.txt can't be written: file already exists"), "{}", said.err);
    assert!(!said.err.contains('\u{1b}') && !said.out.contains('\u{1b}'));
    let read = |name: &str| std::fs::read_to_string(project.path().join(name)).unwrap();
    assert_eq!(read("kept.txt").lines().filter(|line| line.starts_with(['1', '2'])).count(), 2);
    let resigned = "[Result \"0-1\"]\n[ResultCode \"r\"]\n";
    assert!(read("end.txt").contains(resigned) && said.out.contains(resigned));

    // The other side: the engine sets up and moves first. A line of any length is refused.
    let long = format!("{}\nclassic\n", "x".repeat(200_000));
    let said = ansa(&project, &["play", "--side", "silver", "--level", "1"], &long);
    assert!(said.err == "That line is too long.\n" && said.status == Some(0), "{}", said.err);
    assert!(said.out.contains("\n1g ") && said.out.contains("\n2g "), "{}", said.out);
    // A game goes on from a file.
    let said = ansa(&project, &["play", "kept.txt", "--level", "1"], "resign\nundo\nundo\nquit\nrecord\n");
    assert!(said.out.contains("The game continues.\n") && said.out.contains("Taken back."), "{}", said.out);
    assert!(!said.out.contains("1g Ra1"), "nothing after quit is read: {}", said.out);
}

/// Whoever reads the output, such as `head`, may stop. Ctrl-C ends a game with its record written.
#[test]
fn the_program_ends_when_it_is_told_to() {
    let Some(project) = Project::from_example("blog") else { return };
    let many = "1g Ra1\n1s ra8\n".repeat(20_000);
    project.write("many.txt", &many);
    let mut child = command(&project, &["judge", "many.txt"]).spawn().unwrap();
    let mut part = [0; 8];
    child.stdout.take().unwrap().read_exact(&mut part).unwrap();
    assert_eq!(&part, b"1 2 - -\n");
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap()), (Some(0), String::new()));

    let arguments = ["play", "--side", "silver", "--level", "1", "--record", "end.txt"];
    let mut child = command(&project, &arguments).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    // The engine has set up, so the game has begun.
    lines.find(|line| line.as_ref().unwrap().starts_with("1g ")).unwrap().unwrap();
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let record = std::fs::read_to_string(project.path().join("end.txt")).unwrap();
    assert!(record.starts_with("1g "), "{record}");
}

/// Colours and control characters, of which a pipe gets neither.
#[test]
fn the_program_is_careful_with_terminals() {
    let (Some(node), Some(project)) = (needs::node(), Project::from_example("blog")) else { return };
    project.write(
        "streams.mjs",
        "import { json, Output } from './node_modules/ansa/cli/output.js';
        import assert from 'node:assert/strict';
        const written = (isTTY, environment, act) => {
          let text = '';
          const stream = { isTTY, write: (part) => ((text += part), true) };
          act(new Output(stream, stream, environment));
          return text;
        };
        const red = (output) => output.print(output.styled('x', 'red', 'bold'));
        assert.equal(written(true, {}, red), '\\x1b[31;1mx\\x1b[0m');
        for (const [isTTY, environment] of [[true, { NO_COLOR: '1' }], [true, { TERM: 'dumb' }], [false, {}]]) {
          assert.equal(written(isTTY, environment, red), 'x');
        }
        assert.equal(written(true, { NO_COLOR: '' }, red).length, 12, 'an empty variable is none');
        const evil = 'a\\x1b]0;x\\x07\\x9b2J\\u202eb\\tc\\r\\n';
        const tame = 'a\\\\u001b]0;x\\\\u0007\\\\u009b2J\\\\u202eb\\tc\\\\u000d\\n';
        assert.equal(written(true, {}, (output) => output.printData(evil)), tame);
        assert.equal(written(false, {}, (output) => output.printData(evil)), evil, 'data in a file is not changed');
        assert.equal(written(false, {}, (output) => output.complain(evil)), tame + '\\n');
        assert.equal(written(false, {}, (output) => output.progress('1')), '');
        assert.deepEqual(JSON.parse(json({ evil })), { evil });
        assert.doesNotMatch(json({ evil }), /[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u202e]/);
        console.log('careful');",
    );
    assert_eq!(project.run(Command::new(node).arg("streams.mjs")), "careful\n");
}

/// The same program in Deno, which asks for permissions otherwise.
#[test]
fn the_program_in_deno() {
    let (Some(deno), Some(project)) = (needs::deno(), Project::from_example("blog")) else { return };
    let run = |words: &[&str]| {
        let program = "node_modules/ansa/cli/ansa.js";
        let start = ["run", "--no-prompt", "--allow-read", "--allow-env", program];
        project.run(Command::new(&deno).args(start).args(words))
    };
    assert_eq!(run(&["judge", "game.txt"]), "1 6 - -\n");
    assert!(run(&["analyse", "game.txt", "--nodes", "500"]).contains("silver: turns 2, "));
}
