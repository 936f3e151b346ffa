//! The parts of the editor of positions.

mod check;
mod palette;
mod text;

use std::rc::Rc;

use ansa_board::BoardEvent;
use yew::prelude::*;

use super::game_board::Board;
use super::{Button, Icon};
use ansa_model::activities::editor::{EditorAction, EditorState};
use ansa_model::text::{editor as words, label};

pub(crate) use check::editor_check;
pub(crate) use palette::Palette;
pub(crate) use text::EditorText;

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

/// The toolbar.
pub(crate) fn editor_tools(editor: &EditorState, act: &Callback<EditorAction>) -> Html {
    let tool =
        |action: EditorAction, test: &'static str, drawing: Icon, name: &'static str, long: &'static str| {
            let can = match action {
                EditorAction::Undo => editor.can_undo(),
                EditorAction::Redo => editor.can_redo(),
                _ => true,
            };
            Button::with_icon(test, drawing, name).class("tool").long(long).enabled_if(can).sends(act, action)
        };
    html! {
        <div class="tools" role="group" aria-label={words::tools()}>
            { tool(EditorAction::Undo, "editor-undo", Icon::TAKE_BACK, words::undo(), words::undo_long()) }
            { tool(EditorAction::Redo, "editor-redo", Icon::REDO, words::redo(), words::redo_long()) }
            { tool(EditorAction::Flip, "flip", Icon::FLIP, label::flip(), label::flip_long()) }
            { tool(EditorAction::Mirror, "editor-mirror", Icon::MIRROR, words::mirror(), words::mirror_long()) }
            { tool(EditorAction::Exchange, "editor-exchange", Icon::SHUFFLE, words::exchange(), words::exchange_long()) }
            { tool(EditorAction::SetUp, "editor-set-up", Icon::FILL, words::set_up(), words::set_up_long()) }
            { tool(EditorAction::Clear, "editor-clear", Icon::CLEAR, words::clear(), words::clear_long()) }
        </div>
    }
}
