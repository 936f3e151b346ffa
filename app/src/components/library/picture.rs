//! Small pictures of boards.

use std::rc::Rc;

use ansa_core::Board;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

use crate::services::piece_sheet::PieceSheet;

/// The pieces for pictures, soon after they are asked for.
#[hook]
pub(super) fn use_sheet() -> Option<Rc<PieceSheet>> {
    let sheet = use_state(|| None);
    use_effect_with((), {
        let sheet = sheet.setter();
        move |()| {
            spawn_local(async move {
                // Without them the boards stay empty.
                if let Ok(drawn) = PieceSheet::draw().await {
                    sheet.set(Some(Rc::new(drawn)));
                }
            });
        }
    });
    (*sheet).clone()
}

#[derive(Properties, PartialEq)]
pub(super) struct PictureProps {
    /// The board.
    pub(super) board: Board,
    /// The pieces, once they are drawn.
    pub(super) sheet: Option<Rc<PieceSheet>>,
}

/// A board, gold's home ranks at the bottom, as a picture that says nothing to those who do not see it: the words beside
/// it do.
#[component]
pub(super) fn Picture(props: &PictureProps) -> Html {
    let canvas = use_node_ref();
    use_effect_with((props.board, props.sheet.clone()), {
        let canvas = canvas.clone();
        move |(board, sheet)| {
            if let Some((sheet, canvas)) = sheet.as_ref().zip(canvas.cast::<HtmlCanvasElement>()) {
                sheet.put(board, &canvas);
            }
        }
    });
    html! { <canvas ref={canvas} class="game-picture" aria-hidden="true" /> }
}
