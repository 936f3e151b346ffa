//! Helpers for the tests of this crate and, with the feature `testing`, of its users. No product contains them.
#![allow(clippy::expect_used, clippy::missing_panics_doc, reason = "helpers of tests fail by panicking")]

use ansa_core::position::Position;
use ansa_core::position::builder::PositionBuilder;
use ansa_core::{Board, Piece, Side, Square};

/// The square of a name.
pub fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// A position from a side letter and placements such as `Ed4`.
pub fn position(side: &str, pieces: &[&str]) -> Position {
    let mut board = Board::EMPTY;
    for text in pieces {
        let letter = text.chars().next().expect("a letter");
        board.put(square(&text[1..]), Piece::from_letter(letter).expect("a piece"));
    }
    let side = side.chars().next().and_then(Side::from_letter).expect("a side");
    PositionBuilder { board, side }.build_lenient().expect("a playable position")
}

/// Texts that must stay texts wherever they are shown or written: in a document, in an attribute, in a file, in code.
/// In a page, one that did not would call `hacked`, or make an element.
pub const HOSTILE_TEXTS: [&str; 12] = [
    "<img src=x onerror=hacked()>",
    "</title><script>hacked()</script>",
    "\"><svg onload=hacked()>",
    "\" onfocus=\"hacked()\" autofocus=\"",
    "' onmouseover='hacked()",
    "</textarea></style></iframe></arimaa-board><script>hacked()</script>",
    "]]><script>hacked()</script><![CDATA[",
    "--><script>hacked()</script><!--",
    "&lt;script&gt;hacked()&lt;/script&gt; &#60;b&#62; &quot;&#39;&amp;",
    "javascript:hacked()",
    "\u{202e}{} %s ${hacked()} {{hacked()}} \\u003cb\\u003e",
    "\u{0}\u{8}\u{1b}[2J\u{7f}\u{85}\u{2028}\u{feff}\u{fffe}\u{ffff}",
];

/// The names of the elements of an XML document, in order. It is read strictly.
///
/// # Panics
/// It is not well-formed, or not as the pictures are written: a tag has attributes in double quotes after single spaces.
#[expect(clippy::must_use_candidate, reason = "some tests only want to know that it is well-formed")]
pub fn elements(xml: &str) -> Vec<String> {
    let (mut open, mut all) = (Vec::new(), Vec::new());
    assert!(xml.starts_with('<'), "{xml}");
    for part in xml.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("an end of the tag");
        assert!(is_text(text) && (text.trim().is_empty() || !open.is_empty()), "{text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "{tag}");
            continue;
        }
        assert!(!open.is_empty() || all.is_empty(), "a second root: {tag}");
        let (inner, is_closed) = tag.strip_suffix('/').map_or((tag, false), |inner| (inner, true));
        let (name, mut attributes) = inner.split_once(' ').unwrap_or((inner, ""));
        assert!(is_name(name), "{tag}");
        let mut seen = Vec::new();
        while !attributes.is_empty() {
            let (attribute, rest) = attributes.split_once("=\"").expect(tag);
            let (value, rest) = rest.split_once('"').expect(tag);
            assert!(is_name(attribute) && !seen.contains(&attribute) && is_text(value), "{tag}");
            assert!(!attribute.starts_with("on"), "a handler: {tag}");
            seen.push(attribute);
            attributes = rest.strip_prefix(' ').unwrap_or(rest);
            assert!(rest.is_empty() || !attributes.is_empty() && rest.starts_with(' '), "{tag}");
        }
        all.push(name.to_owned());
        if !is_closed {
            open.push(name.to_owned());
        }
    }
    assert!(open.is_empty(), "{open:?}");
    all
}

fn is_name(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic())
        && name.chars().all(|letter| letter.is_ascii_alphanumeric() || ":-".contains(letter))
}

/// Whether a text has only characters and references that XML allows.
fn is_text(text: &str) -> bool {
    let is_allowed = |letter: char| match letter {
        '\t' | '\n' | '\r' => true,
        '\0'..' ' | '\u{fffe}' | '\u{ffff}' | '>' => false,
        _ => true,
    };
    let mut references = text.split('&').skip(1);
    text.chars().all(is_allowed)
        && references.all(|rest| ["amp;", "lt;", "gt;", "quot;"].iter().any(|name| rest.starts_with(name)))
}
