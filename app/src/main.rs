//! The Ansa page: Arimaa in the browser, with the engine in a worker.

mod components;
mod hooks;
mod pages;
mod services;
mod state;
mod text;
mod worker_client;

fn main() {
    services::crash::watch();
    services::offline::register();
    let root = gloo::utils::document().get_element_by_id("app");
    match root {
        Some(root) => yew::Renderer::<pages::Play>::with_root(root).render(),
        None => yew::Renderer::<pages::Play>::new().render(),
    };
}
