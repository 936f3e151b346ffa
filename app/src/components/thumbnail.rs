//! Small pictures of boards and of setups, many of which a list can have.

use std::rc::Rc;

use ansa_core::{Board, Side};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

use crate::given::use_effect_given;
use crate::hooks::use_settings;
use crate::services::piece_sheet::{PieceSheet, square_rows};

/// The piece images for the pictures, available soon after the first call.
#[hook]
pub(crate) fn use_piece_sheet() -> Option<Rc<PieceSheet>> {
    let sheet = use_state(|| None);
    let pieces = use_settings().settings.pieces;
    use_effect_given(pieces, sheet.setter(), |pieces, sheet| {
        let drawings = pieces.drawings();
        spawn_local(async move {
            // If drawing fails, the boards stay empty.
            if let Ok(drawn) = PieceSheet::draw(drawings).await {
                sheet.set(Some(Rc::new(drawn)));
            }
        });
    });
    (*sheet).clone()
}

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ThumbnailView {
    /// The whole board, with gold at the bottom.
    Board,
    /// The home ranks of a side, the front rank above.
    Setup(Side),
}

impl ThumbnailView {
    /// The ranks that it shows, from above.
    fn ranks(self) -> Vec<u8> {
        match self {
            ThumbnailView::Board => (0..8).rev().collect(),
            ThumbnailView::Setup(Side::Gold) => vec![1, 0],
            ThumbnailView::Setup(Side::Silver) => vec![6, 7],
        }
    }
}

/// A picture of a board. It is hidden from screen readers, because the text beside it describes what it shows.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Thumbnail(
    board: &Board,
    view: &ThumbnailView,
    /// The piece images, once they are drawn.
    sheet: &Option<Rc<PieceSheet>>,
) -> Html {
    let canvas = use_node_ref();
    use_effect_given((*board, *view, sheet.clone()), canvas.clone(), |(board, view, sheet), canvas| {
        if let Some((sheet, canvas)) = sheet.as_ref().zip(canvas.cast::<HtmlCanvasElement>()) {
            sheet.put(&square_rows(board, view.ranks()), &canvas);
        }
    });
    let is_setup = *view != ThumbnailView::Board;
    let class = classes!("thumbnail", is_setup.then_some("is-setup"));
    html! { <canvas ref={canvas} {class} aria-hidden="true" data-test="thumbnail" /> }
}
