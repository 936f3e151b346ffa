//! The tools that change the whole position.

use yew::prelude::*;

use crate::components::{Button, Icon};
use ansa_model::activities::editor::{EditorAction, EditorState};
use ansa_model::text::{editor as words, label};

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
            { tool(EditorAction::Undo, "editor-undo", Icon::TakeBack, words::undo(), words::undo_long()) }
            { tool(EditorAction::Redo, "editor-redo", Icon::Redo, words::redo(), words::redo_long()) }
            { tool(EditorAction::Flip, "flip", Icon::Flip, label::flip(), label::flip_long()) }
            { tool(EditorAction::Mirror, "editor-mirror", Icon::Mirror, words::mirror(), words::mirror_long()) }
            { tool(EditorAction::Exchange, "editor-exchange", Icon::Shuffle, words::exchange(), words::exchange_long()) }
            { tool(EditorAction::SetUp, "editor-set-up", Icon::Fill, words::set_up(), words::set_up_long()) }
            { tool(EditorAction::Clear, "editor-clear", Icon::Clear, words::clear(), words::clear_long()) }
        </div>
    }
}
