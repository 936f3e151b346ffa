//! The screen: the cards until the devices are connected, and the game then.

use yew::prelude::*;

use super::cards::Cards;
use super::game::nearby_game;
use crate::components::PageScreen;
use crate::hooks::use_nearby;
use ansa_model::nearby::Connection;
use ansa_model::text::{home, nearby as words};

/// Playing with a device nearby.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn NearbyScreen(on_close: &Callback<()>) -> Html {
    let nearby = use_nearby();
    let connection = nearby.game.connection();
    let (state, says) = match connection {
        Connection::None => ("none", None),
        Connection::Connecting(_) => ("connecting", Some(words::connecting())),
        Connection::Open => ("open", Some(words::connected())),
        Connection::Ended(reason) => ("ended", Some(words::end_reason(reason))),
    };
    html! {
        <PageScreen title={home::nearby()} about={words::about()} test="nearby-screen" {on_close}>
            <p role="status" data-test="nearby-state" data-state={state}>{ says.unwrap_or_default() }</p>
            { match connection {
                Connection::Open => nearby_game(&nearby),
                Connection::Connecting(_) => html! {},
                Connection::None | Connection::Ended(_) => html! {
                    <Cards
                        card={nearby.card.clone()}
                        problem={nearby.problem}
                        on_card={&nearby.on_card}
                        on_room={&nearby.on_room}
                    />
                },
            } }
        </PageScreen>
    }
}
