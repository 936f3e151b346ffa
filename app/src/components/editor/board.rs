//! The board of the editor.

use std::rc::Rc;

use ansa_board::BoardEvent;
use yew::prelude::*;

use crate::components::board::Board;
use ansa_model::activities::editor::{EditorAction, EditorState};
use ansa_model::text::editor as words;

/// The board on which pieces are put, moved and removed.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn EditorBoard(editor: &Rc<EditorState>, act: &Callback<EditorAction>) -> Html {
    let on = use_callback(act.clone(), |event: BoardEvent, act| match event {
        // Nothing depends on where the pointer is.
        BoardEvent::Point(_) => {}
        event => act.emit(event.into()),
    });
    html! { <Board view={editor.board_view()} help={words::board_help()} {on} /> }
}
