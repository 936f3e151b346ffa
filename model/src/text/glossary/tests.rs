use super::*;

fn found(text: &str) -> Vec<(&str, GlossaryTerm)> {
    let parts = linked(text);
    assert_eq!(parts.iter().map(|part| part.words).collect::<String>(), text);
    parts.into_iter().filter_map(|part| Some((part.words, part.term?))).collect()
}

#[test]
fn texts_are_linked_by_whole_words_and_each_term_once() {
    assert_eq!(
        found("A hostage is frozen. Hostages, phalanxes, and a Camel hostage; hostagelike."),
        [
            ("hostage", GlossaryTerm::Hostage),
            ("frozen", GlossaryTerm::Freeze),
            ("phalanxes", GlossaryTerm::Phalanx),
            ("Camel hostage", GlossaryTerm::CamelHostage),
        ]
    );
    assert_eq!(found("false-protection"), [("false-protection", GlossaryTerm::FalseProtection)]);
    assert!(found("").is_empty() && found("The turn of a side has steps.").is_empty());
    for text in ansa_board::testing::HOSTILE_TEXTS {
        assert!(found(text).is_empty(), "{text}");
    }
}

#[test]
fn no_form_names_two_terms() {
    let words = |form: Vec<FoldedWord>| form.into_iter().map(|word| word.folded).collect::<Vec<_>>();
    let mut forms: Vec<Vec<String>> = GlossaryTerm::ALL.iter().copied().flat_map(forms).map(words).collect();
    let all = forms.len();
    forms.sort_unstable();
    forms.dedup();
    assert_eq!(forms.len(), all);
}

#[test]
fn each_term_has_its_texts_and_there_are_no_others() {
    let known = |id: &str| match id.split_once('.') {
        Some((key, "says" | "forms" | "also")) => GlossaryTerm::from_key(key).is_some(),
        Some(_) => false,
        None => true,
    };
    assert_eq!(BY_ID.ids().find(|id| !known(id)), None);
    for term in GlossaryTerm::ALL {
        assert!(!name(term).is_empty() && !says(term).is_empty(), "{term:?}");
    }
}

#[test]
fn the_terms_are_sorted_and_have_different_names() {
    let sorted = sorted();
    assert_eq!(sorted.len(), GlossaryTerm::ALL.len());
    let names: Vec<String> = sorted.iter().map(|&(_, term)| folded(name(term))).collect();
    assert!(names.is_sorted_by(|one, other| one < other), "{names:?}");
    assert!(sorted.iter().all(|&(letter, _)| letter.is_uppercase()));
}
