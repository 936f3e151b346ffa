//! The name of something in an address.

use core::fmt;
use core::str::FromStr;

const LONGEST: usize = 24;

/// The name of a section, a rule, a term or a tournament in an address: up to 24 small letters and hyphens. What it names is known only
/// to the part of the program that shows it, so that the addresses do not bring all names into what is loaded first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RouteKey {
    letters: [u8; LONGEST],
    length: usize,
}

/// A part of an address is no such name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NoRouteKey;

impl RouteKey {
    /// The name that a text begins with. What can't be in a name ends it.
    pub(super) const fn of(text: &str) -> RouteKey {
        let (bytes, mut letters, mut length) = (text.as_bytes(), [0; LONGEST], 0);
        while length < LONGEST && length < bytes.len() && is_allowed(bytes[length]) {
            letters[length] = bytes[length];
            length += 1;
        }
        RouteKey { letters, length }
    }

    pub(super) fn name(&self) -> &str {
        let letters = self.letters.get(..self.length).unwrap_or_default();
        core::str::from_utf8(letters).unwrap_or_default()
    }
}

const fn is_allowed(letter: u8) -> bool {
    letter.is_ascii_lowercase() || letter == b'-'
}

impl fmt::Display for RouteKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for RouteKey {
    type Err = NoRouteKey;

    fn from_str(text: &str) -> Result<RouteKey, NoRouteKey> {
        let key = RouteKey::of(text);
        if text.is_empty() || key.name() != text { Err(NoRouteKey) } else { Ok(key) }
    }
}

#[cfg(test)]
mod tests;
