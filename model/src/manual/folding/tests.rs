use super::*;

#[test]
fn accents_case_and_apostrophes_do_not_matter() {
    for (written, found) in [
        ("Élan", "elan"),
        ("e\u{301}lan", "elan"),
        ("Straße", "strasse"),
        ("don’t", "dont"),
        ("İstanbul", "istanbul"),
        ("ЁЛКА", "елка"),
        ("Łódź", "lodz"),
    ] {
        assert_eq!(folded(written), found);
    }
}

#[test]
fn words_have_their_places() {
    let text = "It’s a “phalanx”, f3–g4!";
    let words: Vec<(String, &str)> =
        words_of(text).into_iter().map(|word| (word.folded, &text[word.at])).collect();
    let expected = [("its", "It’s"), ("a", "a"), ("phalanx", "phalanx"), ("f3", "f3"), ("g4", "g4")];
    assert_eq!(words, expected.map(|(folded, written)| (folded.to_owned(), written)));
    assert!(words_of("’ … “”").is_empty());
}
