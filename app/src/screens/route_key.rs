//! The name of something in an address.

use core::fmt;
use core::str::FromStr;

/// The longest name.
const LONGEST: usize = 24;

/// The name of a section, a rule or a term in an address: up to 24 small letters and hyphens. What it names is known only
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

    /// The name.
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
mod tests {
    use yew_router::Routable;

    use super::*;
    use crate::screens::parts::LaterPart;
    use crate::screens::screen::Screen;
    use ansa_model::manual::{ManualPlace, TextSpan, spans};
    use ansa_model::text::manual;

    #[test]
    fn names_are_read_and_written() {
        for name in ["a", "decentralised-elephant", "abcdefghijklmnopqrstuvwx"] {
            assert_eq!(name.parse::<RouteKey>().map(|key| key.to_string()), Ok(name.to_owned()));
        }
        for text in ["", "A", "a b", "ä", "a1", "abcdefghijklmnopqrstuvwxy", "<b>"] {
            assert_eq!(text.parse::<RouteKey>(), Err(NoRouteKey), "{text}");
        }
        for text in ansa_board::testing::HOSTILE_TEXTS {
            assert_eq!(text.parse::<RouteKey>(), Err(NoRouteKey), "{text}");
        }
    }

    #[test]
    fn every_place_and_every_link_of_the_guide_has_a_screen() {
        for place in ManualPlace::all() {
            let screen = Screen::recognize(&place.path());
            let part = screen.and_then(LaterPart::of);
            assert!(matches!(part, Some(LaterPart::Manual | LaterPart::Rules)), "{}", place.path());
            assert_eq!(screen.map(|screen| screen.to_path()), Some(place.path()));
        }
        for (place, text) in manual::all_texts() {
            for span in spans(text) {
                if let TextSpan::Screen(path, _) = span {
                    let screen = Screen::recognize(path);
                    assert!(screen.is_some_and(|screen| screen != Screen::NotFound), "{place:?}: {path}");
                }
            }
        }
    }
}
