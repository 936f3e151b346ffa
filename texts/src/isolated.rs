//! Names from right to left inside other text.

use std::borrow::Cow;

const FIRST_STRONG_ISOLATE: char = '\u{2068}';
const POP_ISOLATE: char = '\u{2069}';

/// A name or another text that people have written, so that one written from right to left does not change the order of
/// the words around it. Others stay as they are.
#[must_use]
pub fn isolated(text: &str) -> Cow<'_, str> {
    if text.starts_with(FIRST_STRONG_ISOLATE) || !text.chars().any(is_right_to_left) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(format!("{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"))
}

/// A text without the characters that isolate its parts, for a record or a comparison.
#[must_use]
pub fn plain(text: &str) -> String {
    text.replace([FIRST_STRONG_ISOLATE, POP_ISOLATE], "")
}

/// Hebrew, Arabic and the other scripts of the Unicode blocks for right-to-left letters, and the invisible characters
/// that change the direction.
const fn is_right_to_left(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}'
        | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}'
        | '\u{200F}' | '\u{202B}' | '\u{202E}' | '\u{2067}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_goes_from_right_to_left_is_isolated() {
        assert_eq!(isolated("Omar"), "Omar");
        assert_eq!(isolated("Кубок (2)"), "Кубок (2)");
        assert_eq!(isolated("אבי כהן (2)"), "\u{2068}אבי כהן (2)\u{2069}");
        assert_eq!(isolated(&isolated("محمد")), "\u{2068}محمد\u{2069}");
        assert_eq!(isolated(""), "");
        assert_eq!(plain(&format!("{} – Omar", isolated("محمد"))), "محمد – Omar");
    }
}
