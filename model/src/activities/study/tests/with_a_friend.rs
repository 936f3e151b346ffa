//! The study of a game with a friend: the engine waits until the game has ended.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::review::ReviewLimits;

use super::*;
use crate::activities::play::{PlayState, saved};
use crate::document::friend_testing::{page, played};

#[test]
fn the_engine_helps_only_after_the_end_of_a_game_of_people_in_a_tournament() {
    let options = GameOptions { without_help: true, ..GameOptions::against(Player::Person, Side::Gold) };
    let mut document = Document::from_game(played(&["Ee2n", "ed7s"]), options);
    let play = PlayState::resume(document.clone());
    assert!(!play.can_hint());
    let play = saved::read(&saved::write(&play).expect("a text")).expect("a game");
    assert!(!play.can_hint() && play.document.forbids_engine(), "it helps after a reload");
    let mut study = StudyState::new(document.clone(), Side::Gold);
    study.apply(EngineAction::Toggle);
    assert_eq!(study.notice(), Some(&StudyNotice::EngineForbidden));

    document.end(Outcome::win(Side::Gold, Reason::Resignation)).expect("the game goes on");
    assert!(!document.forbids_engine());
    assert!(!document.options().exchanged().without_help, "a rematch is not for the same result");
}

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
