//! Every text in every language, seen once for each sample of its arguments.

use std::path::Path;

use ansa_texts_compiler::{Contract, Language as Files, compile};

use crate::generated::samples;
use crate::{Language, load, set_language};

/// The numbers of the samples: they are the counts in the texts.
const SAMPLES: [usize; 4] = [0, 1, 2, 5];

/// Shows texts in a language from now on, in this test.
fn show(language: Language) {
    let read = |language: Language| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(language.folder());
        Files::read(&folder).expect("the folder of a language").0
    };
    let contract = Contract::new(&read(Language::English)).expect("English");
    let compiled = compile(&read(language), &contract).expect("a whole language");
    let parts: Vec<&str> = compiled.parts().map(|(part, _)| part).collect();
    load(language, compiled.file(&parts)).expect("the texts of the language");
    set_language(language);
}

#[test]
fn texts_are_well_formed() {
    for &language in Language::ALL {
        show(language);
        are_well_formed(quotes(language));
    }
}

#[test]
fn texts_stay_in_their_script() {
    show(Language::Russian);
    let texts = samples(2);
    let is_cyrillic =
        |text: &str| text.chars().any(|letter| matches!(letter, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё'));
    let without: Vec<_> = texts
        .iter()
        .filter(|(_, text)| text.len() > 24 && text.contains(char::is_alphabetic) && !is_cyrillic(text))
        .collect();
    assert!(without.is_empty(), "{without:#?}");
}

/// The quotation marks of a language, where an opening one differs from a closing one.
const fn quotes(language: Language) -> &'static [(char, char)] {
    match language {
        Language::English => &[('“', '”')],
        Language::Spanish => &[('«', '»'), ('“', '”')],
        Language::Hungarian => &[('„', '”'), ('»', '«')],
        Language::Russian => &[('«', '»'), ('„', '“')],
        Language::Finnish => &[],
    }
}

fn are_well_formed(quotes: &[(char, char)]) {
    for sample in SAMPLES {
        let texts = samples(sample);
        assert!(texts.len() > 150, "all texts are found: {}", texts.len());
        for (name, text) in texts {
            assert!(!text.trim().is_empty(), "{name} is empty");
            assert_eq!(text.trim(), text, "{name} has a blank at an end");
            assert!(!text.contains("  ") && !text.contains('\n'), "{name}: {text}");
            assert!(!text.contains("{}") && !text.contains(".."), "{name}: {text}");
            for &(opening, closing) in quotes.iter().chain(&[('(', ')')]) {
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
