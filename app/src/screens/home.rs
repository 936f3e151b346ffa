//! The home screen: one large way into the game, and the ways to everything else.

use std::rc::Rc;

use yew::prelude::*;

use super::header::link;
use super::navigation::{DialogName, use_navigation};
use super::screen::Screen;
use crate::activities::play::PlayState;
use crate::components::{Icon, icon};
use crate::session::SessionAction;
use crate::text::{home, label, library, rules, study};

#[derive(Properties, PartialEq)]
pub(super) struct HomeProps {
    /// The game in hand.
    pub(super) play: Rc<PlayState>,
    pub(super) act: Callback<SessionAction>,
}

/// Goes on with the game in hand, or begins one; leads to the other screens.
#[component]
pub(super) fn Home(props: &HomeProps) -> Html {
    let HomeProps { play, act } = props;
    let Some(navigation) = use_navigation() else { return html! {} };
    let is_over = play.game().outcome().is_some();
    let on_play = {
        let (navigation, act, options) = (navigation.clone(), act.clone(), play.options().clone());
        Callback::from(move |_: MouseEvent| {
            if is_over {
                act.emit(SessionAction::Begin(options.clone()));
            }
            navigation.show(Screen::Play);
        })
    };
    let on_new = {
        let navigation = navigation.clone();
        Callback::from(move |_: MouseEvent| navigation.open(DialogName::NewGame))
    };
    let tile = |screen: Screen, test: &'static str, drawing: Icon, name: &'static str, says: &'static str| {
        link(
            &navigation,
            screen,
            test,
            "home-tile",
            html! {
                <>
                    { icon(drawing) }
                    <span class="home-name">{ name }</span>
                    <span class="home-says">{ says }</span>
                </>
            },
        )
    };
    html! {
        <main class="home" data-test="home">
            <p class="home-about">{ home::about() }</p>
            <button type="button" class="button button-main home-play" data-test="home-play" onclick={on_play}>
                <span class="home-name">{ home::play(play) }</span>
                <span class="home-says">{ home::play_says(play) }</span>
            </button>
            <button type="button" class="button home-new" data-test="home-new-game" onclick={on_new}>
                { label::new_game() }{ "…" }
            </button>
            <nav class="home-tiles" aria-label={home::screens()}>
                { tile(Screen::Learn, "home-learn", Icon::Rules, rules::title(), home::learn_says()) }
                { tile(Screen::Study, "home-study", Icon::Plan, study::title(), home::study_says()) }
                { tile(Screen::Games, "home-games", Icon::Library, library::games_long(), home::games_says()) }
            </nav>
        </main>
    }
}
