//! What is beside the game: the connection, what the other asks, and what can be asked and said.

use yew::prelude::*;

use crate::components::{BoardPicture, Button};
use crate::hooks::Nearby;
use ansa_core::Game;
use ansa_model::nearby::{Conflict, Connection, NearbyAction, News, Phrase};
use ansa_model::text::nearby as words;

/// The panel. `on_connect` shows the way to a new connection.
pub(crate) fn nearby_panel(nearby: &Nearby, on_connect: &Callback<()>) -> Html {
    let (game, act) = (&nearby.game, &nearby.act);
    let (state, says) = words::connection(game.connection());
    let is_open = game.connection() == Connection::Open;
    let is_over = game.copy().is_some_and(|copy| copy.outcome().is_some());
    html! {
        <section class="nearby-panel" aria-label={words::panel()} data-test="nearby-panel">
            <p class="nearby-line" role="status" data-test="nearby-state" data-state={state}>
                <span class="nearby-dot" aria-hidden="true" />
                { if says.is_empty() { words::not_connected() } else { says } }
            </p>
            if let Some((phrase, count)) = nearby.said {
                <p key={format!("said-{count}")} role="status" data-test="nearby-said">
                    { words::said(words::phrase(phrase)) }
                </p>
            }
            if let Some(news) = nearby.news.as_ref().and_then(words::news) {
                <p role="status" class="help" data-test="nearby-news">{ news }</p>
            }
            { compared(nearby) }
            { asked(nearby) }
            <div class="buttons nearby-buttons">
                if !is_open { { Button::new("nearby-again", words::connect_again()).main().calls(on_connect) } }
                if game.is_back_awaited() {
                    <p class="help" role="status" data-test="back-awaited">{ words::back_awaited() }</p>
                } else if game.can_ask_back() {
                    { Button::new("ask-back", words::ask_back()).sends(act, NearbyAction::AskBack) }
                }
                if is_open && is_over && game.is_rematch_awaited() {
                    <p class="help" role="status" data-test="rematch-awaited">{ words::rematch_awaited() }</p>
                } else if game.is_joined() && is_over && !game.is_rematch_asked() {
                    { Button::new("ask-rematch", words::ask_rematch()).main().sends(act, NearbyAction::AskRematch) }
                }
            </div>
            if is_open {
                <details class="nearby-more">
                    <summary data-test="nearby-more">{ words::more() }</summary>
                    <div class="buttons">
                        { for Phrase::ALL.map(|phrase| {
                            Button::new(format!("say-{}", phrase.key()), words::phrase(phrase))
                                .sends(act, NearbyAction::Say(phrase))
                        }) }
                    </div>
                    <div class="buttons">
                        { Button::new("nearby-leave", words::leave()).sends(act, NearbyAction::Leave) }
                    </div>
                </details>
            }
        </section>
    }
}

/// After a conflict: the game that was replaced beside the one that goes on.
fn compared(nearby: &Nearby) -> Html {
    let Some(News::Conflict(Conflict::OtherStands { first, replaced })) = &nearby.news else {
        return html! {};
    };
    let Some(copy) = nearby.game.copy() else { return html! {} };
    let bottom = copy.side();
    let game = |name: &'static str, game: &Game| {
        html! {
            <figure>
                <figcaption>{ name }</figcaption>
                <BoardPicture board={game.board()} {bottom} />
            </figure>
        }
    };
    html! {
        <div data-test="nearby-conflict">
            <p class="help">{ words::first_difference(&replaced.game().label(*first as usize).to_string()) }</p>
            <div class="friend-games">
                { game(words::replaced(), replaced.game()) }
                { game(words::goes_on(), copy.game()) }
            </div>
        </div>
    }
}

/// What the other asks, and the buttons that answer.
fn asked(nearby: &Nearby) -> Html {
    let (game, act) = (&nearby.game, &nearby.act);
    let question = |test: &'static str, says: &'static str, answer: fn(bool) -> NearbyAction| {
        html! {
            <div class="nearby-asked" role="alert" data-test={test}>
                <p>{ says }</p>
                <div class="buttons">
                    { Button::new("answer-yes", words::yes()).main().sends(act, answer(true)) }
                    { Button::new("answer-no", words::no()).sends(act, answer(false)) }
                </div>
            </div>
        }
    };
    html! {
        <>
            if game.back_asked().is_some() {
                { question("back-asked", words::back_asked(), NearbyAction::AnswerBack) }
            }
            if game.is_rematch_asked() {
                { question("rematch-asked", words::rematch_asked(), NearbyAction::AnswerRematch) }
            }
        </>
    }
}
