//! The settings dialog. Every change takes effect immediately.

mod fields;
mod looks;
mod sounds;

use yew::prelude::*;

use super::Dialog;
use crate::components::{Button, stored_error};
use crate::hooks::use_settings;
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
        let (change, own) = (handle.change.clone(), own.setter());
        Callback::from(move |_: MouseEvent| {
            own.set(before);
            change.emit(settings);
        })
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
                { looks(handle.settings, &handle.change) }
                { playing(handle.settings, &handle.change, *orientation, on_orientation) }
                { sounds(handle.settings, &handle.change) }
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
    settings: Settings,
    change: &Callback<Settings>,
    orientation: Orientation,
    on_orientation: &Callback<Orientation>,
) -> Html {
    html! {
        <section class="settings-group" aria-labelledby="settings-playing">
            <h3 id="settings-playing">{ words::playing() }</h3>
            { keyed_choice("view", words::orientation_heading(), orientation, words::orientation, on_orientation) }
            { keyed_choice("animation", words::animation_heading(), settings.animation, words::animation,
                &change.reform(move |animation| Settings { animation, ..settings })) }
            { keyed_choice("turns", words::turns_heading(), settings.turns, words::turns,
                &change.reform(move |turns| Settings { turns, ..settings })) }
            { keyed_choice("tree", words::tree_heading(), settings.tree, words::tree,
                &change.reform(move |tree| Settings { tree, ..settings })) }
            { switch("auto-send", words::auto_send(), words::auto_send_hint(), settings.auto_send,
                &change.reform(move |auto_send| Settings { auto_send, ..settings })) }
            { switch("hover-arrows", words::hover_arrows(), words::hover_arrows_hint(), settings.hover_arrows,
                &change.reform(move |hover_arrows| Settings { hover_arrows, ..settings })) }
            { switch("confirm-resign", words::confirm_resign(), words::confirm_resign_hint(), settings.confirm_resign,
                &change.reform(move |confirm_resign| Settings { confirm_resign, ..settings })) }
        </section>
    }
}
