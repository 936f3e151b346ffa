//! The Ansa page: Arimaa in the browser, with the engine in a worker. In workers of its own, the same program counts
//! games and reads codes.

mod components;
mod given;
mod hooks;
mod screens;
mod services;

use yew::html;

use hooks::{SettingsProvider, SettingsProviderProps};

fn main() {
    if services::counting::is_worker() {
        if services::nearby::is_code_worker() {
            services::nearby::serve_codes();
        } else {
            services::counting::serve();
        }
        return;
    }
    services::crash::watch();
    services::address::take_letter();
    ansa_texts::intl::install();
    if services::language::take_first().is_err() {
        // The script in `index.html` reports it.
        wasm_bindgen::throw_str("The texts of the page could not be loaded.");
    }
    services::sound::watch();
    services::input::watch();
    services::translation::watch();
    screens::find_stored(move |found| {
        let children = html! { <screens::Start found={found.session} /> };
        let props = SettingsProviderProps { found: found.settings, error: found.error, children };
        match services::page::root() {
            Some(root) => yew::Renderer::<SettingsProvider>::with_root_and_props(root, props).render(),
            None => yew::Renderer::<SettingsProvider>::with_props(props).render(),
        };
    });
}
