//! The position of a study as the start of a new game.

use super::*;
use crate::document::GameStart;
use crate::formats::begun_turn::position_of;
use ansa_core::notation::PositionText;
use ansa_core::position::Position;
use ansa_core::position::outcome::{Outcome, Reason};

/// The position and the number in the text that a new game starts from.
fn start(studied: &Studied) -> Option<(Position, u32)> {
    let text = PositionText::read(&studied.study.start_text()?).expect("a position");
    Some((position_of(&text).expect("a legal position"), text.number.expect("a number")))
}

fn goes(studied: &mut Studied, moves: &[CursorMove]) {
    for &to in moves {
        studied.does(StudyAction::Move(to));
    }
}

#[test]
fn a_new_game_starts_from_any_place_where_a_turn_can_follow() {
    let mut studied = Studied::new(WEAK, &["Ee2n Ee3n", "ed7s", "Ee4n"]);
    let resigned = Outcome::win(Side::Silver, Reason::Resignation);
    studied.study.document.end(resigned).expect("the game goes on");
    studied.study = StudyState::new(studied.study.document.clone(), Side::Gold);
    let shown = |studied: &Studied| studied.study.position().expect("a position");
    // The position in which gold has resigned.
    assert_eq!(start(&studied), Some((shown(&studied), 3)));
    assert_eq!(shown(&studied).side(), Side::Silver);
    goes(&mut studied, &[CursorMove::Previous]);
    assert_eq!(start(&studied), Some((shown(&studied), 3)));
    assert_eq!(shown(&studied).side(), Side::Gold);
    // A variation.
    studied.enters("Md2n");
    assert_eq!(start(&studied), Some((shown(&studied), 3)));
    assert_eq!(shown(&studied).board().piece_at(square("d3")).map(|piece| piece.role), Some(Role::Camel));
    // There is nothing to start from before both sides have set up.
    goes(&mut studied, &[CursorMove::First, CursorMove::Previous]);
    assert_eq!(studied.study.start_text(), None);
}

#[test]
fn a_begun_turn_goes_on_in_the_new_game() {
    let mut studied = Studied::new(WEAK, &[]);
    studied.types("Ee2n");
    let (position, number) = start(&studied).expect("a start");
    assert_eq!((position.side(), position.steps_left(), number), (Side::Gold, 3, 2));
    // After the fourth step it is silver's turn.
    studied.types("Ee3n Ee4n Ee5n");
    let (position, number) = start(&studied).expect("a start");
    assert_eq!((position.side(), position.steps_left(), number), (Side::Silver, 4, 2));
}

#[test]
fn no_game_starts_after_the_end_or_within_a_push() {
    let position = |pieces: &[&str]| {
        let start = GameStart::Position(ansa_board::testing::position("g", pieces), 14);
        let options = GameOptions { start, ..GameOptions::against(Player::Person, Side::Gold) };
        Studied { study: StudyState::new(Document::new(options), Side::Gold) }
    };
    let mut studied = position(&["Ed4", "Ra7", "rd5", "rh8"]);
    assert_eq!(start(&studied).map(|(_, number)| number), Some(14));
    studied.types("rd5n");
    assert_eq!(studied.study.start_text(), None, "the push is not finished");
    studied.types("Ed4n");
    assert!(start(&studied).is_some());
    studied.does(StudyAction::End);
    studied.enters("rh8s");
    studied.enters("Ra7n");
    assert_eq!(studied.study.start_text(), None, "gold has won");
}
