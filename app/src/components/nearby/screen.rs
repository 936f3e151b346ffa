//! The screen: the cards until the devices are connected, and then the game that they agree on.

use std::rc::Rc;

use yew::prelude::*;

use super::cards::Cards;
use super::proposal::{ProposalForm, offer};
use crate::components::{Button, PageScreen};
use crate::hooks::{Nearby, OfferedGame};
use ansa_model::nearby::Connection;
use ansa_model::text::{home, nearby as words};

/// Playing with a device nearby.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn NearbyScreen(
    nearby: &Rc<Nearby>,
    offered: &Option<OfferedGame>,
    on_game: &Callback<()>,
    on_close: &Callback<()>,
) -> Html {
    let connection = nearby.game.connection();
    let (state, says) = words::connection(connection);
    html! {
        <PageScreen title={home::nearby()} about={words::about()} test="nearby-screen" {on_close}>
            <p role="status" data-test="nearby-state" data-state={state}>{ says }</p>
            { match connection {
                Connection::Open => agreeing(nearby, offered.as_ref(), on_game),
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

/// The connected devices agree on a game.
fn agreeing(nearby: &Nearby, offered: Option<&OfferedGame>, on_game: &Callback<()>) -> Html {
    let game = &nearby.game;
    let is_over = game.copy().is_none_or(|copy| copy.outcome().is_some());
    let waits = game.copy().is_some() && !game.is_joined() && !is_over;
    html! {
        <>
            if let Some(news) = nearby.news.as_ref().and_then(words::news) {
                <p role="status" data-test="nearby-news">{ news }</p>
            }
            if let Some(offered) = offered {
                { offer(offered, &nearby.act) }
            } else if waits {
                <p role="status" data-test="nearby-waiting">
                    { if game.is_agreed() { words::offers_begun() } else { words::offers_new() } }
                </p>
            }
            if game.is_joined() {
                <div class="buttons">{ Button::new("nearby-to-game", words::to_game()).main().calls(on_game) }</div>
            }
            if (is_over || waits) && game.offered().is_none() {
                if waits { <h3>{ words::another() }</h3> }
                <ProposalForm act={&nearby.act} />
            }
            { Button::new("nearby-leave", words::leave()).sends(&nearby.act, ansa_model::nearby::NearbyAction::Leave) }
        </>
    }
}
