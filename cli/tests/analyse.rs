//! `ansa analyse`, run as a user does.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The output of the command for these arguments, its errors, and its exit status.
fn run(words: &[&str]) -> (String, String, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_ansa"))
        .args(["analyse", "--hash", "1"])
        .args(words)
        .output()
        .unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr), output.status.code())
}

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// Whether a line is a cause of a mistake, indented under its turn.
fn is_cause(line: &str) -> bool {
    line.starts_with(&" ".repeat(20))
}

fn lines_without_causes(printed: &str) -> usize {
    printed.lines().filter(|line| !is_cause(line)).count()
}

/// Two rabbits run for goal, and no piece stops them.
const GAME: &str =
    "1g Ra2 Eb2 Rh1\n1s rh7 eg7 ra8 cb8\n2g Ra2n Ra3n Ra4n\n2s rh7s\n3g Ra5n Ra6n Eb2n\n3s rh6s\n";

#[test]
fn a_position_gets_a_line_for_every_depth() {
    let position = "g [rrr.drrrr.c.mc.r.h.......d.eE.h...........M..H..RHC..CDRRRRD.RRR]";
    let (printed, errors, status) = run(&[position, "--nodes", "300000"]);
    assert_eq!(status, Some(0), "{errors}");
    let last = printed.lines().last().unwrap();
    assert!(last.starts_with("depth ") && last.contains(" nodes "), "{printed}");
    assert!(printed.lines().count() >= 3, "{printed}");
    // The same position from a file, as a diagram.
    let diagram = "2g\n +-----------------+\n8| r r r   d r r r |\n7| r   c   m c   r |\n6|   h x     x     |\n\
         5|   d   e E   h   |\n4|                 |\n3|     M     H     |\n2| R H C     C D R |\n1| R R R D   R R R |\n";
    let (other, errors, status) = run(&[&file("diagram.txt", diagram), "--nodes", "300000"]);
    assert_eq!(status, Some(0), "{errors}");
    assert!(other.lines().last().unwrap().starts_with("depth "), "{other}");
}

#[test]
fn the_best_turns_of_a_position_are_shown_in_order() {
    let position = "g [rrr.drrrr.c.mc.r.h.......d.eE.h...........M..H..RHC..CDRRRRD.RRR]";
    let (printed, errors, status) = run(&[position, "--nodes", "20000", "--lines", "3"]);
    assert_eq!(status, Some(0), "{errors}");
    let (depths, lines) = printed.split_once("\nbest turns, each with its line\n").unwrap();
    let lines: Vec<&str> = lines.lines().collect();
    assert_eq!(lines.len(), 3, "{printed}");
    for (line, number) in lines.iter().zip(1..) {
        assert!(line.starts_with(&format!(" {number}  depth ")), "{printed}");
    }
    // The first line is the answer.
    let turns = |line: &str| line.rsplit("  ").next().unwrap().to_owned();
    assert_eq!(turns(depths.lines().last().unwrap()), turns(lines[0]), "{printed}");
    assert_ne!(turns(lines[0]), turns(lines[1]), "{printed}");
}

#[test]
fn a_game_gets_a_line_for_every_turn() {
    let (printed, errors, status) = run(&[&file("game.txt", GAME), "--nodes", "5000"]);
    assert_eq!(status, Some(0), "{errors}");
    let lines = printed.lines().filter(|line| !is_cause(line));
    let labels: Vec<&str> = lines.filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(labels[1..], ["2g", "2s", "3g", "3s", "gold:", "silver:"], "{printed}");
    let line = |label: &str| printed.lines().find(|line| line.trim_start().starts_with(label)).unwrap();
    assert!(line("gold:").contains("turns 2, "), "{printed}");
    // The engine's own turn follows a turn that it would not have played.
    assert!(line("2g").contains("  Ra2n Ra3n Ra4n"), "{printed}");
}

#[test]
fn a_blunder_is_marked_and_the_best_turn_has_no_loss() {
    // Silver could stop the rabbit on a7 with its elephant next to it, but moves a rabbit. Gold then wins.
    let text = format!("[Position \"s [{}]\"]\n2s rh5s\n3g Ra7n\n", blunder());
    let (printed, errors, status) = run(&[&file("blunder.txt", &text), "--nodes", "20000"]);
    assert_eq!(status, Some(0), "{errors}");
    let lines: Vec<&str> = printed.lines().collect();
    assert!(lines[1].contains("??"), "{printed}");
    // The causes follow, the weightiest first.
    assert_eq!(lines[2].trim_start(), "Gold can reach the goal: Ra7n", "{printed}");
    let last = lines.iter().find(|line| line.trim_start().starts_with("3g")).unwrap();
    assert!(last.contains("win in 1") && last.contains(" 0.00 "), "{printed}");
    assert!(printed.contains("gold wins: a gold rabbit reached the goal"), "{printed}");
    assert!(printed.contains("silver: turns 1, ") && printed.contains("blunders (??) 1"), "{printed}");
}

/// A gold rabbit on a7; silver's elephant on c7 and a rabbit on h5.
fn blunder() -> String {
    let mut squares = ['.'; 64];
    for (index, piece) in [(8, 'R'), (10, 'e'), (31, 'r'), (63, 'E')] {
        squares[index] = piece;
    }
    squares.iter().collect()
}

#[test]
fn an_annotated_record_is_written_and_read_back() {
    let text = format!(
        "[Event \"Evening\"]\n[Position \"s [{}]\"]\n2s rh5s {{[%emt 0:00:09] mine}}\n(\n2s rh5w\n)\n3g Ra7n\n",
        blunder()
    );
    let path = file("to-annotate.txt", &text);
    let (written, errors, status) = run(&[&path, "--nodes", "20000", "--record", "-"]);
    assert_eq!(status, Some(0), "{errors}");
    assert!(written.starts_with("[Event \"Evening\"]\n"), "{written}");
    // What was there is still there: times, comments and variations.
    let turn = written.lines().find(|line| line.starts_with("2s rh5s ")).unwrap();
    assert_eq!(
        turn,
        "2s rh5s ?? {[%emt 0:00:09] [%eval #1] [%best Ra7n] [%nodes 20000] [%begun #-2,12] mine Gold can reach the goal: \
         Ra7n. 3 steps are left unused. The turn ended too early: 100 % to 0 %.}"
    );
    assert!(written.contains("2s rh5w"), "{written}");
    // The engine's turn is a variation, too.
    let variations = written.lines().filter(|line| line.starts_with("2s ")).count();
    assert_eq!(variations, 3, "{written}");

    // Read back, nothing is searched again, and nothing is added.
    let output = file("annotated.txt", &written);
    let again = [output.as_str(), "--nodes", "1", "--record", "-"];
    assert_eq!(run(&again), (written.clone(), String::new(), Some(0)));
    // Other searches give other evaluations.
    let (other, _, _) = run(&[&again[..], &["--again", "yes"]].concat());
    assert_ne!(other, written);
    // Beside a file, the table is printed.
    let target = file("written.txt", "");
    let (printed, errors, status) = run(&[&output, "--record", &target]);
    assert_eq!(status, Some(0), "{errors}");
    assert!(printed.contains("blunders (??) 1"), "{printed}");
    assert_eq!(fs::read_to_string(&target).unwrap(), written);
    let (_, errors, status) = run(&[&output, "--record", "/no/such/folder/file"]);
    assert_eq!(status, Some(1));
    assert!(errors.contains("can't be written"), "{errors}");
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    let path = file("jobs.txt", GAME);
    let with = |jobs: &str| run(&[&path, "--nodes", "2000", "--record", "-", "--jobs", jobs]);
    let (written, errors, status) = with("1");
    assert_eq!(status, Some(0), "{errors}");
    // Confirmed by a longer search.
    assert!(written.contains("[%nodes 20000]"), "{written}");
    assert_eq!(with("3").0, written);
    // A time gives a number of nodes for all positions.
    let (printed, errors, status) = run(&[&path, "--time", "0.01"]);
    assert_eq!((lines_without_causes(&printed), status), (7, Some(0)), "{errors}");
}

#[test]
fn games_of_a_file_are_chosen_by_their_id_or_number() {
    let record = GAME.replace('\n', "\\n");
    let archive = format!("id\tmovelist\n77\t1g Ra2 Eb2\\n1s rh7 eg7\\n2g Ra2n\n78\t{record}\n");
    let path = file("archive.txt", &archive);
    let turns = |words: &[&str]| {
        let (printed, errors, status) = run(&[&[path.as_str(), "--nodes", "100"][..], words].concat());
        assert_eq!(status, Some(0), "{errors}");
        lines_without_causes(&printed) - 3
    };
    assert_eq!([turns(&[]), turns(&["--game", "77"]), turns(&["--game", "78"])], [1, 1, 4]);
    let two = file("two.txt", &format!("{GAME}\n1g Ra2 Eb2\n1s rh7 eg7\n2g Ra2n\n"));
    let (printed, _, status) = run(&[&two, "--nodes", "100", "--game", "2"]);
    assert_eq!((lines_without_causes(&printed), status), (4, Some(0)), "{printed}");
}

#[test]
fn a_game_is_analysed_up_to_its_first_mistake() {
    for (mistake, reason) in [
        ("3g Ra5s", "line 5, column 4: 3g: Ra5s — the rabbit on a5"),
        ("3g zz", "line 5, column 4: “zz” is neither a step"),
    ] {
        let text = GAME.replace("3g Ra5n Ra6n Eb2n", mistake);
        let (printed, errors, status) = run(&[&file("mistake.txt", &text), "--nodes", "100"]);
        assert_eq!(lines_without_causes(&printed), 5, "{printed}");
        assert!(errors.contains(reason) && errors.contains("analysed up to there"), "{errors}");
        assert_eq!(status, Some(1));
    }
}

#[test]
fn a_file_may_have_any_form() {
    let moves = GAME.trim_end().replace('\n', "%0d");
    for (name, text) in [
        ("escaped.txt", moves.clone()),
        ("viewer.txt", format!("mode=replay\n&movelist={moves}%0d4w \n&wplayer=Omar\n")),
        ("quoted.txt", format!("> {}", GAME.trim_end().replace('\n', "\n> "))),
    ] {
        let (printed, errors, status) = run(&[&file(name, &text), "--nodes", "100"]);
        assert_eq!((lines_without_causes(&printed), status), (7, Some(0)), "{errors}");
    }
    let rows = file("rows.txt", "r7/8/8/8/8/8/E7/7R s");
    let (printed, errors, status) = run(&[&rows, "--nodes", "100"]);
    assert_eq!(status, Some(0), "{errors}");
    assert!(printed.starts_with("depth "), "{printed}");
}

#[test]
fn a_game_in_utf_16() {
    let bytes: Vec<u8> =
        "\u{feff}".encode_utf16().chain(GAME.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let path = file("utf16.txt", "");
    fs::write(&path, bytes).unwrap();
    let (printed, errors, status) = run(&[&path, "--nodes", "100"]);
    assert_eq!((lines_without_causes(&printed), status), (7, Some(0)), "{errors}");
}

#[test]
fn a_game_that_went_on_without_rabbits() {
    // Gold captures silver's last rabbit, which ended tournament games only.
    let mut squares = ['.'; 64];
    for (index, piece) in [(16 + 1, 'r'), (16, 'E'), (63, 'R'), (4, 'e')] {
        squares[index] = piece;
    }
    let position: String = squares.iter().collect();
    let text = format!(
        "[Date \"2006.01.01\"]\n[Position \"g [{position}]\"]\n40g rb6e rc6x Ea6e\n40s ee8s\n41g Eb6e\n"
    );
    let (printed, errors, status) = run(&[&file("went-on.txt", &text), "--nodes", "100"]);
    assert_eq!((lines_without_causes(&printed), status), (6, Some(0)), "{printed}{errors}");
    let judged =
        Command::new(env!("CARGO_BIN_EXE_ansa")).args(["judge", &file("went-on.txt", &text)]).output();
    assert_eq!(String::from_utf8_lossy(&judged.unwrap().stdout), "1 3 - -\n");
}

#[test]
fn invalid_arguments_are_refused() {
    let setups = file("setups.txt", "1g Ra2 Eb2\n");
    let wrong = file("wrong.txt", &GAME.replace("Ra3n", "Ra3s"));
    let fine = file("fine.txt", GAME);
    let steps = file("steps.txt", "Ra2n Ra3n\n");
    let nothing = file("nothing.txt", "to be or not to be\n");
    for (words, status, expected) in [
        (&[][..], 2, "<POSITION|FILE>"),
        (&["g [too short]"], 1, "64 squares"),
        (&["/no/such/file"], 1, "can't be read"),
        (&[&setups], 1, "no turns yet"),
        (&[&wrong], 1, "can’t step backward"),
        (&[&steps], 1, "steps without a position"),
        (&[&nothing], 1, "“to be or not to be” is neither a game"),
        (&[&fine, "--game", "2"], 1, "game 2 not found"),
        (&[&fine, "--game", "x"], 1, "game x not found"),
        (&[&fine, "--nodes", "0"], 2, "--nodes <N>': expected a number from 1"),
        (&[&fine, "--lines", "2"], 2, "--lines works only with a position"),
        (&[&fine, "--lines", "17"], 2, "--lines <N>': expected a number from 1 to 16"),
        (&[&fine, "--again", "maybe"], 2, "[possible values: yes, no]"),
        (
            &["g [rrrrrrrr................................................RRRRRRRR]", "--record", "-"],
            2,
            "--record works",
        ),
    ] {
        let (printed, errors, found) = run(words);
        assert_eq!((printed.as_str(), found), ("", Some(status)), "{words:?}: {errors}");
        assert!(errors.contains(expected), "{words:?}: {errors}");
    }
}
