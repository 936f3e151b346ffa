//! The tournaments: their list with the form of a new one, and one of them. While it is not shown, the component lets the
//! games go on.

use std::rc::Rc;

use ansa_tournament::{Change, Format, GameId, Tournament};
use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use yew::prelude::*;

use super::header::link;
use super::navigation::Navigation;
use super::route_key::RouteKey;
use super::screen::Screen;
use crate::components::{
    Button, CopyResult, Crosstable, Forget, PageScreen, Rounds, Standings, TournamentForm, copy_button,
    file_button, stored_error,
};
use crate::given::callback;
use crate::hooks::{GameSaving, TournamentsHandle, use_tournaments};
use crate::services::{files, random};
use ansa_model::formats::file_name;
use ansa_model::session::{Session, SessionAction};
use ansa_model::text::{import, tournament as words};
use ansa_model::tournaments::{PageTournament, TournamentAction};

/// The format of results that are read from a file, which does not say it: that of the world championship.
const IMPORTED: Format = Format::Elimination { lives: 3 };

/// The screen that the address names; nothing on another screen.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Tournaments(
    session: &Rc<Session>,
    act: &Callback<SessionAction>,
    saving: &GameSaving,
    navigation: &Navigation,
) -> Html {
    let handle = use_tournaments(session, act, saving);
    let on_close = navigation.on(|navigation, ()| navigation.back());
    match navigation.screen {
        Screen::Tournaments => html! { <TournamentList {handle} {navigation} {on_close} /> },
        Screen::Tournament { tournament } => {
            html! { <OneTournament {handle} id={tournament.name().to_owned()} {navigation} {on_close} /> }
        }
        _ => html! {},
    }
}

#[yew_autoprops::autoprops]
#[component]
fn TournamentList(handle: &TournamentsHandle, navigation: &Navigation, on_close: &Callback<()>) -> Html {
    let error = use_state_eq(|| None::<String>);
    let on_start = {
        let (handle, error) = (handle.clone(), error.setter());
        navigation.on(move |navigation, own: PageTournament| {
            let id = own.id.clone();
            let added = handle.stored.change(move |all| {
                let mut own = own.clone();
                // One that was read from a file may have begun.
                if own.tournament.rounds().is_empty() {
                    let _ = own.apply(TournamentAction::Change(Change::StartRound));
                }
                all.add(own)
            });
            if added {
                navigation.show(Screen::Tournament { tournament: RouteKey::of(&id) });
            } else {
                error.set(Some(words::too_many().to_owned()));
            }
        })
    };
    let on_files = callback((on_start.clone(), error.setter()), |chosen: Vec<File>, (on_start, error)| {
        let Some(file) = chosen.into_iter().next() else { return };
        let (on_start, error) = (on_start.clone(), error.clone());
        spawn_local(async move {
            let read = files::read(&file).await;
            match read.ok_or_else(|| import::file_unreadable().to_owned()).and_then(|text| {
                Tournament::from_text(&text, IMPORTED, random::seed()).map_err(|why| why.to_string())
            }) {
                Ok(tournament) => {
                    let name = file.name();
                    let name = name.rsplit_once('.').map_or(&*name, |(name, _)| name);
                    on_start.emit(PageTournament::new(random::letters(), name.to_owned(), tournament, None));
                }
                Err(why) => error.set(Some(words::not_imported(&why))),
            }
        });
    });
    let list = &handle.stored.value.list;
    html! {
        <PageScreen title={words::title()} test="tournaments-screen" {on_close} about={words::about()}>
            <div class="tournaments is-wide">
                { stored_error("tournaments-error", handle.stored.error.as_ref()) }
                { stored_error("tournament-not-added", error.as_ref()) }
                if list.is_empty() { <p class="help">{ words::none() }</p> }
                <ul class="cards">
                    { for list.iter().map(|own| html! {
                        <li key={own.id.clone()}>
                            { link(navigation, Screen::Tournament { tournament: RouteKey::of(&own.id) },
                                "tournament-link", "card tournament-link", html! {
                                <>
                                    <strong>{ own.name.clone() }</strong>
                                    <span class="game-line">{ words::about_one(own) }</span>
                                </>
                            }) }
                        </li>
                    }) }
                </ul>
                <TournamentForm {on_start} />
                { file_button("import-tournament", words::import(), None, false, &on_files) }
            </div>
        </PageScreen>
    }
}

#[yew_autoprops::autoprops]
#[component]
fn OneTournament(
    handle: &TournamentsHandle,
    id: &String,
    navigation: &Navigation,
    on_close: &Callback<()>,
) -> Html {
    let copied: UseStateHandle<CopyResult> = use_state_eq(|| None);
    let Some(own) = handle.stored.value.get(id) else {
        return html! {
            <PageScreen title={words::title()} test="tournament-screen" {on_close}>
                <p class="help" data-test="tournament-gone">{ words::gone() }</p>
            </PageScreen>
        };
    };
    let act = |action: TournamentAction| {
        let (handle, id) = (handle.clone(), id.clone());
        Callback::from(move |()| drop(handle.change(&id, action.clone())))
    };
    let on_show = {
        let (handle, id) = (handle.clone(), id.clone());
        navigation.on(move |navigation, game: GameId| {
            handle.show_game(&id, game);
            navigation.show(Screen::Play);
        })
    };
    let on_delete = {
        let (handle, id) = (handle.clone(), id.clone());
        navigation.on(move |navigation, ()| {
            let id = id.clone();
            handle.stored.change(move |all| all.delete(&id));
            navigation.show(Screen::Tournaments);
        })
    };
    let has_computers = own.page_games().any(|game| game.runs());
    let next = own.tournament.next_round().is_ok();
    let text = own.tournament.to_text();
    let file = format!("{}.txt", file_name(&own.name));
    html! {
        <PageScreen title={own.name.clone()} test="tournament-screen" {on_close}>
            <div class="tournament is-wide">
                <p class="game-line">{ words::about_one(own) }</p>
                if let Some(leaders) = words::leaders(own) {
                    <p class="notice notice-hint" role="status" data-test="tournament-over">{ leaders }</p>
                }
                <div class="buttons">
                    if next {
                        { Button::new("start-round", words::start_round(own.tournament.rounds().len() + 1))
                            .main()
                            .calls(&act(TournamentAction::Change(Change::StartRound))) }
                    }
                    if has_computers {
                        { Button::new("pause-tournament", if own.is_running { words::pause() } else { words::go_on() })
                            .calls(&act(TournamentAction::Run(!own.is_running))) }
                    }
                </div>
                <Rounds handle={handle.clone()} id={id.clone()} on_show={on_show.clone()} />
                <Standings own={own.clone()} />
                <Crosstable own={own.clone()} {on_show} />
                <div class="buttons">
                    { copy_button("copy-table", words::copy_table(), words::plain_table(own), false, &copied) }
                    { Button::new("export-tournament", words::export_text()).calls(&Callback::from(move |()| {
                        // A browser that refuses says so itself.
                        let _ = files::download(&file, "text/plain", &text);
                    })) }
                    <Forget
                        test="delete-tournament"
                        label={words::delete()}
                        consequence={words::delete_means()}
                        on_forget={on_delete}
                    />
                </div>
            </div>
        </PageScreen>
    }
}
