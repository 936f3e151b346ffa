//! A saved game in the list.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::quarantine::game_tool;
use crate::components::thumbnail::{Thumbnail, ThumbnailView};
use crate::components::{Button, Icon, NameField};
use crate::given::use_effect_given;
use crate::hooks::LibraryRequest;
use crate::services::piece_sheet::PieceSheet;
use crate::services::{focus, time};
use ansa_model::library::{Date, LibraryAction, ListedGame};
use ansa_model::text::library as words;

/// The name and status of a game, with its buttons.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Row(
    listed: &Rc<ListedGame>,
    /// The piece images for the picture.
    sheet: &Option<Rc<PieceSheet>>,
    today: &Date,
    is_current: bool,
    /// Whether the user is editing its name.
    is_renaming: bool,
    /// Receives the id of the game to open.
    on_open: &Callback<String>,
    change: &Callback<LibraryAction>,
    request: &Callback<LibraryRequest>,
) -> Html {
    let entry = &listed.entry;
    let (id, name) = (entry.id.clone(), words::game_name(entry));
    let rename = use_node_ref();
    // After a rename the focus returns to the Rename button.
    let was_renaming = use_mut_ref(|| false);
    use_effect_given(is_renaming, rename.clone(), move |&is_renaming, rename| {
        let was_renaming = was_renaming.replace(is_renaming);
        if let Some(button) = rename.cast::<HtmlElement>().filter(|_| was_renaming && !is_renaming) {
            focus::give(&button);
        }
    });
    let tool = |test, drawing, what| game_tool(test, drawing, what, &name);
    html! {
        <li class="card game" data-test="saved-game" data-id={id.clone()} data-current={is_current.then_some("")}>
            <Thumbnail board={entry.summary.board} view={ThumbnailView::Board} {sheet} />
            <div class="game-words">
                if is_renaming {
                    <NameField
                        label={words::name()}
                        name={name.clone()}
                        help={Some(words::name_help())}
                        on_name={request.reform({
                            let id = id.clone();
                            move |name| LibraryRequest::Rename(id.clone(), name)
                        })}
                        on_cancel={change.reform(|()| LibraryAction::CancelRename)}
                    />
                } else {
                    { Button::new("open-game", name.clone()).class("game-open").sends(on_open, id.clone()) }
                }
                <p class="game-line" data-test="game-standing">{ words::game_status(entry) }</p>
                <p class="game-line">
                    if is_current { { words::on_board() } } else { { words::changed(time::day(entry.changed), *today) } }
                </p>
            </div>
            if !is_renaming {
                <div class="game-tools">
                    { tool("rename-game", Icon::RENAME, words::rename())
                        .at(rename)
                        .sends(change, LibraryAction::BeginRename(id.clone())) }
                    { tool("export-game", Icon::EXPORT, words::export())
                        .sends(request, LibraryRequest::Export(id.clone())) }
                    if !is_current {
                        { tool("delete-game", Icon::DELETE, words::delete())
                            .sends(request, LibraryRequest::Delete(id.clone())) }
                    }
                </div>
            }
        </li>
    }
}
