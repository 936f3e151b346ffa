//! Parts of texts, for readers that always know where a character begins.
//!
//! The standard library's slices end the program at any other byte, with a message that takes tables of all characters
//! along, and its search for a text in a text is made for long ones. Both are much of a small WebAssembly module.

/// What stands before a byte and what follows; all and nothing where no character begins there.
pub(crate) fn cut(text: &str, at: usize) -> (&str, &str) {
    text.split_at_checked(at).unwrap_or((text, ""))
}

/// The text with `to` for every `from`.
pub(super) fn replaced(text: &str, from: &str, to: &str) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_within_a_character_takes_all() {
        assert_eq!(cut("äb", 2), ("ä", "b"));
        assert_eq!(cut("äb", 3), ("äb", ""));
        for nowhere in [1, 4, usize::MAX] {
            assert_eq!(cut("äb", nowhere), ("äb", ""));
        }
    }

    #[test]
    fn every_place_is_replaced_once() {
        assert_eq!(replaced("\r\r\n\r\n", "\r\n", "\n"), "\r\n\n");
        assert_eq!(replaced("aaa", "aa", "a"), "aa");
        assert_eq!(replaced("ä", "b", "c"), "ä");
        assert_eq!(replaced("", "b", "c"), "");
    }
}
