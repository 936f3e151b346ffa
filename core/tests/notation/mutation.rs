//! Every parser on mutated valid texts: nothing panics, and what is accepted reads back the same.
//!
//! This is the part of fuzzing that needs no tools; `fuzz/` has the other one.

use ansa_core::Label;
use ansa_core::clock::TimeControl;
use ansa_core::notation::{Archive, BodyText, Form, PositionText, Record, Records, write_records};

use crate::common::Random;
use crate::random_record;

/// Pieces that matter to some parser.
const WORDS: [&str; 48] = [
    "\n",
    "\r\n",
    "\\n",
    "\t",
    " ",
    "",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "[%",
    "\"",
    "\\",
    "!",
    "?",
    "!?",
    ":",
    "/",
    "1g",
    "1w",
    "2s",
    "12b",
    "4294967295s",
    "4294967296g",
    "99999999999999999999",
    "Ra1",
    "Ra1n",
    "cf3x",
    "takeback",
    "resigns",
    "pass",
    "1-0",
    "*",
    "x",
    "X",
    ".",
    "é",
    "\u{1F407}",
    "\u{feff}",
    "\u{2028}",
    "\0",
    "|",
    "+",
    "movelist",
    "0:00:12",
    "White: x",
];

fn mutate(random: &mut Random, text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(4) {
        let at = random.below(letters.len() + 1);
        let to = (at + random.below(12)).min(letters.len());
        match random.below(5) {
            0 => drop(letters.drain(at..to)),
            1 => drop(letters.splice(at..at, WORDS[random.below(WORDS.len())].chars())),
            2 => drop(letters.splice(at..to, WORDS[random.below(WORDS.len())].chars())),
            3 => {
                let copy: Vec<char> = letters[at..to].to_vec();
                let target = random.below(letters.len() + 1);
                letters.splice(target..target, copy);
            }
            _ if letters.is_empty() => {}
            _ => {
                let (one, other) = (random.below(letters.len()), random.below(letters.len()));
                letters.swap(one, other);
            }
        }
    }
    letters.into_iter().collect()
}

/// Runs a parser on many mutations of these texts; it returns whether it accepted one.
fn hammer(texts: &[String], rounds: usize, parse: impl Fn(&str) -> bool) {
    let mut random = Random(0x00A5_A5A5 + texts.len() as u64);
    let mut accepted = 0;
    for _ in 0..rounds {
        let chosen = random.below(texts.len());
        let mut text = mutate(&mut random, &texts[chosen]);
        if random.below(4) == 0 {
            text = mutate(&mut random, &text);
        }
        accepted += usize::from(parse(&text));
    }
    assert!(accepted > rounds / 100 && accepted < rounds, "accepted {accepted} of {rounds}");
}

fn texts(list: &[&str]) -> Vec<String> {
    list.iter().map(|&text| text.to_owned()).collect()
}

#[test]
fn bodies_and_labels() {
    hammer(
        &texts(&["Ra1n rb3e rc3x Hb2n", "takeback", "Ra1 Rb1 Rc1 Dd1", "resign", "Ee2n pass", ""]),
        40_000,
        |text| {
            let Ok(body) = text.parse::<BodyText>() else { return false };
            assert_eq!(body.to_string().parse(), Ok(body));
            true
        },
    );
    hammer(&texts(&["12g", "1w", "4294967295s"]), 40_000, |text| {
        let Ok(label) = text.parse::<Label>() else { return false };
        assert_eq!(label.to_string().parse(), Ok(label));
        true
    });
}

#[test]
fn positions() {
    let short = "g [rrrrrrrrhdcemcdh                                HDCMECDHRRRRRRRR]";
    let mut position = PositionText::read(short).unwrap();
    position.number = Some(3);
    position.steps = vec!["Ee2n".parse().unwrap(), "rc3x".parse().unwrap()];
    let diagram = position.to_diagram();
    let texts = [short.to_owned(), diagram.clone(), diagram.replace("| ", "|.")];
    hammer(&texts, 30_000, |text| {
        let Ok(position) = PositionText::read(text) else { return false };
        assert_eq!(PositionText::read(&position.to_diagram()).as_ref(), Ok(&position));
        assert_eq!(PositionText::read(&position.to_short()).unwrap().squares, position.squares);
        true
    });
}

#[test]
fn records() {
    let mut random = Random(11);
    let mut texts: Vec<_> = (0..200).map(|_| random_record::record(&mut random).to_tagged()).collect();
    texts.push("1w Ra1\\n1b ra8\\n2w takeback\\n1b rb8\\n2w Ra1n\\n2b".to_owned());
    hammer(&texts, 30_000, |text| {
        let read: Vec<_> = Records::new(text).collect();
        for error in read.iter().filter_map(|record| record.as_ref().err()) {
            let lines = text.matches('\n').count() as u32 + 1;
            assert!(error.place.line <= lines && !error.to_string().is_empty());
        }
        let records: Vec<Record> = read.into_iter().flatten().collect();
        for form in [Form::Tagged, Form::Plain] {
            let written = write_records(&records, form);
            let again: Vec<_> = Records::new(&written).collect::<Result<_, _>>().unwrap();
            if form == Form::Tagged {
                assert_eq!(again, records, "{text}\n---\n{written}");
            }
            assert_eq!(write_records(&again, form), written);
        }
        Record::read(text).is_ok()
    });
}

#[test]
fn archives() {
    let file = "id\tresult\ttermination\tplycount\tmovelist\n1\tw\tg\t2\t1w Ra1\\n1b ra8\\n2w Ra1n\\n2b\n2\tb\tr\t1\t1w Ra1\n";
    hammer(&texts(&[file]), 20_000, |text| {
        let Ok(archive) = Archive::new(text) else { return false };
        let rows: Vec<_> = archive.collect();
        let games = rows.iter().flatten();
        let read: Vec<_> =
            games.map(|game| (game.id(), game.winner(), game.reason(), game.record())).collect();
        read.iter().all(|(.., record)| record.is_ok())
    });
}

#[test]
fn time_controls() {
    let list = ["3s/30s/100/60s/10m", "0:30/5/100/3/8/4:30", "1d2h3m4s5ms/0", "1/1/50/0/120t"];
    hammer(&texts(&list), 40_000, |text| {
        let Ok(control) = text.parse::<TimeControl>() else { return false };
        assert_eq!(control.to_string().parse(), Ok(control));
        assert!(!control.describe().is_empty());
        true
    });
}
