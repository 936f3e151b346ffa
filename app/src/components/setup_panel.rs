//! Buttons for the setup as a whole, and the pieces still to be placed.

use std::rc::Rc;

use ansa_core::game::Setup;
use ansa_core::{Piece, Role, Side};
use yew::prelude::*;

use super::{Button, Icon, piece_icon};
use crate::given::callback;
use crate::hooks::use_kept_focus;
use crate::services::random;
use ansa_model::activities::play::{PlayAction, PlayState};
use ansa_model::entry::{PlyEntry, Preset, SetupAction, SetupEntry};
use ansa_model::text::{label, setup as words};

/// Named setups, or the tray of pieces to place; buttons that change the setup; Ready. To a person who is new, the setup
/// that stands on the board is offered first, and all that is one press away.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn SetupPanel(
    play: &Rc<PlayState>,
    act: &Callback<PlayAction>,
    on_last: &Option<Callback<()>>,
    /// Whether the setup is offered as it stands.
    is_offered: bool,
    /// Shown below the tools.
    children: &Html,
) -> Html {
    let is_asked = use_state_eq(|| false);
    // What was opened stays open, even if the setup is again what it was at first.
    let is_open = use_mut_ref(|| false);
    *is_open.borrow_mut() |= *is_asked || !is_offered;
    let offers = !*is_open.borrow();
    use_kept_focus(offers);
    let Some(entry) = play.entry().and_then(PlyEntry::setup_entry) else { return html! {} };
    if offers {
        let on_change = callback(is_asked.setter(), |_: MouseEvent, is_asked| is_asked.set(true));
        return html! {
            <div key="setup" class="setup">
                <p class="help">{ words::offered() }</p>
                <div class="buttons">
                    { Button::new("ready", words::start_with()).main().long(label::ready_long())
                        .sends(act, PlayAction::End) }
                    { Button::new("change-setup", words::change()).long(words::change_long()).show(on_change) }
                </div>
            </div>
        };
    }
    html! {
        <>
            { tools(entry, play.bottom(), act, on_last.as_ref()) }
            { children.clone() }
        </>
    }
}

/// All that changes a setup.
fn tools(
    entry: &SetupEntry,
    bottom: Side,
    act: &Callback<PlayAction>,
    on_last: Option<&Callback<()>>,
) -> Html {
    let left = entry.unplaced();
    let some_left = left != [0; 6];
    let chosen = Preset::ALL.into_iter().find(|&preset| is_preset(&entry.setup, preset, entry.side));
    let last = Button::with_icon("last-setup", Icon::AGAIN, words::last())
        .long(words::last_long())
        .enabled_if(on_last.is_some())
        .calls(on_last.unwrap_or(&Callback::noop()));
    html! {
        <div key="setup" class="setup">
            // First, where it is in view on every screen.
            <div class="buttons">
                { Button::new("ready", label::ready()).main().long(label::ready_long())
                    .sends(act, PlayAction::End) }
            </div>
            if some_left { { tray(entry, act) } } else { { presets(entry, bottom, act) } }
            <div class="setup-tools" role="group" aria-label={words::changes()}>
                { tool(act, || SetupAction::Mirror.into(), "mirror", Icon::MIRROR, words::mirror(), words::mirror_long()) }
                { tool(act, || SetupAction::Shuffle(random::order()).into(), "shuffle", Icon::SHUFFLE, words::shuffle(),
                    words::shuffle_long()) }
                { tool(act, || PlayAction::SuggestSetup(random::seed()), "suggest", Icon::HINT, words::suggest(),
                    words::suggest_long()) }
                { last }
                if some_left {
                    { tool(act, || SetupAction::Fill.into(), "fill", Icon::FILL, words::fill(), words::fill_long()) }
                } else {
                    { tool(act, || SetupAction::Clear.into(), "clear", Icon::CLEAR, words::clear(), words::clear_long()) }
                }
            </div>
            // Last, so that nothing moves when it comes and goes.
            if let Some(preset) = chosen { <p class="help preset-says">{ words::chosen_preset(preset) }</p> }
        </div>
    }
}

fn tool(
    act: &Callback<PlayAction>,
    action: fn() -> PlayAction,
    test: &'static str,
    drawing: Icon,
    name: &'static str,
    long: &'static str,
) -> Html {
    let onclick = act.reform(move |_: MouseEvent| action());
    Button::with_icon(test, drawing, name).long(long).show(onclick)
}

/// The named setups, each with a picture from the player's side of the board.
fn presets(entry: &SetupEntry, bottom: Side, act: &Callback<PlayAction>) -> Html {
    let side = entry.side;
    html! {
        <div class="presets" role="group" aria-label={words::presets()} data-test="presets">
            { for Preset::ALL.into_iter().map(|preset| {
                let onclick = act.reform(move |_: MouseEvent| SetupAction::Arrange(preset.rows()).into());
                let chosen = is_preset(&entry.setup, preset, side);
                html! {
                    <button
                        type="button"
                        class={classes!("preset", chosen.then_some("is-chosen"))}
                        aria-pressed={if chosen { "true" } else { "false" }}
                        title={words::preset_long(preset)}
                        data-test={format!("preset-{}", preset.key())}
                        {onclick}
                    >
                        { picture(preset, side, bottom) }
                        <span class="preset-name">{ words::preset(preset) }</span>
                    </button>
                }
            }) }
        </div>
    }
}

/// Whether a setup equals a named one or its mirror image.
fn is_preset(own: &Setup, preset: Preset, side: Side) -> bool {
    let named = Setup::from_rows(preset.rows(), side);
    let has_all = |own: &Setup| own.pieces().iter().all(|placed| named.pieces().contains(placed));
    has_all(own) || has_all(&own.mirror())
}

fn picture(preset: Preset, side: Side, bottom: Side) -> Html {
    let [back, front] = preset.rows();
    let row = |row: [Role; 8]| html! { <>{ for row.map(|role| piece_icon(Piece { side, role }, "")) }</> };
    let turned = |mut row: [Role; 8]| {
        row.reverse();
        row
    };
    let rows = if side == bottom { [front, back] } else { [turned(back), turned(front)] };
    html! { <span class="preset-picture" aria-hidden="true">{ for rows.map(row) }</span> }
}

/// The tray of pieces to place. The one to be placed next is marked.
fn tray(entry: &SetupEntry, act: &Callback<PlayAction>) -> Html {
    let (side, left, next) = (entry.side, entry.unplaced(), entry.next_role());
    html! {
        <div class="beside" role="group" aria-label={words::beside()}>
            { for Role::ALL.into_iter().rev().map(|role| {
                let count = left[role.index()];
                let onclick = act.reform(move |_: MouseEvent| SetupAction::Choose(role).into());
                let chosen = next == Some(role);
                html! {
                    <button
                        type="button"
                        class={classes!("beside-piece", chosen.then_some("is-chosen"))}
                        aria-pressed={if chosen { "true" } else { "false" }}
                        aria-label={words::left_of(role, count)}
                        data-test={format!("place-{}", role.letter())}
                        data-left={count.to_string()}
                        disabled={count == 0}
                        {onclick}
                    >
                        { piece_icon(Piece { side, role }, "") }
                        <span class="beside-count" aria-hidden="true">{ count }</span>
                    </button>
                }
            }) }
        </div>
    }
}
