//! Tests of the marks and arrows on the board.

use ansa_board::testing::square;
use ansa_board::{ArrowKind, BoardEvent, BoardView, Pointing};
use ansa_core::game::Setup;
use ansa_core::record::{GameReading, Record};
use ansa_core::{Bitboard, Side, Square};

use crate::Apply;
use crate::activities::play::testing::{at, game, press, two_people};
use crate::activities::play::{PlayState, ViewAction};
use crate::document::{CursorMove, Document, GameOptions, Player};
use crate::entry::SetupAction;

fn look(play: &PlayState, names: &[&str], offers: bool) -> BoardView {
    let drag_path: Vec<Square> = names.iter().map(|name| square(name)).collect();
    let at = drag_path.last().copied();
    let drag_path = if drag_path.len() > 1 { drag_path } else { Vec::new() };
    play.board_view(&Pointing { at, drag_path }, offers)
}

/// The marked squares.
fn targets(play: &PlayState) -> Bitboard {
    let view = look(play, &[], false);
    view.squares.iter().filter(|view| view.destination.is_some()).map(|view| view.square).collect()
}

#[test]
fn a_route_is_previewed() {
    let mut play = at("g", &["Ed4", "Ra1", "hd5", "rh8"]);
    play.apply(BoardEvent::Select(square("d4")));
    let view = look(&play, &["d4", "e4", "e5"], false);
    assert_eq!(view.count, Some((square("e5"), 2)));
    let walk = |names: &[&str]| names.iter().map(|name| square(name)).collect::<Vec<_>>();
    assert_eq!(view.arrows[0].squares, walk(&["d4", "e4", "e5"]));
    let view = look(&play, &["d4", "d5", "d6"], false);
    let kinds: Vec<ArrowKind> = view.arrows.iter().map(|arrow| arrow.kind).collect();
    assert_eq!(kinds, [ArrowKind::Shove, ArrowKind::Walk]);
    assert!(look(&play, &[], false).squares[square("d5").index()].partner);
    assert_eq!(look(&play, &["d5"], false).arrows, [], "a press there only takes it in hand");
}

#[test]
fn arrows_show_the_effect_of_one_press() {
    let mut play = at("g", &["Ed4", "Ra1", "hd5", "rh8"]);
    let view = look(&play, &["d4"], true);
    assert_eq!(view.arrows.len(), 3);
    assert!(view.arrows.iter().all(|arrow| arrow.offers && arrow.kind == ArrowKind::Walk));
    assert_eq!(look(&play, &["d5"], true).arrows.len(), 3, "it can be pushed to three squares");
    assert_eq!(look(&play, &["d4"], false).arrows.len(), 0);
    press(&mut play, &["d4"]);
    assert_eq!(look(&play, &["a1"], true).arrows.len(), 0, "with a piece in hand its own route is shown");
}

#[test]
fn freezing_pieces_are_marked() {
    let mut play = at("g", &["Cd4", "Ra1", "Rb1", "hd5", "rh8"]);
    let marked = |view: &BoardView| view.squares.iter().filter(|square| square.freezes).count();
    assert_eq!(marked(&look(&play, &[], false)), 0);
    assert_eq!(marked(&look(&play, &["d4"], false)), 1);
    press(&mut play, &["d4"]);
    let view = look(&play, &[], false);
    assert_eq!((marked(&view), view.arrows[0].kind), (1, ArrowKind::Freeze));
    press(&mut play, &["a1"]);
    assert_eq!(marked(&look(&play, &[], false)), 0);
}

#[test]
fn the_partner_in_a_pull_is_marked() {
    let mut play = at("g", &["Ee6", "Ra1", "me7", "re8", "rd7", "rf7", "rh8"]);
    press(&mut play, &["e6", "e7"]);
    let view = look(&play, &[], false);
    let marks = |name: &str| view.squares[square(name).index()].clone();
    assert!(marks("e7").selected && marks("e6").partner && marks("e5").destination.is_some());
    // The own piece can also be pressed first; the enemy stays marked.
    press(&mut play, &["e6"]);
    let view = look(&play, &[], false);
    assert!(view.squares[square("e6").index()].selected && view.squares[square("e7").index()].partner);
}

#[test]
fn the_squares_of_a_setup_are_marked() {
    let mut play = two_people();
    assert_eq!(targets(&play), Bitboard::EMPTY);
    press(&mut play, &["e2"]);
    assert_eq!(targets(&play), Setup::home(Side::Gold) - Bitboard::from_square(square("e2")));
    press(&mut play, &["e2"]);
    assert_eq!(targets(&play), Bitboard::EMPTY);
    play.apply(SetupAction::Clear);
    assert_eq!(targets(&play), Setup::home(Side::Gold), "every home square is free");
}

#[test]
fn what_is_drawn_in_the_comment_of_the_displayed_place_is_shown() {
    let mut record = game(&["Ee2n", "ed7s ed6s"]).to_record();
    for (entry, text) in record.line.iter_mut().zip(["", "{[%csl Yc3]}", "{[%cal Ge3e7] Up! [%csl Re3]}"]) {
        let commented = Record::read(&format!("1g Ra1 {text}")).expect("a record");
        entry.comment = commented.line[0].comment.clone();
    }
    let reading = GameReading::from_record(&record).expect("a game");
    let options = GameOptions::against(Player::Person, Side::Gold);
    let mut play = PlayState::resume(Document::from_reading(reading, options));
    let drawn = |play: &PlayState| {
        let view = look(play, &[], false);
        assert!(!view.drawable);
        view.drawn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(drawn(&play), "", "the last turn has no comment");
    play.apply(ViewAction::Move(CursorMove::First));
    assert_eq!(drawn(&play), "Yc3");
    play.apply(ViewAction::Move(CursorMove::Next));
    assert_eq!(drawn(&play), "Ge3e7 Re3");
    play.apply(ViewAction::Move(CursorMove::NextStep));
    assert_eq!(drawn(&play), "", "a step further is another position");
    play.apply(ViewAction::Move(CursorMove::PreviousStep));
    assert_eq!(drawn(&play), "Ge3e7 Re3");
    play.apply(ViewAction::Move(CursorMove::First));
    play.apply(ViewAction::Move(CursorMove::First));
    assert_eq!((play.place().plies(), drawn(&play).as_str()), (0, ""));
}

#[test]
fn a_friend_that_a_step_would_lose_is_no_partner() {
    let mut play = at("g", &["Rf3", "Df2", "Rb1", "rh8"]);
    press(&mut play, &["f2"]);
    let view = look(&play, &[], false);
    assert!(view.squares[square("f2").index()].selected && !view.squares[square("f3").index()].partner);
}
