//! The page header.

use yew::prelude::*;

use super::{Icon, IconButton, wordmark};
use crate::text::{label, library, rules, settings};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HeaderButton {
    /// Opens the list of saved games.
    Library,
    /// Opens the rules.
    Rules,
    /// Opens the new-game form.
    NewGame,
    /// Opens the settings.
    Settings,
}

#[derive(Properties, PartialEq)]
pub(crate) struct HeaderProps {
    /// Receives the pressed button.
    pub(crate) on: Callback<HeaderButton>,
}

/// The name of the page and the buttons that open its dialogs.
#[component]
pub(crate) fn Header(props: &HeaderProps) -> Html {
    let button = |button: HeaderButton, test: &'static str, drawing: Icon, name: &'static str| {
        let onclick = props.on.reform(move |_: MouseEvent| button);
        IconButton { test, drawing, name, long: name }.show(true, onclick)
    };
    html! {
        <header class="bar">
            <img class="bar-logo" src="icon.svg" alt="" width="32" height="32" />
            <h1 class="bar-name">{ wordmark() }<span class="visually-hidden">{ label::ANSA }</span></h1>
            { button(HeaderButton::Rules, "rules", Icon::Rules, rules::TITLE) }
            { button(HeaderButton::Settings, "settings", Icon::Settings, settings::SETTINGS) }
            { button(HeaderButton::Library, "library", Icon::Library, library::GAMES) }
            { button(HeaderButton::NewGame, "new-game", Icon::New, label::NEW_GAME) }
        </header>
    }
}
