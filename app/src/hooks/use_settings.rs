//! What the player has chosen about the page: applied at once, kept, and shared with other windows.

use yew::prelude::*;

use crate::services::settings_store;
use crate::state::StorageError;
use crate::state::settings::{Settings, SettingsAction, SettingsState};

/// The settings, as components have them.
#[derive(Clone, PartialEq)]
pub(crate) struct SettingsHandle {
    /// What is chosen now.
    pub(crate) settings: Settings,
    /// Chooses something else. The callback stays the same one.
    pub(crate) change: Callback<SettingsAction>,
    /// Why the last change will be forgotten when the page is closed.
    pub(crate) trouble: Option<StorageError>,
}

#[derive(Properties, PartialEq)]
pub(crate) struct SettingsProviderProps {
    /// What was found at the start.
    pub(crate) found: Settings,
    /// Whatever needs to know the settings.
    pub(crate) children: Html,
}

/// Gives everything inside it the settings.
#[component]
pub(crate) fn SettingsProvider(props: &SettingsProviderProps) -> Html {
    let chosen = use_reducer_eq(|| SettingsState::found(props.found));
    let trouble = use_state_eq(|| None);
    let change = {
        let dispatcher = chosen.dispatcher();
        use_callback((), move |change, ()| dispatcher.dispatch(change))
    };
    use_effect_with(*chosen, {
        let trouble = trouble.setter();
        move |chosen: &SettingsState| {
            settings_store::apply(&chosen.settings);
            if chosen.here {
                trouble.set(settings_store::save(&chosen.settings).err());
            }
        }
    });
    use_effect_with((), {
        let change = change.clone();
        move |()| {
            let watch =
                settings_store::watch(move |settings| change.emit(SettingsAction::Elsewhere(settings)));
            move || drop(watch)
        }
    });
    let handle = SettingsHandle { settings: chosen.settings, change, trouble: *trouble };
    html! {
        <ContextProvider<SettingsHandle> context={handle}>{ props.children.clone() }</ContextProvider<SettingsHandle>>
    }
}

/// The settings, inside a [`SettingsProvider`]; outside of one those of a newcomer, which stay as they are.
#[hook]
pub(crate) fn use_settings() -> SettingsHandle {
    use_context().unwrap_or_else(|| SettingsHandle {
        settings: Settings::default(),
        change: Callback::noop(),
        trouble: None,
    })
}
