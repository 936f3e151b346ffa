//! The Ansa page: Arimaa in the browser, with the engine in a worker. In a worker of its own, the same program counts
//! games.

mod activities;
mod components;
mod document;
mod entry;
mod formats;
mod hooks;
#[cfg(test)]
mod layers;
mod library;
mod manual;
mod new_game;
mod screens;
mod services;
mod session;
mod settings;
mod share;
mod statistics;
mod text;

use yew::html;

use hooks::{SettingsProvider, SettingsProviderProps};
use text::Language;

fn main() {
    if services::counting::is_worker() {
        return services::counting::serve();
    }
    services::crash::watch();
    text::set_language(Language::English);
    services::intl::install(Language::English);
    services::offline::register();
    services::sound::watch();
    services::input::watch();
    // Before the first paint.
    let (found, trouble) = services::settings_store::load();
    services::settings_store::apply(&found);
    screens::open_store(move |started| {
        let children = html! { <screens::Start {started} /> };
        let props = SettingsProviderProps { found, trouble, children };
        match services::page::root() {
            Some(root) => yew::Renderer::<SettingsProvider>::with_root_and_props(root, props).render(),
            None => yew::Renderer::<SettingsProvider>::with_props(props).render(),
        };
    });
}
