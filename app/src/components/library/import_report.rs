//! The progress and the result of an import.

use yew::prelude::*;

use crate::components::Button;
use crate::hooks::LibraryRequest;
use ansa_model::library::{ImportProgress, ImportReport, Library};
use ansa_model::text::{import as words, library};

/// At most this many failures are listed individually.
const MAX_FAILURES: usize = 20;

/// Only unreadable or unsaved items make the report a warning.
fn report_tone(report: &ImportReport) -> &'static str {
    if report.failures.count == 0 && report.error.is_none() && !report.is_stopped {
        "notice-good"
    } else {
        "notice-hint"
    }
}

/// The progress of an import with a button that stops it, or its result: how many games were added, and what could not
/// be read and why.
pub(super) fn import_lines(library: &Library, request: &Callback<LibraryRequest>) -> Html {
    html! {
        <>
            if let Some(progress) = library.importing { { progress_line(progress, request) } }
            <div role="status">
                if let Some(report) = &library.report { { report_lines(report, request) } }
            </div>
        </>
    }
}

fn progress_line(progress: ImportProgress, request: &Callback<LibraryRequest>) -> Html {
    html! {
        <div class="notice notice-hint library-import" data-test="importing">
            <div class="library-import-words">
                <p aria-live="off">{ words::importing(progress) }</p>
                <progress
                    max="100"
                    value={progress.percent.map(|percent| percent.to_string())}
                    aria-label={words::progress()}
                />
            </div>
            { Button::new("stop-import", words::stop()).long(words::stop_help())
                .sends(request, LibraryRequest::StopImport) }
        </div>
    }
}

fn report_lines(report: &ImportReport, request: &Callback<LibraryRequest>) -> Html {
    let count = report.failures.count;
    html! {
        <div class={classes!("notice", report_tone(report), "library-report")} data-test="import-report">
            <p>{ words::report(report) }</p>
            if count > 0 {
                <ul>
                    { for report.failures.kept.iter().take(MAX_FAILURES).map(|failure| html! {
                        <li data-test="import-failure">{ library::failure(failure) }</li>
                    }) }
                    if let Some(more) = count.checked_sub(MAX_FAILURES + 1) {
                        <li>{ library::more_failures(more + 1) }</li>
                    }
                </ul>
                { Button::new("save-failures", words::save_failures())
                    .sends(request, LibraryRequest::SaveFailures) }
            }
            if let Some(error) = &report.error { <p role="alert">{ error }</p> }
        </div>
    }
}
