use ansa_core::record::{GameReading, Record};

use super::*;

const SETUPS: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ha2 Db2 Cc2 Md2 Ee2 Cf2 Dg2 Hh2\n\
    1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 ha7 db7 cc7 ed7 me7 cf7 dg7 hh7\n";

/// The items of a record as text: labels, comments in braces, variations in parentheses.
fn listed(record: &str) -> String {
    let tree = GameReading::from_record(&Record::read(record).unwrap()).unwrap().tree;
    let written = |&item: &LineItem| match item.kind {
        LineItemKind::Turn => tree.label(item.node).unwrap().to_string(),
        LineItemKind::Comment => format!("{{{}}}", words(&tree, item)),
        LineItemKind::Begin => format!("({}:{}", item.depth, words(&tree, item)),
        LineItemKind::End => ")".to_owned(),
    };
    items(&tree).iter().map(written).collect::<Vec<_>>().join(" ")
}

#[test]
fn items_have_the_order_of_the_record() {
    let record = format!(
        "{{Before.}}\n{SETUPS}2g Ee2n {{one}}\n(\n{{or}}\n2g Md2n\n(\n2g Hh2n\n)\n2s ed7s {{two}}\n)\n(\n2g Ha2n\n)\n2s me7s\n"
    );
    assert_eq!(
        listed(&record),
        "{Before.} 1g 1s 2g {one} (1:or 2g 2s {two} ) (1: 2g ) (1: 2g ) 2s",
        "the tree has the three alternatives to the turn side by side"
    );
}

#[test]
fn variations_nest_and_follow_the_last_turn() {
    let turns = "2g Ee2n\n(\n2g Md2n\n2s ed7s\n(\n2s me7s\n3g Md3n\n)\n3g Md3s\n)\n";
    assert_eq!(listed(&format!("{SETUPS}{turns}")), "1g 1s 2g (1: 2g 2s (2: 2s 3g ) 3g )");
    // An illegal turn of a variation costs only the rest of that variation.
    let illegal = "2g Ee2n\n(\n2g Md2n\n2s ed7n\n)\n";
    assert_eq!(listed(&format!("{SETUPS}{illegal}")), "1g 1s 2g (1: 2g )");
}
