//! A sheet with every square that an animation can show.

use ansa_core::record::ArrowAnnotation;
use ansa_core::{Piece, Side, Square};

use super::{
    SQUARE, StillLooks, corner, document, every_piece, frame, marks, piece_definitions, put,
    square_definitions, strokes, tile,
};
use crate::arrows::shown;
use crate::render::is_light;

/// The sizes of a square in pixels.
const SIZES: core::ops::RangeInclusive<u32> = 16..=128;
/// The columns of tiles: an empty square and the twelve pieces.
const COLUMNS: u32 = 13;
/// The rows of tiles: dark or light, plain or trap, without or with a mark.
const ROWS: u32 = 8;
/// The characters of a caption: those of the label of a turn.
const GLYPHS: &str = "0123456789gs";
/// How many of them are in a row of the sheet.
const GLYPHS_IN_ROW: u32 = 6;

/// A place or a size in pixels: to the right and downwards.
type Pixels = (u32, u32);

/// A picture with one tile for each square that can occur, the empty board, and the characters of a caption.
///
/// An animation copies from it: first the empty board with its frame, then tiles onto its squares. All places and sizes
/// are whole pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TileSheet {
    looks: StillLooks,
    bottom: Side,
    /// The side of a square.
    square: u32,
}

impl TileSheet {
    /// A sheet with squares of this size in pixels (from 16 to 128). `bottom` is the side whose home ranks are at the
    /// bottom.
    pub fn new(looks: StillLooks, bottom: Side, square: u32) -> TileSheet {
        TileSheet { looks, bottom, square: square.clamp(*SIZES.start(), *SIZES.end()) }
    }

    /// The side of a square.
    pub const fn square(&self) -> u32 {
        self.square
    }

    /// The width of the frame.
    const fn margin(&self) -> u32 {
        (self.square * self.looks.frame()).div_ceil(SQUARE)
    }

    /// The size of the empty board with its frame, and room for a caption below.
    pub const fn picture(&self) -> Pixels {
        let board = 8 * self.square + 2 * self.margin();
        (board, board + self.caption_height())
    }

    const fn caption_height(&self) -> u32 {
        self.square / 2
    }

    /// Where the empty board is in the sheet.
    pub const fn empty(&self) -> Pixels {
        (0, ROWS * self.square)
    }

    /// The size of the sheet.
    pub const fn size(&self) -> Pixels {
        (COLUMNS * self.square, ROWS * self.square + self.picture().1)
    }

    /// Where a square is in the picture.
    pub fn place(&self, square: Square) -> Pixels {
        let (x, y) = corner(square, self.bottom);
        let pixels = |hundredths: i32| self.margin() + hundredths.unsigned_abs() * self.square / SQUARE;
        (pixels(x), pixels(y))
    }

    /// Where the tile of a square is in the sheet: with a piece or empty, and marked or not.
    pub fn tile(&self, square: Square, piece: Option<Piece>, is_marked: bool) -> Pixels {
        let column =
            piece.and_then(|piece| every_piece().position(|own| own == piece)).map_or(0, |at| at as u32 + 1);
        let row = 4 * u32::from(is_light(square)) + 2 * u32::from(square.is_trap()) + u32::from(is_marked);
        (column * self.square, row * self.square)
    }

    /// The size of a character of the caption.
    pub const fn glyph_size(&self) -> Pixels {
        (self.square * 3 / 8, self.caption_height())
    }

    /// Where a character of the caption is in the sheet; `None` for one that no caption has.
    pub fn glyph(&self, letter: char) -> Option<Pixels> {
        let at = GLYPHS.chars().position(|own| own == letter)? as u32;
        let ((width, height), (_, top)) = (self.glyph_size(), self.empty());
        let left = self.picture().0 + at % GLYPHS_IN_ROW * width;
        Some((left, top + at / GLYPHS_IN_ROW * height))
    }

    /// Where the first character of the caption is in the picture.
    pub const fn caption(&self) -> Pixels {
        let board = 8 * self.square + 2 * self.margin();
        (self.margin(), board - if self.looks.coordinates { 0 } else { self.margin() / 2 })
    }

    /// How many characters fit into the caption.
    pub const fn caption_length(&self) -> usize {
        (8 * self.square / self.glyph_size().0) as usize
    }

    /// The sheet as an SVG document.
    pub fn to_svg(&self) -> String {
        let mut svg = document(self.size(), self.size());
        svg.push_str("><defs>");
        svg.push_str(&square_definitions(self.looks));
        svg.push_str(&piece_definitions(self.looks, every_piece()));
        svg.push_str("</defs>");
        for square in self.one_of_each_kind() {
            for piece in core::iter::once(None).chain(every_piece().map(Some)) {
                for is_marked in [false, true] {
                    self.put_tile(&mut svg, self.tile(square, piece, is_marked), (square, piece, is_marked));
                }
            }
        }
        self.put_empty(&mut svg);
        self.put_glyphs(&mut svg);
        svg.push_str("</svg>");
        svg
    }

    /// The arrows and circles over a picture, as an SVG document of the size of [`picture`](TileSheet::picture), which
    /// is transparent elsewhere. The first 128 different ones are shown.
    pub fn marks_to_svg(&self, drawn: &[ArrowAnnotation]) -> String {
        let scheme = self.looks.board.scheme;
        let mut svg = document(self.picture(), self.picture());
        svg.push('>');
        svg.push_str(&marks::drawn(&shown(drawn), scheme, self.bottom, self.margin(), self.square));
        svg.push_str("</svg>");
        svg
    }

    /// The colours that marks have over the squares, as red, green and blue. They are not in the sheet.
    pub fn colours_of_marks(&self) -> Vec<[u8; 3]> {
        let board = self.looks.board;
        let mut mixed = Vec::new();
        for colour in marks::colours(board.scheme).into_iter().filter_map(rgb) {
            for below in [board.light, board.dark].into_iter().filter_map(rgb) {
                mixed.push(core::array::from_fn(|part| {
                    let (above, below) = (u32::from(colour[part]), u32::from(below[part]));
                    ((above * marks::OPACITY + below * (100 - marks::OPACITY) + 50) / 100) as u8
                }));
            }
        }
        mixed
    }

    fn put_empty(&self, svg: &mut String) {
        let ((_, top), (width, height)) = (self.empty(), self.picture());
        let fill = self.looks.board.frame;
        put(svg, format_args!("<path fill=\"{fill}\" d=\"M0 {top}h{width}v{height}H0z\"/>"));
        let whole = 8 * SQUARE + 2 * self.looks.frame();
        put(
            svg,
            format_args!(
                "<svg x=\"0\" y=\"{top}\" width=\"{width}\" height=\"{width}\" viewBox=\"0 0 {whole} {whole}\">"
            ),
        );
        svg.push_str(&frame(self.looks, self.bottom));
        svg.push_str("</svg>");
        for square in Square::all() {
            let (x, y) = self.place(square);
            self.put_tile(svg, (x, top + y), (square, None, false));
        }
    }

    /// The first square of each kind: dark and light ones, plain ones and traps.
    fn one_of_each_kind(&self) -> impl Iterator<Item = Square> {
        let mut seen = Vec::new();
        Square::all().filter(move |&square| {
            let row = self.tile(square, None, false);
            let is_new = !seen.contains(&row);
            seen.push(row);
            is_new
        })
    }

    fn put_tile(&self, svg: &mut String, (x, y): Pixels, of: (Square, Option<Piece>, bool)) {
        let (size, (square, piece, is_marked)) = (self.square, of);
        put(
            svg,
            format_args!(
                "<svg x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" viewBox=\"0 0 100 100\">"
            ),
        );
        svg.push_str(&tile(square, piece, is_marked, self.looks));
        svg.push_str("</svg>");
    }

    fn put_glyphs(&self, svg: &mut String) {
        let ((width, height), colours) = (self.glyph_size(), self.looks.board);
        for letter in GLYPHS.chars() {
            let Some((x, y)) = self.glyph(letter) else { continue };
            put(
                svg,
                format_args!("<path fill=\"{}\" d=\"M{x} {y}h{width}v{height}h-{width}z\"/>", colours.frame),
            );
        }
        svg.push_str(&strokes::group(colours.on_frame));
        for letter in GLYPHS.chars() {
            let Some((x, y)) = self.glyph(letter) else { continue };
            let place = ((x + width / 2) as i32, (y + height * 3 / 4) as i32);
            // Digits are a little more than half as high as their cell.
            strokes::letter(svg, letter, place, height * 2);
        }
        svg.push_str("</g>");
    }
}

/// The parts of a colour such as `#0a5c2f`.
fn rgb(colour: &str) -> Option<[u8; 3]> {
    let number = u32::from_str_radix(colour.strip_prefix('#')?, 16).ok()?;
    Some([(number >> 16) as u8, (number >> 8) as u8, number as u8])
}

#[cfg(test)]
mod tests;
