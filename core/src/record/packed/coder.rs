//! A range coder: symbols of given weights to digits of six bits, and back.
//!
//! A function that codes a part of a game is written once and runs in both directions. It is given the part when it
//! packs, and it returns the part in any case.

use super::error::{PackedError, PackedPart};

/// The bits of a digit.
const DIGIT_BITS: u32 = 6;
/// The range before anything is coded: nine digits.
const TOP: u64 = 1 << 54;
/// The range never stays below this: the first of nine digits is certain then.
const BOTTOM: u64 = TOP >> DIGIT_BITS;
/// The digits of a range.
const RANGE_DIGITS: usize = 9;

/// Codes symbols in one direction.
pub(super) trait SymbolCoder {
    /// Codes the part from `below` to `below + width` of `total` equal parts, each of which is one number.
    ///
    /// `find` returns the part that contains a number: `below`, `width` and the symbol that it stands for. `known` is
    /// the part to write; readers do not look at it.
    fn code_part(
        &mut self,
        total: u64,
        known: Option<(u64, u64, usize)>,
        find: &mut dyn FnMut(u64) -> Option<(u64, u64, usize)>,
    ) -> Result<usize, PackedError>;

    /// Codes one of several symbols, with probabilities proportional to their weights. `known` is the symbol to write.
    /// A symbol without weight can't be coded. The sum of the weights is at most 2³².
    fn code(&mut self, weights: &[u32], known: Option<usize>) -> Result<usize, PackedError> {
        let total = weights.iter().map(|&weight| u64::from(weight)).sum();
        let part = |symbol: usize| {
            let width = u64::from(*weights.get(symbol)?);
            let below = weights.iter().take(symbol).map(|&weight| u64::from(weight)).sum();
            (width > 0).then_some((below, width, symbol))
        };
        let mut find = |number| {
            let mut below = 0;
            weights.iter().enumerate().find_map(|(symbol, &weight)| {
                let width = u64::from(weight);
                let found = (number < below + width).then_some((below, width, symbol));
                below += width;
                found
            })
        };
        self.code_part(total, known.and_then(part), &mut find)
    }

    /// Codes a number below `bound`; all are equally likely.
    fn code_below(&mut self, bound: u32, known: Option<u32>) -> Result<u32, PackedError> {
        let part = |number: u32| (number < bound).then_some((u64::from(number), 1, number as usize));
        let mut find = |number: u64| Some((number, 1, number as usize));
        self.code_part(u64::from(bound), known.and_then(part), &mut find).map(|number| number as u32)
    }
}

/// Writes digits.
#[derive(Debug)]
pub(super) struct RangeEncoder {
    digits: Vec<u8>,
    low: u64,
    range: u64,
}

impl RangeEncoder {
    pub(super) const fn new() -> RangeEncoder {
        RangeEncoder { digits: Vec::new(), low: 0, range: TOP }
    }

    /// The digits: those that are certain, and as few more as tell the last symbol when zeros follow.
    pub(super) fn finish(mut self) -> Vec<u8> {
        for extra in 0..=RANGE_DIGITS as u32 {
            let rest = (TOP >> (DIGIT_BITS * extra)) - 1;
            let code = (self.low + rest) & !rest;
            if code < self.low + self.range {
                self.low = code;
                self.carry();
                for _ in 0..extra {
                    self.shift();
                }
                break;
            }
        }
        self.digits
    }

    /// Adds what has run over the nine digits to those before them.
    fn carry(&mut self) {
        if self.low < TOP {
            return;
        }
        self.low -= TOP;
        for digit in self.digits.iter_mut().rev() {
            *digit = (*digit + 1) & 63;
            if *digit > 0 {
                break;
            }
        }
    }

    fn shift(&mut self) {
        self.digits.push((self.low / BOTTOM) as u8);
        self.low = (self.low % BOTTOM) << DIGIT_BITS;
    }
}

impl SymbolCoder for RangeEncoder {
    fn code_part(
        &mut self,
        total: u64,
        known: Option<(u64, u64, usize)>,
        _: &mut dyn FnMut(u64) -> Option<(u64, u64, usize)>,
    ) -> Result<usize, PackedError> {
        let nothing = PackedError::Part(PackedPart::End);
        let (below, width, symbol) = known.ok_or(nothing.clone())?;
        let unit = self.range.checked_div(total).ok_or(nothing)?;
        self.low += unit * below;
        self.range = unit * width;
        self.carry();
        while self.range < BOTTOM {
            self.shift();
            self.range <<= DIGIT_BITS;
        }
        Ok(symbol)
    }
}

/// Reads digits.
#[derive(Debug)]
pub(super) struct RangeDecoder<'a> {
    digits: core::slice::Iter<'a, u8>,
    /// How far the number in the digits is above the low end of the range.
    code: u64,
    range: u64,
    /// How many zeros were read behind the last digit.
    past: usize,
}

impl<'a> RangeDecoder<'a> {
    pub(super) fn new(digits: &'a [u8]) -> RangeDecoder<'a> {
        let mut decoder = RangeDecoder { digits: digits.iter(), code: 0, range: TOP, past: 0 };
        for _ in 0..RANGE_DIGITS {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        let digit = self.digits.next().copied();
        self.past += usize::from(digit.is_none());
        self.code = self.code << DIGIT_BITS | u64::from(digit.unwrap_or(0));
    }

    /// Whether every digit was needed.
    pub(super) fn is_at_end(&self) -> bool {
        self.digits.as_slice().is_empty()
    }
}

impl SymbolCoder for RangeDecoder<'_> {
    fn code_part(
        &mut self,
        total: u64,
        _: Option<(u64, u64, usize)>,
        find: &mut dyn FnMut(u64) -> Option<(u64, u64, usize)>,
    ) -> Result<usize, PackedError> {
        let end = || PackedError::Part(PackedPart::End);
        let unit = self.range.checked_div(total).ok_or_else(end)?;
        // Rounding leaves numbers above the last part. No encoder chooses one.
        let number = Some(self.code / unit).filter(|&number| number < total).ok_or_else(end)?;
        let (below, width, symbol) = find(number).ok_or_else(end)?;
        self.code -= unit * below;
        self.range = unit * width;
        while self.range < BOTTOM {
            self.shift();
            self.range <<= DIGIT_BITS;
            // An encoder writes each digit that leaves the range, so the zeros behind them are fewer than a range has.
            if self.past > RANGE_DIGITS {
                return Err(end());
            }
        }
        Ok(symbol)
    }
}

/// Writes nothing: a model that is coded with it only learns.
#[derive(Debug)]
pub(super) struct NoCoder;

impl SymbolCoder for NoCoder {
    fn code_part(
        &mut self,
        _: u64,
        known: Option<(u64, u64, usize)>,
        _: &mut dyn FnMut(u64) -> Option<(u64, u64, usize)>,
    ) -> Result<usize, PackedError> {
        known.map(|(_, _, symbol)| symbol).ok_or(PackedError::Part(PackedPart::End))
    }
}
