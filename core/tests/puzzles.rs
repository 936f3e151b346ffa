//! The reader of files of puzzles on mutated files: nothing panics, and what is accepted reads back the same.

use crate::common::{Random, properties};

const SEED: &str = include_str!("../../fuzz/seeds/puzzles/themes");

/// Fragments that mean something in such a file.
const WORDS: [&str; 20] = [
    "\n",
    "\r\n",
    " ",
    "",
    "[",
    "]",
    "/",
    " / ",
    ":",
    "~",
    "-",
    "#",
    "goal1",
    "squares:",
    "99999~0",
    "1g",
    "x",
    "é",
    "\u{1F407}",
    "\0",
];

fn mutate(random: &mut Random, text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(3) {
        let at = random.below(letters.len() + 1);
        let to = (at + random.below(8)).min(letters.len());
        let word: Vec<char> = WORDS[random.below(WORDS.len())].chars().collect();
        match random.below(4) {
            0 => drop(letters.drain(at..to)),
            1 => drop(letters.splice(at..at, word)),
            2 => drop(letters.splice(at..to, word)),
            _ => {
                let some: Vec<char> = letters[at..to].to_vec();
                let place = random.below(letters.len() + 1);
                letters.splice(place..place, some);
            }
        }
    }
    letters.into_iter().collect()
}

#[test]
fn mutated_files_are_read_or_refused() {
    let mut random = Random(33);
    assert!(properties::puzzles(SEED));
    let lines: Vec<&str> = SEED.lines().collect();
    let mut accepted = 0;
    for number in 0..20_000 {
        let text = if number % 10 == 0 { SEED } else { lines[random.below(lines.len())] };
        accepted += u32::from(properties::puzzles(&mutate(&mut random, text)));
    }
    assert!((1_000..19_000).contains(&accepted), "{accepted}");
}
