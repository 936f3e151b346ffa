//! Symbols and numbers whose weights follow what was coded before.

use super::coder::SymbolCoder;
use super::error::PackedError;

/// A symbol from 0 to `N - 1`. Each has the weight 1 at first, and gets `N` more each time it is coded.
#[derive(Clone, Debug)]
pub(super) struct AdaptiveSymbol<const N: usize> {
    weights: [u32; N],
}

impl<const N: usize> AdaptiveSymbol<N> {
    /// When the weights sum up to more than this for each symbol, they are halved. So no symbol ever becomes certain,
    /// and the number of symbols in a text is at most proportional to its length.
    const LIMIT: usize = 32;

    pub(super) const fn new() -> AdaptiveSymbol<N> {
        AdaptiveSymbol { weights: [1; N] }
    }

    pub(super) fn code(
        &mut self,
        coder: &mut impl SymbolCoder,
        known: Option<usize>,
    ) -> Result<usize, PackedError> {
        let symbol = coder.code(&self.weights, known)?;
        if let Some(weight) = self.weights.get_mut(symbol) {
            *weight += N as u32;
        }
        if self.weights.iter().sum::<u32>() > (Self::LIMIT * N) as u32 {
            self.weights.iter_mut().for_each(|weight| *weight = weight.div_ceil(2));
        }
        Ok(symbol)
    }
}

impl AdaptiveSymbol<2> {
    pub(super) fn code_flag(
        &mut self,
        coder: &mut impl SymbolCoder,
        known: Option<bool>,
    ) -> Result<bool, PackedError> {
        self.code(coder, known.map(usize::from)).map(|symbol| symbol == 1)
    }
}

/// A number of fewer than `N` bits: first how many bits it has, then all but the highest of them.
#[derive(Clone, Debug)]
pub(super) struct AdaptiveNumber<const N: usize> {
    bits: AdaptiveSymbol<N>,
}

impl<const N: usize> AdaptiveNumber<N> {
    /// How many bits are coded at a time.
    const CHUNK: u32 = 16;

    pub(super) const fn new() -> AdaptiveNumber<N> {
        AdaptiveNumber { bits: AdaptiveSymbol::new() }
    }

    pub(super) fn code(
        &mut self,
        coder: &mut impl SymbolCoder,
        known: Option<u64>,
    ) -> Result<u64, PackedError> {
        let bits =
            self.bits.code(coder, known.map(|number| (u64::BITS - number.leading_zeros()) as usize))?;
        let Some(mut left) = (bits as u32).checked_sub(1) else { return Ok(0) };
        let mut number = 1u64;
        while left > 0 {
            let chunk = left.min(Self::CHUNK);
            left -= chunk;
            let bound = 1u32 << chunk;
            let part = known.map(|known| (known >> left) as u32 & (bound - 1));
            number = number << chunk | u64::from(coder.code_below(bound, part)?);
        }
        Ok(number)
    }
}
