use super::*;

const FILE: &str = "
# Two levels and an engine that is elsewhere.
format    gauntlet 4
nodes     500
openings  book
jobs      2
games     games.tsv

engine level three
option level=3
rating 1500
engine other
  command \"/some where/engine\" aei
  option  hash=1
  option  name=with = sign
";

fn error(text: &str) -> String {
    parse(text).err().unwrap_or_default()
}

#[test]
fn settings_and_engines_are_read() {
    let plan = parse(FILE).unwrap();
    assert_eq!(plan.format, Format::Gauntlet { games: 4 });
    assert_eq!((plan.conditions.nodes, plan.conditions.jobs, plan.conditions.turns), (Some(500), 2, 150));
    assert_eq!((plan.games.as_deref(), plan.text), (Some("games.tsv"), None));
    let names: Vec<_> = plan.engines.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(names, ["level three", "other"]);
    assert_eq!(plan.engines[0].rating, Some(1500.0));
    assert_eq!(plan.engines[1].command.describe(), "/some where/engine aei hash=1 name=with = sign");
}

#[test]
fn what_the_games_depend_on_is_described() {
    let text = parse(FILE).unwrap().describe();
    assert!(text.starts_with("ansa tournament: gauntlet 4; level three (1500) "), "{text}");
    assert!(text.contains("; other /some where/engine aei hash=1"), "{text}");
    assert!(text.ends_with("; openings book, seed 1; nodes 500; 150 turns, then score"), "{text}");
}

#[test]
fn two_games_in_a_row_have_the_same_opening() {
    let plan = parse(FILE).unwrap();
    let mut tournament = plan.tournament().unwrap();
    while tournament.apply(Change::StartRound).is_ok() {}
    let openings: Vec<u64> = tournament.games().map(|game| plan.opening(&game.pairing)).collect();
    assert_eq!((openings[0], openings[2]), (openings[1], openings[3]));
    assert_ne!(openings[0], openings[2]);
    let golds: Vec<_> = tournament.games().map(|game| game.pairing.gold).collect();
    assert!(golds[0] != golds[1] && golds[2] != golds[3]);
}

#[test]
fn what_is_wrong_is_told() {
    let settings = |text: &str| error(&format!("{text}\nengine a\nengine b\n"));
    assert_eq!(settings("jobs 1"), "the setting “format” is missing");
    assert_eq!(
        settings("format knockout 3"),
        "line 1: format: expected round-robin, gauntlet, swiss or elimination, and a number, not “knockout 3”"
    );
    assert!(settings("format elimination 9").contains("a tournament can have 2 to 4 lives, not 9"));
    assert_eq!(
        settings("format round-robin\n\njobs 0"),
        "line 3: jobs: expected a number from 1 to 256, not “0”"
    );
    assert_eq!(settings("format round-robin\npears 2"), "line 2: “pears” is not a setting");
    assert_eq!(
        settings("at_limit draw\nformat round-robin"),
        "line 1: “at_limit” is not a setting; did you mean “at-limit”?"
    );
    assert_eq!(settings("format gauntlet\nformat gauntlet"), "line 2: “format” was set before");
    assert_eq!(
        settings("format round-robin\ntime 1\nclock 1s/1s"),
        "line 2: “time” can't be used together with “clock”"
    );
    assert_eq!(settings("format round-robin\nreserve 1"), "the setting “time” is missing");
    assert_eq!(
        settings("format round-robin\nat-limit win"),
        "line 2: at-limit: expected one of score, draw, not “win”"
    );
    assert!(!settings("format round-robin\n\u{1b}[31m 1").contains('\u{1b}'));
    assert!(settings("format elimination 2\nat-limit draw").starts_with("an elimination needs a winner"));
    let engines = |text: &str| error(&format!("format round-robin\n{text}"));
    assert_eq!(engines("engine a"), "the tournament needs at least 2 players");
    assert_eq!(engines("engine a\nengine a"), "two players have the name “a”");
    assert_eq!(engines("engine"), "the name of a player is empty");
    assert_eq!(
        engines("engine a\nnodes 5"),
        "line 3: expected engine, command, option or rating, not “nodes”"
    );
    assert_eq!(engines("engine a\noption level"), "line 3: expected NAME=VALUE");
    assert_eq!(engines("engine a\nrating high"), "line 3: “high” is not a rating");
    assert_eq!(engines("engine a\ncommand 'x"), "line 3: unclosed quotation mark in “'x”");
}
