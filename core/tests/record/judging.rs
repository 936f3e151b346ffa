//! Judging files of games.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{GameReading, GameTree, JudgeError, Record, judge, judge_file};
use ansa_core::{Side, Square};

use super::tree_edits::SETUPS;

fn lines(text: &str) -> Vec<String> {
    judge_file(text).map(|game| game.to_string()).collect()
}

const GOAL: &str = "2g Ra1n Ra2n Ra3n Ra4n\n2s ra8e\n3g Ra5n Ra6n Ra7n\n";

#[test]
fn records_one_after_another() {
    let text = format!(
        "[Event \"a\"]\n{SETUPS}{GOAL}\n[Event \"b\"]\n{SETUPS}2g Ed2n\n2s resigns\n\n{SETUPS}2g Ra1s\n\n{SETUPS}2g zz\n2s ed7s\n\n{SETUPS}2g Ed2n\n2s takeback\n1s takeback\n1s ra8 mg7\n"
    );
    assert_eq!(
        lines(&text),
        [
            "1 5 g g",
            "2 3 - -",
            "3 error: line 16, column 4: 2g: Ra1s — the gold rabbit on a1 would leave the board",
            "4 error: line 20, column 4: “zz” is neither a step such as Ee2n nor a setup piece such as Ra1",
            "5 2 - -",
        ]
    );
    assert!(lines("").is_empty());
}

#[test]
fn archives() {
    let moves = |text: &str| text.replace('\n', "\\n");
    let text = format!(
        "id\tresult\tmovelist\n77\tw\t{}\n\tb\t{}\n79\n80\tb\t{}\n",
        moves(&format!("{SETUPS}{GOAL}3s")),
        moves(&format!("{SETUPS}2g Ed2n\n")),
        moves("1w Ra1\n1b ra7s\n"),
    );
    assert_eq!(
        lines(&text),
        [
            "77 5 g g",
            "2 3 - -",
            "3 error: line 4, column 1: this row has 1 columns, but the first line names 3",
            "80 error: line 5, column 14: 1s: both sides must set up before a turn can be played",
        ]
    );
    let rows = text.split_once('\n').unwrap().1;
    assert_eq!(lines(rows)[0], "77 5 g g", "without the line of names");
    assert_eq!(lines(rows).len(), 4);
    let wrong = judge_file(&text).nth(2).unwrap();
    assert!(matches!(wrong.result, Err(JudgeError::Archive(_))));
}

/// The elephants move back and forth. Gold's third time on d3 with silver to move is a third repetition.
const DANCE: &str = "2g Ed2n\n2s ed7s\n3g Ed3s\n3s ed6n\n4g Ed2n\n4s ed7s\n5g Ed3s\n5s ed6n\n";

#[test]
fn each_game_by_the_rules_of_its_day() {
    let record = |date: &str| format!("[Date \"{date}\"]\n{SETUPS}{DANCE}");
    let refused = "1 error: line 11, column 1: 5s: this position already occurred after 1s and 3s; a third occurrence is not allowed";
    assert_eq!(lines(&record("2008.07.01")), [refused]);
    assert_eq!(lines(&record("2008.06.30")), ["1 10 g p"]);
    assert_eq!(lines(&record("2008-06-??")), ["1 10 g p"]);
    let archive = |seconds: u64| {
        format!("startts\tmovelist\n{seconds}\t{}", format!("{SETUPS}{DANCE}").replace('\n', "\\n"))
    };
    assert_eq!(lines(&archive(1_214_870_399)), ["1 10 g p"]);
    assert!(lines(&archive(1_214_870_400))[0].contains("a third occurrence is not allowed"));
}

#[test]
fn games_without_a_date_are_tried_by_earlier_rules() {
    for date in ["", "[Date \"nonsense\"]\n", "[Date \"????.??.??\"]\n"] {
        assert_eq!(lines(&format!("{date}{SETUPS}{DANCE}")), ["1 10 g p"]);
    }
    // The tag `Rules` says which.
    let current = format!("[Rules \"current\"]\n{SETUPS}{DANCE}");
    assert!(lines(&current)[0].contains("a third occurrence is not allowed"));
    assert_eq!(lines(&format!("[Rules \"until-2008-07\"]\n{SETUPS}{DANCE}")), ["1 10 g p"]);
    // A turn that is illegal by all rules. The current ones allow as much as any.
    let record = Record::read(&format!("{SETUPS}2g Ed2n\n2s ed7n\n")).unwrap();
    assert_eq!(record.rules(), RuleSet::CURRENT);
    // A row without its time.
    let row = format!("id\tmovelist\n77\t{}", format!("{SETUPS}{DANCE}").replace('\n', "\\n"));
    assert_eq!(lines(&row), ["77 10 g p"]);
    // The rules that were found stay with the game.
    let record = Record::read(&format!("{SETUPS}{DANCE}")).unwrap();
    let reading = GameReading::from_record(&record).unwrap();
    assert_eq!(reading.outcome, Some(Outcome::win(Side::Gold, Reason::Repetition)));
    let written = reading.tree.to_record().unwrap();
    assert_eq!(written.tag("Rules"), Some("until-2008-07"));
    assert_eq!(GameReading::from_record(&written).unwrap().tree, reading.tree);
}

#[test]
fn before_2005_the_side_to_move_played_no_part_in_repetition() {
    // Gold takes three turns while silver takes two, then the other way round. The board after the setups occurs a
    // second time with silver to move, and a third time with gold to move.
    let moves = "2g Ed2n\n2s ed7s\n3g Ed3n\n3s ed6n\n4g Ed4s Ed3s\n\
                 4s ed7s\n5g Ed2n\n5s ed6s\n6g Ed3s\n6s ed5n ed6n\n";
    let record = Record::read(&format!("{SETUPS}{moves}")).unwrap();
    let lost = Outcome::win(Side::Gold, Reason::Repetition);
    assert_eq!(judge(&record, RuleSet::UNTIL_2005_05).unwrap().outcome, Some(lost));
    assert_eq!(judge(&record, RuleSet::UNTIL_2008_07).unwrap().outcome, None);
    assert_eq!(judge(&record, RuleSet::CURRENT).unwrap().outcome, None);
}

#[test]
fn all_rabbits_gone_was_a_draw() {
    // The last rabbits of both sides: gold pushes silver's onto c6, and its own is left undefended on c3.
    let mut squares = [' '; 64];
    let mut put = |square: &str, piece: char| {
        let square: Square = square.parse().unwrap();
        squares[square.flip().index()] = piece;
    };
    for (square, piece) in [("b6", 'r'), ("a6", 'E'), ("c3", 'R'), ("c2", 'D'), ("h8", 'e')] {
        put(square, piece);
    }
    let position: String = squares.iter().collect();
    let record = format!("[Position \"g [{position}]\"]\n40g rb6e rc6x Ea6e Dc2e Rc3x\n");
    assert_eq!(lines(&record), ["1 1 g e"]);
    let old = format!("[Date \"2008.06.30\"]\n{record}");
    assert_eq!(lines(&old), ["1 1 d n"]);
}

/// Silver's last rabbit on b6, the gold elephant beside it, and a gold rabbit that can run.
pub(super) fn last_rabbit(date: &str, moves: &str) -> String {
    let mut squares = [' '; 64];
    for (square, piece) in [("b6", 'r'), ("a6", 'E'), ("h1", 'R'), ("e8", 'e')] {
        let square: Square = square.parse().unwrap();
        squares[square.flip().index()] = piece;
    }
    let position: String = squares.iter().collect();
    format!("[Date \"{date}\"]\n[Position \"g [{position}]\"]\n40g rb6e rc6x Ea6e\n{moves}")
}

#[test]
fn casual_games_went_on_without_rabbits() {
    let line = "40s ee8s\n41g Rh1n Rh2n Rh3n Rh4n\n41s ee7s\n";
    for date in ["2004.12.31", "2006.05.05", "2008.06.30"] {
        assert_eq!(lines(&last_rabbit(date, "")), ["1 1 g e"]);
        assert_eq!(lines(&last_rabbit(date, "40s\n")), ["1 1 g e"], "a record that stops there");
        assert_eq!(lines(&last_rabbit(date, line)), ["1 4 - -"]);
        assert_eq!(lines(&last_rabbit(date, &format!("{line}42g Rh5n Rh6n Rh7n\n"))), ["1 5 g g"]);
        let wrong = &lines(&last_rabbit(date, "40s ee8n\n"))[0];
        assert!(wrong.contains("error: line 4, column 5: 40s: ee8n"), "{wrong}");
    }
    let refused = &lines(&last_rabbit("2008.07.01", line))[0];
    assert!(refused.contains("40s: the game is over"), "{refused}");
    // A goal ends the game in every year, and so does the loss of all rabbits of both sides.
    let goal = last_rabbit("2006.05.05", &format!("{line}42g Rh5n Rh6n Rh7n\n42s ee6s\n"));
    assert!(lines(&goal)[0].contains("42s: the game is over"));
}

#[test]
fn a_game_that_went_on_is_a_game_and_a_tree() {
    let text = last_rabbit("2006.05.05", "40s ee8s\n(\n40s ee8w\n)\n41g Rh1n\n");
    let record = Record::read(&text).unwrap();
    let game = ansa_core::Game::from_record(&record).unwrap();
    assert_eq!((game.plies().len(), game.outcome()), (3, None));
    let mut tree = GameTree::from_record(&record).unwrap();
    assert_eq!(tree.to_record().unwrap().line, record.line);
    let line = tree.main_line();
    assert_eq!(tree.game(line[2]).unwrap().plies(), game.plies());
    assert_eq!(tree.outcome(line[0]), None);
    assert!(tree.play(line[0], &"ee8e".parse().unwrap()).is_ok());
    assert_eq!(GameTree::new(game).main_line().len(), 3);
    let stopped = GameTree::from_record(&Record::read(&last_rabbit("2006.05.05", "")).unwrap()).unwrap();
    assert_eq!(stopped.outcome(stopped.main_line()[0]).unwrap().reason, Reason::Elimination);
}
