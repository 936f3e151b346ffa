//! The course: lessons by hand and by keys, progress that is kept, and the first game with its coach.

use ansa_tests::browser::{Key, Page};
use ansa_tests::game_page::{hook, on};
use ansa_tests::in_each_browser;

use super::screenshots::glance;
use super::study::enters;

in_each_browser!(
    ; long in firefox:
    a_lesson_is_failed_solved_left_and_resumed,
    an_answer_that_is_shown_is_left_to_solve,
    a_frozen_piece_is_not_marked_before_it_is_found,
    the_first_game_has_a_coach_that_can_be_sent_away,
);

/// Waits for the verdict on an answer.
#[track_caller]
fn stage(page: &Page, stage: &str) {
    page.wait_for(&format!("{}[data-stage={stage}]", hook("lesson-answer")));
}

/// Waits for an exercise, by its index.
#[track_caller]
fn exercise(page: &Page, index: usize) {
    page.wait_for(&format!("{}[data-at='{index}']", hook("lesson-progress")));
}

fn a_lesson_is_failed_solved_left_and_resumed(page: &mut Page) {
    page.open_at("#/");
    page.click(&hook("home-learn"));
    page.wait_for(&format!("{}[data-done='0']", hook("course-complete")));
    glance(page, "course");
    page.click(&hook("course-begin"));
    page.wait_for(&format!("{}[data-lesson=steps]", hook("lesson-screen")));

    // ---- What the game is about: a rabbit runs home, by hand ----
    exercise(page, 0);
    page.wait_for_text(&hook("lesson-task"), "you win");
    page.click(&on("d5"));
    page.click(&on("d8"));
    page.click(&hook("end-turn"));
    stage(page, "right");
    page.press(Key::Enter);

    // ---- A turn, by keys alone: wrong, then with hints, then right ----
    exercise(page, 1);
    page.wait_for_text(&hook("lesson-task"), "the dog on d4");
    enters(page, "Dd4n");
    stage(page, "wrong");
    page.wait_for_text(&hook("lesson-answer"), "dog should be on f5");
    page.press('?');
    page.wait_for_text(&hook("keys-dialog"), "a bigger one");
    page.press(Key::Escape);
    page.wait_until_gone(&hook("keys-dialog"));
    page.press('h');
    page.wait_for_snapshot("the piece", |shown| shown.attribute("d4", "hint").is_some());
    page.press('h');
    page.wait_for("[data-arrow^=d4]");
    enters(page, "Dd4n Dd5e De5e");
    stage(page, "right");
    page.press(Key::Enter);

    // ---- By hand ----
    exercise(page, 2);
    for (from, to) in [("b2", "b4"), ("g2", "g4")] {
        page.click(&on(from));
        page.click(&on(to));
    }
    page.click(&hook("end-turn"));
    stage(page, "right");
    page.click(&hook("lesson-next"));

    // ---- Squares ----
    exercise(page, 3);
    for square in ["c4", "e4", "d5"] {
        page.click(&on(square));
    }
    page.wait_for(&format!("{}[data-marked='c4 e4 d5']", hook("lesson-marks")));
    page.click(&hook("lesson-check"));
    stage(page, "wrong");
    page.wait_for_text(&hook("lesson-answer"), "d5 is taken");
    glance(page, "lesson-squares");

    // ---- Left and resumed ----
    page.click(&hook("lesson-close"));
    page.wait_for("[data-lesson=steps][data-done='3']");
    page.wait_until_loaded();
    page.open_at("#/learn/steps");
    exercise(page, 3);
    for square in ["c4", "e4", "d3"] {
        page.click(&on(square));
    }
    page.press(Key::Enter);
    stage(page, "right");
    page.press('n');
    page.wait_for_text(&hook("lesson-over"), "First steps");
    page.click(&hook("lesson-go-on"));
    page.wait_for(&format!("{}[data-lesson=push]", hook("lesson-screen")));

    // ---- One of two turns, by keys ----
    page.open_at("#/learn/elephant");
    page.wait_for(&hook("lesson-option-1"));
    glance(page, "lesson-choice");
    page.press('1');
    page.press(Key::Enter);
    stage(page, "wrong");
    page.press('2');
    page.press(Key::Enter);
    stage(page, "right");

    // ---- What can't be read is set aside and told ----
    page.script("localStorage.setItem('ansa.course', '{\"format\":\"ansa-course\",\"version\":9}')");
    page.wait_until_loaded();
    page.open_at("#/learn");
    page.wait_for_text(&hook("course-error"), "A later version of this page wrote the data");
    assert!(page.stored("ansa.course.unreadable").is_some_and(|kept| kept.contains(":9")));
    // An address of no lesson is none at all.
    page.open_at("#/learn/chess");
    page.wait_for(&hook("not-found-screen"));
}

fn an_answer_that_is_shown_is_left_to_solve(page: &mut Page) {
    page.open_at("#/learn/elephant");
    for index in 0..2 {
        exercise(page, index);
        page.click(&hook("lesson-solve"));
        stage(page, "shown");
        page.click(&hook("lesson-next"));
    }
    page.wait_for_text(&hook("lesson-over"), "2 exercises are left to solve");
    glance(page, "lesson-left");
    page.click(&hook("lesson-list"));
    page.wait_for_text(&format!("[data-lesson=elephant] {}", hook("lesson-seen")), "Seen, 2 left to solve");
    page.wait_for(&format!("{}[data-done='0']", hook("course-complete")));
    page.wait_until_loaded();
    page.open_at("#/learn/elephant");
    exercise(page, 0);
    page.press('2');
    page.press(Key::Enter);
    stage(page, "right");
    page.press('n');
    exercise(page, 1);
    page.press('n');
    page.wait_for(&format!("{}[data-left='1']", hook("lesson-over")));
    page.click(&hook("lesson-solve-left"));
    exercise(page, 1);
    enters(page, "hb4e Ea4e Eb4n Eb5n");
    stage(page, "right");
    page.press('n');
    page.wait_for_text(&hook("lesson-over"), "You have finished");
}

fn a_frozen_piece_is_not_marked_before_it_is_found(page: &mut Page) {
    page.open_at("#/learn/freezing");
    exercise(page, 0);
    page.wait_for(&on("b4"));
    assert_eq!(page.count("[data-frozen]"), 0);
    page.click(&on("b4"));
    page.click(&on("h6"));
    page.click(&hook("lesson-check"));
    stage(page, "right");
    page.wait_until("the marks", || page.count("[data-frozen]") > 0);
    page.click(&hook("lesson-next"));
    exercise(page, 1);
    assert_eq!(page.count("[data-frozen]"), 0);
    page.press('h');
    page.wait_until("the marks", || page.count("[data-frozen]") > 0);
}

fn the_first_game_has_a_coach_that_can_be_sent_away(page: &mut Page) {
    page.open_at("#/learn");
    page.click(&hook("course-game"));
    page.wait_for_mode(&["setup"]);
    page.click(&hook("ready"));
    page.wait_for_mode(&["turn"]);
    page.wait_for_text(&hook("coach"), "Nothing is in danger");
    let switch = format!("{}[aria-pressed=true]", hook("coach-switch"));
    page.wait_for(&switch);
    page.screenshot("coach");
    // In the next turn it does not say the same again.
    enters(page, "Hb2n");
    page.wait_for_plies(4);
    page.wait_for_mode(&["turn"]);
    page.wait_until("something else", || !page.text(&hook("coach")).contains("Nothing is in danger"));
    page.click(&hook("coach-switch"));
    page.wait_until_gone(&hook("coach"));
    page.wait_until_gone(&switch);
}
