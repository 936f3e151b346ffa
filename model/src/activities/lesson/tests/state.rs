//! A lesson as a person goes through it.

use ansa_board::{Mode, Pointing};
use ansa_core::Side;

use super::*;
use crate::Apply;
use crate::entry::SetupAction;

fn press(state: &mut LessonState, square: &str) {
    state.apply(BoardEvent::Press(square.parse::<Square>().expect("a square")));
}

#[test]
fn a_wrong_answer_leaves_the_position_and_a_right_one_leads_on() {
    let mut state = LessonState::new(LessonName::Steps, 1);
    let start = state.board();
    let circled = |state: &LessonState| {
        let drawn = state.board_view(&Pointing::default(), false).drawn;
        drawn.iter().map(|mark| mark.to.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(circled(&state), ["f5"], "where the dog has to go");
    give(&mut state, "Dd4n");
    assert!(matches!(state.stage, LessonStage::Wrong(LessonFault::NotThere(..))), "{:?}", state.stage);
    assert_eq!((state.board(), state.draft.entry.has_steps()), (start, false));
    assert!(state.can_enter());
    // An illegal end is refused, and the draft stays.
    state.apply(EntryAction::Type("Dd4n Dd5s".to_owned()));
    state.apply(AnswerAction::End);
    assert!(matches!(state.draft.notice(), Some(AnswerNotice::Refused(_))), "{:?}", state.draft.notice());
    assert_eq!(state.steps().len(), 2);
    state.apply(AnswerAction::Escape);
    // By presses: the piece, then where it goes.
    press(&mut state, "d4");
    press(&mut state, "f5");
    assert!(state.can_end());
    assert_eq!(
        (state.apply(AnswerAction::Enter(None)), state.stage),
        (Some(CourseAction::Answer(LessonName::Steps, 1)), LessonStage::Right)
    );
    assert_ne!(state.board(), start);
    assert_eq!((state.mode(), circled(&state).len()), (Mode::Over, 0), "neither grey nor circled any more");
    press(&mut state, "f5");
    assert_eq!(state.draft.notice(), Some(&AnswerNotice::NothingToEnter));
    let visit = |at| Some(CourseAction::Visit(LessonName::Steps, at));
    assert_eq!(state.apply(AnswerAction::Enter(None)), visit(2));
    assert_eq!((state.progress(), state.stage), ((2, 4), LessonStage::Asking));
    assert_eq!((state.apply(LessonAction::Previous), state.progress()), (visit(1), (1, 4)));
    assert_eq!((state.apply(LessonAction::Visit(3)), state.progress()), (visit(3), (3, 4)));
    assert_eq!((state.apply(LessonAction::Visit(99)), state.progress()), (visit(4), (4, 4)));
    state.apply(LessonAction::Visit(0));
    assert_eq!(state.apply(LessonAction::Previous), None);
}

#[test]
fn marks_are_toggled_and_kept_after_a_wrong_answer() {
    let mut state = LessonState::new(LessonName::Steps, 3);
    state.apply(AnswerAction::End);
    assert_eq!(state.stage, LessonStage::Wrong(LessonFault::NothingChosen));
    press(&mut state, "c4");
    press(&mut state, "c5");
    press(&mut state, "c5");
    assert!(matches!(state.draft.event(), AnswerEvent::Unmarked(_, 1)), "{:?}", state.draft.event());
    state.apply(AnswerAction::End);
    assert_eq!(state.stage, LessonStage::Wrong(LessonFault::Missing(2)));
    assert_eq!(state.draft.marked.count(), 1);
    press(&mut state, "e4");
    press(&mut state, "d3");
    state.apply(AnswerAction::End);
    assert_eq!(state.stage, LessonStage::Right);
    // The end of the lesson has no board to press on, and the last one is not left behind it.
    state.apply(AnswerAction::Next);
    state.apply(AnswerAction::Next);
    assert_eq!((state.progress(), state.exercise()), ((4, 4), None));
    press(&mut state, "c4");
    state.apply(AnswerAction::Solve);
    state.apply(AnswerAction::Hint);
    assert_eq!(state.progress(), (4, 4));
    state.apply(LessonAction::Repeat);
    assert_eq!(state.progress(), (0, 4));
}

#[test]
fn hints_say_more_each_time_and_an_answer_that_is_shown_does_not_count() {
    let shown = |name, index| Some(CourseAction::Show(name, index));
    let mut state = LessonState::new(LessonName::Push, 0);
    assert_eq!(state.hinted(), None);
    state.apply(AnswerAction::Hint);
    assert_eq!(state.help, Help::Some);
    assert_eq!(state.hinted().map(|square| square.to_string()).as_deref(), Some("d4"));
    state.apply(AnswerAction::Hint);
    state.apply(AnswerAction::Hint);
    assert_eq!(state.help, Help::Much);
    let view = state.board_view(&ansa_board::Pointing::default(), false);
    assert_eq!(view.arrows.len(), 2, "the cat’s way and the dog’s: {:?}", view.arrows);
    assert_eq!(
        (state.apply(AnswerAction::Solve), state.stage),
        (shown(LessonName::Push, 0), LessonStage::Shown)
    );
    assert_eq!(state.steps().len(), 2);
    for (name, index) in [(LessonName::Steps, 3), (LessonName::Elephant, 0), (LessonName::Setup, 0)] {
        let mut state = LessonState::new(name, index);
        let before = (state.board(), state.draft.marked);
        assert_eq!(state.apply(AnswerAction::Solve), shown(name, index));
        assert_ne!((state.board(), state.draft.marked), before, "{name}");
        assert!(state.is_answered());
    }
}

#[test]
fn one_of_two_turns_is_chosen_and_shown() {
    let mut state = LessonState::new(LessonName::Elephant, 0);
    let start = state.board();
    state.apply(LessonAction::Choose(7));
    assert_eq!(state.chosen, None);
    state.apply(LessonAction::Choose(0));
    assert_eq!(state.board_view(&ansa_board::Pointing::default(), false).arrows.len(), 1);
    state.apply(AnswerAction::End);
    assert!(matches!(state.stage, LessonStage::Wrong(LessonFault::TooTight(..))), "{:?}", state.stage);
    assert_eq!(state.board(), start);
    state.apply(LessonAction::Choose(1));
    state.apply(AnswerAction::End);
    assert_eq!(state.stage, LessonStage::Right);
    assert_ne!(state.board(), start);
    state.apply(LessonAction::Choose(0));
    assert_eq!(state.chosen, Some(1), "the answer stays");
}

#[test]
fn an_incomplete_setup_is_refused() {
    let mut state = LessonState::new(LessonName::Setup, 0);
    assert!(state.can_end(), "the draft is complete");
    state.apply(SetupAction::Clear);
    state.apply(AnswerAction::End);
    assert!(matches!(state.draft.notice(), Some(AnswerNotice::Refused(_))), "{:?}", state.draft.notice());
    assert_eq!(state.stage, LessonStage::Asking);
    state.apply(AnswerAction::Escape);
    press(&mut state, "a1");
    press(&mut state, "e2");
    state.apply(AnswerAction::End);
    assert_eq!(state.stage, LessonStage::Right);
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    assert_eq!(LessonState::new(LessonName::Pull, 2).progress(), (2, 3));
    // A later version may have had more exercises.
    assert_eq!(LessonState::new(LessonName::Pull, 9).progress(), (0, 3));
    let mut state = LessonState::new(LessonName::Pull, 0);
    assert_eq!(state.bottom(), Side::Gold);
    state.apply(AnswerAction::Flip);
    assert_eq!(state.bottom(), Side::Silver);
}

#[test]
fn the_second_hint_puts_something_on_the_board_in_every_kind_of_task() {
    let view = |state: &LessonState| state.board_view(&Pointing::default(), false);
    for name in LessonName::ALL {
        for (index, exercise) in name.exercises().iter().enumerate() {
            let mut state = LessonState::new(name, index);
            state.apply(AnswerAction::Hint);
            let first = view(&state);
            state.apply(AnswerAction::Hint);
            assert_ne!(view(&state), first, "{name} {index}");
            // The hint spoils no answer.
            state.apply(AnswerAction::Escape);
            give(&mut state, exercise.solution);
            assert_eq!(state.stage, LessonStage::Right, "{name} {index}");
        }
    }
    // Marks: the wrong one goes, a right one comes, and so on until all are there.
    let mut state = LessonState::new(LessonName::Steps, 3);
    press(&mut state, "a1");
    state.apply(AnswerAction::End);
    state.apply(AnswerAction::Hint);
    assert_eq!(state.draft.marked.count(), 1, "the first hint only says something");
    for count in [1, 2, 3, 3] {
        state.apply(AnswerAction::Hint);
        assert_eq!((state.draft.marked.count(), state.stage), (count, LessonStage::Asking));
    }
    assert!(!state.draft.marked.contains("a1".parse::<Square>().expect("a square")));
    state.apply(AnswerAction::End);
    assert_eq!(state.stage, LessonStage::Right);
}

#[test]
fn the_marks_of_frozen_pieces_do_not_answer_what_is_asked() {
    let frozen = |state: &LessonState| {
        let view = state.board_view(&Pointing::default(), false);
        view.squares.iter().filter(|square| !square.frozen_by.is_empty()).count()
    };
    // The frozen pieces are to be found.
    let mut state = LessonState::new(LessonName::Freezing, 0);
    assert_eq!(frozen(&state), 0);
    press(&mut state, "d4");
    state.apply(AnswerAction::End);
    state.apply(AnswerAction::Hint);
    state.apply(AnswerAction::Hint);
    assert_eq!(frozen(&state), 0, "neither a wrong answer nor a hint tells the others");
    state.apply(AnswerAction::Solve);
    assert!(frozen(&state) >= 2);
    // The frozen piece is to be found and set free.
    let mut state = LessonState::new(LessonName::Freezing, 1);
    assert_eq!(frozen(&state), 0);
    give(&mut state, "Dg4n");
    assert!(frozen(&state) > 0, "after a wrong answer");
    let mut state = LessonState::new(LessonName::Freezing, 1);
    state.apply(AnswerAction::Hint);
    assert!(frozen(&state) > 0, "with a hint");
    // Elsewhere they are part of the position.
    assert!(frozen(&LessonState::new(LessonName::Push, 0)) > 0);
}
