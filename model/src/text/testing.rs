//! Samples of the arguments of texts, to see every text once.

use ansa_core::causes::Cause;
use ansa_core::clock::TimeControl;
use ansa_core::position::Position;
use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::recognise::TextKind;
use ansa_core::record::{ArrowColour, GoldScore};
use ansa_core::{
    Bitboard, Capture, Direction, Label, Level, Piece, PlayedStep, PositionBuilder, Role, Side, Square, Step,
    StepKind,
};

use crate::formats::PastedForm;
use crate::library::Date;

/// An argument of a text.
pub(super) trait Sample {
    /// A sample. Numbers are the number of the sample itself.
    fn sample(sample: usize) -> Self;
}

/// Implements samples by an expression of the sample's number.
macro_rules! samples {
    ($($type:ty: |$sample:ident| $value:expr;)*) => {
        $(impl Sample for $type {
            fn sample($sample: usize) -> Self {
                $value
            }
        })*
    };
}

samples! {
    usize: |sample| sample;
    // A time, which is never zero in a text.
    u64: |sample| sample.max(1) as u64;
    u32: |sample| sample as u32;
    u8: |sample| sample as u8;
    f64: |sample| sample as f64 * 1234.5;
    char: |_sample| 'q';
    &str: |_sample| "word";
    Side: |sample| Side::ALL[sample % 2];
    Role: |sample| Role::ALL[sample % 6];
    Piece: |sample| Piece::new(Sample::sample(sample), Sample::sample(sample));
    Square: |sample| Square::from_index(sample as u8).expect("a square");
    Level: |sample| Level::ALL[sample];
    ArrowColour: |_sample| ArrowColour::Green;
    GoldScore: |sample| match sample {
        0 => GoldScore::CentiRabbits(-125),
        1 => GoldScore::Win(Side::Silver, 2),
        _ => GoldScore::CentiRabbits(0),
    };
    Label: |sample| Label { number: sample as u32, side: Sample::sample(sample) };
    Capture: |sample| Capture { piece: Sample::sample(sample), square: Sample::sample(sample) };
    Date: |sample| Date { year: 2026, month: 11, day: sample as u32 + 1 };
    Outcome: |sample| Outcome { winner: Some(Sample::sample(sample)), reason: Reason::Goal };
    PastedForm: |sample| PastedForm::Text(TextKind::ALL[sample]);
    PlayedStep: |sample| PlayedStep {
        piece: Sample::sample(sample),
        step: Step { from: Sample::sample(sample), direction: Direction::North },
        kind: StepKind::Simple,
        capture: None,
    };
    Option<usize>: |sample| sample.checked_sub(1);
    // The first has no piece at all, which no text is about.
    [u8; 6]: |sample| [0, sample as u8, 0, 0, 1, 0];
    &Position: |_sample| leak(PositionBuilder { board: ansa_board::start_board(), side: Side::Gold }.build().expect("a position"));
    &Cause: |sample| leak(match sample {
        0 => Cause::TrapAbandoned { trap: Sample::sample(18), enemies: Bitboard::EMPTY },
        _ => Cause::StepsUnused { count: Sample::sample(sample) },
    });
    &TimeControl: |_sample| leak("2m/5m".parse().expect("a time control"));
    &[String]: |sample| several(|_| "word".to_owned(), sample);
    &[Label]: |sample| several(Sample::sample, sample);
    &[Capture]: |sample| several(Sample::sample, sample);
    &[PlayedStep]: |sample| several(Sample::sample, sample);
    &[(Square, Piece)]: |sample| several(|one| (Sample::sample(one), Sample::sample(one)), sample);
    &[(Role, Square)]: |sample| several(|one| (Sample::sample(one), Sample::sample(one)), sample);
}

/// One value more than the number of the sample: no text is about an empty list.
fn several<T>(value: impl Fn(usize) -> T, sample: usize) -> &'static [T] {
    leak((0..=sample).map(value).collect::<Vec<T>>())
}

fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}
