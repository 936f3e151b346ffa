//! The whole course in the page: every exercise is failed, with a reason, and solved.

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{hook, on};
use ansa_tests::in_each_browser;

use super::course_data::{AnswerKind, CourseExercise, exercises};

in_each_browser!(
    ; long:
    every_exercise_is_failed_and_solved,
);

/// Enters an answer as a person does, and has it judged.
fn give(page: &Page, exercise: &CourseExercise, answer: &str) {
    match exercise.kind {
        AnswerKind::Typed => {
            page.press('/');
            page.wait_for(&hook("typed-turn"));
            page.type_into(&hook("typed-turn"), answer);
            page.press(Key::Enter);
            page.wait_until_gone(&hook("typed-turn"));
        }
        AnswerKind::Squares => answer.split_whitespace().for_each(|square| page.click(&on(square))),
        AnswerKind::Choice => answer.chars().for_each(|number| page.press(number)),
    }
    page.press(Key::Enter);
}

/// Waits for the verdict on an answer, and returns what it says.
#[track_caller]
fn verdict(page: &Page, exercise: &CourseExercise, stage: &str, answer: &str) -> String {
    let shown = format!("{}[data-stage={stage}]", hook("lesson-answer"));
    page.wait_until(&format!("{} {}, {answer}: {stage}", exercise.lesson, exercise.index), || {
        page.has(&shown)
    });
    page.text(&shown)
}

fn every_exercise_is_failed_and_solved(page: &mut Page) {
    let all = exercises();
    page.open_at(&format!("#/learn/{}", all[0].lesson));
    let mut lessons = 0;
    for exercise in &all {
        let CourseExercise { lesson, index, count, .. } = *exercise;
        page.wait_for(&format!("{}[data-lesson={lesson}]", hook("lesson-screen")));
        page.wait_for(&format!("{}[data-at='{index}']", hook("lesson-progress")));
        let why = verdict_on(page, exercise, exercise.wrong, "wrong");
        assert!(why.len() > 10 && why.contains('.'), "{lesson} {index}: {why}");
        // Marks and pieces stay for the next answer, but this one is another.
        page.press(Key::Escape);
        verdict_on(page, exercise, exercise.right, "right");
        page.press(Key::Enter);
        if index + 1 == count {
            lessons += 1;
            page.wait_for(&hook("lesson-over"));
            // Whoever has pushed and captured can play.
            assert_eq!(page.has(&hook("lesson-game")), (3..=10).contains(&lessons), "{lesson}");
            if lessons < 24 {
                page.click(&hook("lesson-go-on"));
            }
        }
    }
    assert!(!page.has(&hook("lesson-go-on")), "nothing follows the last lesson");
    page.click(&hook("lesson-list"));
    page.wait_for(&format!("{}[data-done='{lessons}']", hook("course-complete")));
    assert_eq!(lessons, page.count("[data-lesson][data-done]"));
}

/// Gives an answer, and waits for the verdict on it.
#[track_caller]
fn verdict_on(page: &Page, exercise: &CourseExercise, answer: &str, stage: &str) -> String {
    give(page, exercise, answer);
    verdict(page, exercise, stage, answer)
}
