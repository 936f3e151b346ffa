//! The settings dialog. Every change takes effect immediately.

mod fields;
mod looks;
mod sounds;

use yew::prelude::*;

use super::Dialog;
use crate::components::{Button, stored_error};
use crate::given::callback;
use crate::hooks::{SettingsHandle, use_settings};
use ansa_model::document::Orientation;
use ansa_model::settings::Settings;
use ansa_model::text::settings as words;
use fields::switch;
pub(super) use fields::{ChoiceItem, choice, keyed_choice, keyed_options, select};
use looks::looks;
use sounds::sounds;

#[yew_autoprops::autoprops]
#[component]
pub(crate) fn SettingsDialog(
    /// The orientation of the board in the current game.
    orientation: &Orientation,
    on_orientation: &Callback<Orientation>,
    on_close: &Callback<()>,
) -> Html {
    let handle = use_settings();
    // The settings before the user went back to the defaults.
    let own = use_state_eq(|| None::<Settings>);
    let put = |settings: Settings, before: Option<Settings>| {
        callback(
            (handle.on(|all, settings: Settings| *all = settings), own.setter()),
            move |_: MouseEvent, (replace, own)| {
                own.set(before);
                replace.emit(settings);
            },
        )
    };
    let is_first = handle.settings == Settings::default();
    let (name, onclick) = match *own {
        Some(own) if is_first => (words::back_to_own(), put(own, None)),
        _ => (words::defaults(), put(Settings::default(), Some(handle.settings))),
    };
    html! {
        <Dialog title={words::settings()} test="settings-dialog" {on_close}>
            { stored_error("settings-error", handle.error.as_ref()) }
            <div class="settings">
                { looks(&handle) }
                { playing(&handle, *orientation, on_orientation) }
                { sounds(&handle) }
            </div>
            <div class="dialog-buttons settings-buttons">
                { Button::new("settings-defaults", name).enabled_if(!(is_first && own.is_none()))
                    .show(onclick) }
                { Button::new("settings-done", words::done()).main().calls(on_close) }
            </div>
        </Dialog>
    }
}

/// The choices about playing.
fn playing(
    handle: &SettingsHandle,
    orientation: Orientation,
    on_orientation: &Callback<Orientation>,
) -> Html {
    let settings = handle.settings;
    html! {
        <section class="settings-group" aria-labelledby="settings-playing">
            <h3 id="settings-playing">{ words::playing() }</h3>
            { keyed_choice("view", words::orientation_heading(), orientation, words::orientation, on_orientation) }
            { keyed_choice("animation", words::animation_heading(), settings.animation, words::animation,
                &handle.on(|settings, animation| settings.animation = animation)) }
            { keyed_choice("turns", words::turns_heading(), settings.turns, words::turns,
                &handle.on(|settings, turns| settings.turns = turns)) }
            { keyed_choice("tree", words::tree_heading(), settings.tree, words::tree,
                &handle.on(|settings, tree| settings.tree = tree)) }
            { switch("auto-send", words::auto_send(), words::auto_send_hint(), settings.auto_send,
                &handle.on(|settings, auto_send| settings.auto_send = auto_send)) }
            { switch("hover-arrows", words::hover_arrows(), words::hover_arrows_hint(), settings.hover_arrows,
                &handle.on(|settings, hover_arrows| settings.hover_arrows = hover_arrows)) }
            { switch("confirm-resign", words::confirm_resign(), words::confirm_resign_hint(), settings.confirm_resign,
                &handle.on(|settings, confirm_resign| settings.confirm_resign = confirm_resign)) }
            { switch("strengths", words::strengths(), words::strengths_hint(), settings.first_games > 0,
                &handle.on(|settings, is_on| {
                    settings.first_games = if is_on { Settings::default().first_games } else { 0 };
                })) }
        </section>
    }
}
