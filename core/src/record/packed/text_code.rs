//! Texts: each byte is predicted from the three bytes before it.
//!
//! This is prediction by partial matching (PPM), method D with exclusion. A new model has read [`PRIMER`], so that it
//! knows the usual words of records before the first text.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::coder::{NoCoder, SymbolCoder};
use super::error::{PackedError, PackedPart};
use super::limits::MAX_LINK_TEXT;
use super::primer::PRIMER;
use super::stream_kind::StreamKind;

/// The symbol after the last byte.
const END: u16 = 256;
/// Bytes and the end.
const SYMBOLS: usize = 257;
/// The number of bytes that a byte is predicted from.
const ORDER: usize = 3;
/// When a symbol has occurred this often in a context, all counts of the context are halved.
const MOST: u32 = 32;

/// The symbols that have followed the same bytes, in the order of their first occurrence, with their counts.
type Followers = Vec<(u16, u32)>;

/// The last bytes of a text, the last one lowest, below a 1.
type ByteContext = u32;

/// What has followed each context so far.
type Contexts = HashMap<ByteContext, Followers>;

/// What a new model knows.
static PRIMED: LazyLock<Contexts> = LazyLock::new(|| {
    let mut code = TextCode { own: Contexts::new(), primed: None, left: usize::MAX };
    for (kind, text) in PRIMER {
        let learned = code.code(&mut NoCoder, kind, Some(text));
        debug_assert_eq!(learned.as_deref(), Ok(text), "learning codes nothing");
    }
    code.own
});

/// Codes texts, and learns from each.
#[derive(Debug)]
pub(super) struct TextCode {
    /// The contexts that have changed since the primer.
    own: Contexts,
    /// All other contexts; `None` while the primer is read.
    primed: Option<&'static LazyLock<Contexts>>,
    /// How many bytes may still come.
    left: usize,
}

impl TextCode {
    pub(super) fn new() -> TextCode {
        TextCode { own: Contexts::new(), primed: Some(&PRIMED), left: MAX_LINK_TEXT }
    }

    fn followers(&self, context: ByteContext) -> Option<&Followers> {
        self.own.get(&context).or_else(|| self.primed?.get(&context))
    }

    pub(super) fn code(
        &mut self,
        coder: &mut impl SymbolCoder,
        kind: StreamKind,
        known: Option<&str>,
    ) -> Result<String, PackedError> {
        let mut rest = known.map(|text| text.bytes());
        let mut bytes = Vec::new();
        let mut before = u32::from(kind.byte());
        loop {
            let next = rest.as_mut().map(|rest| rest.next().map_or(END, u16::from));
            let symbol = self.code_symbol(coder, before, next)?;
            let Ok(byte) = u8::try_from(symbol) else { break };
            self.spend(1)?;
            bytes.push(byte);
            before = before << 8 | u32::from(byte);
        }
        String::from_utf8(bytes).map_err(|_| PackedError::Part(PackedPart::Text))
    }

    /// Counts other annotations as text, because they take up memory, too.
    pub(super) fn spend(&mut self, bytes: usize) -> Result<(), PackedError> {
        self.left = self.left.checked_sub(bytes).ok_or(PackedError::TooMuchText)?;
        Ok(())
    }

    fn code_symbol(
        &mut self,
        coder: &mut impl SymbolCoder,
        before: u32,
        known: Option<u16>,
    ) -> Result<u16, PackedError> {
        let mut excluded = [false; SYMBOLS];
        for order in (0..=ORDER).rev() {
            let Some(followers) = self.followers(context(before, order)) else { continue };
            if let Some(symbol) = code_follower(coder, followers, &excluded, known)? {
                self.learn(before, order, symbol);
                return Ok(symbol);
            }
            for &(symbol, _) in followers {
                if let Some(excluded) = excluded.get_mut(usize::from(symbol)) {
                    *excluded = true;
                }
            }
        }
        let weights = excluded.map(|excluded| u32::from(!excluded));
        let symbol = coder.code(&weights, known.map(usize::from))? as u16;
        self.learn(before, 0, symbol);
        Ok(symbol)
    }

    /// Counts a symbol in its contexts of at least this order.
    fn learn(&mut self, before: u32, order: usize, symbol: u16) {
        for order in order..=ORDER {
            let context = context(before, order);
            let primed = self.primed;
            let unchanged = || primed.and_then(|primed| primed.get(&context)).cloned().unwrap_or_default();
            let followers = self.own.entry(context).or_insert_with(unchanged);
            match followers.iter_mut().find(|(known, _)| *known == symbol) {
                Some((_, count)) => {
                    *count += 1;
                    if *count >= MOST {
                        for (_, count) in followers.iter_mut() {
                            *count = count.div_ceil(2);
                        }
                    }
                }
                None => followers.push((symbol, 1)),
            }
        }
    }
}

/// Codes one of the symbols that have followed a context, or that it is another one: then nothing is returned.
fn code_follower(
    coder: &mut impl SymbolCoder,
    followers: &Followers,
    excluded: &[bool; SYMBOLS],
    known: Option<u16>,
) -> Result<Option<u16>, PackedError> {
    let is_new = |symbol: u16| excluded.get(usize::from(symbol)) == Some(&false);
    let candidates: Vec<(u16, u32)> =
        followers.iter().copied().filter(|&(symbol, _)| is_new(symbol)).collect();
    if candidates.is_empty() {
        return Ok(None);
    }
    let mut weights: Vec<u32> = candidates.iter().map(|&(_, count)| 2 * count - 1).collect();
    weights.push(candidates.len() as u32);
    let number_of =
        |symbol| candidates.iter().position(|&(one, _)| one == symbol).unwrap_or(candidates.len());
    let number = coder.code(&weights, known.map(number_of))?;
    Ok(candidates.get(number).map(|&(symbol, _)| symbol))
}

/// The last bytes, as many as the order says.
const fn context(before: u32, order: usize) -> ByteContext {
    let width = 8 * order as u32;
    1 << width | before & ((1 << width) - 1)
}
