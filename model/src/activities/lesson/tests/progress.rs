//! The saved progress.

use super::*;
use crate::formats::{ReadError, Stored as _};

#[test]
fn progress_is_read_as_it_was_written() {
    let mut course = CourseProgress::default();
    assert!(!course.has_begun());
    assert_eq!(course.next(), Some(LessonName::Steps));
    for index in [0, 2, 3, 1, 9] {
        course.apply(CourseAction::Answer(LessonName::Steps, index));
    }
    course.apply(CourseAction::Answer(LessonName::Races, 1));
    course.apply(CourseAction::Visit(LessonName::Races, 1));
    course.apply(CourseAction::Visit(LessonName::Steps, 4));
    assert!(course.is_complete(LessonName::Steps) && !course.is_complete(LessonName::Races));
    assert_eq!((course.complete(), course.next()), (1, Some(LessonName::Push)));
    // A lesson that was gone through begins anew.
    assert_eq!((course.at(LessonName::Steps), course.at(LessonName::Races)), (0, 1));
    let text = course.write().expect("a text");
    assert_eq!(CourseProgress::read(&text), Ok((course.clone(), 0)));
}

#[test]
fn an_answer_that_is_shown_is_seen_but_left_to_solve() {
    let mut course = CourseProgress::default();
    let (lesson, all) = (LessonName::Push, LessonName::Push.exercises().len());
    course.apply(CourseAction::Answer(lesson, 0));
    for index in 1..all {
        assert!(!course.is_seen(lesson));
        course.apply(CourseAction::Show(lesson, index));
    }
    course.apply(CourseAction::Show(lesson, all));
    assert_eq!((course.done(lesson), course.left(lesson), course.first_left(lesson)), (1, all - 1, Some(1)));
    assert!(course.is_seen(lesson) && !course.is_complete(lesson));
    // After the end, the lesson goes on with what is left.
    course.apply(CourseAction::Visit(lesson, all));
    assert_eq!(course.at(lesson), 1);
    assert_eq!(CourseProgress::read(&course.write().expect("a text")), Ok((course.clone(), 0)));
    for index in 1..all {
        course.apply(CourseAction::Answer(lesson, index));
    }
    assert!(course.is_complete(lesson) && course.is_seen(lesson));
    assert_eq!((course.left(lesson), course.first_left(lesson)), (0, None));
}

#[test]
fn version_1_is_read() {
    let text = |lessons: &str| format!(r#"{{"format":"ansa-course","version":1,"lessons":[{lessons}]}}"#);
    let lessons = r#"{"lesson":"steps","done":[0,1,2],"at":2},{"lesson":"pull","done":[1],"at":1}"#;
    let (course, unread) = CourseProgress::read(&text(lessons)).expect("a course");
    assert_eq!((unread, course.done(LessonName::Steps), course.at(LessonName::Steps)), (0, 3, 3));
    assert_eq!(course.first_left(LessonName::Steps), Some(0), "the exercise that is new");
    assert_eq!((course.first_left(LessonName::Pull), course.at(LessonName::Pull)), (Some(0), 1));
    let opened = text(r#"{"lesson":"steps","done":[],"at":0}"#);
    assert_eq!(CourseProgress::read(&opened).map(|(course, _)| course.at(LessonName::Steps)), Ok(0));
    for hostile in [r#""done":[255],"at":0"#, r#""done":[],"at":255"#] {
        let read = CourseProgress::read(&text(&format!(r#"{{"lesson":"steps",{hostile}}}"#)));
        assert_eq!(read.map(|(_, unread)| unread), Ok(1), "{hostile}");
    }
}

#[test]
fn what_cannot_be_read_spoils_nothing_else() {
    let text = |lessons: &str| format!(r#"{{"format":"ansa-course","version":2,"lessons":[{lessons}]}}"#);
    let good = r#"{"lesson":"push","done":[0,2],"at":1}"#;
    let bad = [
        r#"{"lesson":"chess","done":[],"at":0}"#,
        r#"{"lesson":"pull","done":[3],"at":0}"#,
        r#"{"lesson":"pull","done":[255],"at":0}"#,
        r#"{"lesson":"pull","done":[],"shown":[3],"at":0}"#,
        r#"{"lesson":"pull","done":[],"at":3}"#,
        r#"{"lesson":"pull","done":-1,"at":0}"#,
        // The same lesson again.
        r#"{"lesson":"push","done":[1],"at":0}"#,
        "7",
    ];
    for bad in bad {
        let (course, unread) = CourseProgress::read(&text(&format!("{good},{bad}"))).expect("a course");
        assert_eq!((unread, course.done(LessonName::Push), course.at(LessonName::Push)), (1, 2, 1), "{bad}");
        assert_eq!(course.done(LessonName::Pull), 0, "{bad}");
    }
    let many = vec!["{}"; 5_000].join(",");
    assert_eq!(CourseProgress::read(&text(&many)).map(|(_, unread)| unread), Ok(5_000));
}

#[test]
fn another_text_is_refused_with_the_reason() {
    let read = |text: &str| CourseProgress::read(text).expect_err("a fault");
    for text in ["", "7", "{", r#"{"format":"ansa-course"}"#, r#"{"format":"ansa-course","version":1}"#] {
        assert!(matches!(read(text), ReadError::Shape(_)), "{text}");
    }
    let text =
        |format: &str, version: u32| format!(r#"{{"format":"{format}","version":{version},"lessons":[]}}"#);
    assert_eq!(read(&text("ansa-game", 1)), ReadError::Format("ansa-game".to_owned()));
    assert_eq!(read(&text("ansa-course", 3)), ReadError::Version(3));
    assert_eq!(CourseProgress::read(&text("ansa-course", 1)), Ok((CourseProgress::default(), 0)));
}
