//! The board of the editor.

use std::rc::Rc;

use ansa_board::BoardEvent;
use yew::prelude::*;

use crate::components::board::Board;
use ansa_model::activities::editor::{EditorAction, EditorState};
use ansa_model::text::editor as words;

#[derive(Properties, PartialEq)]
pub(crate) struct EditorBoardProps {
    pub(crate) editor: Rc<EditorState>,
    /// Receives the actions.
    pub(crate) act: Callback<EditorAction>,
}

/// The board on which pieces are put, moved and removed.
#[component]
pub(crate) fn EditorBoard(props: &EditorBoardProps) -> Html {
    let on = use_callback(props.act.clone(), |event: BoardEvent, act| match event {
        // Nothing depends on where the pointer is.
        BoardEvent::Point(_) => {}
        event => act.emit(event.into()),
    });
    html! { <Board view={props.editor.board_view()} help={words::board_help()} {on} /> }
}
