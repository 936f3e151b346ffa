//! Reading results from a file in the community's text form.

use ansa_tournament::{Format, format_in_text};
use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

use crate::components::settings::{keyed_options, select};
use crate::components::{Button, file_button, stored_error};
use crate::given::callback;
use crate::services::{files, random};
use ansa_model::text::{import, tournament as words, tournament_error};
use ansa_model::tournaments::{PageTournament, TournamentKind};

/// A file whose format the person chooses.
#[derive(Clone, PartialEq)]
struct Undecided {
    name: String,
    text: String,
    players: usize,
    kind: TournamentKind,
}

/// The button for the file, and the choice of the format if the file does not name it. `on_read` receives the tournament.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn ImportTournament(on_read: &Callback<PageTournament>) -> Html {
    let error = use_state_eq(|| None::<String>);
    let undecided = use_state_eq(|| None::<Undecided>);
    let given = (on_read.clone(), error.setter(), undecided.setter());
    let on_files = callback(given, |chosen: Vec<File>, (on_read, error, undecided)| {
        let Some(file) = chosen.into_iter().next() else { return };
        let (on_read, error, undecided) = (on_read.clone(), error.clone(), undecided.clone());
        spawn_local(async move {
            let name = file.name();
            let name = name.rsplit_once('.').map_or(&*name, |(name, _)| name).to_owned();
            undecided.set(None);
            let Some(text) = files::read(&file).await else {
                return error.set(Some(tournament_error::not_imported(import::file_unreadable())));
            };
            let format = format_in_text(&text);
            // The players and games are read in the same way, whatever the format.
            match read(&name, &text, format.unwrap_or(Format::Elimination { lives: 3 })) {
                Ok(own) if format.is_some() => on_read.emit(own),
                Ok(own) => {
                    let players = own.tournament.players().len();
                    undecided.set(Some(Undecided { name, text, players, kind: TournamentKind::ThreeLives }));
                    error.set(None);
                }
                Err(why) => error.set(Some(why)),
            }
        });
    });
    let choice = undecided.as_ref().map(|own| {
        let on_kind = callback((undecided.setter(), own.clone()), |key: String, (undecided, own)| {
            let kind = TournamentKind::from_key(&key).unwrap_or(own.kind);
            undecided.set(Some(Undecided { kind, ..own.clone() }));
        });
        let given = (on_read.clone(), error.setter(), own.clone());
        let on_import = callback(given, |(), (on_read, error, own)| {
            match read(&own.name, &own.text, own.kind.format(own.players)) {
                Ok(own) => on_read.emit(own),
                Err(why) => error.set(Some(why)),
            }
        });
        let on_cancel = callback((undecided.setter(), error.setter()), |(), (undecided, error)| {
            undecided.set(None);
            error.set(None);
        });
        html! {
            <div class="tournament-form" role="group" aria-label={own.name.clone()} data-test="import-choice">
                <p role="status"><strong>{ own.name.clone() }</strong>{ " " }{ words::import_format() }</p>
                { select("import-kind", words::kind_heading(), &on_kind, keyed_options(own.kind, words::kind)) }
                <div class="buttons">
                    { Button::new("import-now", words::import_now()).main().calls(&on_import) }
                    { Button::new("import-cancel", words::import_cancel()).calls(&on_cancel) }
                </div>
            </div>
        }
    });
    html! {
        <>
            { file_button("import-tournament", words::import(), None, false, &on_files) }
            { choice }
            { stored_error("tournament-not-imported", error.as_ref()) }
        </>
    }
}

/// The tournament in a text, or why there is none, as a sentence.
fn read(name: &str, text: &str, format: Format) -> Result<PageTournament, String> {
    let own = PageTournament::from_text(random::letters(), name.to_owned(), text, format, random::seed())
        .map_err(|why| tournament_error::not_imported(&tournament_error::text_error(&why)))?;
    if own.tournament.players().is_empty() {
        return Err(tournament_error::not_imported(tournament_error::no_players()));
    }
    Ok(own)
}
