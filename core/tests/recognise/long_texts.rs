//! Long texts: the time grows with their length and not faster.

use std::time::{Duration, Instant};

use ansa_core::recognise::recognise;

/// Parts that would be searched again and again by a careless reader.
const PARTS: [&str; 26] = [
    "<",
    "<a",
    "<a <b",
    "&",
    "&#",
    "&a=",
    "&moves=",
    "moves=\"",
    "moves='1w",
    "moves=1w Ra1;",
    "\n ",
    "\n&",
    "; ",
    "a.b",
    "%0d",
    "\\n",
    "```\n",
    "[code]",
    "> ",
    "/",
    "8|\n",
    "1g ",
    "Ra1 ",
    "Ed2n ",
    "x",
    "\u{a0}",
];

#[test]
fn the_time_is_linear() {
    for start in ["", "1w Ra1%0d", "moves=1w Ra1 ", "{", "g ", "<p>"] {
        for part in PARTS {
            let text = format!("{start}{}", part.repeat((1 << 19) / part.len()));
            let started = Instant::now();
            let _ = recognise(&text);
            // Half a second at most; a reader that is quadratic in one of these takes minutes.
            let took = started.elapsed();
            assert!(took < Duration::from_secs(10), "{start:?} and many {part:?}: {took:?}");
        }
    }
}
