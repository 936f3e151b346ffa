//! Helpers for readers of text.
//!
//! The string slices of the standard library panic at a byte inside a character, with a message that brings in Unicode
//! tables, and its substring search is optimised for long texts. Both take up much of a small WebAssembly module. So does
//! its `contains`, even for a single character: search the bytes or the characters instead.

/// Whether a character is whitespace, a byte order mark or a zero-width space.
pub(crate) fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{feff}' | '\u{200b}')
}

/// Whether a character has no width and no meaning in a record: soft hyphens, joiners and marks of direction, which
/// come along with text from web pages.
pub(crate) const fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{180e}' | '\u{200c}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}'
    )
}

/// Whether a character can be part of a word: a letter or digit of ASCII, or any other character but those of the blocks
/// of punctuation, symbols and lines. `char::is_alphanumeric` would bring in its tables.
pub(crate) const fn is_of_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric()
        || !matches!(
            letter,
            '\0'..='\u{bf}' | '×' | '÷' | '\u{2000}'..='\u{2bff}' | '\u{3000}'..='\u{303f}' | '\u{fe00}'..='\u{fe6f}' | '\u{feff}'
        )
}

/// The same without digits of ASCII: what the name of a tag can begin with.
pub(crate) const fn begins_name(letter: char) -> bool {
    is_of_word(letter) && !letter.is_ascii_digit()
}

/// The first character of a text. Nearly all are of ASCII, and the standard library decodes each in several calls.
#[inline]
pub(crate) fn first_letter(text: &str) -> Option<char> {
    match text.as_bytes().first() {
        Some(byte) if byte.is_ascii() => Some(char::from(*byte)),
        _ => text.chars().next(),
    }
}

/// The length in bytes of the characters at the start of a text that fit. Those of ASCII are read as bytes, as in
/// [`first_letter`].
#[inline]
pub(crate) fn length_while(text: &str, mut fits: impl FnMut(char) -> bool) -> usize {
    let mut length = 0;
    while let Some(&byte) = text.as_bytes().get(length) {
        let letter =
            if byte.is_ascii() { Some(char::from(byte)) } else { split_at(text, length).1.chars().next() };
        match letter {
            Some(letter) if fits(letter) => length += letter.len_utf8(),
            _ => break,
        }
    }
    length
}

/// Splits a text at a byte offset. If no character begins there, the first part is the whole text.
pub(crate) fn split_at(text: &str, at: usize) -> (&str, &str) {
    text.split_at_checked(at).unwrap_or((text, ""))
}

/// Replaces every occurrence of `from` with `to`.
pub(crate) fn replace_all(text: &str, from: &str, to: &str) -> String {
    let mut made = String::with_capacity(text.len());
    let mut rest = text.chars();
    loop {
        if let Some(after) = rest.as_str().strip_prefix(from) {
            made.push_str(to);
            rest = after.chars();
        } else if let Some(letter) = rest.next() {
            made.push(letter);
        } else {
            return made;
        }
    }
}

/// The start of a malformed text, short enough for a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", split_at(text, end).0),
    }
}

#[cfg(test)]
mod tests;
