//! The Arimaa Challenge: the form of a new one, those that were played here, and the history.

use ansa_model::text::challenge as words;
use ansa_model::text::{home, tournament};
use ansa_model::tournaments::PageTournament;
use yew::prelude::*;

use super::header::link;
use super::navigation::Navigation;
use super::route_key::RouteKey;
use super::screen::Screen;
use crate::components::{ChallengeForm, PageScreen, challenge_history, stored_error};
use crate::hooks::TournamentsHandle;

#[yew_autoprops::autoprops]
#[component]
pub(super) fn Challenge(
    handle: &TournamentsHandle,
    navigation: &Navigation,
    on_close: &Callback<()>,
) -> Html {
    let error = use_state_eq(|| None::<String>);
    let on_start = {
        let (handle, error) = (handle.clone(), error.setter());
        navigation.on(move |navigation, own: PageTournament| {
            let tournament = RouteKey::of(&own.id);
            if handle.stored.change(move |all| all.add(own.clone())) {
                navigation.show(Screen::Tournament { tournament });
            } else {
                error.set(Some(tournament::too_many().to_owned()));
            }
        })
    };
    let played: Vec<_> = handle.stored.value.challenges().collect();
    html! {
        <PageScreen title={home::challenge()} test="challenge-screen" {on_close} about={words::about()}>
            <div class="tournaments is-wide">
                { stored_error("tournaments-error", handle.stored.error.as_ref()) }
                { stored_error("tournament-not-added", error.as_ref()) }
                <ChallengeForm {on_start} />
                if !played.is_empty() {
                    <section>
                        <h3>{ words::own() }</h3>
                        <ul class="cards">
                            { for played.into_iter().map(|own| html! {
                                <li key={own.id.clone()}>
                                    { link(navigation, Screen::Tournament { tournament: RouteKey::of(&own.id) },
                                        "tournament-link", "card tournament-link", html! {
                                        <>
                                            <strong>{ words::line(own) }</strong>
                                            <span class="game-line">{ tournament::about_one(own) }</span>
                                        </>
                                    }) }
                                </li>
                            }) }
                        </ul>
                    </section>
                }
                { challenge_history() }
            </div>
        </PageScreen>
    }
}
