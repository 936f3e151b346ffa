//! The study of a game with a friend: the engine waits until the game has ended.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::review::ReviewLimits;

use super::*;
use crate::document::friend_testing::page;

#[test]
fn the_engine_helps_only_after_the_end_of_a_game_with_a_friend() {
    let mut document = page(Side::Gold, &["Ee2n", "ed7s"]);
    let mut study = StudyState::new(document.clone(), Side::Gold);
    let actions = [
        EngineAction::Toggle,
        EngineAction::Deeper,
        EngineAction::Threat,
        EngineAction::Analyse(Some(ReviewLimits::QUICK)),
    ];
    for action in actions {
        let before = study.engine.clone();
        study.apply(action);
        assert_eq!((study.notice(), &study.engine), (Some(&StudyNotice::EngineForbidden), &before));
    }
    // It may have been on for another game.
    study.engine.is_on = true;
    study.engine.analysis = Some(ReviewLimits::QUICK);
    assert_eq!((study.awaited(), study.is_searching(), study.analysis_jobs().len()), (None, false, 0));
    study.apply(StudyAction::Move(CursorMove::First));
    assert_eq!(study.awaited(), None);

    document.end(Outcome::win(Side::Gold, Reason::Resignation)).expect("the game goes on");
    study.follow(document);
    study.apply(StudyAction::Move(CursorMove::Previous));
    study.apply(StudyAction::Move(CursorMove::Last));
    study.apply(StudyAction::Move(CursorMove::Previous));
    assert!(study.awaited().is_some() && !study.analysis_jobs().is_empty());
    study.apply(EngineAction::Toggle);
    assert!(!study.engine.is_on);
}
