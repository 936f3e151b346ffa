//! What could not be read, and is kept all the same.

use yew::prelude::*;

use crate::components::{Sign, sign};
use crate::hooks::Wish;
use crate::state::library::Aside;
use crate::text::library as words;

/// Why each could not be read, to be exported or deleted; nothing where all is well.
pub(super) fn aside_list(aside: &[Aside], wish: &Callback<Wish>) -> Html {
    if aside.is_empty() {
        return html! {};
    }
    html! {
        <section class="library-aside" aria-label={words::ASIDE}>
            <h3>{ words::ASIDE }</h3>
            <p class="help">{ words::ASIDE_HELP }</p>
            <ul class="games">
                { for aside.iter().map(|one| {
                    let export = {
                        let one = one.clone();
                        wish.reform(move |_: MouseEvent| Wish::ExportAside(one.clone()))
                    };
                    let delete = {
                        let id = one.id.clone();
                        wish.reform(move |_: MouseEvent| Wish::DeleteAside(id.clone()))
                    };
                    let reason = words::aside(&one.reason);
                    html! {
                        <li class="game" key={one.id.clone()} data-test="aside">
                            <p class="game-words game-line">{ &reason }</p>
                            <div class="game-tools">
                                { tool("export-aside", Sign::Export, words::EXPORT_ASIDE, &reason, export) }
                                { tool("delete-aside", Sign::Delete, words::DELETE, &reason, delete) }
                            </div>
                        </li>
                    }
                }) }
            </ul>
        </section>
    }
}

fn tool(
    test: &'static str,
    drawing: Sign,
    what: &'static str,
    reason: &str,
    on: Callback<MouseEvent>,
) -> Html {
    html! {
        <button
            type="button"
            class="game-tool"
            title={what}
            aria-label={words::of_game(what, reason)}
            data-test={test}
            onclick={on}
        >
            { sign(drawing) }
        </button>
    }
}
