//! Tests that need what is private here.

use std::path::Path;

use super::coder::{RangeDecoder, RangeEncoder, SymbolCoder};
use super::error::{PackedError, PackedPart};
use super::known_names::{COMMANDS, POSITION, TAGS, TIMES};
use super::primer::PRIMER;
use super::step_scores::SCORES;
use super::stream_kind::StreamKind;
use super::text_code::TextCode;
use super::turn_code::code_turn;
use super::{pack, unpack};
use crate::game::{Game, Ply};
use crate::position::rule_set::RuleSet;
use crate::record::{GameTree, Record, replay};
use crate::splitmix::splitmix;

/// Random weights with a random symbol that has one, the same for each number.
fn random_symbol(number: u64) -> (Vec<u32>, usize) {
    let size = 1 + splitmix(number) as usize % 40;
    let weight = |at: u64| {
        let random = splitmix(number << 8 | at);
        (random >> 32) as u32 >> (random % 33).min(31) >> 6
    };
    let mut weights: Vec<u32> = (0..size as u64).map(weight).collect();
    let symbol = splitmix(!number) as usize % size;
    weights[symbol] = weights[symbol].max(1);
    (weights, symbol)
}

#[test]
fn symbols_of_any_weights_come_back() {
    for length in [0, 1, 2, 3, 10, 100, 5000] {
        for start in [0, 1_000_000, 2_000_000] {
            let mut coder = RangeEncoder::new();
            let mut bits = 0.0;
            for number in start..start + length {
                let (weights, symbol) = random_symbol(number);
                let total: f64 = weights.iter().map(|&weight| f64::from(weight)).sum();
                bits += (total / f64::from(weights[symbol])).log2();
                assert_eq!(coder.code(&weights, Some(symbol)), Ok(symbol));
            }
            let digits = coder.finish();
            assert!((digits.len() as f64) < bits / 6.0 + 2.0, "{} digits for {bits} bits", digits.len());
            let mut coder = RangeDecoder::new(&digits);
            for number in start..start + length {
                let (weights, symbol) = random_symbol(number);
                assert_eq!(coder.code(&weights, None), Ok(symbol));
            }
            assert!(coder.is_at_end());
        }
    }
}

#[test]
fn a_carry_runs_through_all_digits_before_it() {
    // The range stays around one half, so that it is open whether the digits are 31, 63, 63 … or 32, 0, 0 ….
    for length in 1..60 {
        for last in [0, 2] {
            let mut coder = RangeEncoder::new();
            let symbols: Vec<usize> = (0..length).map(|_| 1).chain([last]).collect();
            for &symbol in &symbols {
                assert_eq!(coder.code(&[1, 2, 1], Some(symbol)), Ok(symbol));
            }
            let digits = coder.finish();
            let mut coder = RangeDecoder::new(&digits);
            let read: Vec<_> = symbols.iter().filter_map(|_| coder.code(&[1, 2, 1], None).ok()).collect();
            assert_eq!(read, symbols);
        }
    }
}

#[test]
fn a_symbol_without_weight_is_refused() {
    let end = Err(PackedError::Part(PackedPart::End));
    let mut coder = RangeEncoder::new();
    assert_eq!(coder.code(&[1, 0], Some(1)), end);
    assert_eq!(coder.code(&[1, 0], Some(2)), end);
    assert_eq!(coder.code(&[0, 0], Some(0)), end);
    assert_eq!(RangeDecoder::new(&[]).code(&[], None), end);
}

#[test]
fn reading_stops_soon_after_the_last_digit() {
    let mut coder = RangeDecoder::new(&[7]);
    let symbols = (0..1000).take_while(|_| coder.code(&[1, 1], None).is_ok()).count();
    assert!(symbols <= 6 * 10 + 6, "{symbols}");
}

#[test]
fn texts_come_back_and_usual_ones_are_short() {
    let texts = [
        ("", 3),
        ("The elephant is frozen", 40),
        ("Der Elefant wäre beinahe gefangen worden.", 250),
        ("\u{1F407}\u{1F407}\0\u{ff}\r\n", 150),
        (
            "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
            60,
        ),
    ];
    for (text, bits) in texts {
        let mut coder = RangeEncoder::new();
        let mut code = TextCode::new();
        assert_eq!(code.code(&mut coder, StreamKind::Comment, Some(text)).as_deref(), Ok(text));
        let digits = coder.finish();
        assert!(digits.len() * 6 <= bits + 6, "{text}: {} bits", digits.len() * 6);
        let mut coder = RangeDecoder::new(&digits);
        assert_eq!(TextCode::new().code(&mut coder, StreamKind::Comment, None).as_deref(), Ok(text));
    }
}

#[test]
fn a_third_repetition_is_refused() {
    let text =
        "1g Ra1 Eb2\n1s ra8 eb7\n2g Eb2n\n2s eb7s\n3g Eb3s\n3s eb6n\n4g Eb2n\n4s eb7s\n5g Eb3s\n5s eb6n\n";
    let record = Record::read(text).unwrap();
    let mut old = replay(&record, RuleSet::UNTIL_2008_07).unwrap();
    let Some(Ply::Turn(turn)) = old.take_back() else { panic!("the last ply is a turn") };
    let mut coder = RangeEncoder::new();
    assert_eq!(code_turn(&mut coder, &old, Some(&turn)), Ok(turn.clone()));
    let mut new = Game::with(RuleSet::CURRENT, *old.rosters());
    for ply in old.plies() {
        new.play_text(&ply.into()).unwrap();
    }
    let digits = coder.finish();
    let refused = Err(PackedError::Illegal(new.next_label()));
    assert_eq!(code_turn(&mut RangeDecoder::new(&digits), &new, None), refused);
    assert_eq!(code_turn(&mut RangeDecoder::new(&digits), &old, None), Ok(turn));
}

#[test]
fn a_turn_that_a_node_has_already_is_refused() {
    let mut tree = GameTree::default();
    let mut game = Game::new();
    let setup = "Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2".parse().unwrap();
    assert!(tree.play_new(&mut game, tree.root(), &setup).is_some());
    game.take_back();
    assert_eq!(tree.play_new(&mut game, tree.root(), &setup), None);
    assert_eq!(tree.len(), 2);
}

#[test]
fn the_names_have_their_places() {
    assert_eq!((TAGS[POSITION], COMMANDS[..TIMES].join(" ").as_str()), ("Position", "emt clk"));
}

/// The blocks of code in the description of the format; none if it is not beside the library.
fn blocks() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/link-format.md");
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("not run: {} is missing", path.display());
        return Vec::new();
    };
    text.split("\n```")
        .skip(1)
        .step_by(2)
        .map(|block| block.trim_start_matches("text\n").to_owned())
        .collect()
}

#[test]
fn the_description_has_the_same_tables() {
    let blocks = blocks();
    let Some([_, scores, primer, ..]) = blocks.get(..) else { return };
    let words = scores.lines().filter_map(|line| line.split_once(": ")).flat_map(|(_, row)| row.split(' '));
    assert_eq!(words.map(|word| word.parse().unwrap()).collect::<Vec<i8>>(), SCORES);
    let lines: Vec<String> = PRIMER.iter().map(|(kind, text)| format!("{} {text}", kind.byte())).collect();
    assert_eq!(primer.lines().collect::<Vec<_>>(), lines);
}

#[test]
fn the_example_of_the_description_is_right() {
    let blocks = blocks();
    let Some([.., record, packed]) = blocks.get(..) else { return };
    let read = GameTree::from_record(&Record::read(record).unwrap()).unwrap();
    assert_eq!(pack(&read).as_deref(), Ok(packed.as_str()));
    assert_eq!(unpack(packed).unwrap().to_record(), read.to_record());
}

#[test]
fn a_long_damaged_text_is_refused_at_once() {
    let began = std::time::Instant::now();
    for end in ["", "A", "!", "%"] {
        let text = format!("1{}{end}", "A8s_".repeat(250_000));
        assert!(unpack(&text).is_err());
    }
    assert!(began.elapsed() < core::time::Duration::from_secs(5), "{:?}", began.elapsed());
}
