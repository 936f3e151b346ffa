//! The engine at the draft of a turn, and what the other side threatens.

use super::*;
use crate::activities::study::NoThreat;

fn asked(studied: &Studied) -> SearchedPlace {
    studied.study.awaited().expect("a request").id
}

#[test]
fn a_draft_is_completed_and_leaves_no_evaluation() {
    let mut studied = Studied::new(WEAK, &TURNS);
    studied.does(EngineAction::Toggle);
    let place = asked(&studied);
    studied.finds(place, (8, 40), "Ee4n Ee5n", true);
    let text = studied.study.document.to_text();
    // What was found for the whole turn is not shown for the draft.
    studied.types("Hb2n");
    let place = asked(&studied);
    assert_eq!((place.steps.len(), place.is_whole()), (1, false));
    let start = studied.study.search_start();
    assert_eq!((words::of_steps(&start.steps), start.game.plies().len()), ("Hb2n".to_owned(), 4));
    assert_eq!(studied.study.score(), None);
    studied.finds(place, (8, -90), "Hb2n Hb3n", true);
    assert_eq!(studied.study.score(), Some(GoldScore::CentiRabbits(-90)));
    assert_eq!(studied.study.document.to_text(), text, "nothing is kept");
    // The arrow shows the step that is left.
    let view = studied.study.board_view(&Pointing::default(), false);
    assert_eq!(view.arrows.len(), 1, "{:?}", view.arrows);
    assert_eq!(view.arrows[0].squares, [square("b3"), square("b4")]);
    studied.does(StudyAction::PlayBest);
    assert!(studied.turns().contains("Hb2n Hb3n"), "{}", studied.turns());
    // A place within a turn is one with steps made, too.
    studied.does(StudyAction::Move(CursorMove::PreviousStep));
    assert_eq!(asked(&studied).steps.len(), 1);
}

#[test]
fn steps_with_which_no_turn_begins_are_not_searched_again() {
    let mut studied = Studied::new(WEAK, &TURNS);
    studied.does(EngineAction::Toggle);
    studied.types("Ee4n Ee5s Ee4n Ee5s");
    let place = asked(&studied);
    assert!(!studied.study.is_dead_end());
    let asked_before = studied.study.awaited();
    assert!(studied.study.is_searching());
    studied.does(EngineAction::Search(place, SearchEvent::Failed(EngineFault::NoTurn)));
    assert!(studied.study.is_dead_end() && !studied.study.is_searching());
    assert_eq!(studied.study.engine_fault(), None, "the engine is not at fault");
    assert_eq!(studied.study.awaited(), asked_before, "it is not asked again");
    studied.does(EntryAction::Undo);
    assert!(!studied.study.is_dead_end());
    assert_eq!(asked(&studied).steps.len(), 3);
}

#[test]
fn a_threat_is_that_of_the_other_side_and_is_not_kept() {
    let mut studied = Studied::new(WEAK, &TURNS);
    let text = studied.study.document.to_text();
    studied.does(EngineAction::Threat);
    assert_eq!(studied.study.event(), &StudyEvent::ThreatShown(Side::Silver));
    let place = asked(&studied);
    assert!(place.is_threat && !studied.study.engine.is_on);
    let game = studied.study.search_start().game;
    assert_eq!((game.side(), game.board()), (Side::Silver, studied.study.document.game().board()));
    studied.finds(place.clone(), (8, 70), "ed6s ed5s", true);
    assert_eq!(studied.study.score(), Some(GoldScore::CentiRabbits(-70)));
    assert!(matches!(studied.study.event(), StudyEvent::Threat(Side::Silver, steps) if steps.len() == 2));
    let view = studied.study.board_view(&Pointing::default(), false);
    assert_eq!((view.arrows.len(), view.arrows[0].kind), (1, ansa_board::ArrowKind::Hint));
    // It can't be played, and nothing of it is kept.
    studied.does(StudyAction::PlayBest);
    assert_eq!(studied.study.document.to_text(), text);
    // The same action ends it, and so does another place.
    studied.does(EngineAction::Threat);
    assert_eq!(studied.study.awaited(), None);
    studied.does(EngineAction::Threat);
    for to in [CursorMove::Previous, CursorMove::Next] {
        studied.does(StudyAction::Move(to));
        assert!(!studied.study.is_threat_shown(), "{to:?}");
    }
    assert_eq!(studied.study.document.to_text(), text);
}

#[test]
fn there_is_no_threat_where_the_other_side_has_no_turn() {
    let refused = |studied: &mut Studied, expected| {
        studied.does(EngineAction::Threat);
        assert_eq!(studied.study.notice(), Some(&StudyNotice::NoThreat(expected)));
        assert!(!crate::text::study_engine::no_threat(expected).is_empty());
        assert_eq!(studied.study.awaited(), None);
    };
    let mut studied = Studied::new(WEAK, &[]);
    studied.does(StudyAction::Show(studied.study.document.root()));
    refused(&mut studied, NoThreat::NoTurn);
    // Silver's rabbit on a8 is held by gold's pieces: it can't move.
    let board = |rows: &str| {
        let text = ansa_core::notation::PositionText::read(&format!("g [{rows}]")).expect("a position");
        let position = text.to_builder().build().expect("a playable position");
        let game = Game::from_position(position, 2, ansa_core::RuleSet::CURRENT);
        let document = Document::from_game(game, GameOptions::against(Player::Person, Side::Gold));
        Studied { study: StudyState::new(document, Side::Gold) }
    };
    let held = board(&format!("rH......H.......{}R......E", ".".repeat(40)));
    refused(&mut { held }, NoThreat::Over);
    // A push must be completed, and a goal in the draft would end the game.
    let mut pushed = board(&format!("........R.......{}rE......{}R.......", ".".repeat(16), ".".repeat(16)));
    pushed.types("ra4n");
    refused(&mut pushed, NoThreat::PushUnfinished);
    pushed.does(StudyAction::Escape);
    pushed.types("Ra7n");
    refused(&mut pushed, NoThreat::Over);
    pushed.enters("");
    assert!(pushed.study.place.is_over());
    refused(&mut pushed, NoThreat::NoTurn);
}
