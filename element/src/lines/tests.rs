use ansa_core::Side;
use ansa_core::record::Record;

use super::*;

const SETUPS: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2 {[%emt 0:00:20]}\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7 {[%emt 0:00:20]}\n";

fn lines(text: &str) -> (Lines, Game) {
    Lines::read(&Record::read(text).unwrap()).unwrap()
}

/// The items as text: labels, comments in braces, variations in parentheses.
fn listed(lines: &Lines) -> String {
    let said = |&item: &LineItem| match item.kind {
        LineItemKind::Turn => lines.tree().label(item.node).unwrap().to_string(),
        LineItemKind::Comment => format!("{{{}}}", lines.words(item)),
        LineItemKind::Begin => format!("({}:{}", item.depth, lines.words(item)),
        LineItemKind::End => ")".to_owned(),
    };
    lines.items().iter().map(said).collect::<Vec<_>>().join(" ")
}

#[test]
fn items_have_the_order_of_the_record() {
    let record = format!(
        "{{Before.}}\n{SETUPS}2g Ee2n {{one}}\n(\n{{or}}\n2g Md2n\n(\n2g Hh2n\n)\n2s ed7s {{two}}\n)\n(\n2g Ha2n\n)\n2s me7s\n"
    );
    let (lines, game) = lines(&record);
    assert_eq!(
        listed(&lines),
        "{Before.} 1g 1s 2g {one} (1:or 2g 2s {two} ) (1: 2g ) (1: 2g ) 2s",
        "the tree has the three alternatives to the turn side by side"
    );
    assert_eq!((lines.main().len(), game.plies().len()), (4, 4));
}

#[test]
fn variations_nest_and_follow_the_last_turn() {
    let (lines, _) =
        lines(&format!("{SETUPS}2g Ee2n\n(\n2g Md2n\n2s ed7s\n(\n2s me7s\n3g Md3n\n)\n3g Md3s\n)\n"));
    assert_eq!(listed(&lines), "1g 1s 2g (1: 2g 2s (2: 2s 3g ) 3g )");
    // ---- A line through a node ----
    let inner = lines.items().iter().find(|item| item.depth == 2 && item.kind == LineItemKind::Turn).unwrap();
    let line = lines.through(Some(inner.node));
    let labels: Vec<String> =
        line.iter().map(|&node| lines.tree().label(node).unwrap().to_string()).collect();
    assert_eq!(labels, ["1g", "1s", "2g", "2s", "3g"]);
    assert_eq!(lines.game(&line).plies().len(), 5);
    assert_eq!(lines.through(None), *lines.main());
    assert_eq!(lines.through(Some(NodeId::from_number(999))), *lines.main(), "there is no such node");
}

#[test]
fn the_game_is_that_of_the_rules() {
    for tail in ["2g Ee2n\n2s resigns\n", "2g Ee2n\n", "2g Ee2n {good}\n2g takeback\n2g Md2n\n"] {
        for tags in ["", "[Result \"1-0\"]\n[ResultCode \"r\"]\n\n"] {
            let record = Record::read(&format!("{tags}{SETUPS}{tail}")).unwrap();
            let (_, game) = Lines::read(&record).unwrap();
            assert_eq!(game, Game::from_record(&record).unwrap(), "{tags}{tail}");
        }
    }
    // An illegal turn of a variation costs only the rest of that variation.
    let (lines, _) = lines(&format!("{SETUPS}2g Ee2n\n(\n2g Md2n\n2s ed7n\n)\n"));
    assert_eq!(listed(&lines), "1g 1s 2g (1: 2g )");
    let illegal = Record::read(&format!("{SETUPS}2g Ee2s\n")).unwrap();
    assert!(Lines::read(&illegal).is_err());
}

#[test]
fn players_and_clocks_are_those_of_the_record() {
    let tags = "[Gold \"  Anna \"]\n[Silver \"?\"]\n[GoldRating \"1850\"]\n[TimeControl \"10s/1m\"]\n\n";
    let turns = "2g Ee2n {[%emt 0:00:30]}\n2s me7s {[%emt 0:00:05]}\n3g Ee3n\n";
    let (lines, _) = lines(&format!("{tags}{SETUPS}{turns}"));
    let PlayerTags { name, rating } = &lines.players()[Side::Gold];
    assert_eq!((name.as_str(), rating.as_str()), ("Anna", "1850"));
    assert_eq!(lines.players()[Side::Silver], PlayerTags::default());
    let clocks = |plies: usize| {
        let BySide { gold, silver } = lines.clocks(&lines.main()[..plies]);
        (gold, silver)
    };
    // The setups cost nothing; each side has its reserve and the time of its next turn.
    assert_eq!(clocks(0), (None, None), "no time has been recorded yet");
    assert_eq!(clocks(2), (Some(70_000), Some(70_000)));
    assert_eq!(clocks(4), (Some(50_000), Some(75_000)));
    assert_eq!(clocks(5), (None, None), "the time of the last turn is unknown");
}

#[test]
fn a_written_clock_counts_more_than_a_computed_one() {
    let turns = "2g Ee2n {[%clk 0:01:30]}\n2s me7s\n3g Ee3n {[%clk 0:01:00]}\n";
    let (lines, _) = lines(&format!("{SETUPS}{turns}"));
    assert_eq!(lines.clocks(lines.main()), BySide { gold: Some(60_000), silver: None });
    assert_eq!(lines.clocks(&lines.main()[..4]).gold, Some(90_000));
}
