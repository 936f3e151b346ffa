//! Escaped spaces and line breaks: `%0d`, `%20`, `+`, and `\n` as two characters.

use std::borrow::Cow;

use crate::label::Label;
use crate::notation::StepText;
use crate::piece::Side;
use crate::text::split_at;

/// The text with its escapes resolved; `None` if it has none.
pub(super) fn resolve(text: &str) -> Option<String> {
    if begins_like_list(text) {
        // A comment may have a percent sign of its own, so only what stands before the first brace counts.
        let plain = split_at(text, text.find('{').unwrap_or(text.len())).0;
        let is_joined_by_plus = text.contains('+') && !has_blank(text);
        if is_joined_by_plus || has_percent_escape(plain) {
            return Some(turns_of(&percent(text)).into_owned());
        }
    }
    match turns_of(text) {
        Cow::Owned(resolved) => Some(resolved),
        Cow::Borrowed(_) => None,
    }
}

/// Resolves percent escapes. `%13` is a line end like `%0d` and `%0a`: the server at arimaa.com writes it. A plus is a
/// space if the text has no other space.
pub(super) fn percent(text: &str) -> String {
    let plus_is_blank = !has_blank(text);
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let (byte, after) = match (first, escaped_byte(after)) {
            (b'%', Some(byte)) => (byte, after.get(2..).unwrap_or_default()),
            (b'+', _) if plus_is_blank => (b' ', after),
            _ => {
                bytes.push(first);
                rest = after;
                continue;
            }
        };
        bytes.push(match byte {
            0x0d | 0x0a | 0x13 => b'\n',
            0..0x20 | 0x7f => b' ',
            _ => byte,
        });
        rest = after;
    }
    match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
    }
}

/// Resolves backslash escapes of white space in a list of turns on one line. Records with tags or comments have a
/// reader that knows them, and escapes of their own.
pub(super) fn turns_of(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') || text.contains(['\n', '{', '[']) {
        return Cow::Borrowed(text);
    }
    let mut resolved = String::with_capacity(text.len());
    let mut escaped = false;
    for letter in text.chars() {
        match letter {
            '\\' => escaped = true,
            'n' | 'r' if escaped => {
                resolved.push('\n');
                escaped = false;
            }
            _ => {
                resolved.push(if escaped && letter == 't' { ' ' } else { letter });
                escaped = false;
            }
        }
    }
    Cow::Owned(resolved)
}

/// Whether a text has a space within a line.
fn has_blank(text: &str) -> bool {
    text.contains(|c: char| c.is_whitespace() && !matches!(c, '\n' | '\r'))
}

/// Whether a text has an escaped line break, space or backslash.
fn has_percent_escape(text: &str) -> bool {
    let bytes = text.as_bytes();
    let mut after = bytes.iter().enumerate().filter(|&(_, &byte)| byte == b'%').map(|(at, _)| at + 1);
    after.any(|at| {
        matches!(
            escaped_byte(bytes.get(at..).unwrap_or_default()),
            Some(0x09 | 0x0a | 0x0d | 0x13 | b' ' | b'\\')
        )
    })
}

/// Whether the first word of a text, up to a space or an escape, begins a list of turns or steps, a position, or an
/// escaped tag.
fn begins_like_list(text: &str) -> bool {
    let first = text.split(|c: char| c.is_whitespace() || matches!(c, '%' | '+' | '\\')).next().unwrap_or("");
    let mut letters = first.chars();
    let is_side = letters.next().and_then(Side::from_letter).is_some() && letters.next().is_none();
    let is_tag = || split_at(text, 3).0.eq_ignore_ascii_case("%5b");
    is_side
        || first.parse::<Label>().is_ok()
        || first.parse::<StepText>().is_ok()
        || first.contains('/') && !first.contains(':')
        || is_tag()
}

/// The byte given by two hexadecimal digits at the start.
fn escaped_byte(digits: &[u8]) -> Option<u8> {
    let digit = |at: usize| char::from(*digits.get(at)?).to_digit(16);
    u8::try_from(digit(0)? * 16 + digit(1)?).ok()
}
