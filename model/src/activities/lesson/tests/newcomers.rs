//! What a newcomer relies on: the words say what to press, the circles can be pressed, and the board keeps the answer.

use ansa_board::{EntryEvent, Pointing};

use super::super::task::LessonAim;
use super::*;
use crate::text::{lesson as words, lesson_course as course};

fn press(state: &mut LessonState, squares: &[&str]) {
    for square in squares {
        state.apply(BoardEvent::Press(square.parse::<Square>().expect("a square")));
    }
}

/// The circled squares.
fn circles(state: &LessonState) -> Vec<Square> {
    state.board_view(&Pointing::default(), false).drawn.iter().map(|mark| mark.to).collect()
}

fn answered(state: &mut LessonState) -> LessonStage {
    state.apply(AnswerAction::End);
    state.stage
}

#[test]
fn the_piece_and_then_the_circle_can_be_pressed() {
    let mut pressed = 0;
    for name in LessonName::ALL {
        for (index, exercise) in name.exercises().iter().enumerate() {
            let LessonTask::Turn(aims) = exercise.task else { continue };
            let start = LessonState::new(name, index);
            for circle in circles(&start) {
                if start.board().piece_at(circle).is_some() {
                    assert!(
                        !course::ask(name, index).contains("then the circle"),
                        "{name} {index}: {circle}"
                    );
                    continue;
                }
                let from = aims.iter().find_map(|aim| match *aim {
                    LessonAim::Reach(from, to) if to == circle => Some(from),
                    LessonAim::Push(from, _) => Some(from),
                    _ => None,
                });
                let mut state = start.clone();
                press(&mut state, &[&from.expect("a piece").to_string(), &circle.to_string()]);
                let notice = state.draft.notice();
                let is_out = matches!(notice, Some(AnswerNotice::Entry(EntryEvent::OutOfReach(..))));
                assert!(!is_out && state.draft.entry.has_steps(), "{name} {index}: {circle}: {notice:?}");
                pressed += 1;
            }
        }
    }
    assert!(pressed >= 7, "{pressed}");
}

#[test]
fn the_circle_goes_before_an_enemy_that_is_pushed_or_pulled() {
    let names = |state: &LessonState| circles(state).iter().map(ToString::to_string).collect::<Vec<_>>();
    let mut state = LessonState::new(LessonName::Push, 2);
    for (cat, circle) in [("e5", "e6"), ("e6", "e7")] {
        assert_eq!(names(&state), [circle]);
        press(&mut state, &[cat, circle]);
    }
    assert_eq!((names(&state), answered(&mut state)), (vec!["e7".to_owned()], LessonStage::Right));

    let mut state = LessonState::new(LessonName::Pull, 0);
    assert_eq!(names(&state), [""; 0], "the horse is still there");
    press(&mut state, &["d4", "e4"]);
    assert_eq!(names(&state), ["d4"]);
    press(&mut state, &["d5", "d4"]);
    assert_eq!(answered(&mut state), LessonStage::Right);

    let mut state = LessonState::new(LessonName::Pull, 1);
    for (camel, to, rabbit) in [("e4", "e5", "e3"), ("e5", "e6", "e4")] {
        press(&mut state, &[camel, to]);
        assert_eq!(names(&state), [camel]);
        press(&mut state, &[rabbit, camel]);
    }
    assert_eq!(answered(&mut state), LessonStage::Right);
}

#[test]
fn a_verdict_goes_with_the_next_step_or_mark() {
    let is_wrong = |state: &LessonState| matches!(state.stage, LessonStage::Wrong(_));
    let mut state = LessonState::new(LessonName::Steps, 1);
    give(&mut state, "Dd4n");
    press(&mut state, &["d4"]);
    assert!(is_wrong(&state), "nothing has changed yet");
    press(&mut state, &["f5"]);
    assert_eq!(state.stage, LessonStage::Asking);

    // A hint says more than the verdict.
    let mut state = LessonState::new(LessonName::Steps, 1);
    give(&mut state, "Dd4n");
    assert!(is_wrong(&state));
    state.apply(AnswerAction::Hint);
    assert_eq!(state.stage, LessonStage::Asking);

    let mut state = LessonState::new(LessonName::Steps, 3);
    give(&mut state, "d5");
    assert!(is_wrong(&state));
    press(&mut state, &["d5"]);
    assert_eq!(state.stage, LessonStage::Asking);

    let mut state = LessonState::new(LessonName::Setup, 0);
    give(&mut state, "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Ea2 Hb2 Cc2 Md2 De2 Cf2 Hg2 Dh2");
    assert!(is_wrong(&state), "{:?}", state.stage);
    press(&mut state, &["a2", "d2"]);
    assert_eq!(state.stage, LessonStage::Asking);

    let mut state = LessonState::new(LessonName::Elephant, 0);
    give(&mut state, "1");
    assert!(is_wrong(&state));
    state.apply(LessonAction::Choose(1));
    assert_eq!(state.stage, LessonStage::Asking);
}

#[test]
fn the_last_answer_stays_on_the_board_at_the_end() {
    for name in LessonName::ALL {
        let last = name.exercises().len() - 1;
        let mut state = LessonState::new(name, last);
        let start = (state.board(), state.draft.marked);
        give(&mut state, name.exercises()[last].solution);
        let answer = (state.board(), state.draft.marked);
        state.apply(AnswerAction::Next);
        assert_eq!(state.exercise(), None);
        assert_eq!((state.board(), state.draft.marked), answer, "{name}");
        // One that is skipped is as it began.
        let mut state = LessonState::new(name, last);
        press(&mut state, &["a1", "a2"]);
        state.apply(AnswerAction::Next);
        assert_eq!((state.board(), state.draft.marked), start, "{name}");
        // Nothing is left of it when the lesson begins anew.
        state.apply(LessonAction::Repeat);
        assert_eq!(state.board(), LessonState::new(name, 0).board(), "{name}");
    }
}

#[test]
fn five_minutes_are_enough_for_what_a_first_game_needs() {
    let needed: Vec<LessonName> =
        LessonName::ALL.into_iter().take_while(|&name| name <= LessonName::ENOUGH_TO_PLAY).collect();
    // Half a minute for each: newcomers needed about 15 minutes for the 31 exercises about the rules.
    let exercises: usize = needed.iter().map(|name| name.exercises().len()).sum();
    assert!(exercises <= 10, "{exercises}");
    let said: String = needed
        .iter()
        .flat_map(|&name| (0..name.exercises().len()).map(move |index| course::ask(name, index)))
        .collect();
    for rule in ["how you win", "up to four steps", "never step backward", "push a weaker", "trap", "frozen"]
    {
        assert!(said.contains(rule), "{rule} is not taught: {said}");
    }
}

#[test]
fn a_lesson_says_where_in_the_course_it_is() {
    assert_eq!(words::place(LessonName::Steps), "Rules 1 of 10");
    assert_eq!(words::place(LessonName::LAST_BASIC), "Rules 10 of 10");
    assert_eq!(words::place(LessonName::Worth), "Strategy 1 of 14");
    let leads: Vec<LessonName> = LessonName::ALL.into_iter().filter(|name| name.leads_to_game()).collect();
    assert_eq!(leads, [LessonName::Traps, LessonName::Setup]);
    assert!(leads.iter().all(|name| name.offers_game()) && !LessonName::Push.offers_game());
}
