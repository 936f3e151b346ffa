//! Tests of pictures.

use ansa_core::record::ArrowColour;

use super::*;
use crate::testing::{HOSTILE_TEXTS, elements, position, square};

fn still(bottom: Side) -> StillBoard {
    StillBoard {
        board: *position("g", &["Rd4", "rc6", "ec5", "Ee2"]).board(),
        bottom,
        trail: Bitboard::from_square(square("d4")),
        drawn: Vec::new(),
        looks: StillLooks { coordinates: true, ..StillLooks::default() },
    }
}

#[test]
fn a_picture_contains_everything_that_it_needs() {
    for pieces in ["animals", "chess", "letters"] {
        let pieces = PieceDrawings::named(pieces).expect("a set");
        let looks = StillLooks { pieces, ..still(Side::Gold).looks };
        let svg = StillBoard { looks, ..still(Side::Gold) }.to_svg(640, "A board");
        let names = elements(&svg);
        assert!(
            names.iter().all(|name| {
                ["svg", "title", "defs", "g", "path", "circle", "use"].contains(&name.as_str())
            })
        );
        assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"640\" height=\"640\""));
        for unwanted in ["var(", "class=", "style=", "script", "url(", "on"] {
            let has =
                svg.split('<').any(|tag| tag.split(' ').any(|attribute| attribute.starts_with(unwanted)));
            assert!(!has, "{unwanted}");
        }
        for id in svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert_eq!(svg.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
        }
        assert_eq!(svg.matches("http").count(), 1 + svg.matches("<g xmlns=").count());
        assert_eq!(svg.matches("#still-gold-elephant").count(), 1);
        assert!(!svg.contains("still-gold-camel"), "a piece that is not there is not drawn");
        assert_eq!(svg.matches("#still-trap").count(), 4);
        assert_eq!(svg.matches("#still-dark").count(), 32);
    }
}

#[test]
fn a_piece_is_a_picture_of_its_own() {
    let piece = |side, role| Piece { side, role };
    let cat = piece_picture(PieceDrawings::Animals, piece(Side::Silver, Role::Cat), 100);
    assert!(cat.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\""));
    assert!(cat.contains("scale(-.91 .91)") && !cat.contains("var("), "silver looks to the left: {cat}");
    for other in [
        piece_picture(PieceDrawings::Animals, piece(Side::Gold, Role::Cat), 100),
        piece_picture(PieceDrawings::Animals, piece(Side::Silver, Role::Dog), 100),
        piece_picture(PieceDrawings::Chess, piece(Side::Silver, Role::Cat), 100),
    ] {
        assert_ne!(other, cat);
    }
    assert!(piece_picture(PieceDrawings::Letters, piece(Side::Gold, Role::Cat), 0).contains("width=\"1\""));
}

#[test]
fn pieces_are_on_their_squares_from_either_side() {
    for (bottom, place) in [(Side::Gold, "translate(400 600)"), (Side::Silver, "translate(300 100)")] {
        let svg = still(bottom).to_svg(8, "");
        let (_, rest) = svg.split_once(&format!("<g transform=\"{place}\">")).expect("the square e2");
        let (inside, _) = rest.split_once("</g>").expect("its end");
        assert_eq!(inside, "<use href=\"#still-light\"/><use href=\"#still-gold-elephant\"/>");
    }
}

#[test]
fn arrows_and_circles_are_drawn_in_their_colours() {
    let mark = |colour, from, to| ArrowAnnotation { colour, from: square(from), to: square(to) };
    let drawn = vec![
        mark(ArrowColour::Red, "b2", "e6"),
        mark(ArrowColour::Yellow, "d4", "d4"),
        mark(ArrowColour::Red, "b2", "e6"),
    ];
    let plain = still(Side::Gold).to_svg(100, "");
    let svg = StillBoard { drawn, ..still(Side::Gold) }.to_svg(100, "");
    elements(&svg);
    let red = "<path stroke=\"#a3150d\" stroke-width=\".12\" stroke-dasharray=\"0.24 0.27\" d=\"M1.50 6.50L4.32 2.74\"/>";
    assert_eq!(svg.matches(red).count(), 1, "the same mark is drawn once");
    assert_eq!(svg.matches("#3d2f00").count(), 2, "yellow has a rim and a core");
    assert!(!plain.contains("opacity=\".88\""));
}

#[test]
fn any_text_can_be_the_title() {
    let svg = still(Side::Gold).to_svg(100, "</title><script>alert('1')&amp;\"\u{0}\u{1b}\u{ffff}\nä");
    assert_eq!(elements(&svg).iter().filter(|name| *name == "script").count(), 0);
    assert!(svg.contains("<title>&lt;/title&gt;&lt;script&gt;alert('1')&amp;amp;\" ä</title>"), "{svg}");
}

#[test]
fn hostile_titles_make_no_elements() {
    let plain = elements(&still(Side::Gold).to_svg(100, ""));
    for title in HOSTILE_TEXTS {
        assert_eq!(elements(&still(Side::Gold).to_svg(100, title)), plain, "{title:?}");
    }
}

#[test]
fn pictures_have_the_colours_of_their_scheme() {
    let mark = ArrowAnnotation { colour: ArrowColour::Green, from: square("a1"), to: square("h8") };
    for (scheme, frame, line) in
        [(ColourScheme::Light, "#3f4d5c", "#0a5c2f"), (ColourScheme::Dark, "#23282e", "#a8f0b4")]
    {
        let board = BoardColours::named("slate", scheme).expect("a board");
        let looks = StillLooks { board, ..still(Side::Gold).looks };
        let svg = StillBoard { looks, drawn: vec![mark], ..still(Side::Gold) }.to_svg(100, "");
        assert_eq!(svg.matches(frame).count(), 1, "{scheme:?}");
        assert!(svg.contains(line), "{scheme:?}");
    }
}

#[test]
fn the_size_is_limited() {
    let size = |size| {
        let svg = still(Side::Gold).to_svg(size, "");
        svg.split_once("width=\"").and_then(|(_, rest)| rest.split_once('"')).expect("a width").0.to_owned()
    };
    assert_eq!([size(0), size(u32::MAX)], ["1", "4096"]);
}
