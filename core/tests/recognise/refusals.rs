//! Texts that are refused, and what is said about them.

use ansa_core::recognise::{RecogniseError, recognise};

fn message(text: &str) -> String {
    recognise(text)
        .map_or_else(|error| error.to_string(), |found| panic!("{text} is taken for {:?}", found.kind))
}

#[test]
fn a_refusal_says_what_was_found_and_where() {
    let rows = "r7/8/8/8/8/8/8";
    for (text, expected) in [
        ("", "the text is empty"),
        (" \u{feff}\n", "the text is empty"),
        ("To be or not to be\nthat is", "“To be or not to be” is neither a game, nor a position, nor steps"),
        ("http://arimaa.com/arimaa/a/b/c/d/e/f", "“http://arimaa.com/arimaa/a/b/c/d/e/f” is neither"),
        ("Subject: hello\nFrom: me", "“Subject: hello” is neither"),
        ("C:\\new\\names", "“C:\\new\\names” is neither"),
        ("{}", "“{}” is neither"),
        ("12", "“12” is neither"),
        ("[Gold \"Omar\"]\n", "the text has neither turns nor a position"),
        ("id\tmovelist\n", "the text has neither turns nor a position"),
        ("id\tmovelist\n7\n", "the archive: line 2, column 1: this row has 1 columns"),
        ("1g Ra1 Rb9\n1s ra8", "the record: line 1, column 8: “Rb9”: “b9” is not a square"),
        ("1g is a label", "the record: line 1, column 4: “is” is neither a step"),
        ("g [rrr]", "the position: line 1, column 4: expected 64 squares between the brackets, found 3"),
        ("12s [rrr", "the position: line 1, column 6: the closing bracket is missing"),
        ("12g\n8| r r |\n7| r |\n", "the position: line 2, column 3: row 8 has 5 characters"),
        ("8| r r |\n7| r |\n", "the position: line 1, column 3: row 8 has 5 characters"),
        ("12g Ee2n\n8| r\n7| r\n", "the position: line 3, column 1: row 6 is missing"),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "the rows of the position: line 1, column 1: “n” on b8 is not a piece",
        ),
        (
            &format!("{rows}/7"),
            "the rows of the position: line 1, column 16: row 1 has 7 squares instead of 8",
        ),
        (&format!("g {rows}/44R"), "the rows of the position: line 1, column 18: row 1 has 9 squares"),
        (&format!("{rows}/x7"), "the rows of the position: line 1, column 16: “x” on a1 is not a piece"),
        (&format!("{rows}/8 q"), "the rows of the position: line 1, column 18: “q” is not the side to move"),
        (
            &format!("g {rows}/8 g"),
            "the rows of the position: line 1, column 20: “g” is not the side to move",
        ),
        ("Ed2n Ed9n", "the steps: line 1, column 6: “Ed9n”: “d9” is not a square"),
        (&"Ed2n ".repeat(13), "the steps: line 1, column 61: a turn has at most 12 steps"),
        ("Ed2n Ra1", "the steps: line 1, column 6: “Ra1” can’t follow"),
        ("Ra1 Rb1 Rc1", "a setup must have a label before it: 1g for gold, 1s for silver"),
    ] {
        let found = message(text);
        assert!(found.starts_with(expected), "{text}\n{found}\n{expected}");
    }
}

#[test]
fn a_refusal_of_a_wrapped_text_is_about_what_is_in_it() {
    let found = message("<pre>g [rrr]</pre>");
    assert_eq!(found, "the position: line 1, column 4: expected 64 squares between the brackets, found 3");
    assert_eq!(recognise("\"\""), Err(RecogniseError::Unknown("\"\"".to_owned())));
}
