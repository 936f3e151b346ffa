//! Annotation glyphs: `!`, evaluation symbols such as `±`, and numeric glyphs such as `$16`.

use std::borrow::Cow;

/// The signs with the numbers that PGN gives them. A sign with several spellings keeps the one it was read with. Of two
/// signs with the same beginning the longer one comes first.
const SIGNS: [(&str, u8); 36] = [
    ("□", 7),
    ("=/∞", 44),
    ("=∞", 44),
    ("=/+", 15),
    ("=+", 15),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("+/=", 14),
    ("+=", 14),
    ("⩱", 15),
    ("±", 16),
    ("+/-", 16),
    ("+/−", 16),
    ("∓", 17),
    ("-/+", 17),
    ("−/+", 17),
    ("+-", 18),
    ("+−", 18),
    ("+–", 18),
    ("-+", 19),
    ("−+", 19),
    ("–+", 19),
    ("⊙", 22),
    ("⨀", 22),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⯹", 44),
    ("⇆", 132),
    ("⊕", 138),
    ("⨁", 138),
    ("∆", 140),
    ("△", 140),
    ("⌓", 142),
    ("N", 146),
];

/// An annotation of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Glyph {
    /// `!`
    Good,
    /// `?`
    Mistake,
    /// `!!`
    Brilliant,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
    /// An evaluation symbol such as `±`, or a numeric glyph such as `$16`.
    Other(OtherGlyph),
}

/// A glyph other than the six assessments, created by [`Glyph::from_text`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OtherGlyph(Written);

/// How the glyph is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Written {
    /// The sign with this index in [`SIGNS`].
    Sign(u8),
    /// The number of a numeric glyph.
    Number(u8),
}

impl Glyph {
    /// The six assessments of a turn, in the order of the numeric glyphs `$1` to `$6`.
    pub const ALL: [Glyph; 6] =
        [Glyph::Good, Glyph::Mistake, Glyph::Brilliant, Glyph::Blunder, Glyph::Interesting, Glyph::Dubious];

    /// The glyph as written.
    #[must_use]
    pub fn text(self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Glyph::Good => "!",
            Glyph::Mistake => "?",
            Glyph::Brilliant => "!!",
            Glyph::Blunder => "??",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
            Glyph::Other(OtherGlyph(Written::Sign(index))) => {
                SIGNS.get(usize::from(index)).map_or("", |&(sign, _)| sign)
            }
            Glyph::Other(OtherGlyph(Written::Number(number))) => return Cow::Owned(format!("${number}")),
        })
    }

    /// The glyph's number in PGN: `$1` to `$6` for the six assessments, `$16` for `±`.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Glyph::Good => 1,
            Glyph::Mistake => 2,
            Glyph::Brilliant => 3,
            Glyph::Blunder => 4,
            Glyph::Interesting => 5,
            Glyph::Dubious => 6,
            Glyph::Other(OtherGlyph(Written::Sign(index))) => {
                SIGNS.get(usize::from(index)).map_or(0, |&(_, number)| number)
            }
            Glyph::Other(OtherGlyph(Written::Number(number))) => number,
        }
    }

    /// The glyph with this text: an assessment, a symbol or `$0` to `$255`.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Glyph> {
        if let Some(digits) = text.strip_prefix('$') {
            let number = digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
            let named = Glyph::ALL.into_iter().find(|glyph| glyph.number() == number);
            return Some(named.unwrap_or(Glyph::Other(OtherGlyph(Written::Number(number)))));
        }
        let named = Glyph::ALL.into_iter().find(|glyph| glyph.text() == text);
        named.or_else(|| {
            SIGNS.iter().zip(0u8..).find(|((sign, _), _)| *sign == text).map(|(_, at)| sign_at(at))
        })
    }

    /// The length in bytes of the sign at the start of a text. `N` is not one of them, because a word begins like it.
    pub(super) fn sign_length(text: &str) -> Option<usize> {
        let signs = SIGNS.iter().map(|&(sign, _)| sign).filter(|sign| sign.starts_with(is_sign));
        signs.filter(|sign| text.starts_with(sign)).map(str::len).max()
    }
}

const fn sign_at(index: u8) -> Glyph {
    Glyph::Other(OtherGlyph(Written::Sign(index)))
}

/// Whether a character begins a sign or a numeric glyph. None of them begins another word of a record.
pub(super) fn is_sign(letter: char) -> bool {
    // Not `contains`: see `crate::text`.
    matches!(letter, '$' | '+' | '-' | '=')
        || !letter.is_ascii() && "–−□∞⩲⩱±∓⊙⨀⟳↑→⯹⇆⊕⨁∆△⌓".chars().any(|sign| sign == letter)
}

#[cfg(test)]
mod tests;
