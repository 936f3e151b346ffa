//! The list of saved games.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::filter::{ListFilter, use_filter};
use super::import_report::import_lines;
use super::in_progress::InProgress;
use super::quarantine::quarantine_list;
use super::row::Row;
use crate::components::file_button::file_button;
use crate::components::thumbnail::use_piece_sheet;
use crate::components::typed_text::typed_text;
use crate::components::{Button, Icon, PageScreen, stored_error};
use crate::given::use_effect_given;
use crate::hooks::{GameSaving, GivenFiles, LibraryRequest, use_library};
use crate::services::storage;
use crate::services::store::knows_tabs;
use crate::services::{focus, time};
use ansa_model::library::{Library, LibraryAction, StoredGame};
use ansa_model::session::{Session, games_in_progress};
use ansa_model::text::{home, library as words, saving, statistics};

/// The saved games: search, open, rename, delete and undo, export and import.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn LibraryScreen(
    session: &Rc<Session>,
    /// The store, and the id of the current game.
    saving: &GameSaving,
    given: &Option<GivenFiles>,
    /// Called after they were taken.
    on_taken: &Callback<()>,
    on_opened: &Callback<()>,
    on_statistics: &Callback<()>,
    on_close: &Callback<()>,
) -> Html {
    let handle = use_library(saving);
    let (library, change, request) = (handle.library, handle.change, handle.request);
    let filter = use_filter(&library, &change);
    let sheet = use_piece_sheet();
    let is_safe = use_state(|| true);
    // A user who opens this list cares about saved games, so this is a good moment for the browser's permission
    // prompt.
    use_effect_given(library.count() > 0, is_safe.setter(), |&any, is_safe| {
        if any {
            spawn_local(async move { is_safe.set(storage::make_durable().await) });
        }
    });
    // A stable callback, so that a keystroke in the search rerenders no row.
    let on_open = use_callback(
        (saving.open.clone(), saving.id.clone(), on_opened.clone(), request.clone()),
        |id: String, (open, current, on_opened, request)| {
            if current.as_ref() == Some(&id) {
                on_opened.emit(());
                return;
            }
            let (open, on_opened) = (open.clone(), on_opened.clone());
            let open_it = Callback::from(move |id| {
                on_opened.emit(());
                open.emit(id);
            });
            request.emit(LibraryRequest::Prepare(id, open_it));
        },
    );
    // Deleting has freed space: retry what could not be saved.
    use_effect_with((library.count(), library.quarantined.len()), {
        let retry = saving.retry.clone();
        move |_| retry.emit(())
    });
    // Files that were dropped, here or on another screen.
    use_effect_given(given.clone(), (request.clone(), on_taken.clone()), |given, (request, on_taken)| {
        if let Some(given) = given {
            request.emit(LibraryRequest::Import(given.files().to_vec()));
            on_taken.emit(());
        }
    });
    let (shown, found) = library.found();
    let list = use_place_in_list(&library.query, library.window);
    let today = time::day(time::now());
    let is_searched = filter.is_on() || !library.query.is_empty();
    let in_progress = if is_searched { Vec::new() } else { games_in_progress(&library, session) };
    html! {
        <PageScreen title={saving::games_long()} test="library-screen" on_close={on_close.clone()}>
            <div class="library is-wide">
                { search(&library, found, &filter, &change) }
                { stored_error("library-error", library.error.as_ref()) }
                <div class="library-scroll">
                    if library.count() > 0 || filter.is_on() { { filter.fields() } }
                    { import_lines(&library, &request) }
                    <InProgress games={in_progress} sheet={sheet.clone()} on_open={on_open.clone()} />
                    <ul class="cards games" data-test="games" ref={list}>
                        { for shown.iter().map(|listed| {
                            let id = &listed.entry.id;
                            html! {
                                <Row
                                    key={id.clone()}
                                    listed={listed.clone()}
                                    sheet={sheet.clone()}
                                    {today}
                                    is_current={saving.id.as_ref() == Some(id)}
                                    is_renaming={library.renaming.as_ref() == Some(id)}
                                    on_open={on_open.clone()}
                                    change={change.clone()}
                                    request={request.clone()}
                                />
                            }
                        }) }
                    </ul>
                    if shown.len() < found {
                        { Button::new("more-games", words::more(found - shown.len()))
                            .sends(&change, LibraryAction::More) }
                    }
                    { quarantine_list(&library.quarantined, &request) }
                    if !*is_safe { <p class="help">{ words::not_persistent() }</p> }
                    if saving.store.is_some() && !knows_tabs() {
                        <p class="help" data-test="tabs-unknown">{ words::tabs_unknown() }</p>
                    }
                </div>
                <div class="library-foot">
                    <UndoLine
                        last={library.deleted.last().cloned()}
                        count={library.deleted.len()}
                        request={request.clone()}
                    />
                    <div class="dialog-buttons">
                        { Button::new("to-statistics", home::statistics()).calls(on_statistics) }
                        if saving.store.is_some() { { file_button("import", words::import(), Some(words::import_help()), true, &request.reform(LibraryRequest::Import)) } }
                        { Button::with_icon("export-all", Icon::EXPORT, words::export_all())
                            .enabled_if(library.count() > 0 || !library.quarantined.is_empty())
                            .sends(&request, LibraryRequest::ExportAll) }
                    </div>
                </div>
            </div>
        </PageScreen>
    }
}

/// Scrolls to the top of the list after a new search. After “Show more” it moves the focus to the first new game,
/// because the button may have disappeared. Returns the ref for the list.
#[hook]
fn use_place_in_list(query: &str, window: usize) -> NodeRef {
    let list = use_node_ref();
    let before = use_mut_ref(|| window);
    use_effect_given(query.to_owned(), list.clone(), |_, list| {
        if let Some(scrolled) = list.cast::<Element>().and_then(|list| list.parent_element()) {
            scrolled.set_scroll_top(0);
        }
    });
    use_effect_given(window, list.clone(), move |&window, list| {
        let before = before.replace(window);
        let rows = list.cast::<Element>().filter(|_| window > before).map(|list| list.children());
        let first = rows.and_then(|rows| rows.item(u32::try_from(before).ok()?));
        let name = first.and_then(|row| row.query_selector(".game-open").ok().flatten());
        if let Some(name) = name.and_then(|name| name.dyn_into::<HtmlElement>().ok()) {
            focus::give(&name);
        }
    });
    list
}

/// The search field and the number of results.
fn search(library: &Library, found: usize, filter: &ListFilter, change: &Callback<LibraryAction>) -> Html {
    let oninput = change.reform(|event: InputEvent| LibraryAction::Search(typed_text(&event)));
    let count = library.count();
    let none = match (count, filter.is_on()) {
        (0, _) if !library.quarantined.is_empty() => words::none_readable(library.quarantined.len()),
        (0, _) => words::none().to_owned(),
        (_, false) => words::none_found().to_owned(),
        (_, true) => statistics::none_chosen().to_owned(),
    };
    html! {
        <>
            <div class="library-search">
                <input
                    type="search"
                    class="field-text"
                    aria-label={words::search()}
                    placeholder={words::search_hint()}
                    autocomplete="off"
                    data-test="search-games"
                    value={library.query.clone()}
                    {oninput}
                />
                <p class="library-count" role="status" data-test="games-count">
                    if let Some(progress) = filter.progress() {
                        { progress }
                    } else if library.is_loaded {
                        { words::count(found, count) }
                    }
                </p>
            </div>
            if !library.is_loaded && library.error.is_none() {
                <p class="help">{ words::loading() }</p>
            } else if library.is_loaded && found == 0 {
                <p class="help" data-test="no-games">{ none }</p>
            }
        </>
    }
}

/// The game deleted last, with Undo. The deletions can be undone until the list is closed.
#[yew_autoprops::autoprops]
#[component]
fn UndoLine(
    last: &Option<StoredGame>,
    /// How many deletions can be undone.
    count: usize,
    request: &Callback<LibraryRequest>,
) -> Html {
    let button = use_node_ref();
    let count_before = use_mut_ref(|| 0);
    use_effect_given(count, button.clone(), move |&count, button| {
        // The pressed button disappeared with its row, so the focus moves to Undo.
        let grown = count > count_before.replace(count);
        if let Some(button) = button.cast::<HtmlElement>().filter(|_| grown) {
            focus::give(&button);
        }
    });
    html! {
        <div role="status">
            if let Some(stored) = last {
                <div class="notice notice-hint library-undo" data-test="deleted">
                    <p>{ words::deleted(&words::game_name(&stored.entry)) }</p>
                    { Button::new("undo-delete", words::undo())
                        .at(button)
                        .sends(request, LibraryRequest::Undo) }
                </div>
            }
        </div>
    }
}
