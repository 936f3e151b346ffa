//! Foreign text on the terminal: names, events, comments, and messages that quote them.

use std::borrow::Cow;
use std::fmt::Write as _;

/// The text with `\u001b` for an escape character, and so on; tabs and line breaks stay. Characters that control a terminal
/// or change the direction of writing could hide what a text says, or type commands.
pub(crate) fn harmless(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unsafe) {
        return Cow::Borrowed(text);
    }
    let mut made = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        if is_unsafe(letter) {
            // Writing to a string can't fail.
            let _ = write!(made, "\\u{:04x}", u32::from(letter));
        } else {
            made.push(letter);
        }
    }
    Cow::Owned(made)
}

/// The same in one line.
pub(crate) fn harmless_line(text: &str) -> String {
    harmless(text).replace(['\t', '\n'], " ")
}

/// The same characters as in `npm/cli/output.js`.
const fn is_unsafe(letter: char) -> bool {
    matches!(
        letter,
        '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{61c}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    )
}

#[cfg(test)]
mod tests;
