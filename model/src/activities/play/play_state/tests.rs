//! Tests of a game at its board.

use ansa_board::testing::square;
use ansa_board::{BoardEvent, Mode, Pointing};
use ansa_core::game::setup::{CLASSIC, NINETY_NINE};
use ansa_core::game::{PlayError, TurnError};
use ansa_core::position::outcome::Reason;
use ansa_core::position::turn::EndError;
use ansa_core::{Piece, Side, Square};

use crate::Apply;
use crate::activities::play::testing::{
    STRONG, at, has_selection, letter, made, move_along, press, started, two_people,
};
use crate::activities::play::{Notice, PlanAction, PlayAction, PlayState};
use crate::document::{GameOptions, Orientation, Player};
use crate::entry::{EntryAction, SetupAction};
use ansa_board::EntryEvent;

#[test]
fn the_default_setup_can_be_changed() {
    let mut play = two_people();
    assert_eq!(play.mode(), Mode::Setup);
    let (e2, d1) = (letter(&play, "e2"), letter(&play, "a1"));
    assert!(e2.is_some() && e2 != d1);
    press(&mut play, &["e2", "a1"]);
    assert_eq!((letter(&play, "e2"), letter(&play, "a1")), (d1, e2));
    move_along(&mut play, &["e2", "a1"]);
    assert_eq!((letter(&play, "e2"), letter(&play, "a1")), (e2, d1));
    press(&mut play, &["e2", "e5"]);
    assert_eq!(letter(&play, "e2"), e2, "only home squares can be swapped");
    play.apply(SetupAction::Arrange(CLASSIC));
    assert_eq!(letter(&play, "a1"), Some('R'));
    assert_eq!(letter(&play, "d2"), Some('M'));
    play.apply(SetupAction::Mirror);
    assert_eq!(letter(&play, "e2"), Some('M'));
    play.apply(PlayAction::End);
    assert_eq!((play.mode(), play.game().side()), (Mode::Setup, Side::Silver));
    play.apply(SetupAction::Arrange(NINETY_NINE));
    play.apply(PlayAction::End);
    assert_eq!((play.mode(), play.game().side()), (Mode::Turn, Side::Gold));
}

#[test]
fn a_walk_of_several_steps_is_one_press() {
    let mut play = at("g", &["Ed4", "Ra1", "rh8"]);
    press(&mut play, &["d4", "e6"]);
    assert_eq!(play.steps_left(), 1);
    assert_eq!(letter(&play, "e6"), Some('E'));
    assert_eq!(play.feedback.motion().0, [(square("d4"), square("e6"))]);
    play.apply(EntryAction::Undo);
    assert_eq!(play.steps_left(), 2, "an undo takes back one step");
    play.apply(EntryAction::Redo);
    assert_eq!(play.steps_left(), 1);
    play.apply(EntryAction::Reset);
    assert_eq!((play.steps_left(), letter(&play, "d4")), (4, Some('E')));
}

#[test]
fn a_push_is_undone_and_redone_as_one() {
    let mut play = at("g", &["Ed4", "Ra1", "rd5", "rh8"]);
    press(&mut play, &["d5", "d6"]);
    assert_eq!(made(&play), "rd5n Ed4n");
    play.apply(EntryAction::Undo);
    assert_eq!(play.steps_left(), 4);
    play.apply(EntryAction::Redo);
    assert_eq!(made(&play), "rd5n Ed4n");
}

#[test]
fn with_two_pushers_the_player_chooses() {
    let mut play = at("g", &["Ed4", "Mc5", "Ra1", "rd5", "rh8"]);
    press(&mut play, &["d5", "d6"]);
    assert!(matches!(play.notice(), Some(Notice::Entry(EntryEvent::ChooseFollower(_)))));
    play.apply(PlayAction::End);
    assert!(matches!(
        play.notice(),
        Some(Notice::Refused(PlayError::Turn(TurnError::End(EndError::PushUnfinished { .. }))))
    ));
    press(&mut play, &["c5"]);
    assert_eq!(made(&play), "rd5n Mc5e");
    play.apply(EntryAction::Reset);
    // The piece selected first is the one that pushes.
    press(&mut play, &["d4", "d5", "d6"]);
    assert_eq!(made(&play), "rd5n Ed4n");
}

#[test]
fn a_possible_pull_is_marked() {
    let mut play = at("g", &["Ed4", "Ra1", "hd5", "rh8"]);
    press(&mut play, &["d4", "d3"]);
    let view = play.board_view(&Pointing::default(), false);
    assert!(view.squares[square("d5").index()].pullable);
    press(&mut play, &["d5", "d4"]);
    assert_eq!(made(&play), "Ed4s hd5s");
}

#[test]
fn a_loss_is_previewed() {
    let mut play = at("g", &["Hc2", "Ra1", "rh8"]);
    press(&mut play, &["c2"]);
    let view = play.board_view(&Pointing { at: Some(square("c3")), drag_path: Vec::new() }, false);
    let target = view.squares[square("c3").index()].destination.clone().expect("a destination");
    assert_eq!(target.captures.len(), 1);
    assert!(view.squares[square("c3").index()].lost);
    assert!(play.captured().is_empty());
    press(&mut play, &["c3"]);
    assert_eq!(play.captured().len(), 1);
    assert_eq!(
        play.board_view(&Pointing::default(), false).squares[square("c3").index()].ghost.map(Piece::letter),
        Some('H')
    );
    play.apply(EntryAction::Undo);
    assert!(play.captured().is_empty());
}

#[test]
fn a_frozen_piece_explains_why() {
    let mut play = at("g", &["Cd4", "Ra1", "Rb1", "hd5", "rh8"]);
    press(&mut play, &["d4"]);
    assert!(!has_selection(&play));
    assert!(matches!(play.notice(), Some(Notice::Entry(EntryEvent::NotSelectable(_, _, Some(_), _)))));
    let view = &play.board_view(&Pointing::default(), false).squares[square("d4").index()];
    assert_eq!(view.frozen_by.len(), 1);
    assert_eq!(ansa_board::square_name(view, &[]), "gold cat on d4, frozen by silver horse on d5");
}

#[test]
fn a_turn_that_changes_nothing_is_refused_but_not_discarded() {
    let mut play = started();
    play.apply(PlayAction::End);
    assert!(matches!(
        play.notice(),
        Some(Notice::Refused(PlayError::Turn(TurnError::End(EndError::NoStep))))
    ));
    let mover = Square::all()
        .find(|&from| {
            play.entry().is_some_and(|entry| entry.selectable().contains(from))
                && from.rank() == 1
                && letter_at(&play, from) == Some('E')
        })
        .expect("gold's elephant can step");
    let ahead = Square::at(mover.file(), mover.rank() + 1).expect("a square ahead");
    play.apply(BoardEvent::MoveAlong(vec![mover, ahead]));
    play.apply(BoardEvent::MoveAlong(vec![ahead, mover]));
    play.apply(PlayAction::End);
    assert!(matches!(
        play.notice(),
        Some(Notice::Refused(PlayError::Turn(TurnError::End(EndError::NothingChanged))))
    ));
    assert_eq!(play.steps_left(), 2, "the steps are kept, to be changed");
}

fn letter_at(play: &PlayState, square: Square) -> Option<char> {
    play.board().piece_at(square).map(Piece::letter)
}

#[test]
fn a_third_repetition_is_refused() {
    let mut play = at("g", &["Ed4", "Ra1", "eg6", "rh8"]);
    let there_and_back = [("d4", "d5"), ("g6", "g5"), ("d5", "d4"), ("g5", "g6")];
    for (from, to) in there_and_back.into_iter().cycle().take(7) {
        press(&mut play, &[from, to]);
        play.apply(PlayAction::End);
        assert_eq!(play.notice(), None);
    }
    press(&mut play, &["g5", "g6"]);
    play.apply(PlayAction::End);
    let Some(Notice::Refused(error)) = play.notice() else { panic!("the repetition was not refused") };
    let words = crate::text::notice(&Notice::Refused(error.clone()));
    assert!(words.contains("1s and 3s"), "{words}");
    assert_eq!(play.steps_left(), 3);
}

#[test]
fn the_fourth_step_does_not_end_the_turn() {
    let mut play = at("g", &["Ed4", "Ra1", "rh8"]);
    press(&mut play, &["d4", "d8"]);
    assert_eq!((play.mode(), play.steps_left(), play.game().side()), (Mode::Turn, 0, Side::Gold));
}

#[test]
fn a_goal_ends_the_game() {
    let mut play = at("g", &["Rd7", "Ea1", "rh5", "rh8"]);
    press(&mut play, &["d7", "d8"]);
    play.apply(PlayAction::End);
    assert_eq!(play.mode(), Mode::Over);
    assert_eq!(play.game().outcome().map(|outcome| outcome.reason), Some(Reason::Goal));
    assert!(play.entry().is_none());
}

#[test]
fn the_person_resigns() {
    let mut play = PlayState::new(GameOptions::against(STRONG, Side::Silver));
    play.apply(PlayAction::Resign);
    let outcome = play.game().outcome().expect("the game is over");
    assert_eq!((outcome.winner, outcome.reason), (Some(Side::Gold), Reason::Resignation));
    assert_eq!(play.awaited(), None);
}

#[test]
fn the_mover_is_at_the_bottom() {
    let mut play = PlayState::new(GameOptions {
        orientation: Orientation::Mover,
        ..GameOptions::against(Player::Person, Side::Gold)
    });
    assert_eq!(play.bottom(), Side::Gold);
    play.apply(PlayAction::End);
    assert_eq!(play.bottom(), Side::Silver);
    play.apply(PlayAction::Flip);
    assert_eq!(play.orientation, Orientation::Gold, "from now on the board stays as it is");
}

#[test]
fn the_board_of_the_game_has_the_steps_made() {
    let mut play = at("g", &["Ed4", "Ra1", "rh8"]);
    press(&mut play, &["d4", "d6"]);
    let made = play.board();
    play.apply(PlanAction::Begin);
    press(&mut play, &["d6", "e6"]);
    assert_eq!((play.own_board(), play.own_board() == play.board()), (made, false));
}
