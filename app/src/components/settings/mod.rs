//! The settings dialog. Every change takes effect immediately.

mod fields;
mod looks;
mod playing;
mod sounds;

use yew::prelude::*;

use super::Dialog;
use crate::components::{Button, stored_trouble};
use crate::hooks::use_settings;
use ansa_model::document::Orientation;
use ansa_model::settings::Settings;
use ansa_model::text::settings as words;
pub(super) use fields::{ChoiceItem, choice, keyed_choice, keyed_options, select};
use looks::looks;
use playing::playing;
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
            { stored_trouble("settings-trouble", handle.trouble.as_ref()) }
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
