//! The banner that says why the game is not saved, and what to do about it.

use yew::prelude::*;

use crate::components::Button;
use crate::hooks::GameSaving;
use crate::services::page;
use crate::services::store::StoreError;
use ansa_model::text::{label, library as words};

/// The banner above the board, if there is anything to report. `passive`: another tab plays the game. `on_new` and
/// `on_list` open the new-game form and the list of saved games.
pub(crate) fn saving_banner(
    saving: &GameSaving,
    passive: bool,
    on_new: &Callback<()>,
    on_list: &Callback<()>,
) -> Html {
    let GameSaving { error, take, .. } = saving;
    let button = |test: &'static str, name: &'static str, main: bool, on: &Callback<()>| {
        Button::new(test, name).main_if(main).calls(on)
    };
    if passive {
        return html! {
            <div class="banner" role="alert" data-test="elsewhere">
                <p>{ words::elsewhere() }</p>
                { button("continue-here", words::continue_here(), true, take) }
                { button("elsewhere-new-game", label::new_game(), false, on_new) }
            </div>
        };
    }
    let Some(error) = error else { return html! {} };
    let reload = Callback::from(|()| page::load_anew());
    html! {
        <div class="banner banner-error" role="alert" data-test="not-saved">
            <p>{ error.to_string() }</p>
            { match error {
                StoreError::Full | StoreError::FullOfAnalysis => button("see-games", words::see_games(), true, on_list),
                StoreError::Later => button("reload-page", words::reload(), true, &reload),
                _ => html! {},
            } }
        </div>
    }
}
