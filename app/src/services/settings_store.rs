//! Keeping the settings between visits, and telling them to the style sheets.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, StorageEvent};

use super::storage;
use crate::state::StorageError;
use crate::state::settings::{self, Settings, Theme};

/// Where the settings are kept. The script in `index.html` reads the theme from there before anything is painted.
const SETTINGS: &str = "ansa.settings";
/// Where settings are kept that could not be read.
const UNREADABLE: &str = "ansa.settings.unreadable";

/// The settings of the last visit, or those of a newcomer. Text that could not be read is quarantined.
pub(crate) fn load() -> Settings {
    // Without a store the page has the settings of a newcomer; that nothing is kept is told when one is changed.
    let Ok(store) = storage::store() else { return Settings::default() };
    let Ok(Some(text)) = store.get_item(SETTINGS) else { return Settings::default() };
    let read = settings::read(&text);
    if read.needs_quarantine {
        // Where there is no room for a second text the first one stays until a setting is changed. It can't be told:
        // nothing is painted yet, and what is lost then is only what this version of the page could not read.
        let _ = store.set_item(UNREADABLE, &text);
    }
    read.settings
}

/// Keeps the settings in place of those kept before.
///
/// # Errors
/// There is no store, or it is full, or the settings can't be written.
pub(crate) fn save(settings: &Settings) -> Result<(), StorageError> {
    storage::store()?.set_item(SETTINGS, &settings::write(settings)?).map_err(|_| StorageError::Full)
}

/// Tells of settings that another window has kept, as long as the listener lives.
pub(crate) fn watch(on: impl Fn(Settings) + 'static) -> EventListener {
    EventListener::new(&gloo::utils::window(), "storage", move |event| {
        let Some(event) = event.dyn_ref::<StorageEvent>() else { return };
        match (event.key().as_deref(), event.new_value()) {
            (Some(SETTINGS), Some(text)) => on(settings::read(&text).settings),
            // Removed, alone or with everything else.
            (Some(SETTINGS) | None, None) => on(Settings::default()),
            _ => {}
        }
    })
}

/// Tells the style sheets what was chosen: attributes of the root element, and the colour around the page.
pub(crate) fn apply(settings: &Settings) {
    let document = gloo::utils::document();
    let Some(root) = document.document_element() else { return };
    let theme = settings.theme;
    // The style sheets follow the system where nothing else is said.
    let named = (theme != Theme::Auto).then(|| theme.key());
    set(&root, "data-theme", named);
    set(&root, "data-board", Some(settings.board.key()));
    set(&root, "data-pieces", Some(settings.pieces.key()));
    set(&root, "data-coordinates", Some(settings.coordinates.key()));
    set(&root, "data-animation", Some(settings.animation.key()));
    // The page has one such element for each scheme, of which the browser takes the one whose condition holds.
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
    // Only a name that is no name could fail.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}
