//! Tests of the orientation of the board.

use ansa_board::Pointing;
use ansa_core::Side;

use super::*;
use crate::Apply;
use crate::activities::play::PlayAction;
use crate::activities::play::testing::{WEAK, move_along, reread, started};
use crate::document::GameOptions;

#[test]
fn two_people_have_three_orientations() {
    let mut play = started();
    for (orientation, bottom) in [
        (Orientation::Silver, Side::Silver),
        (Orientation::Mover, Side::Gold),
        (Orientation::Gold, Side::Gold),
    ] {
        play.apply(PlayAction::Flip);
        assert_eq!(
            (play.orientation, play.board_view(&Pointing::default(), false).bottom),
            (orientation, bottom)
        );
        assert_eq!(
            (play.notice(), play.event()),
            (Some(&Notice::OrientationChanged(orientation)), &Event::OrientationChanged(orientation))
        );
    }
}

#[test]
fn the_orientation_mover_follows_the_turn() {
    let mut play = started();
    play.apply(PlayAction::Orientation(Orientation::Mover));
    assert_eq!(play.notice(), None);
    for (from, to, next) in [("e2", "e3", Side::Silver), ("e7", "e6", Side::Gold)] {
        assert_eq!(play.bottom(), !next);
        move_along(&mut play, &[from, to]);
        assert_eq!(play.bottom(), !next, "the board turns only when the turn ends");
        play.apply(PlayAction::End);
        assert_eq!(play.bottom(), next);
    }
    play.apply(PlayAction::TakeBack);
    assert_eq!(play.bottom(), Side::Silver);
    assert_eq!(reread(&play).orientation, Orientation::Mover);
}

#[test]
fn against_the_computer_flipping_twice_restores_the_view() {
    let mut play = PlayState::new(GameOptions::against(WEAK, Side::Silver));
    for (turned, orientation) in
        [(true, Orientation::Gold), (true, Orientation::Silver), (false, Orientation::Mover)]
    {
        play.apply(if turned { PlayAction::Flip } else { PlayAction::Orientation(Orientation::Mover) });
        assert_eq!(play.orientation, orientation);
        assert_eq!(play.notice(), None);
    }
    // It flips from there, too: every press changes the view.
    assert_eq!(play.bottom(), Side::Gold);
    play.apply(PlayAction::Flip);
    assert_eq!(play.orientation, Orientation::Silver);
}
