//! Pictures of a board as SVG documents of their own: without style sheets, scripts and other files, so that every
//! program shows them alike.
//!
//! A [`StillBoard`] is one picture. A [`MovingBoard`] is a document that plays a line by itself. A [`TileSheet`] has
//! every square that can occur, from which an animation in another format is put together.

mod colours;
mod marks;
mod moving;
mod sheet;
mod strokes;

use core::fmt::Write;

use ansa_core::record::ArrowAnnotation;
use ansa_core::{Bitboard, Board, Piece, Role, Side, Square};

pub use colours::{BoardColours, ColourScheme, PieceDrawings};
pub use moving::{BoardMoment, MovingBoard, MovingPace};
pub use sheet::TileSheet;

use crate::arrows::shown;
use crate::drawings::{set_drawing, trap_drawing};
use crate::geometry::centre;
use crate::render::is_light;

/// The side of a square in the units of the documents.
const SQUARE: u32 = 100;
/// The width of the frame in the same units, with coordinates on it and without.
const FRAMES: [u32; 2] = [44, 12];
/// The height of coordinates in hundredths of that of their strokes, and how far their baseline is below the middle.
const COORDINATE_HEIGHT: u32 = 75;
const COORDINATE_DROP: i32 = 10;
/// The largest picture, in pixels.
const LARGEST: u32 = 4096;

/// What a picture looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StillLooks {
    /// The piece set.
    pub pieces: PieceDrawings,
    /// The colours of the board.
    pub board: BoardColours,
    /// Whether files and ranks are named on the frame.
    pub coordinates: bool,
}

impl StillLooks {
    /// The width of the frame, in hundredths of a square.
    const fn frame(self) -> u32 {
        FRAMES[if self.coordinates { 0 } else { 1 }]
    }
}

/// A picture of a board.
#[derive(Clone, PartialEq, Debug)]
pub struct StillBoard {
    /// The pieces.
    pub board: Board,
    /// The side whose home ranks are at the bottom.
    pub bottom: Side,
    /// The squares that are marked because something has moved there.
    pub trail: Bitboard,
    /// The arrows and circles that a person has drawn. The first 128 different ones are shown.
    pub drawn: Vec<ArrowAnnotation>,
    /// What it looks like.
    pub looks: StillLooks,
}

impl StillBoard {
    /// The picture as an SVG document, `size` pixels wide and high (from 1 to 4096). The title is any text: it is
    /// escaped, and what an XML document can't contain is left out.
    pub fn to_svg(&self, size: u32, title: &str) -> String {
        let StillBoard { board, bottom, looks, .. } = self;
        let mut svg = head(*looks, size, title);
        svg.push_str("<defs>");
        svg.push_str(&square_definitions(*looks));
        let is_there = |piece: &Piece| Square::all().any(|square| board.piece_at(square) == Some(*piece));
        svg.push_str(&piece_definitions(*looks, every_piece().filter(is_there)));
        svg.push_str("</defs>");
        svg.push_str(&frame(*looks, *bottom));
        put(&mut svg, format_args!("<g transform=\"translate({0} {0})\">", looks.frame()));
        for square in Square::all() {
            let (x, y) = corner(square, *bottom);
            put(&mut svg, format_args!("<g transform=\"translate({x} {y})\">"));
            svg.push_str(&tile(square, board.piece_at(square), self.trail.contains(square), *looks));
            svg.push_str("</g>");
        }
        svg.push_str("</g>");
        svg.push_str(&marks::drawn(&shown(&self.drawn), looks.board.scheme, *bottom, looks.frame(), SQUARE));
        svg.push_str("</svg>");
        svg
    }
}

/// The start of a document of a board with its frame. The title is escaped.
fn head(looks: StillLooks, size: u32, title: &str) -> String {
    let (size, whole) = (size.clamp(1, LARGEST), 8 * SQUARE + 2 * looks.frame());
    let mut svg = document((size, size), (whole, whole));
    put(&mut svg, format_args!(" role=\"img\"><title>{}</title>", xml_text(title)));
    svg
}

/// The beginning of the root element of a document of this size in pixels, with this view box from its origin.
fn document((width, height): (u32, u32), (right, bottom): (u32, u32)) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {right} {bottom}\""
    )
}

/// The twelve pieces: gold's before silver's, the weakest first.
fn every_piece() -> impl Iterator<Item = Piece> {
    Side::ALL.into_iter().flat_map(|side| Role::ALL.map(|role| Piece { side, role }))
}

/// Writing into a string can't fail.
fn put(text: &mut String, what: core::fmt::Arguments<'_>) {
    let _ = text.write_fmt(what);
}

/// The top left corner of a square, in hundredths of a square from that of the board.
fn corner(square: Square, bottom: Side) -> (i32, i32) {
    let (x, y) = centre(square, bottom);
    (x - 50, y - 50)
}

/// The squares and the trap to which [`tile`] refers.
fn square_definitions(looks: StillLooks) -> String {
    let mut svg = String::new();
    let BoardColours { light, dark, line, .. } = looks.board;
    for (id, fill) in [("still-light", light), ("still-dark", dark)] {
        put(
            &mut svg,
            format_args!(
                "<g id=\"{id}\"><path fill=\"{fill}\" d=\"M0 0h100v100H0z\"/>\
                 <path fill=\"{line}\" d=\"M98 0h2v100H0v-2h98z\"/></g>"
            ),
        );
    }
    svg.push_str(&trap_definition(looks));
    svg
}

fn trap_definition(looks: StillLooks) -> String {
    // The size that `board.css` gives to a trap.
    let trap = resolved(trap_drawing(), |name| looks.board.of_trap(name));
    format!("<g id=\"still-trap\" transform=\"translate(13 13) scale(.74)\"><g{trap}</g></g>")
}

/// The pieces to which [`tile`] refers.
fn piece_definitions(looks: StillLooks, pieces: impl Iterator<Item = Piece>) -> String {
    let mut svg = String::new();
    for piece in pieces {
        let drawing = piece_drawing(looks.pieces, piece);
        put(&mut svg, format_args!("<g id=\"{}\"{drawing}", piece_id(piece)));
    }
    svg
}

/// A piece by itself as an SVG document, `size` pixels wide and high (from 1 to 4096).
pub fn piece_picture(pieces: PieceDrawings, piece: Piece, size: u32) -> String {
    let size = size.clamp(1, LARGEST);
    format!("{}><g{}</svg>", document((size, size), (SQUARE, SQUARE)), piece_drawing(pieces, piece))
}

/// A piece in a square: the attributes of its group, from the transform on, and its contents.
fn piece_drawing(pieces: PieceDrawings, piece: Piece) -> String {
    let drawing =
        resolved(set_drawing(pieces.name(), piece.role), |name| colours::of_piece(piece.side, name));
    // The size that `marks.css` gives to a piece.
    let transform = if piece.side == Side::Silver && pieces.is_mirrored() {
        "translate(95.5 4.5) scale(-.91 .91)"
    } else {
        "translate(4.5 4.5) scale(.91)"
    };
    format!(" transform=\"{transform}\"><g{drawing}</g></g>")
}

/// The id of the drawing of a piece, such as `still-gold-cat`.
fn piece_id(piece: Piece) -> String {
    format!("still-{}-{}", if piece.side == Side::Gold { "gold" } else { "silver" }, piece.role.name())
}

/// A square with what stands on it, from 0 to 100 in both directions.
fn tile(square: Square, piece: Option<Piece>, is_trail: bool, looks: StillLooks) -> String {
    let mut svg = String::from(if is_light(square) {
        "<use href=\"#still-light\"/>"
    } else {
        "<use href=\"#still-dark\"/>"
    });
    if square.is_trap() {
        svg.push_str("<use href=\"#still-trap\"/>");
    }
    if is_trail {
        let BoardColours { trail: (fill, opacity), trail_line, .. } = looks.board;
        put(
            &mut svg,
            format_args!(
                "<path fill=\"{fill}\" fill-opacity=\"{opacity}\" d=\"M0 0h100v100H0z\"/>\
                 <path fill=\"none\" stroke=\"{trail_line}\" stroke-width=\"3\" d=\"M1.5 1.5h97v97h-97z\"/>"
            ),
        );
    }
    if let Some(piece) = piece {
        put(&mut svg, format_args!("<use href=\"#{}\"/>", piece_id(piece)));
    }
    svg
}

/// The frame, with the names of files and ranks if the looks have them.
fn frame(looks: StillLooks, bottom: Side) -> String {
    let (width, whole) = (looks.frame(), 8 * SQUARE + 2 * looks.frame());
    let mut svg = format!("<path fill=\"{}\" d=\"M0 0h{whole}v{whole}H0z\"/>", looks.board.frame);
    if !looks.coordinates {
        return svg;
    }
    svg.push_str(&strokes::group(looks.board.on_frame));
    let width = width as i32;
    let middle = width / 2;
    for at in 0..8 {
        let Some(square) = Square::at(at, at) else { continue };
        let (x, y) = centre(square, bottom);
        let name = square.to_string();
        let mut names = name.chars();
        let (file, rank) = (names.next().unwrap_or(' '), names.next().unwrap_or(' '));
        let below = width + 8 * SQUARE as i32 + middle;
        strokes::letter(&mut svg, file, (width + x, below + COORDINATE_DROP), COORDINATE_HEIGHT);
        strokes::letter(&mut svg, rank, (middle, width + y + COORDINATE_DROP), COORDINATE_HEIGHT);
    }
    svg.push_str("</g>");
    svg
}

/// A drawing with the values of its custom properties, because programs other than browsers do not know them. What has
/// no value gets its fallback.
fn resolved(drawing: &str, value: impl Fn(&str) -> Option<&'static str>) -> String {
    let mut text = String::with_capacity(drawing.len());
    let mut rest = drawing;
    while let Some((before, after)) = rest.split_once("var(") {
        let (call, after) = after.split_once(')').unwrap_or((after, ""));
        let (name, fallback) = call.split_once(',').unwrap_or((call, ""));
        text.extend([before, value(name.trim()).unwrap_or(fallback)]);
        rest = after;
    }
    text.push_str(rest);
    // What only the root of a document needs.
    text.replacen(" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"", "", 1)
}

/// A text as the content of an XML element, without the characters that XML forbids.
fn xml_text(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            '\0'..' ' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests;
