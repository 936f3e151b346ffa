//! Records of few words in any order: what is read and written reads the same again.

use crate::common::{Random, properties};

/// What begins, ends and nests games.
const WORDS: [&str; 22] = [
    "0g",
    "0s",
    "1g",
    "1s",
    "2g",
    "4294967295s",
    "0b",
    "1w",
    "(",
    ")",
    "takeback",
    "resigns",
    "Ra1",
    "ra8",
    "Ra1n",
    "{c}",
    "!",
    "1-0",
    "*",
    "\n",
    "\n[Gold \"A\"]\n",
    "pass",
];

#[test]
fn any_order_of_labels_and_variations_reads_the_same_again() {
    let mut random = Random(0x0005_A3E5);
    let mut accepted = 0;
    for _ in 0..60_000 {
        let count = 1 + random.below(9);
        let words: Vec<&str> = (0..count).map(|_| WORDS[random.below(WORDS.len())]).collect();
        accepted += usize::from(properties::record(&words.join(" ")));
    }
    assert!(accepted > 5000, "only {accepted} texts were records");
}

#[test]
fn the_label_before_the_first_goes_on_with_it() {
    // In a variation that continues the line, and on its own.
    for text in ["0s ra8\n( 1g Ra1 )", "0s ra8\n1g Ra1"] {
        let record = ansa_core::record::Record::read(text).unwrap();
        assert_eq!(record.to_tagged(), "0s ra8\n1g Ra1\n");
    }
    // After any other label another game begins.
    assert!(ansa_core::record::Record::read("1s ra8\n1g Ra1").is_err());
}
