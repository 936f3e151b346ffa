//! The bar at the top of the page.

use yew::prelude::*;

use super::{Sign, SignButton, wordmark};
use crate::text::{label, library, rules, settings};

/// What the bar leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Door {
    /// The list of saved games.
    Library,
    /// How the game is played.
    Rules,
    /// The choice of a new game.
    NewGame,
    /// What can be chosen about the page.
    Settings,
}

#[derive(Properties, PartialEq)]
pub(crate) struct HeaderProps {
    /// Hears where to go.
    pub(crate) on: Callback<Door>,
}

/// The name of the page and the ways to its other parts.
#[component]
pub(crate) fn Header(props: &HeaderProps) -> Html {
    let door = |door: Door, test: &'static str, drawing: Sign, name: &'static str| {
        let onclick = props.on.reform(move |_: MouseEvent| door);
        SignButton { test, drawing, name, long: name }.show(true, onclick)
    };
    html! {
        <header class="bar">
            <img class="bar-logo" src="icon.svg" alt="" width="32" height="32" />
            <h1 class="bar-name">{ wordmark() }<span class="visually-hidden">{ label::ANSA }</span></h1>
            { door(Door::Rules, "rules", Sign::Rules, rules::TITLE) }
            { door(Door::Settings, "settings", Sign::Settings, settings::SETTINGS) }
            { door(Door::Library, "library", Sign::Library, library::GAMES) }
            { door(Door::NewGame, "new-game", Sign::New, label::NEW_GAME) }
        </header>
    }
}
