//! The guide, the rules and the glossary as a whole: what they refer to, and that it is found.

use super::*;
use crate::activities::lesson::LessonName;
use crate::manual::TextSpan;
use crate::text::lesson_course;

#[test]
fn every_reference_leads_somewhere_and_none_is_left_as_text() {
    let mut references = 0;
    for (place, text) in all_texts() {
        for span in spans(text) {
            match span {
                TextSpan::Plain(words) => {
                    assert!(!words.contains(['*', '`', '[', ']']), "{place:?}: “{words}”");
                }
                TextSpan::Term(term, _) => {
                    assert_ne!(place, ManualPlace::Term(term), "a term explains itself");
                    references += 1;
                }
                TextSpan::Place(to, _) => {
                    assert_ne!(place, to, "a section leads to itself");
                    references += 1;
                }
                TextSpan::Label(words) | TextSpan::Typed(words) | TextSpan::Screen(_, words) => {
                    assert!(!words.is_empty());
                }
            }
        }
    }
    assert!(references > 40, "{references}");
}

#[test]
fn every_section_has_its_texts_and_titles_differ() {
    let mut titles: Vec<&str> = ManualPlace::all().map(place_title).collect();
    let mut texts = 0;
    for section in ManualSection::ALL {
        let blocks = blocks(section);
        texts += 2 + blocks.iter().map(|block| block.texts().len()).sum::<usize>();
        assert!(!title(section).is_empty() && !section_says(section).is_empty(), "{section:?}");
        assert!(!blocks.is_empty() && section_text(section).len() > 80, "{section:?}");
    }
    let ids = BY_ID.ids().filter(|id| id.contains('.') && !id.starts_with("group.")).count();
    assert_eq!(ids, texts, "each text of a section is in a block, is what it is about, or is for the search");
    let all = titles.len();
    titles.sort_unstable();
    titles.dedup();
    // A rule or a section may be called as its term is.
    let names = |kind: fn(&ManualPlace) -> bool| {
        let mut names: Vec<&str> = ManualPlace::all().filter(kind).map(place_title).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    };
    names(|place| matches!(place, ManualPlace::Section(_)));
    names(|place| matches!(place, ManualPlace::Rule(_)));
    names(|place| matches!(place, ManualPlace::Term(_)));
    assert!(all > 80, "{all}");
}

#[test]
fn every_lesson_about_more_than_a_move_has_a_term() {
    for lesson in LessonName::ALL.into_iter().filter(|lesson| !lesson.is_basic()) {
        let has_term = GlossaryTerm::ALL.iter().any(|term| term.lesson() == Some(lesson));
        let is_general =
            [LessonName::Worth, LessonName::RabbitAdvance, LessonName::Defence].contains(&lesson);
        assert!(has_term != is_general, "{}", lesson_course::title(lesson));
    }
}

#[test]
fn the_search_finds_what_people_ask_for() {
    let search = to_search();
    let mut wrong = Vec::new();
    for (question, first) in [
        ("hostage", ManualPlace::Term(GlossaryTerm::Hostage)),
        ("pull", ManualPlace::Term(GlossaryTerm::Pull)),
        ("pus", ManualPlace::Term(GlossaryTerm::Push)),
        ("archive", ManualPlace::Term(GlossaryTerm::Archive)),
        ("gif", ManualPlace::Section(ManualSection::Sharing)),
        ("screen reader", ManualPlace::Section(ManualSection::Accessibility)),
        ("offline", ManualPlace::Section(ManualSection::Privacy)),
        ("keyboard", ManualPlace::Section(ManualSection::Keys)),
        ("double threat", ManualPlace::Term(GlossaryTerm::Fork)),
        ("Réserve", ManualPlace::Term(GlossaryTerm::Reserve)),
        ("storage full", ManualPlace::Section(ManualSection::Problems)),
        ("conditional turns", ManualPlace::Section(ManualSection::Friend)),
        ("camera", ManualPlace::Section(ManualSection::Nearby)),
        ("crosstable", ManualPlace::Section(ManualSection::Tournaments)),
        ("immobilization", ManualPlace::Term(GlossaryTerm::Immobilisation)),
    ] {
        let found: Vec<ManualPlace> = search.find(question).into_iter().map(|hit| hit.place).collect();
        if found.first() != Some(&first) {
            wrong.push((question, found));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for place in ManualPlace::all() {
        let found = search.find(place_title(place));
        assert!(found.iter().any(|hit| hit.place == place), "{place:?} is not found by its title");
    }
}

#[test]
fn the_guide_lists_every_key_of_the_dialogs() {
    let rows = |groups: Vec<(&'static str, Vec<keys::Row>)>| -> Vec<keys::Row> {
        groups.into_iter().flat_map(|(_, rows)| rows).collect()
    };
    let listed = rows(all_keys());
    for of in [KeysOf::Game, KeysOf::Study, KeysOf::Exercises] {
        for row in rows(keys::groups(of)) {
            assert!(listed.contains(&row), "{of:?}: {row:?}");
        }
    }
    let text = section_text(ManualSection::Keys);
    for (keys, does) in rows(keys::groups(KeysOf::Editor)) {
        assert!(text.contains(does) && text.contains(keys[0]), "{keys:?} {does}");
    }
}
