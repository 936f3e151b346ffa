//! Which step of a mistake was wrong.

use ansa_core::search::review::TurnFault;

use super::*;
use crate::activities::study::lost_turns;

/// A game in which gold's turn was a blunder, analysed but for the steps of that turn.
fn blunder(turn: &str) -> (Studied, NodeId) {
    let mut studied = Studied::new(WEAK, &[turn, "ed7s"]);
    let line = studied.study.document.played().nodes().to_vec();
    studied.does(EngineAction::Analyse(true));
    studied.analysed(AnalysisJob::Position(line[1]), 30, "Ra2n");
    assert!(matches!(studied.study.analysis_jobs()[0], AnalysisJob::Position(_)));
    // The turns are from the view of the side to move: silver is much better after the turn.
    studied.analysed(AnalysisJob::Position(line[2]), 900, "ed7s ed6s");
    studied.analysed(AnalysisJob::Position(line[3]), -900, "Ra2n");
    (studied, line[2])
}

fn fault(studied: &Studied) -> Option<TurnFault> {
    let [mistake] = &mistakes(&studied.study.document)[..] else { panic!("one mistake") };
    mistake.fault.map(|found| found.fault)
}

#[test]
fn the_steps_of_a_mistake_are_judged_one_by_one_after_the_positions() {
    let (mut studied, node) = blunder("Ee2n Ee3n Ee4n Ee5n");
    for (made, score) in [(1, 25), (2, 20), (3, -850)] {
        assert_eq!(fault(&studied), None);
        assert_eq!(studied.study.analysis_jobs(), [AnalysisJob::Begun(node, made)]);
        let start = StudyState::job_start(&studied.study.document, &AnalysisJob::Begun(node, made)).unwrap();
        assert_eq!((start.game.plies().len(), start.steps.len()), (2, made));
        // An answer for another number of steps is dropped.
        studied.analysed(AnalysisJob::Begun(node, made + 1), 0, "Ra2n");
        studied.analysed(AnalysisJob::Begun(node, made), score, "Ra2n");
        studied.analysed(AnalysisJob::Begun(node, made), 0, "Ra2n");
    }
    assert_eq!(studied.study.analysis_jobs(), [], "the fourth step ends the turn");
    assert_eq!(fault(&studied), Some(TurnFault::Step(2)));
    let words = crate::text::study_analysis::fault(&faults(&studied.study.document)[0].1);
    assert!(words.starts_with("The third step, Ee4n, is the mistake: after the first two"), "{words}");
    // It is part of the record, survives an undone change, and is read again.
    let command = "[%begun +0.25,8 +0.20,8 -8.50,8]";
    assert!(studied.turns().contains(command), "{}", studied.turns());
    studied.enters("Ra2n");
    studied.does(StudyAction::Undo);
    assert!(studied.turns().contains(command), "{}", studied.turns());
    let record = ansa_core::record::Record::read(&studied.study.document.to_text()).unwrap();
    let reading = ansa_core::record::GameReading::from_record(&record).unwrap();
    let again = Document::from_reading(reading, GameOptions::against(WEAK, Side::Gold));
    assert_eq!(faults(&again).len(), 1);
    assert_eq!(StudyState::new(again.clone(), Side::Gold).to_judge(&lost_turns(&again)), []);
}

#[test]
fn what_is_judged_in_part_goes_on_and_a_failure_is_not_tried_again_at_once() {
    let (mut studied, node) = blunder("Ee2n Ee3n");
    studied.analysed(AnalysisJob::Begun(node, 1), 25, "Ra2n");
    studied.fails(AnalysisJob::Begun(node, 2));
    assert_eq!(studied.study.to_judge(&lost_turns(&studied.study.document)), []);
    assert_eq!(studied.study.analysis_fault(), Some(EngineFault::Died));
    studied.does(EngineAction::Analyse(false));
    studied.does(EngineAction::Analyse(true));
    assert_eq!(studied.study.to_judge(&lost_turns(&studied.study.document)), [AnalysisJob::Begun(node, 2)]);
    studied.analysed(AnalysisJob::Begun(node, 2), 20, "Ra2n");
    assert_eq!(fault(&studied), Some(TurnFault::End));
    let words = crate::text::study_analysis::fault(&faults(&studied.study.document)[0].1);
    assert!(words.contains("ended too early"), "{words}");
}

#[test]
fn the_first_step_can_be_the_mistake() {
    let (mut studied, node) = blunder("Ee2n");
    studied.analysed(AnalysisJob::Begun(node, 1), -800, "Ra2n");
    assert_eq!(fault(&studied), Some(TurnFault::Step(0)));
    let words = crate::text::study_analysis::fault(&faults(&studied.study.document)[0].1);
    assert!(words.starts_with("The first step, Ee2n, is the mistake"), "{words}");
    // An answer without a line is not asked for again.
    let (mut studied, node) = blunder("Ee2n");
    studied.does(EngineAction::Analysis(AnalysisJob::Begun(node, 1), best("Ra2n")));
    assert_eq!(studied.study.to_judge(&lost_turns(&studied.study.document)), []);
}
