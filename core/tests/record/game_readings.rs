//! Reading records as games with variations: rules, handicaps and outcomes come from the tags.

use ansa_core::game::{PlayError, Roster, SetupError};
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::rule_set::RuleSet;
use ansa_core::record::{GameReading, GameRecordError, Record};
use ansa_core::{BySide, Game, Role, Side};

const GOLD: &str = "1g Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Ee2 Cf2 Hg2 Dh2\n";
const SILVER: &str = "1s ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 md7 ee7 cf7 hg7 dh7\n";
const CAMEL_OFF: &str = "[GoldHandicap \"M\"]\n\n";

fn record(text: &str) -> Record {
    Record::read(text).unwrap_or_else(|error| panic!("{error}"))
}

fn reading(text: &str) -> GameReading {
    GameReading::from_record(&record(text)).unwrap_or_else(|error| panic!("{error}"))
}

fn error(text: &str) -> GameRecordError {
    GameReading::from_record(&record(text)).map(|reading| reading.outcome).unwrap_err()
}

/// The game at the end of the main line.
fn game(reading: &GameReading) -> Game {
    let end = reading.tree.main_line().last().copied().unwrap_or(reading.tree.root());
    reading.tree.game(end).unwrap()
}

#[test]
fn handicaps_come_from_the_tags() {
    let camel_off = BySide { gold: Roster::without(&[Role::Camel]), silver: Roster::FULL };
    let text = format!("{CAMEL_OFF}{GOLD}{SILVER}2g Ee2n\n");
    let tagged = reading(&text);
    assert_eq!(*game(&tagged).rosters(), camel_off);
    assert_eq!(game(&tagged), Game::from_record(&record(&text)).unwrap());
    assert_eq!(tagged.tree.to_record().unwrap().to_tagged(), text);
    // Before the setup, the tag is all that tells it.
    assert_eq!(*game(&reading(CAMEL_OFF)).rosters(), camel_off);
    let untagged = reading(&format!("{GOLD}{SILVER}"));
    assert_eq!(*game(&untagged).rosters(), BySide { gold: Roster::Any, silver: Roster::FULL });
    assert_eq!(*game(&reading("[Event \"x\"]\n")).rosters(), BySide::default());
}

#[test]
fn a_setup_or_a_variation_that_does_not_fit_the_handicap_is_an_error() {
    let with_camel = GOLD.replace("Cc2", "Cc2 Md2");
    let is_camel = |error: &GameRecordError| {
        matches!(error, GameRecordError::Setup(PlayError::Setup(SetupError::Count { piece, .. }))
            if piece.role == Role::Camel && piece.side == Side::Gold)
    };
    let played = error(&format!("{CAMEL_OFF}{with_camel}{SILVER}"));
    assert!(is_camel(&played), "{played}");
    let beside = error(&format!("{CAMEL_OFF}{GOLD}(\n{with_camel}{SILVER})\n{SILVER}"));
    assert!(is_camel(&beside), "{beside}");
    // Without the tag, both are setups of this game.
    let free = reading(&format!("{GOLD}(\n{with_camel}{SILVER})\n{SILVER}"));
    assert_eq!((free.tree.children(free.tree.root()).len(), free.refused.len()), (2, 0));
    let full = error(&format!("{}{with_camel}(\n{GOLD})\n{SILVER}", "[GoldHandicap \"\"]\n\n"));
    assert!(is_camel(&full), "a camel is missing in the variation: {full}");
}

#[test]
fn tags_with_unknown_values_are_errors() {
    assert_eq!(error(&format!("[Rules \"mine\"]\n\n{GOLD}")), GameRecordError::Tag("Rules"));
    assert_eq!(error(&format!("[GoldHandicap \"MM\"]\n\n{GOLD}")), GameRecordError::Tag("GoldHandicap"));
    let rules = reading(&format!("[Rules \"until-2005-05\"]\n\n{GOLD}{SILVER}"));
    assert_eq!(game(&rules).rules(), RuleSet::UNTIL_2005_05);
}

#[test]
fn handicap_tags_mean_nothing_where_no_side_sets_up() {
    let text = format!("[GoldHandicap \"M\"]\n[Position \"2g[r{:<62}R]\"]\n\n2g Rh1w\n", "");
    let reading = reading(&text);
    assert_eq!((reading.tree.main_line().len(), reading.stopped), (1, None));
}

#[test]
fn the_outcome_in_the_tags_counts_unless_the_record_is_read_in_part() {
    let tags = "[Result \"1-0\"]\n[ResultCode \"r\"]\n\n";
    let resigned = Some(Outcome::win(Side::Gold, Reason::Resignation));
    let whole = reading(&format!("{tags}{GOLD}{SILVER}2g Ee2n\n"));
    assert_eq!((whole.outcome, whole.stopped), (resigned, None));
    let stopped = reading(&format!("{tags}{GOLD}{SILVER}2g Ee2s\n2s ee7s\n"));
    assert_eq!((stopped.outcome, stopped.tree.main_line().len()), (None, 2));
    let reason = stopped.stopped.map(|error| error.to_string()).unwrap_or_default();
    assert!(reason.contains("2g: Ee2s"), "{reason}");
    // What a variation lacks does not matter.
    let beside = reading(&format!("{tags}{GOLD}{SILVER}2g Ee2n\n(\n2g Ee2s\n)\n"));
    assert_eq!((beside.outcome, beside.refused.len()), (resigned, 1));
}

#[test]
fn the_outcome_on_the_board_and_the_last_words_count() {
    let resigned = reading(&format!("{GOLD}{SILVER}2g Ee2n\n2s resigns\n"));
    assert_eq!(resigned.outcome, Some(Outcome::win(Side::Gold, Reason::Resignation)));
    // The side to move is silver, but the label says who resigned.
    let mislabelled = reading(&format!("{GOLD}{SILVER}2g Ee2n\n3g resigns\n"));
    assert_eq!(mislabelled.outcome, Some(Outcome::win(Side::Silver, Reason::Resignation)));
    assert_eq!((mislabelled.stopped, mislabelled.refused.len()), (None, 1));
    let goal = format!(
        "[Result \"0-1\"]\n[ResultCode \"t\"]\n[Position \"2g[{:<7}rR{:<54}R]\"]\n\n2g Ra7n\n",
        "", ""
    );
    let goal = reading(&goal);
    assert_eq!(goal.outcome, Some(Outcome::win(Side::Gold, Reason::Goal)), "the board before the tags");
}
