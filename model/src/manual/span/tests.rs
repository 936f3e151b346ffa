use super::*;

#[test]
fn references_labels_and_keys_are_read() {
    let text = "Press *End turn* or `Enter`; a [frozen](term:freeze) piece ([push](rule:push)), [keys](section:keys), \
                [study](screen:/study).";
    let read = spans(text);
    assert!(read.contains(&TextSpan::Label("End turn")) && read.contains(&TextSpan::Typed("Enter")));
    assert!(read.contains(&TextSpan::Term(GlossaryTerm::Freeze, "frozen")));
    assert!(read.contains(&TextSpan::Place(ManualPlace::Rule(GameRule::Push), "push")));
    assert!(read.contains(&TextSpan::Place(ManualPlace::Section(ManualSection::Keys), "keys")));
    assert!(read.contains(&TextSpan::Screen("/study", "study")));
    let words: String = read.into_iter().map(TextSpan::words).collect();
    assert_eq!(words, "Press End turn or Enter; a frozen piece (push), keys, study.");
}

#[test]
fn what_is_no_reference_stays_text() {
    let texts = [
        "",
        "*",
        "[",
        "[]",
        "``",
        "a * b",
        "[x]",
        "[x](term:freeze",
        "[](term:freeze)",
        "[x](term:chess)",
        "[x](screen:javascript:x)",
        "ä[ö](ü)*",
        "[*]",
    ];
    for text in texts {
        let words: String = spans(text).into_iter().map(TextSpan::words).collect();
        assert_eq!(words, text);
    }
    assert_eq!(spans("a[b *c*"), [TextSpan::Plain("a[b "), TextSpan::Label("c")]);
}
