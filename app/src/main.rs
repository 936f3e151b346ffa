//! The Ansa page.

use yew::prelude::{Html, function_component, html};

#[function_component]
fn Page() -> Html {
    html! { <main><h1>{ "Ansa" }</h1></main> }
}

fn main() {
    console_error_panic_hook::set_once();
    yew::Renderer::<Page>::new().render();
}
