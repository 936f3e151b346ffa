//! Samples of the arguments of texts, to see every text once.

use ansa_core::{Label, Piece, Role, Side, Square};

use crate::value::{Count, PieceOn};

/// An argument of a text.
pub(crate) trait Sample {
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
    &str: |_sample| "word";
    Count: |sample| Count::from(sample);
    f64: |sample| sample as f64 * 1234.5;
    Side: |sample| Side::ALL[sample % 2];
    Role: |sample| Role::ALL[sample % 6];
    Piece: |sample| Piece::new(Sample::sample(sample), Sample::sample(sample));
    PieceOn: |sample| PieceOn { piece: Sample::sample(sample), square: Sample::sample(sample) };
    Square: |sample| Square::from_index(sample as u8).expect("a square");
    Label: |sample| Label { number: sample as u32, side: Sample::sample(sample) };
}

impl<T: Sample> Sample for Vec<T> {
    /// One value more than the number of the sample: few texts are about an empty list.
    fn sample(sample: usize) -> Self {
        (0..=sample).map(Sample::sample).collect()
    }
}
