//! The screen of the editor: any position is set up, and then played, studied or shared.

use yew::prelude::*;

use super::header::use_links;
use super::navigation::{DialogName, Navigation};
use super::screen::Screen;
use crate::components::{EditorBoard, EditorText, Palette, announced, editor_check, editor_tools};
use crate::hooks::{editor_key, use_editor, use_keys, use_pasted_text};
use crate::services::page;
use ansa_model::activities::editor::{EditorAction, EditorTool};
use ansa_model::session::SessionAction;
use ansa_model::share::position_link;
use ansa_model::text::{editor as words, home};

/// The board between the pieces of both sides, and everything around it.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Editor(session_act: &Callback<SessionAction>, navigation: &Navigation) -> Html {
    let onclick = use_links();
    // An address can give a position. It is taken once; a reload then finds it in the store, with all changes. That of an
    // open form is the form's.
    let query = navigation.query.clone();
    let given = query.position.filter(|_| query.dialog.is_none()).unwrap_or_default();
    let on_taken = navigation.on(|navigation, ()| navigation.leave_for(Screen::Editor));
    let (editor, act) = use_editor(&given, &on_taken);
    let on_help = navigation.on(|navigation, ()| navigation.open(DialogName::Keys));
    use_keys(&editor, &act, &on_help, editor_key);
    use_pasted_text(act.reform(EditorAction::Read));
    let on_study = {
        let (editor, act) = (editor.clone(), session_act.clone());
        navigation.on(move |navigation, ()| {
            if let Some(document) = editor.document() {
                act.emit(SessionAction::Show(document));
                navigation.show(Screen::Study);
            }
        })
    };
    let on_play = {
        let editor = editor.clone();
        navigation.on(move |navigation, ()| {
            if editor.can_play() {
                navigation.open_new_game_from(&editor.short());
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
            { announced("editor-announce", editor.events(), words::event(&editor)) }
        </main>
    }
}
