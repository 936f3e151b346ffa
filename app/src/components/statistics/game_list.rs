//! Games as buttons that open them.

use ansa_core::{Label, Side};
use yew::prelude::*;

use ansa_model::statistics::GameBrief;
use ansa_model::text::{library, setups as words};

/// A list of games with their results.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn GameBriefs(
    games: &Vec<GameBrief>,
    /// How many there are; the rest is not listed.
    all: u32,
    on_open: &Callback<GameBrief>,
) -> Html {
    let shown = u32::try_from(games.len()).unwrap_or(u32::MAX);
    html! {
        <>
            if shown < all { <p class="help">{ words::first_of(shown, all) }</p> }
            <ul class="brief-list" data-test="found-games">
                { for games.iter().map(|game| {
                    let onclick = {
                        let game = game.clone();
                        on_open.reform(move |_: MouseEvent| game.clone())
                    };
                    let at = game.plies.and_then(label).map(|label| words::at(&label.to_string()));
                    html! {
                        <li key={game.id.clone()}>
                            <button type="button" class="brief" data-test="found-game" data-id={game.id.clone()} {onclick}>
                                <span class="brief-name">{ words::name(game) }</span>
                                <span class="brief-says">
                                    { library::game_status(&game.entry()) }
                                    if let Some(at) = at { { " · " }{ at } }
                                </span>
                            </button>
                        </li>
                    }
                }) }
            </ul>
        </>
    }
}

/// The label of the last of so many plies; `None` for the setups, which say nothing.
fn label(plies: u32) -> Option<Label> {
    let last = plies.checked_sub(1).filter(|&last| last > 1)?;
    Some(label_of(last))
}

/// The label of a ply, counted from 0, in a game that began with setups.
pub(super) fn label_of(ply: u32) -> Label {
    Label { number: ply / 2 + 1, side: if ply.is_multiple_of(2) { Side::Gold } else { Side::Silver } }
}
