//! Small pictures of boards.

use std::rc::Rc;

use ansa_core::Board;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

use crate::services::piece_sheet::PieceSheet;

/// The piece images for the pictures, available soon after the first call.
#[hook]
pub(super) fn use_sheet() -> Option<Rc<PieceSheet>> {
    let sheet = use_state(|| None);
    use_effect_with((), {
        let sheet = sheet.setter();
        move |()| {
            spawn_local(async move {
                // If drawing fails, the boards stay empty.
                if let Ok(drawn) = PieceSheet::draw().await {
                    sheet.set(Some(Rc::new(drawn)));
                }
            });
        }
    });
    (*sheet).clone()
}

/// A picture of a board with gold at the bottom. It is hidden from screen readers, because the text beside it
/// describes the game.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Picture(
    board: &Board,
    /// The piece images, once they are drawn.
    sheet: &Option<Rc<PieceSheet>>,
) -> Html {
    let canvas = use_node_ref();
    use_effect_with((*board, sheet.clone()), {
        let canvas = canvas.clone();
        move |(board, sheet)| {
            if let Some((sheet, canvas)) = sheet.as_ref().zip(canvas.cast::<HtmlCanvasElement>()) {
                sheet.put(board, &canvas);
            }
        }
    });
    html! { <canvas ref={canvas} class="game-picture" aria-hidden="true" /> }
}
