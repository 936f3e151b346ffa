//! Each exercise is solved and failed, and its words say what is on the board.

use ansa_core::position::turn::TurnBuilder;
use ansa_core::{Piece, Role, RuleSet, Side};

use ansa_core::position::outcome::Reason;

use super::super::judge::{answer, judge_setup, judge_turn};
use super::super::task::LessonAim;
use super::wrong_answers::WRONG;
use super::*;
use crate::Apply;
use crate::text::{lesson as words, lesson_course as course};

fn all() -> Vec<(LessonName, usize, &'static LessonExercise)> {
    let of = |name: LessonName| {
        name.exercises().iter().enumerate().map(move |(index, exercise)| (name, index, exercise))
    };
    LessonName::ALL.into_iter().flat_map(of).collect()
}

#[test]
fn each_exercise_is_solved() {
    for (name, index, exercise) in all() {
        let mut state = LessonState::new(name, index);
        assert_eq!(give(&mut state, exercise.solution), Some(CourseAction::Answer(name, index)));
        assert_eq!(state.stage, LessonStage::Right, "{name} {index}: {:?}", state.draft.notice());
        assert!(!state.can_enter());
        // The answer that is shown is the same.
        let mut shown = LessonState::new(name, index);
        shown.apply(AnswerAction::Solve);
        assert_eq!(
            (shown.board(), shown.draft.marked),
            (state.board(), state.draft.marked),
            "{name} {index}"
        );
    }
}

#[test]
fn each_exercise_is_failed_with_a_reason() {
    let exercises = all();
    assert_eq!(exercises.len(), WRONG.len());
    let mut not_as_expected = Vec::new();
    for ((name, index, exercise), (of, number, text, fault)) in exercises.into_iter().zip(WRONG) {
        assert_eq!((name, index), (of, number));
        let mut state = LessonState::new(name, index);
        assert_eq!(give(&mut state, text), None);
        let found = match state.stage {
            LessonStage::Wrong(found) if format!("{found:?}").starts_with(fault) => found,
            stage => {
                not_as_expected.push(format!("{name} {index}: {stage:?} {:?}", state.draft.notice()));
                continue;
            }
        };
        let said = words::fault(&found);
        assert!(said.ends_with('.') && said.len() > 10, "{said}");
        assert!(state.can_enter(), "{name} {index}");
        // The same answer again is as wrong, and the right one is still right.
        state.apply(AnswerAction::Escape);
        give(&mut state, exercise.solution);
        assert_eq!(state.stage, LessonStage::Right, "{name} {index} after a wrong answer");
    }
    assert!(not_as_expected.is_empty(), "{not_as_expected:#?}");
}

#[test]
fn each_position_is_playable_and_nothing_is_solved_already() {
    for (name, index, exercise) in all() {
        let words = exercise.pieces.split_whitespace().count();
        assert_eq!(exercise.pieces().len(), words, "{name} {index}: each word is a piece");
        assert_eq!(exercise.board().occupied().count() as usize, words, "{name} {index}: each on its square");
        let Some(position) = exercise.position() else {
            let LessonTask::Setup(aims) = exercise.task else { panic!("{name} {index} has no position") };
            assert!(judge_setup(&exercise.draft(), aims).is_err(), "{name} {index}");
            assert!(ansa_core::Game::new().set_up(&exercise.draft()).is_ok(), "{name} {index}");
            continue;
        };
        assert_eq!(position.outcome(RuleSet::CURRENT, |_| false), None, "{name} {index} is over");
        match exercise.task {
            // What holds without a step holds before the turn.
            LessonTask::Turn(aims) => {
                assert!(judge_turn(&TurnBuilder::new(position), aims).is_err(), "{name} {index}");
            }
            LessonTask::Squares(question) => {
                let right = answer(&position, question);
                let known: Vec<Square> = exercise
                    .solution
                    .split_whitespace()
                    .map(|square| square.parse().expect("a square"))
                    .collect();
                assert_eq!(right, known.iter().copied().collect(), "{name} {index}");
            }
            LessonTask::Choice(turns, aims) => {
                let right: Vec<bool> = turns
                    .iter()
                    .map(|text| judge_turn(&exercise.turn(text).expect("a legal turn"), aims).is_ok())
                    .collect();
                assert_eq!(
                    right.iter().filter(|&&is_right| is_right).count(),
                    1,
                    "{name} {index}: {right:?}"
                );
            }
            LessonTask::Setup(_) => panic!("{name} {index}: a setup has no position"),
        }
    }
}

/// The squares that a text names.
fn squares_in(text: &str) -> Vec<(usize, Square)> {
    let words = text.match_indices(|letter: char| ('a'..='h').contains(&letter));
    words
        .filter_map(|(at, _)| {
            let is_word = !text[..at].ends_with(char::is_alphanumeric);
            let name = text.get(at..at + 2).filter(|_| is_word)?;
            Some((at, name.parse().ok()?))
        })
        .collect()
}

/// Whether the words before a place in a text are “ROLE on”.
fn role_before(text: &str, at: usize) -> Option<Role> {
    let before = text.get(..at)?.strip_suffix(" on ")?;
    Role::ALL.into_iter().find(|role| before.ends_with(role.name()))
}

#[test]
fn the_words_name_the_pieces_that_are_there() {
    let mut named = 0;
    for (name, index, exercise) in all() {
        let (before, names) = (exercise.board(), exercise.names);
        for (text, is_before) in [
            (course::ask(name, index), true),
            (course::hint(name, index), true),
            (course::right(name, index), false),
        ] {
            for (at, square) in squares_in(&text) {
                assert!(names.contains(&square), "{name} {index}: {square} is no name: {text}");
                if let Some(role) = role_before(&text, at).filter(|_| is_before) {
                    let piece = before.piece_at(square);
                    assert_eq!(piece.map(|piece| piece.role), Some(role), "{name} {index}: {square}: {text}");
                    named += 1;
                }
                if text[..at].ends_with("trap on ") {
                    assert!(square.is_trap(), "{name} {index}: {square}: {text}");
                }
            }
            assert!(text.len() <= 260, "{name} {index}: {} letters: {text}", text.len());
        }
        // Each name is of use.
        let used: Vec<Square> =
            [course::ask(name, index), course::hint(name, index), course::right(name, index)]
                .iter()
                .flat_map(|text| squares_in(text))
                .map(|(_, square)| square)
                .collect();
        for square in names {
            assert!(used.contains(square), "{name} {index}: nobody names {square}");
        }
    }
    assert!(named > 60, "the pieces are found in the words: {named}");
    assert_eq!(
        squares_in("d4, ad5 and (e5)").iter().map(|one| one.1.to_string()).collect::<Vec<_>>(),
        ["d4", "e5"]
    );
}

#[test]
fn no_task_about_squares_or_freezing_names_its_answer() {
    for (name, index, exercise) in all() {
        let asked: Vec<Square> =
            squares_in(&course::ask(name, index)).into_iter().map(|(_, square)| square).collect();
        let answers: Vec<Square> = match exercise.task {
            LessonTask::Squares(question) => {
                let start = exercise.position().expect("a position");
                answer(&start, question).into_iter().collect()
            }
            LessonTask::Turn(_) if name == LessonName::Freezing => {
                exercise.steps(exercise.solution).iter().map(|played| played.step.from).collect()
            }
            _ => continue,
        };
        let told: Vec<&Square> = answers.iter().filter(|square| asked.contains(square)).collect();
        assert!(told.is_empty(), "{name} {index} names {told:?}");
    }
}

#[test]
fn the_course_begins_with_a_rabbit_that_runs_home() {
    let first = LessonName::ALL[0].exercises()[0];
    assert_eq!(first.task, LessonTask::Turn(&[LessonAim::Win(Reason::Goal)]));
    let (name, text) = (LessonName::ALL[0], course::ask(LessonName::ALL[0], 0));
    assert!(text.contains("win") && text.contains("rabbit"), "{text}");
    // Any square of the far side is right.
    for turn in ["Rd5n Rd6n Rd7n", "Rd5n Rd6n Rd7e Re7n"] {
        let mut state = LessonState::new(name, 0);
        give(&mut state, turn);
        assert_eq!(state.stage, LessonStage::Right, "{turn}");
    }
}

#[test]
fn lessons_have_names_in_an_order() {
    let keys: Vec<&str> = LessonName::ALL.iter().map(|name| name.key()).collect();
    for (index, name) in LessonName::ALL.into_iter().enumerate() {
        assert_eq!(keys.iter().filter(|key| **key == name.key()).count(), 1);
        assert_eq!(name.to_string().parse(), Ok(name));
        assert_eq!(name.next(), LessonName::ALL.get(index + 1).copied());
        assert!((1..=32).contains(&name.exercises().len()), "{name}: the progress has a bit for each");
    }
    assert_eq!("chess".parse::<LessonName>(), Err(super::super::lesson_name::UnknownLesson));
    assert_eq!(LessonName::ALL.into_iter().filter(|name| name.is_basic()).count(), 10);
}

#[test]
fn the_pieces_are_told_in_words() {
    let told = crate::text::answer::position(&[
        ("d4".parse().expect("a square"), Piece::new(Side::Gold, Role::Dog)),
        ("g8".parse().expect("a square"), Piece::new(Side::Silver, Role::Rabbit)),
    ]);
    assert_eq!(told, "Gold: dog on d4. Silver: rabbit on g8.");
}
