//! The ways to play with others.

use yew::prelude::*;

use super::header::link;
use super::navigation::Navigation;
use super::screen::Screen;
use crate::components::PageScreen;
use ansa_model::text::{home, together as words};

#[yew_autoprops::autoprops]
#[component]
pub(super) fn Together(navigation: &Navigation, on_close: &Callback<()>) -> Html {
    let way = |screen: Screen, test: &'static str, name: &'static str, says: &'static str| {
        html! {
            <li>
                { link(navigation, screen, test, "card tournament-link", html! {
                    <>
                        <strong>{ name }</strong>
                        <span class="game-line">{ says }</span>
                    </>
                }) }
            </li>
        }
    };
    html! {
        <PageScreen title={home::together()} test="together-screen" {on_close}>
            <ul class="cards is-wide">
                { way(Screen::Friend, "to-friend", home::friend(), words::friend_says()) }
                { way(Screen::Nearby, "to-nearby", home::nearby(), words::nearby_says()) }
                { way(Screen::Tournaments, "to-tournaments", home::tournaments(), words::tournaments_says()) }
                { way(Screen::Challenge, "to-challenge", home::challenge(), words::challenge_says()) }
            </ul>
        </PageScreen>
    }
}
