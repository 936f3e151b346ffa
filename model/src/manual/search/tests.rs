use super::*;
use crate::manual::{GameRule, GlossaryTerm, ManualSection};

fn search() -> PlaceSearch {
    let text = |place, title: &str, also: &str, text: &str| SearchText {
        place,
        title: title.to_owned(),
        also: also.to_owned(),
        text: text.to_owned(),
    };
    PlaceSearch::new([
        text(
            ManualPlace::Section(ManualSection::Study),
            "The study",
            "",
            "A hostage is named here, in a sentence that goes on and on and on until nobody reads it any more, \
             and then names an élan.",
        ),
        text(ManualPlace::Rule(GameRule::Push), "Push", "shove", "A hostage can be pushed."),
        text(ManualPlace::Term(GlossaryTerm::Hostage), "Hostage", "held", "A piece that is held."),
    ])
}

fn places(question: &str) -> Vec<ManualPlace> {
    search().find(question).into_iter().map(|hit| hit.place).collect()
}

const STUDY: ManualPlace = ManualPlace::Section(ManualSection::Study);
const PUSH: ManualPlace = ManualPlace::Rule(GameRule::Push);
const HOSTAGE: ManualPlace = ManualPlace::Term(GlossaryTerm::Hostage);

#[test]
fn a_title_comes_before_another_name_and_this_before_a_text() {
    assert_eq!(places("hostage"), [HOSTAGE, STUDY, PUSH]);
    assert_eq!(places("HOST"), [HOSTAGE, STUDY, PUSH], "the beginning of a word");
    assert_eq!(places("ostage"), [], "not its end");
    assert_eq!(places("shove"), [PUSH]);
    assert_eq!(places("held"), [HOSTAGE]);
    assert_eq!(places("elan"), [STUDY], "without the accent");
}

#[test]
fn every_word_must_occur() {
    assert_eq!(places("hostage push"), [PUSH]);
    assert_eq!(places("push hostage hostage"), [PUSH]);
    assert_eq!(places("hostage chess"), []);
}

#[test]
fn words_are_marked_and_long_texts_cut() {
    let hits = search().find("elan");
    let marked: Vec<&str> =
        hits[0].excerpt.iter().filter(|piece| piece.is_found).map(|piece| piece.text.as_str()).collect();
    assert_eq!(marked, ["élan"]);
    assert_eq!(hits[0].excerpt[0].text, "…");
    let all: String = hits[0].excerpt.iter().map(|piece| piece.text.as_str()).collect();
    assert_eq!(all, "…any more, and then names an élan.");
    let hits = search().find("hostage");
    assert_eq!(hits[0].title, [SearchedPiece { text: "Hostage".to_owned(), is_found: true }]);
    let excerpt: String = hits[1].excerpt.iter().map(|piece| piece.text.as_str()).collect();
    assert!(excerpt.starts_with("A hostage") && excerpt.ends_with('…'), "{excerpt}");
}

#[test]
fn hostile_questions_find_nothing_and_do_not_fail() {
    let long = "hostage ".repeat(100_000);
    for question in ["", "   ", "’’’", "*", "\\", "(", "<script>", "\u{0}\u{202e}", "…“”", "💥"]
    {
        assert_eq!(places(question), [], "{question:?}");
    }
    assert_eq!(places(&long), [HOSTAGE, STUDY, PUSH]);
    for question in ansa_board::testing::HOSTILE_TEXTS {
        assert_eq!(places(question), [], "{question:?}");
    }
    let long = "a".repeat(1_000_000);
    assert_eq!(places(&long), []);
}
