//! Tests of looking at other places of a game.

use ansa_board::testing::square;
use ansa_board::{BoardEvent, Mode};
use ansa_core::Side;
use ansa_core::notation::PositionText;

use super::*;
use crate::Apply;
use crate::activities::play::testing::{
    WEAK, against, answer, at, game, has_selection, letter, move_along, press, resume, show, started, turn,
};
use crate::activities::play::{PlanAction, PlayAction};
use crate::document::GameOptions;

#[test]
fn a_replay_keeps_the_draft() {
    let mut play = started();
    press(&mut play, &["e2", "e4"]);
    play.apply(PlayAction::End);
    press(&mut play, &["a7", "a6"]);
    play.apply(ViewAction::Replay);
    assert_eq!((play.mode(), letter(&play, "e2"), letter(&play, "a7")), (Mode::Replay, Some('E'), Some('r')));
    play.apply(ViewAction::Tick(ReplayTick { ply: 2, shown: 0 }));
    assert_eq!(letter(&play, "e3"), Some('E'));
    play.apply(ViewAction::Tick(ReplayTick { ply: 2, shown: 0 }));
    assert_eq!(letter(&play, "e3"), Some('E'), "a tick that comes late is not heard");
    press(&mut play, &["a6"]);
    assert!(!has_selection(&play), "a board that is being shown is not played on");
    assert_eq!(play.notice(), None);
    play.apply(ViewAction::Skip);
    assert_eq!((play.mode(), letter(&play, "e4"), letter(&play, "a6")), (Mode::Turn, Some('E'), Some('r')));
}

#[test]
fn the_last_step_of_a_replay_stays_as_long_as_the_others() {
    let mut play = against(WEAK, "g", &["Ed2", "Rh1", "ed7", "ra8", "rb8"]);
    turn(&mut play, "Ed2n");
    answer(&mut play, "ed7s ed6s");
    assert_eq!((play.mode(), letter(&play, "d7")), (Mode::Replay, Some('e')));
    play.apply(ViewAction::Tick(ReplayTick { ply: 1, shown: 0 }));
    assert_eq!((play.mode(), letter(&play, "d6")), (Mode::Replay, Some('e')));
    assert_eq!(play.feedback.motion().0, [(square("d7"), square("d6"))]);
    play.apply(ViewAction::Tick(ReplayTick { ply: 1, shown: 1 }));
    assert_eq!((play.mode(), letter(&play, "d5")), (Mode::Replay, Some('e')));
    assert_eq!(play.feedback.motion().0, [(square("d6"), square("d5"))], "the last step is seen, too");
    assert_eq!(play.label_shown().to_string(), "2s");
    play.apply(ViewAction::Tick(ReplayTick { ply: 1, shown: 2 }));
    assert_eq!(play.mode(), Mode::Turn);
}

#[test]
fn earlier_positions_are_read_only() {
    let mut play = started();
    let before = play.clone();
    show(&mut play, 0);
    assert_eq!(play.mode(), Mode::Past);
    assert_eq!(letter(&play, "a8"), None, "silver had not set up then");
    press(&mut play, &["a2"]);
    play.apply(PlayAction::End);
    assert_eq!(play.game(), before.game());
    play.apply(ViewAction::Live);
    assert_eq!((play.mode(), play.event()), (Mode::Turn, &Event::Back));
    show(&mut play, 0);
    show(&mut play, 1);
    assert_eq!(play.mode(), Mode::Turn, "the board after the last ply is the present");
}

#[test]
fn the_displayed_board_is_the_one_to_start_from() {
    let options = GameOptions::against(crate::document::Player::Person, Side::Gold);
    assert_eq!(PlayState::new(options.clone()).numbered_position(), None);
    let mut play = resume(game(&[]), options.clone());
    let (start, number) = play.numbered_position().expect("a position");
    assert_eq!((start.side(), number), (Side::Gold, 2));
    move_along(&mut play, &["d2", "d3"]);
    let own = play.numbered_position().map(|(own, _)| own);
    assert_eq!(own, Some(start), "a turn in the making is not played yet");
    play.apply(PlayAction::End);
    let own = play.numbered_position().map(|(own, number)| (own.side(), number));
    assert_eq!(own, Some((Side::Silver, 2)));
    show(&mut play, 1);
    assert_eq!(play.numbered_position(), Some((start, 2)));
    show(&mut play, 0);
    assert_eq!(play.numbered_position(), None, "silver has not set up there");
    let over = at("g", &["Rd8", "rh7"]);
    assert!(over.game().outcome().is_some() && over.numbered_position().is_some());
}

#[test]
fn a_finished_game_can_be_played_again_from_the_displayed_board() {
    let options = GameOptions::against(crate::document::Player::Person, Side::Gold);
    let mut play = resume(game(&["Ee2n"]), options);
    assert_eq!(play.start_text(), None, "the game goes on");
    play.apply(PlayAction::Resign);
    let text = play.start_text().expect("the end of a game that was resigned");
    assert!(text.starts_with("2s ["), "{text}");
    show(&mut play, 1);
    let text = play.start_text().expect("an earlier place");
    assert!(text.starts_with("2g ["), "{text}");
    assert_eq!(PositionText::read(&text).expect("a position").to_builder().board, play.board());
    show(&mut play, 0);
    assert_eq!(play.start_text(), None, "silver has not set up there");
    let over = at("g", &["Rd8", "rh7"]);
    assert_eq!(over.start_text(), None, "no turn can follow");
}

#[test]
fn places_are_stepped_through_and_announced() {
    let mut play = at("g", &["Ed4", "Ra1", "eg6", "rh8"]);
    turn(&mut play, "Ed4n Ed5n");
    turn(&mut play, "eg6w");
    assert!(play.can_step_back() && !play.can_step_on());
    play.apply(ViewAction::Move(CursorMove::Next));
    assert!(play.is_live(), "nothing follows");
    play.apply(ViewAction::Move(CursorMove::Previous));
    let label = play.game().label(0);
    let Event::Shown(Some(shown), steps) = play.event() else { panic!("{:?}", play.event()) };
    assert_eq!((*shown, steps.len(), letter(&play, "d6")), (label, 2, Some('E')));
    play.apply(ViewAction::Move(CursorMove::PreviousStep));
    assert_eq!((letter(&play, "d5"), letter(&play, "g6")), (Some('E'), Some('e')));
    assert_eq!(play.feedback.motion().0, [(square("d6"), square("d5"))]);
    play.apply(ViewAction::Move(CursorMove::Previous));
    assert_eq!((letter(&play, "d4"), play.event()), (Some('E'), &Event::Shown(None, Vec::new())));
    assert!(!play.can_step_back() && play.can_step_on());
    play.apply(ViewAction::Move(CursorMove::NextStep));
    play.apply(ViewAction::Move(CursorMove::Next));
    assert_eq!((play.place().plies(), play.place().steps()), (1, 0));
    play.apply(ViewAction::Move(CursorMove::Last));
    assert!(play.is_live());
    press(&mut play, &["d6"]);
    play.apply(ViewAction::Move(CursorMove::First));
    assert!(play.place().is_at_start());
    play.apply(BoardEvent::Point(ansa_board::Pointing::default()));
    play.apply(ViewAction::Live);
    assert!(play.is_live() && !has_selection(&play), "no piece stays selected");
}

#[test]
fn a_place_in_a_variation_is_shown_with_its_line() {
    let mut play = at("g", &["Ed4", "Ra1", "eg6", "rh8"]);
    turn(&mut play, "Ed4n");
    show(&mut play, 0);
    play.apply(ViewAction::Move(CursorMove::First));
    play.apply(PlanAction::Begin);
    turn(&mut play, "Ra1n");
    turn(&mut play, "rh8s");
    play.apply(PlanAction::Keep);
    let variation = play.document.variations_at(0)[0];
    play.apply(ViewAction::Show(variation));
    assert_eq!((play.mode(), letter(&play, "a2"), letter(&play, "d4")), (Mode::Past, Some('R'), Some('E')));
    play.apply(ViewAction::Move(CursorMove::Next));
    assert_eq!(letter(&play, "h7"), Some('r'));
    assert!(!play.is_live() && !play.can_step_on(), "the end of a variation is not the present");
    play.apply(ViewAction::Live);
    assert_eq!(letter(&play, "d5"), Some('E'));
}
