//! The pieces as images for style sheets.
//!
//! The turns of a game show hundreds of pieces. As drawings, each has some thirty elements and a transform of its own,
//! and they took a fifth of the time from a key to the next picture of the study.

use ansa_board::{PieceDrawings, piece_picture};
use ansa_core::{Piece, Role, Side};
use js_sys::encode_uri_component;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// The declaration of an image as the background of an element.
pub(crate) fn background(piece: Piece) -> String {
    format!("background-image:var({})", property(piece))
}

/// Gives the root element the images of a set, as custom properties.
pub(super) fn put(root: &Element, pieces: PieceDrawings) {
    let Some(root) = root.dyn_ref::<HtmlElement>() else { return };
    for side in Side::ALL {
        for role in Role::ALL {
            let piece = Piece { side, role };
            let svg = encode_uri_component(&piece_picture(pieces, piece, SIZE));
            // Fails only for a declaration that can't be changed.
            let _ =
                root.style().set_property(&property(piece), &format!("url(\"data:image/svg+xml,{svg}\")"));
        }
    }
}

/// The size of an image, which browsers draw sharp in any other.
const SIZE: u32 = 100;

/// The name of the custom property with the image of a piece, such as `--piece-image-E` for the gold elephant.
fn property(piece: Piece) -> String {
    format!("--piece-image-{}", piece.letter())
}
