//! The page header: the name of the page, and the ways to its screens.

use ansa_model::text::{home, label, saving, settings};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::navigation::{DialogName, Navigation, use_navigation};
use super::screen::Screen;
use crate::components::{Button, Icon, LanguageField, icon, wordmark};

/// The header of every screen.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Header(
    navigation: &Navigation,
    /// Whether to say that the page works without a network from now on.
    is_offline_news: bool,
) -> Html {
    let button = |dialog: DialogName, test: &'static str, drawing: Icon, name: &'static str| {
        Button::with_icon(test, drawing, name)
            .long(name)
            .calls(&navigation.on(move |own, ()| own.open(dialog)))
    };
    let settings = button(DialogName::Settings, "settings", Icon::SETTINGS, settings::settings());
    let new_game = button(DialogName::NewGame, "new-game", Icon::NEW, label::new_game());
    html! {
        <header class="bar">
            <h1 class="bar-name">
                { link(navigation, Screen::Home, "home", "bar-home", html! {
                    <>
                        <img class="bar-logo" src="icon.svg" alt="" width="32" height="32" />
                        { wordmark() }
                        <span class="visually-hidden">{ label::ansa() }</span>
                    </>
                }) }
            </h1>
            <LanguageField test="language" />
            { icon_link(navigation, Screen::Rules, "rules", Icon::RULES, home::rules()) }
            { link(navigation, Screen::Guide, "manual", "button button-sign bar-guide", html! {
                <>{ icon(Icon::HELP) }<span>{ home::guide() }</span></>
            }) }
            { settings }
            { icon_link(navigation, Screen::Games, "library", Icon::LIBRARY, saving::games()) }
            { new_game }
            // Over the name of the page, which is no control.
            <p class="offline-news" role="status" data-test="offline-news">
                if is_offline_news { { home::offline_ready() } }
            </p>
        </header>
    }
}

fn icon_link(
    navigation: &Navigation,
    screen: Screen,
    test: &'static str,
    drawing: Icon,
    name: &'static str,
) -> Html {
    link(
        navigation,
        screen,
        test,
        "button button-sign",
        html! { <>{ icon(drawing) }<span>{ name }</span></> },
    )
}

/// A link to a screen. It is a real link, which can be opened in another tab.
pub(super) fn link(
    navigation: &Navigation,
    screen: Screen,
    test: &'static str,
    class: &'static str,
    content: Html,
) -> Html {
    let onclick = navigation.on(move |navigation, event: MouseEvent| {
        if is_for_here(&event) {
            navigation.show(screen);
        }
    });
    let is_current = navigation.screen == screen;
    html! {
        <a
            {class}
            href={format!("#{}", screen.path())}
            data-test={test}
            aria-current={is_current.then_some("page")}
            {onclick}
        >
            { content }
        </a>
    }
}

/// Whether a click on a link concerns this tab. Then the page acts in place of the browser.
pub(super) fn is_for_here(event: &MouseEvent) -> bool {
    let elsewhere = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if !elsewhere {
        event.prevent_default();
    }
    !elsewhere
}

/// The beginning of an address of the page, as in links.
const ADDRESS: &str = "#";

/// A handler of clicks for the element around such links: it follows a link to a screen, so that Back leads back here.
#[hook]
pub(super) fn use_links() -> Callback<MouseEvent> {
    let navigation = use_navigation();
    Callback::from(move |event: MouseEvent| {
        if event.default_prevented() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href^='#/']").ok().flatten());
        let address = link.and_then(|link| link.get_attribute("href")).unwrap_or_default();
        let screen = address.strip_prefix(ADDRESS).map(Screen::at);
        if let (Some(screen), Some(navigation)) = (screen, &navigation)
            && is_for_here(&event)
        {
            navigation.show(screen);
        }
    })
}
