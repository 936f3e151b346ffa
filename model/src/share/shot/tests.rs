use super::*;
use crate::Apply;
use crate::activities::play::testing::{game, resume, show};
use crate::activities::study::StudyAction;
use crate::document::{CursorMove, Edit, GameOptions, Player};
use crate::settings::Settings;
use ansa_board::testing::square;
use ansa_core::record::ArrowColour;

fn example() -> PlayState {
    resume(game(&["Ee2n Ee3n", "me7s"]), GameOptions::against(Player::Person, Side::Gold))
}

fn looks(bottom: Side) -> PictureLooks {
    PictureLooks::of(&Settings::default(), false, bottom)
}

#[test]
fn a_picture_shows_what_the_person_sees() {
    let mut play = example();
    show(&mut play, 2);
    let shot = Shot::from_play(&play);
    let still = shot.still(looks(Side::Silver));
    assert_eq!((still.board, still.bottom), (play.board(), Side::Silver));
    assert_eq!(shot.bottom, play.bottom());
    assert_eq!(Square::all().filter(|&square| still.trail.contains(square)).count(), 3);
    assert_eq!(shot.file_name("game", "svg"), "game-2g.svg");
    assert_eq!(shot.position().expect("a position").side, Side::Silver);
}

use ansa_core::Square;

#[test]
fn drawn_arrows_are_shown_at_their_place_only() {
    let play = example();
    let document = play.document.clone();
    let mut study = StudyState::new(document, Side::Silver);
    let drawn = ArrowAnnotation { colour: ArrowColour::Red, from: square("a1"), to: square("b2") };
    let node = study.node();
    study.apply(Edit::Draw(node, drawn));
    let of = |study: &StudyState| {
        let shot = Shot::from_study(study);
        assert_eq!(**shot.along, [&[][..], &[], &[], &[], &[drawn]]);
        shot.still(looks(shot.bottom))
    };
    assert_eq!(of(&study).drawn, [drawn]);
    assert_eq!(of(&study).bottom, Side::Silver);
    study.apply(StudyAction::Move(CursorMove::Previous));
    assert_eq!(of(&study).drawn, []);
}

#[test]
fn file_names_are_plain() {
    let mut shot = Shot::from_play(&example());
    shot.names = [Some("../Ann  O'Neil\u{0}".to_owned()), Some("Böb <b>".to_owned())];
    assert_eq!(shot.file_name("game", "png"), "ann-o-neil-böb-b-2s.png");
    assert_eq!(shot.game_file_name("game", "gif"), "ann-o-neil-böb-b.gif");
    shot.names = [Some("?".to_owned()), None];
    assert_eq!(shot.game_file_name("game", "txt"), "game.txt");
    shot.names = [Some("x".repeat(10_000)), None];
    assert!(shot.game_file_name("game", "gif").len() < 80);
}
