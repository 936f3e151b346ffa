//! The tournaments: their list with the form of a new one, and one of them. While it is not shown, the component lets the
//! games go on.

use std::rc::Rc;

use ansa_tournament::Change;
use yew::prelude::*;

use super::challenge::Challenge;
use super::header::link;
use super::navigation::Navigation;
use super::route_key::RouteKey;
use super::screen::Screen;
use super::tournament::OneTournament;
use crate::components::{ImportTournament, InLanguage, PageScreen, TournamentForm, stored_error};
use crate::hooks::{GameSaving, TournamentsHandle, use_settings, use_tournaments};
use ansa_model::session::{Session, SessionAction};
use ansa_model::text::tournament as words;
use ansa_model::tournaments::{PageTournament, TournamentAction};

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
    let language = use_settings().language;
    let screen = match navigation.screen {
        Screen::Tournaments => html! { <TournamentList {handle} {navigation} /> },
        Screen::Challenge => {
            let on_close = navigation.on(|navigation, ()| navigation.back());
            html! { <Challenge {handle} {navigation} {on_close} /> }
        }
        Screen::Tournament { tournament } => {
            let handle = handle.of(tournament.name());
            let boards = handle.boards(session);
            html! { <OneTournament {handle} {boards} store={saving.store.clone()} {navigation} /> }
        }
        _ => return html! {},
    };
    html! { <InLanguage key={language.folder()}>{ screen }</InLanguage> }
}

#[yew_autoprops::autoprops]
#[component]
fn TournamentList(handle: &TournamentsHandle, navigation: &Navigation) -> Html {
    let on_close = navigation.on(|navigation, ()| navigation.back());
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
                <TournamentForm on_start={on_start.clone()} />
                <ImportTournament on_read={on_start} />
            </div>
        </PageScreen>
    }
}
