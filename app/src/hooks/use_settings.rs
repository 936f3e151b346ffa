//! The settings: applied at once, stored, and synchronised with other windows.

use ansa_model::text;
use ansa_texts::Language;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::use_apply::use_apply;
use crate::given::use_effect_given;
use crate::services::updates::MissingPart;
use crate::services::{language, offline, saved_part, settings};
use ansa_model::reason::Reason;
use ansa_model::settings::{Settings, SettingsAction, SettingsChange, SettingsState};

#[derive(Clone, PartialEq)]
pub(crate) struct SettingsHandle {
    pub(crate) settings: Settings,
    /// The language of the texts. That of the settings may still be under way.
    pub(crate) language: Language,
    /// Changes the settings. The callback is stable.
    change: Callback<SettingsChange>,
    /// What is wrong with the stored settings, if anything is.
    pub(crate) error: Option<String>,
}

impl SettingsHandle {
    /// A callback that changes the settings by the value that it gets.
    pub(crate) fn on<T: 'static>(&self, set: fn(&mut Settings, T)) -> Callback<T> {
        self.change.reform(move |value| -> SettingsChange { Box::new(move |settings| set(settings, value)) })
    }
}

/// Provides [`use_settings`] to its children.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn SettingsProvider(
    found: &Settings,
    /// What was wrong with them.
    #[prop_or_default]
    error: &Option<String>,
    children: &Html,
) -> Html {
    let (chosen, act) = use_apply(|| SettingsState::found(*found), |never, _| match never {});
    let error = use_state_eq(|| error.clone());
    let shown = use_state_eq(text::language);
    use_effect_given(
        (chosen.settings.language, chosen.here),
        (shown.setter(), error.setter(), act.clone()),
        |&(chosen, is_here), (shown, error, act)| {
            if is_here {
                language::forget_asked();
            }
            let wanted = chosen.unwrap_or_else(language::preferred);
            spawn_local(async move {
                match language::show(wanted).await {
                    Ok(true) => {
                        shown.set(wanted);
                        offline::keep_language();
                    }
                    Ok(false) => {}
                    Err(_) => {
                        error.set(Some(MissingPart::find().await.means().to_owned()));
                        // A language that can't be loaded would keep the next visit without a network from starting.
                        let back: SettingsChange =
                            Box::new(|settings| settings.language = Some(text::language()));
                        act.emit(SettingsAction::Here(back));
                    }
                }
            });
        },
    );
    use_effect_given(*chosen, error.setter(), |chosen: &SettingsState, error| {
        settings::apply(&chosen.settings);
        if chosen.here {
            let (settings, error) = (chosen.settings, error.clone());
            spawn_local(async move {
                let stored = match saved_part::load().await {
                    Ok(part) => (part.save_settings)(&settings),
                    Err(error) => Err(error.reason()),
                };
                error.set(stored.err());
            });
        }
    });
    use_effect_given((), act.clone(), |(), act| {
        let watch = settings::watch(move |text| {
            let act = act.clone();
            spawn_local(async move {
                let settings = match (text, saved_part::load().await) {
                    (Some(text), Ok(part)) => (part.read_settings)(&text),
                    (None, _) => Settings::default(),
                    // What this window shows is what it had before.
                    (Some(_), Err(_)) => return,
                };
                act.emit(SettingsAction::Elsewhere(settings));
            });
        });
        move || drop(watch)
    });
    let change = use_callback(act, |change, act| act.emit(SettingsAction::Here(change)));
    let handle =
        SettingsHandle { settings: chosen.settings, language: *shown, change, error: (*error).clone() };
    html! {
        <ContextProvider<SettingsHandle> context={handle}>{ children.clone() }</ContextProvider<SettingsHandle>>
    }
}

/// The settings inside a [`SettingsProvider`]; outside of one the defaults, which can't be changed.
#[hook]
pub(crate) fn use_settings() -> SettingsHandle {
    use_context().unwrap_or_else(|| SettingsHandle {
        settings: Settings::default(),
        language: text::language(),
        change: Callback::noop(),
        error: None,
    })
}
