use ansa_core::BySide;
use ansa_core::game::Roster;
use ansa_core::piece::Role;
use ansa_core::position::outcome::Reason;

use super::*;
use crate::document::friend::testing::{begun, letter, page, resigned, terms};
use crate::formats::GameId;

const GOLD: &str = "Ee2n Ee3n";
const SILVER: &str = "ed7s";

fn merge(ours: &Document, letter: &Letter) -> Merge {
    compare(Some(ours), letter)
}

fn turns(document: &Document) -> Vec<String> {
    document.game().plies().iter().skip(2).map(|ply| PlyText::from(ply).to_string()).collect()
}

#[test]
fn a_new_letter_is_for_the_side_to_move() {
    assert_eq!(compare(None, &letter(&[])), Merge::New { seat: Some(Side::Gold) });
    assert_eq!(compare(None, &letter(&[GOLD])), Merge::New { seat: Some(Side::Silver) });
    assert_eq!(compare(None, &resigned(&letter(&[]), Side::Gold)), Merge::New { seat: None });
}

#[test]
fn letters_are_the_same_newer_or_older() {
    let ours = page(Side::Gold, &[GOLD]);
    assert_eq!(merge(&ours, &letter(&[GOLD])), Merge::Same);
    assert_eq!(merge(&ours, &letter(&[GOLD, SILVER])), Merge::Extends { turns: 1 });
    assert_eq!(merge(&ours, &letter(&[])), Merge::Older { turns: 1 });
    let silver = page(Side::Silver, &[GOLD]);
    assert_eq!(merge(&silver, &letter(&[])), Merge::Older { turns: 1 });
    let first = begun(Side::Silver);
    assert_eq!(merge(&first, &letter(&[])), Merge::Ahead { common: 0, theirs: 2 }, "one setup is silver's");
}

#[test]
fn steps_in_another_order_are_the_same_turn() {
    let ours = page(Side::Silver, &["Hb2n Hg2n"]);
    assert_eq!(merge(&ours, &letter(&["Hg2n Hb2n"])), Merge::Same);
    assert_eq!(merge(&ours, &letter(&["Hg2n Hb2n", SILVER])), Merge::Ahead { common: 3, theirs: 1 });
    let ours = page(Side::Gold, &["Hb2n Hg2n"]);
    assert_eq!(merge(&ours, &letter(&["Hg2n Hb2n", SILVER])), Merge::Extends { turns: 1 });
}

#[test]
fn nobody_plays_in_the_name_of_another() {
    // Gold is to move here, and the letter has gold's turn and an answer.
    let ours = page(Side::Gold, &[]);
    assert_eq!(merge(&ours, &letter(&[GOLD, SILVER])), Merge::Ahead { common: 2, theirs: 2 });
    assert_eq!(merge(&ours, &letter(&[GOLD])), Merge::Ahead { common: 2, theirs: 1 });
    // Silver may resign for silver alone.
    assert_eq!(merge(&ours, &resigned(&letter(&[]), Side::Silver)), Merge::Extends { turns: 0 });
    assert_eq!(merge(&ours, &resigned(&letter(&[]), Side::Gold)), Merge::Ahead { common: 2, theirs: 0 });
    let ours = page(Side::Gold, &[GOLD]);
    let answered = letter(&[GOLD, SILVER]);
    assert_eq!(merge(&ours, &resigned(&answered, Side::Silver)), Merge::Extends { turns: 1 });
    assert_eq!(merge(&ours, &resigned(&answered, Side::Gold)), Merge::Ahead { common: 3, theirs: 1 });
    // A game that is only watched has no side of its own.
    let watched = letter(&[GOLD]).document(None);
    assert_eq!(merge(&watched, &resigned(&answered, Side::Gold)), Merge::Extends { turns: 1 });
}

#[test]
fn both_hold_what_the_other_lacks() {
    let ours = page(Side::Gold, &[GOLD]);
    let other = letter(&["Hb2n", SILVER]);
    assert_eq!(merge(&ours, &other), Merge::Conflict { common: 2, ours: 1, theirs: 2 });
    assert_eq!(merge(&ours, &other).choice(), Some(2));
    let early = resigned(&letter(&[]), Side::Silver);
    assert_eq!(merge(&ours, &early), Merge::Conflict { common: 2, ours: 1, theirs: 0 });
    let mut ended = page(Side::Gold, &[GOLD]);
    ended.end(Outcome::win(Side::Silver, Reason::Resignation)).expect("an end");
    assert_eq!(merge(&ended, &letter(&[GOLD])), Merge::Older { turns: 0 });
    assert_eq!(merge(&ended, &letter(&[GOLD, SILVER])), Merge::Conflict { common: 3, ours: 0, theirs: 1 });
    let other = resigned(&letter(&[GOLD]), Side::Silver);
    assert_eq!(merge(&ended, &other), Merge::Conflict { common: 3, ours: 0, theirs: 0 });
    assert_eq!(merge(&ended, &resigned(&letter(&[GOLD]), Side::Gold)), Merge::Same);
}

#[test]
fn games_that_begin_otherwise_are_others() {
    let ours = begun(Side::Gold);
    let rosters = BySide { gold: Roster::without(&[Role::Elephant]), silver: Roster::FULL };
    let other = Letter::of(&terms().begin(Side::Gold, GameStart::Setups(rosters))).expect("a letter");
    assert_eq!(merge(&ours, &other), Merge::Different);
    let mut old = letter(&[]);
    old.game = Game::with(ansa_core::position::rule_set::RuleSet::UNTIL_2005_05, BySide::default()).into();
    assert_eq!(merge(&ours, &old), Merge::Different);
    let mut other = letter(&[]);
    other.terms.id = GameId::new([1; GameId::BYTES]);
    assert_eq!(merge(&ours, &other), Merge::OtherGame);
}

#[test]
fn both_lines_are_kept() {
    let ours = page(Side::Gold, &[GOLD, SILVER]);
    let theirs = resigned(&letter(&["Hb2n", "hb7s"]), Side::Silver);
    let Merge::Conflict { common, .. } = merge(&ours, &theirs) else { panic!("a conflict") };
    let mut taken = ours.clone();
    taken.take_theirs(common, &theirs.game).expect("legal turns");
    assert_eq!(turns(&taken), ["Hb2n", "hb7s"]);
    assert_eq!(taken.game().outcome(), theirs.game.outcome());
    assert_eq!(taken.variations_at(2).len(), 1, "the other first turn");
    assert_eq!(merge(&taken, &theirs), Merge::Same);

    let mut kept = ours.clone();
    kept.keep_ours(common, &theirs.game).expect("legal turns");
    assert_eq!(kept.game(), ours.game());
    assert_eq!(kept.played().nodes(), ours.played().nodes());
    assert_eq!(kept.variations_at(2).len(), 1);
    assert_eq!(kept.tree().len(), ours.tree().len() + 2);
    let mut again = kept.clone();
    again.keep_ours(common, &theirs.game).expect("legal turns");
    assert_eq!(again, kept, "the same answer twice");
    // What is written can be read.
    let written = kept.to_text();
    let record = ansa_core::record::Record::read(&written).expect("a record");
    let reading = ansa_core::record::GameReading::from_record(&record).expect("a game");
    assert_eq!(Document::from_reading(reading, kept.options().clone()).to_text(), written);
}

#[test]
fn an_end_gives_way_to_the_other_game() {
    let mut ours = page(Side::Gold, &[GOLD]);
    ours.end(Outcome::win(Side::Silver, Reason::Resignation)).expect("an end");
    let theirs = letter(&[GOLD, SILVER]);
    let mut taken = ours.clone();
    taken.take_theirs(3, &theirs.game).expect("legal turns");
    assert_eq!((taken.game().outcome(), turns(&taken).len()), (None, 2));
    assert!(!taken.to_text().contains("Result"));
    ours.keep_ours(3, &theirs.game).expect("legal turns");
    assert_eq!(ours.game().outcome(), Some(Outcome::win(Side::Silver, Reason::Resignation)));
    assert!(ours.to_text().contains("Result"));
}

#[test]
fn a_game_without_turns_can_be_kept_or_given_up() {
    let ours = begun(Side::Gold);
    let theirs = letter(&[]);
    let mut kept = ours.clone();
    kept.keep_ours(0, &theirs.game).expect("legal setups");
    assert_eq!(kept.game(), ours.game());
    let mut taken = ours;
    taken.take_theirs(0, &theirs.game).expect("legal setups");
    assert_eq!(**taken.game(), *theirs.game);
}
