//! The lines below the list: undo a deletion, and the result of an import.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::hooks::LibraryRequest;
use crate::library::{ImportReport, Library, StoredGame};
use crate::services::focus;
use crate::text::library as words;

/// At most this many failures are listed individually.
const MAX_FAILURES: usize = 20;

#[derive(Properties, PartialEq)]
pub(super) struct UndoProps {
    /// The game deleted last.
    pub(super) last: Option<StoredGame>,
    /// How many deletions can be undone.
    pub(super) count: usize,
    /// Receives the request to undo.
    pub(super) request: Callback<LibraryRequest>,
}

/// The game deleted last, with Undo. The deletions can be undone until the list is closed.
#[component]
pub(super) fn UndoLine(props: &UndoProps) -> Html {
    let button = use_node_ref();
    let count_before = use_mut_ref(|| 0);
    use_effect_with(props.count, {
        let button = button.clone();
        move |&count| {
            // The pressed button disappeared with its row, so the focus moves to Undo.
            let grown = count > count_before.replace(count);
            if let Some(button) = button.cast::<HtmlElement>().filter(|_| grown) {
                focus::give(&button);
            }
        }
    });
    html! {
        <div role="status">
            if let Some(stored) = &props.last {
                <div class="notice notice-hint library-undo" data-test="deleted">
                    <p>{ words::deleted(&words::game_name(&stored.entry)) }</p>
                    <button
                        ref={button}
                        type="button"
                        class="button"
                        data-test="undo-delete"
                        onclick={props.request.reform(|_: MouseEvent| LibraryRequest::Undo)}
                    >
                        { words::undo() }
                    </button>
                </div>
            }
        </div>
    }
}

/// Only unreadable or unsaved items make the report a warning.
fn report_tone(report: &ImportReport) -> &'static str {
    if report.failures.is_empty() && report.trouble.is_none() { "notice-good" } else { "notice-hint" }
}

/// The result of an import: how many games were added, and what could not be read and why.
pub(super) fn report_lines(library: &Library) -> Html {
    html! {
        <div role="status">
            if let Some(count) = library.importing {
                <p class="notice notice-hint" data-test="importing">{ words::importing(count) }</p>
            }
            if let Some(report) = &library.report {
                <div
                    class={classes!("notice", report_tone(report), "library-report")}
                    data-test="import-report"
                >
                    <p>{ words::report(report) }</p>
                    if !report.failures.is_empty() {
                        <ul>
                            { for report.failures.iter().take(MAX_FAILURES).map(|failure| html! {
                                <li data-test="import-failure">{ words::failure(failure) }</li>
                            }) }
                            if let Some(more) = report.failures.len().checked_sub(MAX_FAILURES + 1) {
                                <li>{ words::more_failures(more + 1) }</li>
                            }
                        </ul>
                    }
                    if let Some(trouble) = &report.trouble { <p role="alert">{ trouble }</p> }
                </div>
            }
        </div>
    }
}
