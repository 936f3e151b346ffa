//! Every parser on mutated valid texts: nothing panics, and accepted texts read back the same.
//!
//! These tests need no extra tools. `fuzz/` has real fuzzing.

use ansa_core::notation::PositionText;

use super::{random_play, random_record};
use crate::common::{Random, properties};

/// Fragments that are significant to some parser.
const WORDS: [&str; 58] = [
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
    "%0d",
    "%13",
    "%5B",
    "&movelist=",
    "\nmoves=\"",
    "<br>",
    "&gt;",
    "\n> ",
    "```\n",
    "8/",
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

/// Runs a parser on many mutations of these texts. `parse` returns whether it accepted the text.
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
    let plies = ["Ra1n rb3e rc3x Hb2n", "takeback", "Ra1 Rb1 Rc1 Dd1", "resign", "Ee2n pass", ""];
    hammer(&texts(&plies), 40_000, properties::ply);
    hammer(&texts(&["12g", "1w", "4294967295s"]), 40_000, properties::label);
}

#[test]
fn positions() {
    let short = "g [rrrrrrrrhdcemcdh                                HDCMECDHRRRRRRRR]";
    let mut position = PositionText::read(short).unwrap();
    position.number = Some(3);
    position.steps = vec!["Ee2n".parse().unwrap(), "rc3x".parse().unwrap()];
    let diagram = position.to_diagram();
    let texts = [short.to_owned(), diagram.clone(), diagram.replace("| ", "|.")];
    hammer(&texts, 30_000, properties::position);
}

#[test]
fn records() {
    let mut random = Random(11);
    let mut texts: Vec<_> = (0..200).map(|_| random_record::record(&mut random).to_tagged()).collect();
    texts.push("1w Ra1\\n1b ra8\\n2w takeback\\n1b rb8\\n2w Ra1n\\n2b".to_owned());
    hammer(&texts, 15_000, properties::record);
}

#[test]
fn trees() {
    let legal = [
        "1g Ra1 Ed2\n1s ra8 ed7\n2g Ed2n {up}\n(\n2g Ed2e\n2s ra8s (2s ra8e) )\n2s ra8s\n3g takeback\n2s ed7w",
        "[Date \"2004.01.01\"]\n1w Ra2 Cb2 Ed2\\n1b rh7 ed7\\n2w Ra2n Ra3n\\n2b ed7s ed6s\\n3w resigns",
        "[Position \"12s [r  r                            E    e                      R  ]\"]\n12s ra8s\n13g Eb4n",
    ];
    hammer(&texts(&legal), 30_000, properties::tree);
}

#[test]
fn packed_games() {
    let mut random = Random(12);
    let texts: Vec<_> =
        (0..20).map(|_| properties::same_again(&random_play::random_tree(&mut random))).collect();
    hammer(&texts, 2000, properties::packed);
}

#[test]
fn archives() {
    let file = "id\tresult\ttermination\tplycount\tmovelist\n1\tw\tg\t2\t1w Ra1\\n1b ra8\\n2w Ra1n\\n2b\n2\tb\tr\t1\t1w Ra1\n";
    hammer(&texts(&[file]), 20_000, properties::archive);
}

#[test]
fn time_controls() {
    let list = ["3s/30s/100/60s/10m", "0:30/5/100/3/8/4:30", "1d2h3m4s5ms/0", "1/1/50/0/120t"];
    hammer(&texts(&list), 40_000, properties::time_control);
}

#[test]
fn recognised_texts() {
    let mut random = Random(12);
    let mut texts: Vec<_> = (0..40).map(|_| random_record::record(&mut random).to_tagged()).collect();
    texts.extend(
        [
            include_str!("../../../fuzz/seeds/recognise/escaped"),
            include_str!("../../../fuzz/seeds/recognise/fence"),
            include_str!("../../../fuzz/seeds/recognise/html"),
            include_str!("../../../fuzz/seeds/recognise/page"),
            include_str!("../../../fuzz/seeds/recognise/puzzle"),
            include_str!("../../../fuzz/seeds/recognise/slash_rows"),
            include_str!("../../../fuzz/seeds/recognise/steps"),
            "id\tresult\ttermination\tmovelist\n1\tw\tg\t1w Ra1\\n1b ra8\\n2w Ra1n\\n2b\n2\tb\tr\t1w Ra1\n",
            "12s[r                                                              R]",
        ]
        .map(str::to_owned),
    );
    hammer(&texts, 10_000, properties::recognise);
}

#[test]
fn nothing_is_recognised_in_noise_without_a_panic() {
    let mut random = Random(13);
    for _ in 0..20_000 {
        let count = random.below(40);
        let noise: String = (0..count)
            .map(|_| match random.below(3) {
                0 => WORDS[random.below(WORDS.len())].to_owned(),
                1 => char::from(random.below(128) as u8).to_string(),
                _ => char::from_u32(random.below(0x2_0000) as u32).unwrap_or('\u{fffd}').to_string(),
            })
            .collect();
        properties::recognise(&noise);
    }
}
