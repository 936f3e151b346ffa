//! Tests of documents and of the places in them.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::position::turn::TurnBuilder;
use ansa_core::record::{GameReading, NodeId, Record, Tag};
use ansa_core::{Game, Side};

use super::friend_testing::played as game;
use super::*;
use crate::formats::words;

const TURNS: [&str; 3] = ["Ee2n Ee3n", "ed7s", "Ee4n"];

fn document(turns: &[&str]) -> Document {
    Document::from_game(game(turns), GameOptions::default())
}

/// A turn at a place.
fn turn(place: &Cursor, text: &str) -> TurnBuilder {
    let mut game = Game::clone(&place.game());
    let mut turn = TurnBuilder::new(game.position().expect("both sides have set up"));
    words::play(&mut game, text).expect("a legal turn");
    for step in place_steps(&game) {
        turn.step(step).expect("a legal step");
    }
    turn
}

fn place_steps(game: &Game) -> Vec<ansa_core::Step> {
    match game.plies().last() {
        Some(ansa_core::game::Ply::Turn(turn)) => turn.steps().iter().map(|played| played.step).collect(),
        _ => Vec::new(),
    }
}

fn add(document: &mut Document, place: &Cursor, text: &str) -> NodeId {
    let turn = turn(place, text);
    document.add_variation(place, &turn).expect("a legal turn").0
}

fn play(document: &mut Document, text: &str) {
    let turn = turn(&document.end_cursor(), text);
    document.play(&turn).expect("a legal turn");
}

fn read(text: &str) -> Document {
    let reading = GameReading::from_record(&Record::read(text).expect("a record")).expect("a game");
    Document::from_reading(reading, GameOptions::default())
}

/// The plies and the steps that are shown.
fn at(place: &Cursor) -> (usize, usize) {
    (place.plies(), place.steps())
}

fn walk(from: Cursor, step: impl Fn(&Cursor) -> Option<Cursor>) -> Vec<(usize, usize)> {
    core::iter::successors(Some(from), step).map(|place| at(&place)).collect()
}

#[test]
fn a_cursor_steps_over_setups_and_turns() {
    let end = document(&TURNS).end_cursor();
    assert_eq!(walk(end.clone(), Cursor::previous), [(5, 0), (4, 0), (3, 0), (2, 0), (1, 0), (0, 0)]);
    let back = walk(end.clone(), Cursor::previous_step);
    assert_eq!(back, [(5, 0), (4, 0), (3, 0), (2, 1), (2, 0), (1, 0), (0, 0)]);
    let start = Cursor::after(end.line().clone(), 0);
    assert!(start.is_at_start() && start.previous().is_none() && end.next().is_none());
    let mut forth = walk(start.clone(), Cursor::next_step);
    forth.reverse();
    assert_eq!(forth, back);
    assert_eq!(walk(start.clone(), Cursor::next).len(), 6);

    assert_eq!((at(&end.first()), at(&start.last())), ((2, 0), (5, 0)), "before the first turn");
    let within = Cursor::after(end.line().clone(), 2).next_step().expect("a step");
    assert_eq!(
        (at(&within), at(&within.first()), at(&within.previous().expect("before"))),
        ((2, 1), (2, 0), (2, 0))
    );
    assert_eq!(at(&within.next().expect("after")), (3, 0));
    assert_eq!(at(&end.first().first()), (0, 0), "then the start");
    assert_eq!(at(&start.first()), (0, 0));
    assert_eq!(
        (within.label_shown().map(|label| label.to_string()), within.trail().len()),
        (Some("2g".into()), 1)
    );
    assert_eq!((start.label_shown(), start.trail().len()), (None, 0));
    assert_eq!(end.label().to_string(), "3s");
}

#[test]
fn a_cursor_shows_the_board_and_the_captures_at_its_place() {
    let pieces = ["Hc2", "Eb4", "Ra1", "rb3", "rh8"];
    let start = ansa_board::testing::position("g", &pieces);
    let mut game = Game::from_position(start, 2, ansa_core::position::rule_set::RuleSet::CURRENT);
    words::play(&mut game, "rb3e rc3x Eb4s Ra1n").expect("a turn");
    let end = Document::from_game(game, GameOptions::default()).end_cursor();
    let start = Cursor::after(end.line().clone(), 0);
    let letters = |place: &Cursor| {
        ["b4", "b3", "c3", "a1"]
            .map(|name| place.board().piece_at(ansa_board::testing::square(name)))
            .map(|piece| piece.map_or('.', ansa_core::Piece::letter))
            .into_iter()
            .collect::<String>()
    };
    assert_eq!((letters(&start).as_str(), start.captured().len()), ("Er.R", 0));
    let pushed = start.next_step().expect("a step");
    assert_eq!((letters(&pushed).as_str(), pushed.captured().len()), ("E..R", 1));
    let followed = pushed.next_step().expect("a step");
    assert_eq!((letters(&followed).as_str(), followed.trail().len()), (".E.R", 2));
    assert_eq!((letters(&end).as_str(), end.captured().len(), end.trail().len()), (".E..", 1, 3));
}

#[test]
fn the_game_at_every_place_is_the_game_taken_back() {
    let mut resigned = game(&TURNS);
    resigned.end(Outcome::win(Side::Gold, Reason::Resignation)).expect("an end");
    let pieces = ["Rd7", "Ea1", "rh5", "rh8"];
    let start = ansa_board::testing::position("g", &pieces);
    let mut goal = Game::from_position(start, 2, ansa_core::position::rule_set::RuleSet::CURRENT);
    words::play(&mut goal, "Ea1n").expect("a turn");
    words::play(&mut goal, "rh8w").expect("a turn");
    words::play(&mut goal, "Rd7n").expect("a turn");
    assert_eq!(goal.outcome().map(|outcome| outcome.reason), Some(Reason::Goal));
    for game in [game(&TURNS), resigned, goal] {
        let end = Document::from_game(game.clone(), GameOptions::default()).end_cursor();
        let on_board = game.outcome().is_some_and(|outcome| outcome.reason.is_on_board());
        assert_eq!(end.is_over(), on_board);
        for ply in 0..=game.plies().len() {
            let mut shorter = game.clone();
            for _ in ply..game.plies().len() {
                shorter.take_back();
            }
            let place = Cursor::after(end.line().clone(), ply);
            if ply == game.plies().len() && !on_board {
                assert_eq!((place.game().outcome(), place.game().plies()), (None, game.plies()));
            } else {
                assert_eq!(*place.game(), shorter);
                assert_eq!(
                    (place.phase(), place.board(), place.label()),
                    (shorter.phase(), shorter.board(), shorter.next_label())
                );
            }
        }
    }
}

#[test]
fn a_resignation_before_the_first_ply_does_not_count_at_its_place() {
    let start = ansa_board::testing::position("s", &["Ed4", "Ra1", "eg6", "rh8"]);
    let rules = ansa_core::position::rule_set::RuleSet::CURRENT;
    for before in [Game::from_position(start, 7, rules), Game::new()] {
        let mut document = Document::from_game(before.clone(), GameOptions::default());
        document.end(Outcome::win(Side::Silver, Reason::Resignation)).expect("an end");
        assert_eq!(*document.end_cursor().game(), before);
    }
}

#[test]
fn a_cursor_stays_in_its_variation() {
    let mut document = document(&TURNS);
    let place = Cursor::after(document.played().clone(), 3);
    let first = add(&mut document, &place, "ra7s ra6s");
    let place = document.cursor_at(first).expect("a place");
    assert_eq!(at(&place), (4, 0));
    let second = add(&mut document, &place, "Md2n");
    let place = document.cursor_at(first).expect("a place");
    assert!(!place.is_at_end() && place.node() == Some(first));
    let end = place.next().expect("the next ply");
    assert_eq!((end.node(), end.next(), at(&place.last())), (Some(second), None, (5, 0)));
    let back = walk(end, Cursor::previous_step);
    assert_eq!(back, [(5, 0), (4, 0), (3, 1), (3, 0), (2, 1), (2, 0), (1, 0), (0, 0)]);
    assert_eq!(place.previous().expect("before").node(), Some(document.played().nodes()[2]));
    // The game as played knows nothing of it.
    let played = document.cursor_at(document.played().nodes()[2]).expect("a place");
    assert_eq!(
        (played.next().expect("a ply").node(), *played.last().game() == game(&TURNS)),
        (Some(document.played().nodes()[3]), true)
    );
    document.remove_variation(first);
    assert!(document.cursor_at(second).is_none());
}

#[test]
fn a_variation_after_the_end_is_not_the_game() {
    let mut document = document(&TURNS);
    let end = document.end_cursor();
    let node = add(&mut document, &end, "ra7s");
    assert_eq!((document.game().plies().len(), document.variations_at(5)), (5, &[node][..]));
    let again = read(&document.to_text());
    assert_eq!(
        (again.game(), again.to_text(), again.variations_at(5).len()),
        (document.game(), document.to_text(), 1)
    );
    // The same turn is the same node, new or not.
    let turn = turn(&end, "ra7s");
    assert_eq!(document.add_variation(&end, &turn).ok(), Some((node, false)));
    play(&mut document, "ra7s");
    assert_eq!((document.played().nodes().last(), document.variations_at(5)), (Some(&node), &[][..]));
    document.remove_variation(node);
    assert_eq!(document.game().plies().len(), 6, "the game has caught up with it");
}

#[test]
fn taken_back_turns_stay_with_their_times_and_come_back() {
    let mut document = document(&TURNS);
    for (ply, time) in [(2, 1_000), (3, 2_000), (4, 3_000)] {
        document.set_time_used(ply, time);
    }
    let (before, nodes) = (document.clone(), document.played().nodes().to_vec());
    document.take_back(2);
    assert_eq!((document.game().plies().len(), document.variations_at(3)), (3, &nodes[3..4]));
    assert_eq!((document.time_used(2), document.time_used(3)), (1_000, 0));
    play(&mut document, "hg7s");
    assert_eq!(document.variations_at(3), &nodes[3..4]);
    let text = document.to_text();
    assert!(text.contains("0:00:02") && text.contains("0:00:03"), "{text}");
    document.take_back(1);
    document.bring_back(nodes[4]);
    assert_eq!((document.game(), document.played().nodes()), (before.game(), &nodes[..]));
    assert_eq!([2, 3, 4].map(|ply| document.time_used(ply)), [1_000, 2_000, 3_000]);
    assert_eq!(document.variations_at(3).len(), 1, "the turn played in between");
}

#[test]
fn tags_tell_the_outcome_and_forget_it_with_a_take_back() {
    let mut document = document(&TURNS);
    assert!(document.tree().tags.is_empty());
    document.end(Outcome::win(Side::Gold, Reason::Time)).expect("an end");
    assert!(document.to_text().contains("[Result \"1-0\"]"), "{}", document.to_text());
    assert_eq!(read(&document.to_text()).game(), document.game());
    assert!(document.end(Outcome::win(Side::Gold, Reason::Time)).is_err());
    document.take_back(1);
    assert_eq!((document.game().outcome(), read(&document.to_text()).game()), (None, document.game()));
    assert!(!document.to_text().contains("1-0"), "{}", document.to_text());
}

#[test]
fn names_and_ratings_come_from_the_tags() {
    let text = document(&["Ee2n"]).to_text();
    let document = read(&format!("[Gold \" Omar \"]\n[Silver \"?\"]\n[GoldRating \"2100\"]\n\n{text}"));
    assert_eq!((document.name(Side::Gold), document.name(Side::Silver)), (Some("Omar"), None));
    assert_eq!((document.rating(Side::Gold), document.rating(Side::Silver)), (Some("2100"), None));
    let export = document.to_export(None, "Game of today", "2026-11-21");
    assert!(
        export.starts_with("[Event \"Game of today\"]\n[Date \"2026.11.21\"]\n[Gold \" Omar \"]"),
        "{export}"
    );
    let own = read(&format!("[Event \"Club\"]\n\n{text}"));
    let exported = own.to_export(None, "Game of today", "2026-11-21");
    assert!(exported.contains("[Event \"Club\"]") && !exported.contains("today"), "{exported}");
    let renamed = own.to_export(Some("Finale"), "Game of today", "2026-11-21");
    assert!(renamed.contains("[Event \"Finale\"]") && !renamed.contains("Club"), "{renamed}");
}

#[test]
fn a_document_without_a_change_is_equal_to_its_copy_and_shares_it() {
    let document = document(&TURNS);
    let mut copy = document.clone();
    assert!(core::ptr::eq(copy.tree(), document.tree()));
    copy.set_time_used(2, 5);
    assert_ne!(copy, document);
}

#[test]
fn the_options_of_a_record_of_others_say_nothing() {
    let two_people = GameOptions::against(Player::Person, Side::Gold);
    let game = game(&["Ee2n"]);
    let own = Document::from_game(game.clone(), two_people.clone());
    assert_eq!(own.options_of_own_game(), Some(&two_people));
    assert_eq!(Document::new(two_people.clone()).options_of_own_game(), None);
    let against = GameOptions::default();
    assert_eq!(Document::new(against.clone()).options_of_own_game(), Some(&against));
    let mut record = game.to_record();
    record.set_tag(Tag::new("Gold", "Omar").expect("a tag"));
    let reading = GameReading::from_record(&record).expect("a game");
    assert_eq!(Document::from_reading(reading, two_people.clone()).options_of_own_game(), None);
    // A game of a tournament has names too, but was played here.
    let mut own = Document::from_game(game, GameOptions { take_backs: false, ..two_people });
    own.set_name(Side::Gold, Some("Ann"));
    assert!(own.options_of_own_game().is_some());
}
