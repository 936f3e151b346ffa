//! What an unknown address shows.

use yew::prelude::*;

use super::header::link;
use super::navigation::Navigation;
use super::screen::Screen;
use crate::components::PageScreen;
use ansa_model::text::home;

/// Says that there is no such page, with ways on.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn NotFound(navigation: &Navigation) -> Html {
    let way = |screen: Screen, test: &'static str, class: &'static str, name: &'static str| {
        link(navigation, screen, test, class, html! { { name } })
    };
    html! {
        <PageScreen
            title={home::not_found()}
            test="not-found-screen"
            on_close={navigation.on(|navigation, ()| navigation.back())}
        >
            <p>{ home::not_found_says() }</p>
            <div class="buttons">
                { way(Screen::Home, "to-home", "button button-main", home::to_home()) }
                { way(Screen::Play, "to-play", "button", home::start()) }
                { way(Screen::Guide, "to-guide", "button", home::guide()) }
            </div>
        </PageScreen>
    }
}
