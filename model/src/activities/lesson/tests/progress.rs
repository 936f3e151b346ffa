//! The saved progress.

use super::*;
use crate::formats::{ReadError, Stored as _};

#[test]
fn progress_is_read_as_it_was_written() {
    let mut course = CourseProgress::default();
    assert!(!course.has_begun());
    assert_eq!(course.next(), Some(LessonName::Steps));
    for index in [0, 2, 1, 9] {
        course.apply(CourseAction::Answer(LessonName::Steps, index));
    }
    course.apply(CourseAction::Answer(LessonName::Races, 1));
    course.apply(CourseAction::Visit(LessonName::Races, 1));
    course.apply(CourseAction::Visit(LessonName::Steps, 3));
    assert!(course.is_complete(LessonName::Steps) && !course.is_complete(LessonName::Races));
    assert_eq!((course.complete(), course.next()), (1, Some(LessonName::Push)));
    // A lesson that was gone through begins anew.
    assert_eq!((course.at(LessonName::Steps), course.at(LessonName::Races)), (0, 1));
    let text = course.write().expect("a text");
    assert_eq!(CourseProgress::read(&text), Ok((course.clone(), 0)));
}

#[test]
fn what_cannot_be_read_spoils_nothing_else() {
    let text = |lessons: &str| format!(r#"{{"format":"ansa-course","version":1,"lessons":[{lessons}]}}"#);
    let good = r#"{"lesson":"push","done":[0,2],"at":1}"#;
    let bad = [
        r#"{"lesson":"chess","done":[],"at":0}"#,
        r#"{"lesson":"pull","done":[3],"at":0}"#,
        r#"{"lesson":"pull","done":[255],"at":0}"#,
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
    assert_eq!(read(&text("ansa-course", 2)), ReadError::Version(2));
    assert_eq!(CourseProgress::read(&text("ansa-course", 1)), Ok((CourseProgress::default(), 0)));
}
