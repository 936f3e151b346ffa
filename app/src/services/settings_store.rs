//! Stores the settings between visits, and applies them to the document.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, StorageEvent};

use super::storage;
use ansa_model::formats::StorageError;
use ansa_model::settings::{self, Settings, SettingsTrouble, Theme};

/// The settings' key. The script in `index.html` reads the theme from there before the first paint.
const SETTINGS: &str = "ansa.settings";
/// The key of quarantined settings.
const UNREADABLE: &str = "ansa.settings.unreadable";

/// The stored settings, or the defaults, and what to report in the settings dialog. Unreadable text is quarantined.
pub(super) fn load() -> (Settings, Option<SettingsTrouble>) {
    // Without a store the defaults apply. The failure is reported when a setting is changed.
    let Ok(store) = storage::store() else { return (Settings::default(), None) };
    let Ok(Some(text)) = store.get_item(SETTINGS) else { return (Settings::default(), None) };
    let read = settings::read(&text);
    // If there is no room for a copy, the unreadable text stays until a setting is changed.
    let trouble = read
        .needs_quarantine
        .then(|| SettingsTrouble::Unreadable { is_quarantined: store.set_item(UNREADABLE, &text).is_ok() });
    (read.settings, trouble)
}

/// Stores the settings, replacing the previous ones.
///
/// # Errors
/// The store is missing or full, or the settings can't be serialised.
pub(super) fn save(settings: &Settings) -> Result<(), StorageError> {
    storage::store()?.set_item(SETTINGS, &settings::write(settings)?).map_err(|_| StorageError::Full)
}

/// Reports what another window has stored, while the listener lives: the text of the settings, or `None` for the defaults.
pub(crate) fn watch(on: impl Fn(Option<String>) + 'static) -> EventListener {
    EventListener::new(&gloo::utils::window(), "storage", move |event| {
        let Some(event) = event.dyn_ref::<StorageEvent>() else { return };
        match (event.key().as_deref(), event.new_value()) {
            (Some(SETTINGS), text) => on(text),
            // Everything was removed.
            (None, None) => on(None),
            _ => {}
        }
    })
}

/// Applies the settings to the document: attributes of the root element, and the theme colour.
pub(crate) fn apply(settings: &Settings) {
    let document = gloo::utils::document();
    let Some(root) = document.document_element() else { return };
    let theme = settings.theme;
    // Without the attribute the style sheets follow the system.
    let named = (theme != Theme::Auto).then(|| theme.key());
    set(&root, "data-theme", named);
    set(&root, "data-board", Some(settings.board.key()));
    set(&root, "data-pieces", Some(settings.pieces.key()));
    set(&root, "data-coordinates", Some(settings.coordinates.key()));
    set(&root, "data-animation", Some(settings.animation.key()));
    // The page has one such element for each colour scheme; the browser uses the one whose media query matches.
    for scheme in [Theme::Light, Theme::Dark] {
        let selector = format!("meta[name=theme-color][data-scheme={}]", scheme.key());
        let Ok(Some(meta)) = document.query_selector(&selector) else { continue };
        let condition = match theme {
            Theme::Auto => format!("(prefers-color-scheme: {})", scheme.key()),
            _ if theme == scheme => "all".to_owned(),
            _ => "not all".to_owned(),
        };
        set(&meta, "media", Some(&condition));
    }
}

fn set(element: &Element, name: &str, value: Option<&str>) {
    // Fails only for an invalid attribute name.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}
