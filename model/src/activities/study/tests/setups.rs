//! Setups that are played in the study.

use ansa_core::game::setup::CLASSIC;

use super::*;

#[test]
fn a_setup_is_played_as_a_variation_and_undone() {
    let mut studied = Studied::new(Player::Person, &["Ee2n"]);
    let main = studied.turns();
    let root = studied.study.document.root();
    studied.does(StudyAction::Show(root));
    studied.does(StudyAction::SetUp(Setup::from_rows(CLASSIC, Side::Gold)));
    let gold = studied.node();
    let back = studied.study.board().piece_at(square("d1")).map(|piece| piece.role);
    assert_eq!(back, Some(Role::Rabbit), "the usual setup has a dog there");
    // Again, it is only followed.
    studied.does(StudyAction::Show(root));
    studied.does(StudyAction::SetUp(Setup::from_rows(CLASSIC, Side::Gold)));
    assert_eq!(studied.node(), gold);
    // Gold's setup does not follow gold's.
    studied.does(StudyAction::SetUp(Setup::from_rows(CLASSIC, Side::Gold)));
    assert_eq!(studied.node(), gold);
    assert!(matches!(studied.study.notice(), Some(StudyNotice::Refused(_))));
    studied.does(StudyAction::SetUp(Setup::from_rows(CLASSIC, Side::Silver)));
    studied.enters("Ee2n");
    assert_ne!(studied.turns(), main);
    for _ in 0..3 {
        studied.does(StudyAction::Undo);
    }
    assert!(!studied.study.can_undo());
    assert_eq!(studied.turns(), main);
}
