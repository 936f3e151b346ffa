//! The Ansa page: Arimaa in the browser, with the engine in a worker.

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
mod text;

use yew::html;

use hooks::{SettingsProvider, SettingsProviderProps};
use text::Language;

fn main() {
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
