//! What the options of a session change.

use super::*;
use crate::search::time::Budget;
use crate::search::{Limits, PlayStyle, StyleTerm};
use crate::{Level, Side};

#[test]
fn every_standard_option_is_known() {
    for name in [
        "tcmove",
        "tcreserve",
        "tcpercent",
        "tcmax",
        "tctotal",
        "tcturns",
        "tcturntime",
        "greserve",
        "sreserve",
        "gused",
        "sused",
        "lastmoveused",
        "moveused",
        "opponent",
        "opponent_rating",
        "rating",
        "rated",
        "event",
        "hash",
        "depth",
    ] {
        assert_eq!(opened(&[&format!("setoption name {name} value 1")]), Vec::<String>::new(), "{name}");
    }
    assert_eq!(opened(&["setoption name colour value red"]), ["log Warning: the option “colour” is unknown"]);
}

#[test]
fn other_limits_can_only_tighten_those_of_a_level() {
    let mut talk = Talk::new(&[GOLD, SILVER]);
    let limits = |talk: &Talk| talk.session.settings.limits(Side::Gold, 0);
    let full = limits(&talk);
    for level in Level::ALL {
        talk.say(&format!("setoption name level value {}", level.number()));
        assert_eq!(limits(&talk), level.limits());
    }
    talk.say("setoption name level value 3");
    let third = Level::new(3).unwrap().limits();
    for (more, expected) in [
        ("nodes value 100000", third),
        ("depth value 60", third),
        ("nodes value 70", Limits { nodes: Some(70), ..third }),
        ("depth value 2", Limits { nodes: Some(70), depth: Some(2), ..third }),
    ] {
        talk.say(&format!("setoption name {more}"));
        assert_eq!(limits(&talk), expected, "{more}");
    }
    talk.say("setoption name tcmove value 10");
    assert!(limits(&talk).time.is_some(), "the clock counts, too");
    talk.say("setoption name level value 11");
    talk.say("setoption name nodes value 0");
    talk.say("setoption name depth value 0");
    assert!(
        limits(&talk).time.is_some_and(|time| time.min_ms > 5_000),
        "the clock replaces the time of a level"
    );
    assert_eq!(
        talk.session.settings.pondering_limits(),
        Limits::default(),
        "pondering has no end of its own"
    );
    let talk = Talk::new(&[GOLD, SILVER, "setoption name level value 2", "setoption name level value 0"]);
    assert_eq!(limits(&talk), full, "0 is its full strength");
    // A style changes what a level likes, not its limits; `level` is its own again.
    let mut talk =
        Talk::new(&[GOLD, SILVER, "setoption name level value 2", "setoption name style value herd=-5"]);
    let second = Level::new(2).unwrap().limits();
    assert_eq!(limits(&talk), Limits { style: PlayStyle::NONE.with(StyleTerm::Herd, -5), ..second });
    assert_eq!(
        talk.say("setoption name style value herd"),
        ["log Error: “herd” is no value for the option style"]
    );
    talk.say("setoption name style value none");
    assert_eq!(limits(&talk), Limits { style: PlayStyle::NONE, ..second });
    talk.say("setoption name style value level");
    assert_eq!(limits(&talk), second);
    // Pondering does not make a level stronger: it keeps to the limits of the level's own turns.
    talk.say("setoption name level value 3");
    talk.say("go ponder");
    let answers = talk.think_for(100);
    assert!(last_info(&answers, "nodes") <= third.nodes.unwrap(), "{answers:?}");
}

#[test]
fn the_size_of_the_table_is_kept_within_its_bounds() {
    let mut talk = Talk::new(&[GOLD, SILVER]);
    let size = |talk: &Talk| talk.session.settings.search_options().hash_bytes;
    let usual = size(&talk);
    for (megabytes, bytes) in [("1", 1 << 20), ("1024", 1 << 30), ("0", usual), ("3", 3 << 20)] {
        assert_eq!(talk.say(&format!("setoption name hash value {megabytes}")), Vec::<String>::new());
        assert_eq!(size(&talk), bytes, "{megabytes}");
    }
    for wrong in ["1025", "-1", "1.5", "", "many", "99999999999999999999"] {
        let answers = talk.say(&format!("setoption name hash value {wrong}"));
        assert!(answers[0].starts_with("log Error: "), "{wrong}: {answers:?}");
        assert_eq!(size(&talk), 3 << 20, "{wrong}");
    }
    // The new value applies to the next search. The search in progress keeps its own.
    talk.say("go ponder");
    talk.say("setoption name hash value 1");
    assert_eq!(talk.session.options.hash_bytes, 3 << 20);
    assert!(talk.say("stop").last().unwrap().starts_with("bestmove "));
    talk.say("go");
    assert_eq!(talk.session.options.hash_bytes, 1 << 20);
}

#[test]
fn a_reserve_that_has_run_out_is_a_clock() {
    let time = |messages: &[&str], side| {
        let mut talk = Talk::new(&[GOLD, SILVER]);
        for message in messages {
            assert_eq!(talk.say(&format!("setoption name {message}")), Vec::<String>::new(), "{message}");
        }
        talk.session.settings.limits(side, 0).time
    };
    let none = Some(Budget::fixed(5_000));
    let at_once = Some(Budget::fixed(1));
    assert_eq!(time(&[], Side::Gold), none);
    for reserve in ["0", "0.0004", "-0.2", "-3"] {
        let reserves = [format!("greserve value {reserve}"), format!("sreserve value {reserve}")];
        let [gold, silver] = &reserves;
        for clock in [&["tcmove value 0", "tcreserve value 60", gold, silver][..], &[gold, silver]] {
            assert_eq!(time(clock, Side::Gold), at_once, "{clock:?}");
            assert_eq!(time(clock, Side::Silver), at_once, "{clock:?}");
        }
    }
    // The reserve of the other side is no clock, and neither is a time control of zeros.
    assert_eq!(time(&["sreserve value 0"], Side::Gold), none);
    assert_eq!(time(&["tcmove value 0", "tcreserve value 0", "tcturntime value 0"], Side::Gold), none);
    // No time is so short that it is none.
    for short in ["tcmove", "tcreserve", "tcturntime", "tctotal"] {
        assert_eq!(time(&[&format!("{short} value 0.0004")], Side::Gold), at_once, "{short}");
    }
}
