//! The analysis of the whole game.

use ansa_core::BySide;
use ansa_core::record::{GameReading, Record};
use ansa_core::review::{ReviewLimits, Severity, TurnFault};

use super::*;
use crate::settings::TurnStyle;
use crate::text::study_analysis as words;

const QUICK: ReviewLimits = ReviewLimits::QUICK;

/// A game in which gold's turn, ply 2, is a blunder, analysed but for the steps of that turn.
fn blunder(turn: &str) -> Studied {
    let mut studied = Studied::new(WEAK, &[turn, "ed7s"]);
    studied.does(EngineAction::Analyse(Some(QUICK)));
    for (plies, gold) in [(2, 30), (3, -900), (4, -900)] {
        studied.finds_next(ReviewPlace::After(plies), gold);
    }
    assert_eq!(studied.study.analysis_stage(QUICK), AnalysisStage::Confirming(2));
    assert_eq!(mistakes(&studied.study.document), [], "one search alone names nothing");
    studied.finds_next(ReviewPlace::After(2), 15);
    studied.finds_next(ReviewPlace::After(3), -850);
    assert_eq!(studied.study.analysis_stage(QUICK), AnalysisStage::Confirming(2), "and once more");
    studied.finds_next(ReviewPlace::After(2), 20);
    studied.finds_next(ReviewPlace::After(3), -800);
    assert_eq!(mistakes(&studied.study.document), [], "the engine's turn may be no better");
    studied.finds_next(ReviewPlace::Instead(2), 10);
    studied
}

fn only(studied: &Studied) -> Mistake {
    let found = mistakes(&studied.study.document);
    let [mistake] = &found[..] else { panic!("one mistake: {found:?}") };
    mistake.clone()
}

fn line(studied: &Studied) -> Option<ForcedLine> {
    forced_line(&studied.study.document, &only(studied))
}

fn fault(studied: &Studied) -> Option<TurnFault> {
    only(studied).found.fault.map(|found| found.fault)
}

#[test]
fn the_positions_of_the_main_line_are_searched_and_mistakes_confirmed() {
    let mut studied = Studied::new(WEAK, &TURNS);
    assert_eq!(studied.study.analysis_jobs(), [], "nobody has asked");
    assert_eq!(studied.study.analysis_stage(QUICK), AnalysisStage::Positions { done: 0, all: 3 });
    studied.does(EngineAction::Analyse(Some(QUICK)));
    studied.finds_next(ReviewPlace::After(2), 30);
    assert_eq!(studied.study.analysis_stage(QUICK), AnalysisStage::Positions { done: 1, all: 3 });
    // Stopped and begun again, it goes on with what is left.
    studied.does(EngineAction::Analyse(None));
    assert_eq!(studied.study.analysis_jobs(), []);
    studied.does(EngineAction::Analyse(Some(QUICK)));
    assert_eq!(studied.study.analysis_jobs().len(), 2);

    let studied = blunder("Ee2n Ee3n");
    let mistake = only(&studied);
    assert_eq!((mistake.found.ply, mistake.found.severity), (2, Severity::Blunder));
    let [unknown] = &words::reasons(&mistake)[..] else { panic!("one sentence") };
    assert!(unknown.ends_with("No single cause can be proved."), "{unknown}");
    let known: Vec<bool> =
        points(&studied.study.document).iter().map(|point| point.chance.is_some()).collect();
    assert_eq!(known, [false, false, true, true, true]);
}

#[test]
fn the_summary_says_whose_the_mistakes_are() {
    let found = [only(&blunder("Ee2n Ee3n"))];
    let said = |players: BySide<Player>| words::summary(&found, players);
    let (person, computer) = (Player::Person, WEAK);
    let played = BySide { gold: person, silver: computer };
    assert_eq!(said(played), "1 turn gave away winning chances: 1 of yours, 0 of Pip’s");
    let played = BySide { gold: computer, silver: person };
    assert_eq!(said(played), "1 turn gave away winning chances: 0 of yours, 1 of Pip’s");
    let played = BySide { gold: person, silver: person };
    assert_eq!(said(played), "1 turn gave away winning chances: 1 of Gold’s, 0 of Silver’s");
}

#[test]
fn a_deeper_analysis_searches_everything_longer() {
    let mut studied = blunder("Ee2n");
    studied.finds_next(ReviewPlace::Begun(2, 1), 0);
    assert_eq!(studied.study.analysis_stage(QUICK), AnalysisStage::Complete);
    let deep = ReviewLimits::DEEP;
    studied.does(EngineAction::Analyse(Some(deep)));
    // Two positions have been searched with as many nodes.
    assert_eq!(studied.study.analysis_stage(deep), AnalysisStage::Positions { done: 2, all: 3 });
    assert_eq!(only(&studied).found.severity, Severity::Blunder, "it counts until something better is known");
    studied.finds_next(ReviewPlace::After(4), -900);
    assert_eq!(studied.study.analysis_stage(deep), AnalysisStage::Confirming(2));
    // The mistake turns out to be none.
    studied.finds_next(ReviewPlace::After(2), 20);
    studied.finds_next(ReviewPlace::After(3), 10);
    assert_eq!(mistakes(&studied.study.document), []);
}

#[test]
fn what_the_engine_finds_meanwhile_corrects_the_list() {
    let mut studied = blunder("Ee2n");
    let node = only(&studied).node;
    studied.does(StudyAction::Show(node));
    studied.does(EngineAction::Toggle);
    let game = studied.study.document.cursor_at(node).expect("a place").game();
    let SearchEvent::Best(text, mut state) = found(&game, 12, Score::CentiRabbits(5), &["ed7s"]) else {
        panic!("an answer")
    };
    state.nodes = 4e6;
    studied.does(EngineAction::Search(whole(node), SearchEvent::Best(text, state)));
    assert_eq!(mistakes(&studied.study.document), []);
}

#[test]
fn an_answer_for_another_line_is_dropped() {
    let mut studied = Studied::new(WEAK, &TURNS);
    studied.does(EngineAction::Analyse(Some(QUICK)));
    let job = *studied.study.analysis_jobs().last().expect("a search");
    let late = AnalysisJob { node: studied.study.document.root(), ..job };
    studied.analysed(late, 0, "Rh2n");
    assert_eq!(studied.study.analysis_jobs().len(), 3);
}

#[test]
fn the_steps_of_a_mistake_are_searched_one_by_one() {
    let mut studied = blunder("Ee2n Ee3n Ee4n Ee5n");
    for (made, gold) in [(1, 9), (2, 8), (3, -750)] {
        assert_eq!(fault(&studied), None);
        assert_eq!(studied.study.analysis_stage(QUICK), AnalysisStage::Steps(1));
        let job = studied.study.analysis_jobs()[0];
        let start = studied.study.job_start(&job).unwrap();
        assert_eq!((start.game.plies().len(), start.steps.len()), (2, made));
        studied.finds_next(ReviewPlace::Begun(2, made), gold);
        // A second answer is dropped.
        studied.analysed(job, 0, "Rh2n");
    }
    assert_eq!(studied.study.analysis_jobs(), [], "the fourth step ends the turn");
    assert_eq!(fault(&studied), Some(TurnFault::Step(2)));
    let words = words::fault(&only(&studied), TurnStyle::Notation).unwrap();
    assert_eq!(words.replace('\u{a0}', " "), "The third step, Ee4n, gives away the most: 51 % to 12 %.");
    let words = words::fault(&only(&studied), TurnStyle::Figures).unwrap();
    assert!(words.starts_with("The third step, e4→e5, "), "as the list writes it: {words}");
    // It is part of the record, survives an undone change, and is read again.
    let command = "[%begun +0.09,8 +0.08,8 -7.50,8]";
    assert!(studied.turns().contains(command), "{}", studied.turns());
    studied.enters("Ra2n");
    studied.does(StudyAction::Undo);
    assert!(studied.turns().contains(command), "{}", studied.turns());
    let record = Record::read(&studied.study.document.to_text()).unwrap();
    let reading = GameReading::from_record(&record).unwrap();
    let again = Document::from_reading(reading, GameOptions::against(WEAK, Side::Gold));
    assert_eq!(mistakes(&again), [only(&studied)]);
    assert_eq!(StudyState::new(again, Side::Gold).analysis_stage(QUICK), AnalysisStage::Complete);
}

#[test]
fn a_failure_is_not_tried_again_at_once() {
    let mut studied = blunder("Ee2n Ee3n");
    studied.finds_next(ReviewPlace::Begun(2, 1), 5);
    studied.fails();
    assert_eq!(studied.study.analysis_jobs(), []);
    assert_eq!(studied.study.engine.analysis_fault, Some(EngineFault::Died));
    studied.does(EngineAction::Analyse(Some(QUICK)));
    assert_eq!(studied.study.engine.analysis_fault, None);
    studied.finds_next(ReviewPlace::Begun(2, 2), 0);
    assert_eq!(fault(&studied), Some(TurnFault::End));
    let words = words::fault(&only(&studied), TurnStyle::Notation).unwrap();
    assert!(words.starts_with("The turn ended too early"), "{words}");
    // An answer without a line is a failure, too; several end the analysis.
    let mut studied = Studied::new(WEAK, &TURNS);
    studied.does(EngineAction::Analyse(Some(QUICK)));
    let job = studied.study.analysis_jobs()[0];
    studied.does(EngineAction::Analysis(job, best("Ra2n")));
    assert_eq!(studied.study.analysis_jobs().len(), 2);
    studied.fails();
    studied.fails();
    assert_eq!(studied.study.engine.analysis, None);
}

/// A game in which gold's turn, ply 2, lets silver win in two turns.
fn lost_at_once() -> Studied {
    let mut studied = Studied::new(WEAK, &TURNS);
    studied.does(EngineAction::Analyse(Some(QUICK)));
    studied.finds_next(ReviewPlace::After(2), 0);
    let job = studied.study.analysis_jobs()[0];
    let game = studied.study.job_start(&job).unwrap().game;
    studied.does(EngineAction::Analysis(job, found(&game, 8, Score::WinIn(2), &["rh7s", "Rh2n"])));
    studied.finds_next(ReviewPlace::After(4), -2000);
    studied.finds_next(ReviewPlace::After(2), 0);
    studied.finds_next(ReviewPlace::After(2), 0);
    studied.finds_next(ReviewPlace::Instead(2), 0);
    studied
}

#[test]
fn a_forced_result_comes_first() {
    let mut studied = lost_at_once();
    let reasons = words::reasons(&only(&studied));
    assert_eq!(reasons[0], "Silver can now win in 2 turns.");
    // The line is that of the search, and can be played.
    let line = line(&studied).expect("a forced result");
    assert_eq!((line.plies, line.turns.len()), (3, 2));
    studied.does(StudyAction::PlayLine(line));
    assert!(studied.turns().contains("(2s rh7s 3g Rh2n)"), "{}", studied.turns());
    assert_eq!(studied.study.place.plies(), 4, "its first turn is shown");
    studied.does(StudyAction::Undo);
    assert!(!studied.turns().contains("rh7s 3g"), "{}", studied.turns());
    // Its first turn is shown on the board, unless the engine shows its own lines.
    let node = only(&studied).node;
    studied.does(StudyAction::Show(node));
    let arrows = |studied: &Studied| studied.study.proposed().len();
    assert_eq!(arrows(&studied), 1);
    studied.does(StudyAction::Move(CursorMove::Next));
    assert_eq!(arrows(&studied), 0);
    studied.does(StudyAction::Move(CursorMove::Previous));
    studied.does(EngineAction::Toggle);
    assert_eq!(arrows(&studied), 0);
}

#[test]
fn a_mistake_without_a_forced_result_has_no_line() {
    let studied = blunder("Ee2n Ee3n");
    assert_eq!(only(&studied).forced(), None);
    assert_eq!(line(&studied), None);
}

#[test]
fn the_turns_of_a_forced_line_are_shown_one_by_one() {
    let mut studied = lost_at_once();
    let line = line(&studied).expect("a forced result");
    let [first, second] = &line.turns[..] else { panic!("two turns: {line:?}") };
    assert_eq!([first.label.to_string(), second.label.to_string()], ["2s", "3g"]);
    let view = |studied: &Studied| studied.study.board_view(&Pointing::default(), false);
    studied.does(StudyAction::Show(only(&studied).node));
    assert!(!studied.study.feedback.motion().0.is_empty());
    studied.does(StudyAction::Preview(Some(second.clone())));
    let of_turn = view(&studied);
    assert_eq!(of_turn.arrows.len(), 1, "{:?}", of_turn.arrows);
    assert_eq!(of_turn.arrows[0].squares, [square("h2"), square("h3")]);
    assert!(second.start.board().piece_at(square("h6")).is_some(), "after the first turn");
    studied.does(StudyAction::Preview(None));
    assert!(studied.study.feedback.motion().0.is_empty(), "nothing moves when the place is back");
    let of_place = view(&studied);
    assert_ne!(of_place, of_turn);
    // A press on the board ends it.
    studied.does(StudyAction::Preview(Some(first.clone())));
    studied.does(StudyAction::Entry(EntryAction::Board(BoardEvent::Press(square("e4")))));
    assert_eq!(studied.study.preview, None);
    // So does going elsewhere.
    studied.does(StudyAction::Preview(Some(first.clone())));
    studied.does(StudyAction::Move(CursorMove::Previous));
    assert_eq!(studied.study.preview, None);
}
