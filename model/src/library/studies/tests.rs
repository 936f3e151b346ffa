//! Tests of the studies.

use super::*;
use crate::library::MAX_NAME_LENGTH;

fn ids(from: usize, to: usize) -> Vec<String> {
    (from..to).map(|number| format!("game{number}")).collect()
}

fn study(id: &str, games: &[&str]) -> Study {
    Study::new(id.to_owned(), &format!("Study {id}"), games.iter().map(|&game| game.to_owned()).collect())
}

/// The studies after these were begun, one after the other.
fn begun(all: &[(&str, &[&str])]) -> Studies {
    let mut studies = Studies::default();
    for (id, games) in all {
        studies.apply(StudiesAction::Begin(study(id, games))).expect("there is room");
    }
    studies
}

/// The ids of all studies with their games.
fn shown(studies: &Studies) -> String {
    let words = studies.all().iter().map(|study| format!("{}: {}", study.id, study.games.join(" ")));
    words.collect::<Vec<_>>().join(", ")
}

#[test]
fn chapters_are_added_moved_and_removed_in_order() {
    let mut studies = begun(&[("a", &["1"]), ("b", &["2", "3"])]);
    assert_eq!(shown(&studies), "b: 2 3, a: 1");
    let mut apply = |action: StudiesAction| {
        studies.apply(action).expect("a change");
        shown(&studies)
    };
    let strings = |games: &[&str]| games.iter().map(|&game| game.to_owned()).collect::<Vec<_>>();
    assert_eq!(apply(StudiesAction::Add("a".into(), strings(&["4", "1", "5"]))), "b: 2 3, a: 1 4 5");
    assert_eq!(apply(StudiesAction::Move("5".into(), ChapterMove::Up)), "b: 2 3, a: 1 5 4");
    assert_eq!(apply(StudiesAction::Move("1".into(), ChapterMove::Down)), "b: 2 3, a: 5 1 4");
    // At the ends, and of a game without a study, there is nothing to move.
    assert_eq!(apply(StudiesAction::Move("5".into(), ChapterMove::Up)), "b: 2 3, a: 5 1 4");
    assert_eq!(apply(StudiesAction::Move("4".into(), ChapterMove::Down)), "b: 2 3, a: 5 1 4");
    assert_eq!(apply(StudiesAction::Move("9".into(), ChapterMove::Up)), "b: 2 3, a: 5 1 4");
    // A game is in one study at most, and a study without games goes.
    assert_eq!(apply(StudiesAction::Add("b".into(), strings(&["1"]))), "b: 2 3 1, a: 5 4");
    assert_eq!(apply(StudiesAction::Begin(study("c", &["5", "4"]))), "c: 5 4, b: 2 3 1");
    assert_eq!(apply(StudiesAction::Remove(strings(&["2", "4", "9"]))), "c: 5, b: 3 1");
    assert_eq!(apply(StudiesAction::Remove(strings(&["5"]))), "b: 3 1");
    assert_eq!((studies.of("1").map(|study| &*study.id), studies.of("5")), (Some("b"), None));
}

#[test]
fn names_are_tidied() {
    let mut studies = begun(&[("a", &["1"])]);
    let mut rename = |name: &str| {
        studies.apply(StudiesAction::Rename("a".into(), name.into())).expect("a change");
        studies.all()[0].name.clone()
    };
    assert_eq!(rename("  Traps "), "Traps");
    assert_eq!(rename(" "), "Traps");
    assert_eq!(rename(&"é".repeat(500)).chars().count(), MAX_NAME_LENGTH);
    assert_eq!(Study::new("b".into(), "\n", Vec::new()).name, "");
}

#[test]
fn what_has_no_room_changes_nothing() {
    let mut studies = begun(&[("a", &["1"]), ("b", &["2"])]);
    let refuses = |studies: &mut Studies, action: StudiesAction, fault: StudiesFault| {
        let before = studies.clone();
        assert_eq!(studies.apply(action), Err(fault));
        assert_eq!(*studies, before);
    };
    let many = Study::new("c".into(), "Many", ids(0, MAX_CHAPTERS + 1));
    refuses(&mut studies, StudiesAction::Begin(many), StudiesFault::TooManyChapters);
    refuses(
        &mut studies,
        StudiesAction::Add("a".into(), ids(0, MAX_CHAPTERS)),
        StudiesFault::TooManyChapters,
    );
    refuses(&mut studies, StudiesAction::Add("x".into(), ids(0, 1)), StudiesFault::Gone);
    refuses(&mut studies, StudiesAction::Rename("x".into(), "Name".into()), StudiesFault::Gone);
    studies.apply(StudiesAction::Add("a".into(), ids(0, MAX_CHAPTERS - 1))).expect("just enough room");
    assert_eq!(studies.get("a").map(Study::room), Some(0));
    for number in 2..MAX_STUDIES {
        let one = Study::new(format!("s{number}"), "One", ids(1000 + number, 1001 + number));
        studies.apply(StudiesAction::Begin(one)).expect("there is room");
    }
    refuses(&mut studies, StudiesAction::Begin(study("z", &["z"])), StudiesFault::TooManyStudies);
}

#[test]
fn studies_round_trip() {
    let mut studies = begun(&[("a", &["1", "2"]), ("b", &["3"])]);
    studies.apply(StudiesAction::Rename("a".into(), "“Traps” \\ & <b>".into())).expect("a change");
    assert_eq!(Studies::read(&studies.write().expect("a text")), Ok((studies, 0)));
}

#[test]
fn hostile_texts_are_read_as_far_as_they_are_sound() {
    let read = |studies: &str| {
        Studies::read(&format!("{{\"format\":\"ansa-studies\",\"version\":1,\"studies\":{studies}}}"))
    };
    assert!(Studies::read("").is_err());
    assert!(Studies::read("{\"format\":\"ansa-studies\",\"version\":2,\"studies\":[]}").is_err());
    assert!(Studies::read("{\"format\":\"ansa-mistakes\",\"version\":1,\"studies\":[]}").is_err());
    assert!(read("{}").is_err());
    let (studies, unread) = read(
        r#"[{"id":"a","name":" A ","games":["1","1","../x","","2"]}, 7, {"id":"a","name":"B","games":["3"]},
            {"id":"","name":"B","games":["3"]}, {"id":"b","name":"B","games":["2"]},
            {"id":"c","name":"","games":["4"]}, {"id":"d","name":"D","games":4}]"#,
    )
    .expect("it can be read");
    assert_eq!(shown(&studies), "a: 1 2, c: 4");
    assert_eq!((studies.all()[0].name.as_str(), unread), ("A", 8));

    let many = |count: usize, games: usize| {
        let one = |number: usize| {
            Study::new(format!("s{number}"), "Many", ids(number * games, (number + 1) * games))
        };
        Studies { studies: (0..count).map(one).collect() }.write().expect("a text")
    };
    let (studies, unread) = Studies::read(&many(MAX_STUDIES + 2, 1)).expect("it can be read");
    assert_eq!((studies.all().len(), unread), (MAX_STUDIES, 2));
    let (studies, unread) = Studies::read(&many(1, MAX_CHAPTERS + 5)).expect("it can be read");
    assert_eq!((studies.all()[0].games().len(), unread), (MAX_CHAPTERS, 5));
}
