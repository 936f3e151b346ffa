use super::*;

#[test]
fn each_lesson_has_its_texts_and_there_are_no_others() {
    let mut ids = Vec::new();
    for lesson in LessonName::ALL {
        ids.extend([lesson.to_string(), format!("{lesson}.about")]);
        for exercise in 0..lesson.exercises().len() {
            let texts = [ask(lesson, exercise), hint(lesson, exercise), right(lesson, exercise)];
            assert!(texts.iter().all(|text| !text.is_empty()), "{lesson} {exercise}: {texts:?}");
            let number = exercise + 1;
            ids.extend(["", ".hint", ".right"].map(|attribute| format!("{lesson}-{number}{attribute}")));
        }
    }
    assert_eq!(BY_ID.ids().collect::<Vec<_>>(), ids);
}
