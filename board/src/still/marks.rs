//! The arrows and circles of a picture.

use ansa_core::Side;
use ansa_core::record::{ArrowAnnotation, ArrowColour};

use super::colours::{ColourScheme, DrawnLook, of_drawn};
use super::put;
use crate::geometry::mark_paths;

/// How opaque marks are, in hundredths, as in `arrows.css`.
pub(super) const OPACITY: u32 = 88;

/// A group with the marks, on a board that begins at `left` in both directions and has squares of this size. Empty
/// without marks.
pub(super) fn drawn(
    marks: &[ArrowAnnotation],
    scheme: ColourScheme,
    bottom: Side,
    left: u32,
    square: u32,
) -> String {
    if marks.is_empty() {
        return String::new();
    }
    let mut svg = format!(
        "<g transform=\"translate({left} {left}) scale({square})\" fill=\"none\" opacity=\".{OPACITY}\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    );
    for &mark in marks {
        svg.push_str(&one(mark, scheme, bottom));
    }
    svg.push_str("</g>");
    svg
}

/// An arrow or a circle, in squares. The four colours differ by their lines, as in `arrows.css`.
fn one(mark: ArrowAnnotation, scheme: ColourScheme, bottom: Side) -> String {
    let DrawnLook { line: colour, rim, dashes } = of_drawn(mark.colour, scheme);
    let (line, head) = mark_paths(mark, bottom);
    // A circle is thin, so that the piece in it is seen.
    let [outer, width, inner] = if mark.is_mark() { [".13", ".08", ".03"] } else { [".21", ".12", ".045"] };
    let mut svg = String::new();
    for path in [&line, &head].into_iter().filter(|path| !path.is_empty()) {
        put(&mut svg, format_args!("<path stroke=\"{rim}\" stroke-width=\"{outer}\" d=\"{path}\"/>"));
    }
    let dashes = dashes.map(|dashes| format!(" stroke-dasharray=\"{dashes}\"")).unwrap_or_default();
    put(&mut svg, format_args!("<path stroke=\"{colour}\" stroke-width=\"{width}\"{dashes} d=\"{line}\"/>"));
    if mark.colour == ArrowColour::Yellow {
        put(&mut svg, format_args!("<path stroke=\"{rim}\" stroke-width=\"{inner}\" d=\"{line}\"/>"));
    }
    if !head.is_empty() {
        put(&mut svg, format_args!("<path fill=\"{colour}\" d=\"{head}\"/>"));
    }
    svg
}

/// The colours in which marks are drawn, each once.
pub(super) fn colours(scheme: ColourScheme) -> Vec<&'static str> {
    let mut colours = Vec::new();
    for colour in [ArrowColour::Green, ArrowColour::Red, ArrowColour::Blue, ArrowColour::Yellow] {
        let DrawnLook { line, rim, .. } = of_drawn(colour, scheme);
        for own in [line, rim] {
            if !colours.contains(&own) {
                colours.push(own);
            }
        }
    }
    colours
}
