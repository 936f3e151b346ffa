//! Rasterised piece images.
//!
//! Each piece drawing consists of some thirty SVG elements, and the list shows up to a thousand pieces; their layout
//! took most of a second. So the twelve pieces are rasterised once and copied into the small board pictures.

use ansa_board::drawings;
use ansa_core::{Board, Role, Side, Square};
use wasm_bindgen::JsValue;
use web_sys::HtmlCanvasElement;

use super::canvas;

/// The size of a square in CSS pixels.
const SQUARE: f64 = 10.0;
/// The view box of a piece, with room for its outline.
const BOX: &str = "-5 -5 110 110";
/// The CSS properties that the drawings use.
const PROPERTIES: [&str; 13] = [
    "--piece-animals",
    "--piece-chess",
    "--piece-letters",
    "--piece-mirror",
    "--piece-fill",
    "--piece-shade",
    "--piece-line",
    "--piece-detail",
    "--piece-rim",
    "--piece-rim-width",
    "--piece-base-cap",
    "--piece-round",
    "--piece-shield",
];

/// The pieces of the chosen set: gold above silver, the weakest first.
#[derive(Clone, PartialEq)]
pub(crate) struct PieceSheet {
    points: HtmlCanvasElement,
    /// The size of a piece in device pixels.
    size: u32,
}

impl PieceSheet {
    /// Draws the pieces.
    pub(crate) async fn draw() -> Result<PieceSheet, JsValue> {
        let size = (SQUARE * canvas::density()).ceil() as u32;
        let (width, height) = (6 * size, 2 * size);
        let mut svg =
            format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">");
        for side in [Side::Gold, Side::Silver] {
            let (class, turn, y) = match side {
                Side::Gold => ("piece-gold", "", 0),
                // As in `pieces.css`.
                Side::Silver => {
                    ("piece-silver", "transform:scaleX(var(--piece-mirror));transform-origin:50px 50px", size)
                }
            };
            let properties = canvas::properties_of(class, &PROPERTIES)?;
            for role in 0..Role::ALL.len() {
                let (x, drawings) = (role as u32 * size, drawings(role));
                let piece = format!(
                    "<svg x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" viewBox=\"{BOX}\" style=\"{properties}\">\
                     <g style=\"{turn}\">{drawings}</g></svg>"
                );
                svg.push_str(&piece);
            }
        }
        svg.push_str("</svg>");
        Ok(PieceSheet { points: canvas::drawn(&svg, width, height).await?, size })
    }

    /// Draws the pieces of a board, gold at the bottom.
    pub(crate) fn put(&self, board: &Board, onto: &HtmlCanvasElement) {
        // Setting the size clears the canvas.
        onto.set_width(8 * self.size);
        onto.set_height(8 * self.size);
        let Some(context) = canvas::context(onto) else { return };
        let size = f64::from(self.size);
        for (square, piece) in Square::all().filter_map(|square| Some((square, board.piece_at(square)?))) {
            let index = Role::ALL.iter().position(|&role| role == piece.role).unwrap_or_default();
            let row = if piece.side == Side::Gold { 0.0 } else { size };
            let (x, y) = (f64::from(square.file()) * size, f64::from(7 - square.rank()) * size);
            // The picture is decorative: the text beside it describes the game.
            let _ = context.draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                &self.points,
                index as f64 * size,
                row,
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

#[cfg(test)]
mod tests;
