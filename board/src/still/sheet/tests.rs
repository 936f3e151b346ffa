use ansa_core::record::ArrowColour;

use super::*;
use crate::still::piece_id;
use crate::testing::{elements, square};

fn sheet(coordinates: bool) -> TileSheet {
    TileSheet::new(StillLooks { coordinates, ..StillLooks::default() }, Side::Gold, 40)
}

#[test]
fn every_tile_is_in_the_sheet_once_and_nothing_overlaps() {
    for sheet in [sheet(true), sheet(false)] {
        let mut places = Vec::new();
        for square in Square::all() {
            for piece in core::iter::once(None).chain(every_piece().map(Some)) {
                for is_marked in [false, true] {
                    let place = sheet.tile(square, piece, is_marked);
                    if !places.contains(&place) {
                        places.push(place);
                    }
                    assert!(place.0 + 40 <= sheet.size().0 && place.1 + 40 <= sheet.empty().1);
                }
            }
        }
        assert_eq!(places.len(), 13 * 8);
        let svg = sheet.to_svg();
        for (x, y) in places {
            let start = format!("<svg x=\"{x}\" y=\"{y}\" width=\"40\" height=\"40\"");
            assert_eq!(svg.matches(&start).count(), 1, "{start}");
        }
        for letter in GLYPHS.chars() {
            let (x, y) = sheet.glyph(letter).expect("a place");
            let (width, height) = sheet.glyph_size();
            assert!(x >= sheet.picture().0 && x + width <= sheet.size().0, "{letter}");
            assert!(y >= sheet.empty().1 && y + height <= sheet.size().1, "{letter}");
        }
        assert_eq!(sheet.glyph('w'), None);
        let (x, y) = sheet.caption();
        let length = sheet.caption_length() as u32;
        assert!(x + length * sheet.glyph_size().0 <= sheet.picture().0);
        assert!(y + sheet.glyph_size().1 <= sheet.picture().1);
    }
}

#[test]
fn squares_are_where_the_board_is_seen_from() {
    let at = |bottom, name: &str| {
        let sheet = TileSheet::new(StillLooks::default(), bottom, 50);
        sheet.place(name.parse().expect(name))
    };
    assert_eq!(at(Side::Gold, "a8"), (6, 6));
    assert_eq!(at(Side::Gold, "h1"), (356, 356));
    assert_eq!(at(Side::Silver, "h1"), (6, 6));
}

#[test]
fn the_size_is_limited() {
    let sizes =
        [0, 16, 4_000_000].map(|size| TileSheet::new(StillLooks::default(), Side::Gold, size).square());
    assert_eq!(sizes, [16, 16, 128]);
}

#[test]
fn marks_have_a_document_of_their_own() {
    let sheet = sheet(true);
    let mark = ArrowAnnotation { colour: ArrowColour::Blue, from: square("a1"), to: square("b2") };
    let svg = sheet.marks_to_svg(&[mark; 3]);
    let (width, height) = sheet.picture();
    assert!(svg.contains(&format!("width=\"{width}\" height=\"{height}\"")), "{svg}");
    assert!(svg.contains("translate(18 18) scale(40)"), "{svg}");
    assert_eq!(svg.matches("stroke=\"#123f9c\"").count(), 1, "{svg}");
    assert_eq!(elements(&sheet.marks_to_svg(&[])), ["svg"]);
    // Five lines and rims over two squares; green over a light one by hand.
    let colours = sheet.colours_of_marks();
    assert_eq!(colours.len(), 12);
    assert_eq!(colours[0], [37, 108, 65]);
}

#[test]
fn a_piece_has_its_own_drawing() {
    let svg = sheet(true).to_svg();
    for piece in every_piece() {
        let drawing = format!("<use href=\"#{}\"/>", piece_id(piece));
        assert_eq!(svg.matches(&drawing).count(), 8, "{piece:?}");
    }
    assert!(!svg.contains("var("));
}
