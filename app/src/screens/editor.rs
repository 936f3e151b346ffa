//! The screen of the editor: any position is set up, and then played, studied or shared.

use yew::prelude::*;

use super::links::use_links;
use super::navigation::{DialogName, use_navigation};
use super::screen::Screen;
use crate::components::{EditorBoard, EditorText, Palette, editor_check, editor_tools};
use crate::hooks::{EditorHandle, use_editor, use_editor_keys, use_editor_paste};
use crate::services::page;
use ansa_model::activities::editor::EditorTool;
use ansa_model::session::SessionAction;
use ansa_model::share::position_link;
use ansa_model::text::{editor as words, home};

/// The board between the pieces of both sides, and everything around it.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Editor(session_act: &Callback<SessionAction>) -> Html {
    let navigation = use_navigation();
    let onclick = use_links();
    // An address can give a position. It is taken once; a reload then finds it in the store, with all changes. That of an
    // open form is the form's.
    let query = navigation.as_ref().map(|navigation| navigation.query.clone()).unwrap_or_default();
    let given = query.position.filter(|_| query.dialog.is_none()).unwrap_or_default();
    let on_taken = {
        let navigation = navigation.clone();
        Callback::from(move |()| {
            if let Some(navigation) = &navigation {
                navigation.leave_for(Screen::Editor);
            }
        })
    };
    let EditorHandle { editor, act } = use_editor(&given, &on_taken);
    let on_help = {
        let navigation = navigation.clone();
        Callback::from(move |()| {
            if let Some(navigation) = &navigation {
                navigation.open(DialogName::Keys);
            }
        })
    };
    use_editor_keys(&editor, &act, &on_help);
    use_editor_paste(&act);
    let on_study = {
        let (navigation, editor, act) = (navigation.clone(), editor.clone(), session_act.clone());
        Callback::from(move |()| {
            if let (Some(navigation), Some(document)) = (&navigation, editor.document()) {
                act.emit(SessionAction::Show(document));
                navigation.show(Screen::Study);
            }
        })
    };
    let on_play = {
        let (navigation, editor) = (navigation, editor.clone());
        Callback::from(move |()| {
            if let Some(navigation) = navigation.as_ref().filter(|_| editor.can_play()) {
                navigation.open_new_game_from(editor.short());
            }
        })
    };
    // The study opens every position that it can show; the others are for the editor.
    let path = if editor.can_play() { "/study" } else { "/editor" };
    let link = position_link(&page::address_of("./"), path, &editor.short());
    let palette = |side, beside, area: &'static str| {
        html! {
            <div class={area}><Palette {side} {beside} tool={editor.tool} act={act.clone()} /></div>
        }
    };
    let bottom = editor.bottom;
    html! {
        <main class="play editor" aria-label={home::editor()} data-test="editor-screen" {onclick}>
            { palette(!bottom, EditorTool::Remove, "plate-top") }
            <div class="play-board"><EditorBoard editor={editor.clone()} act={act.clone()} /></div>
            { palette(bottom, EditorTool::Move, "plate-bottom") }
            { editor_check(&editor, &act, &on_study, &on_play) }
            { editor_tools(&editor, &act) }
            <EditorText editor={editor.clone()} {link} {on_help} act={act.clone()} />
            <p class="visually-hidden" aria-live="polite" data-test="editor-announce">
                { words::event(&editor) }
            </p>
        </main>
    }
}
