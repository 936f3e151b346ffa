//! Letters and digits as strokes: the names of files and ranks, and the labels of turns.
//!
//! A document with text needs a font, and programs that make pictures of SVG documents often have none.

use super::put;

/// The width of a letter, in its own units. Digits are 28 units high.
const WIDTH: i32 = 20;
/// The strokes of every letter that coordinates and labels have, from the left end of the baseline.
const STROKES: [(char, &str); 19] = [
    ('0', "M3-15a7 13 0 1 1 14 0a7 13 0 1 1-14 0"),
    ('1', "M5-23l6-5V-2"),
    ('2', "M3.5-22c1-8 13-8 13 0c0 6-9 12-13 20h14"),
    ('3', "M4-25c4-5 12-3 12 3s-5 6-8 6c4 0 9 1 9 7s-9 9-14 4"),
    ('4', "M13-2v-26l-10 19h15"),
    ('5', "M16-28H6l-1 12c4-3 12-2 12 5s-9 12-14 6"),
    ('6', "M15-28c-7 3-12 10-12 18a7 8 0 1 0 14 0a7 8 0 0 0-13.5-2.5"),
    ('7', "M3-28h14c-5 8-8 16-9 26"),
    ('8', "M10-16c-8-2-7-12 0-12s8 10 0 12c-10 2-9 14 0 14s10-12 0-14z"),
    ('9', "M5-2c7-3 12-10 12-18a7 8 0 1 0-14 0a7 8 0 0 0 13.5 2.5"),
    ('a', "M17-18v16M17-10a7 8 0 1 0-14 0a7 8 0 1 0 14 0"),
    ('b', "M3-28v26M3-10a7 8 0 1 1 14 0a7 8 0 1 1-14 0"),
    ('c', "M14.5-16.1a7 8 0 1 0 0 12.2"),
    ('d', "M17-28v26M17-10a7 8 0 1 0-14 0a7 8 0 1 0 14 0"),
    ('e', "M3-10h14a7 8 0 1 0-2.5 6.1"),
    ('f', "M16-27.5c-5-1.5-8 1-8 6V-2M3-18h11"),
    ('g', "M17-18v20c0 6-7 8-13 4.5M17-10a7 8 0 1 0-14 0a7 8 0 1 0 14 0"),
    ('h', "M3-28v26M3-10c0-5 3-8 7-8s7 3 7 8v8"),
    ('s', "M16-16c-4-3-12-3-12 2s12 3 12 8s-9 5-13 1.5"),
];

/// The beginning of a group of letters in a colour. [`letter`] draws in it.
pub(super) fn group(colour: &str) -> String {
    format!(
        "<g fill=\"none\" stroke=\"{colour}\" stroke-width=\"5\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    )
}

/// Draws a letter with its middle at `x` and its baseline at `y`, digits `height` hundredths of their full size high.
/// Draws nothing for a letter that neither coordinates nor labels have.
pub(super) fn letter(svg: &mut String, letter: char, (x, y): (i32, i32), height: u32) {
    let Some((_, strokes)) = STROKES.iter().find(|(own, _)| *own == letter) else { return };
    let left = x * 100 - WIDTH * height as i32 / 2;
    let (sign, left) = (if left < 0 { "-" } else { "" }, left.unsigned_abs());
    put(
        svg,
        format_args!(
            "<path transform=\"translate({sign}{}.{:02} {y}) scale({}.{:02})\" d=\"{strokes}\"/>",
            left / 100,
            left % 100,
            height / 100,
            height % 100
        ),
    );
}

#[cfg(test)]
mod tests;
