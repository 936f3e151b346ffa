//! Every text in English, seen once for each sample of its arguments.

use crate::generated::samples;

/// The numbers of the samples: they are the counts in the texts.
const SAMPLES: [usize; 4] = [0, 1, 2, 5];

#[test]
fn texts_are_well_formed() {
    for sample in SAMPLES {
        let texts = samples(sample);
        assert!(texts.len() > 150, "all texts are found: {}", texts.len());
        for (name, text) in texts {
            assert!(!text.trim().is_empty(), "{name} is empty");
            assert_eq!(text.trim(), text, "{name} has a blank at an end");
            assert!(!text.contains("  ") && !text.contains('\n'), "{name}: {text}");
            assert!(!text.contains("{}") && !text.contains(".."), "{name}: {text}");
            for (opening, closing) in [('“', '”'), ('(', ')')] {
                assert!(are_balanced(&text, opening, closing), "{name}: {text}");
            }
            assert!(!text.contains('"') && !text.contains('\''), "{name} has a typewriter's quote: {text}");
        }
    }
}

#[test]
fn counts_of_one_are_singular() {
    const PLURALS: [&str; 8] = [
        "1 steps",
        "1 games",
        "1 turns",
        "1 pieces",
        "1 positions",
        "1 characters",
        "1 cats",
        "1 destinations",
    ];
    for (name, text) in samples(1) {
        assert!(
            PLURALS.iter().all(|plural| !format!(" {text}").contains(&format!(" {plural}"))),
            "{name}: {text}"
        );
    }
}

fn are_balanced(text: &str, opening: char, closing: char) -> bool {
    let mut open = 0_u32;
    for letter in text.chars() {
        if letter == opening {
            open += 1;
        } else if letter == closing {
            let Some(rest) = open.checked_sub(1) else { return false };
            open = rest;
        }
    }
    open == 0
}
