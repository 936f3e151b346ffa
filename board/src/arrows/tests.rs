use super::*;
use crate::testing::square;

fn mark(colour: ArrowColour, from: &str, to: &str) -> ArrowAnnotation {
    ArrowAnnotation { colour, from: square(from), to: square(to) }
}

#[test]
fn an_arrow_leads_from_square_to_square_and_a_circle_surrounds_one() {
    let arrow = mark(ArrowColour::Red, "b2", "e6");
    assert_eq!(
        drawn(arrow, Side::Gold, false).to_html(),
        "<g class=\"drawn drawn-red\" data-drawn=\"Rb2e6\">\
        <path class=\"arrow-rim\" d=\"M1.50 6.50L4.32 2.74\"></path>\
        <path class=\"arrow-rim\" d=\"M4.48 2.86L4.52 2.47L4.16 2.62Z\"></path>\
        <path class=\"arrow-line\" d=\"M1.50 6.50L4.32 2.74\"></path>\
        <path class=\"arrow-head\" d=\"M4.48 2.86L4.52 2.47L4.16 2.62Z\"></path></g>"
    );
    assert!(drawn(arrow, Side::Silver, false).to_html().contains("d=\"M6.50 1.50L3.68 5.26\""));
    assert_eq!(
        drawn(mark(ArrowColour::Green, "d4", "d4"), Side::Gold, true).to_html(),
        "<g class=\"drawn drawn-circle drawn-preview\" data-drawn=\"Gd4\">\
        <path class=\"arrow-rim\" d=\"M3.06 4.50a.44 .44 0 1 0 .88 0a.44 .44 0 1 0 -.88 0\"></path>\
        <path class=\"arrow-line\" d=\"M3.06 4.50a.44 .44 0 1 0 .88 0a.44 .44 0 1 0 -.88 0\"></path></g>"
    );
}

#[test]
fn only_yellow_lines_are_double() {
    for colour in [ArrowColour::Green, ArrowColour::Red, ArrowColour::Blue, ArrowColour::Yellow] {
        for to in ["a1", "h8"] {
            let html = drawn(mark(colour, "a1", to), Side::Gold, false).to_html();
            assert_eq!(html.contains("arrow-core"), colour == ArrowColour::Yellow, "{html}");
        }
    }
}

#[test]
fn each_pair_of_squares_shows_one_mark_and_the_number_is_limited() {
    let (green, blue) = (ArrowColour::Green, ArrowColour::Blue);
    let marks = [
        mark(green, "a1", "b2"),
        mark(blue, "b2", "a1"),
        mark(blue, "a1", "b2"),
        mark(green, "a1", "a1"),
        mark(green, "a1", "b2"),
    ];
    assert_eq!(shown(&marks), [marks[0], marks[1], marks[3]]);
    let all = ansa_core::Square::all();
    let every: Vec<_> = all
        .flat_map(|from| ansa_core::Square::all().map(move |to| ArrowAnnotation { colour: green, from, to }))
        .collect();
    assert_eq!(shown(&every), every[..MOST_MARKS]);
}
