//! Rasterised piece images.
//!
//! Each piece drawing consists of some thirty SVG elements, and the list shows up to a thousand pieces; their layout
//! took most of a second. So the twelve pieces are rasterised once and copied into the small board pictures.

use ansa_board::{PieceDrawings, piece_picture};
use ansa_core::{Board, Piece, Role, Side, Square};
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

use super::canvas;

/// The size of a square in CSS pixels.
const SQUARE: f64 = 12.0;

/// The pieces of a row of squares, from the left.
pub(crate) type SquareRow = [Option<Piece>; 8];

/// The rows of a board with these ranks, from 0, in their order. Gold is at the bottom.
pub(crate) fn square_rows(board: &Board, ranks: impl IntoIterator<Item = u8>) -> Vec<SquareRow> {
    let row = |rank: u8| {
        let mut files = 0u8..;
        [(); 8].map(|()| board.piece_at(Square::at(files.next()?, rank)?))
    };
    ranks.into_iter().map(row).collect()
}

/// The pieces of the chosen set: gold above silver, the weakest first.
#[derive(Clone, PartialEq)]
pub(crate) struct PieceSheet {
    points: HtmlCanvasElement,
    /// The size of a piece in device pixels.
    size: u32,
}

impl PieceSheet {
    pub(crate) async fn draw(pieces: PieceDrawings) -> Result<PieceSheet, JsValue> {
        let size = (SQUARE * canvas::density()).ceil() as u32;
        let (width, height) = (6 * size, 2 * size);
        let mut svg =
            format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">");
        for (side, y) in [(Side::Gold, 0), (Side::Silver, size)] {
            for (column, role) in (0u32..).zip(Role::ALL) {
                let (x, drawn) = (column * size, piece_picture(pieces, Piece { side, role }, size));
                let placed = format!("<g transform=\"translate({x} {y})\">{drawn}</g>");
                svg.push_str(&placed);
            }
        }
        svg.push_str("</svg>");
        Ok(PieceSheet { points: canvas::drawn(&svg, width, height).await?, size })
    }

    /// Draws rows of squares, the uppermost first.
    pub(crate) fn put(&self, rows: &[SquareRow], onto: &HtmlCanvasElement) {
        // Setting the size clears the canvas.
        onto.set_width(8 * self.size);
        onto.set_height(rows.len() as u32 * self.size);
        let Some(context) = canvas::context(onto) else { return };
        let size = f64::from(self.size);
        for (number, row) in rows.iter().enumerate() {
            for (file, piece) in row.iter().enumerate() {
                let Some(piece) = piece else { continue };
                let index = Role::ALL.iter().position(|&role| role == piece.role).unwrap_or_default();
                let from = if piece.side == Side::Gold { 0.0 } else { size };
                let (x, y) = (file as f64 * size, number as f64 * size);
                // The picture is decorative: the text beside it describes it.
                let _ = context
                    .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                        &self.points,
                        index as f64 * size,
                        from,
                        size,
                        size,
                        x,
                        y,
                        size,
                        size,
                    );
            }
        }
    }
}

#[cfg(test)]
mod tests;
