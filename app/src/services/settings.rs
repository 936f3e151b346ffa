//! Applies the settings to the document, and watches what other windows store.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, StorageEvent};

use super::piece_images;
use ansa_model::formats::stored;
use ansa_model::settings::{Settings, Theme};

/// Reports what another window has stored, while the listener lives: the text of the settings, or `None` for the defaults.
pub(crate) fn watch(on: impl Fn(Option<String>) + 'static) -> EventListener {
    let own = stored::key::<Settings>();
    EventListener::new(&gloo::utils::window(), "storage", move |event| {
        let Some(event) = event.dyn_ref::<StorageEvent>() else { return };
        match (event.key().as_deref(), event.new_value()) {
            (Some(key), text) if key == own => on(text),
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
    if root.get_attribute("data-pieces").as_deref() != Some(settings.pieces.key()) {
        set(&root, "data-pieces", Some(settings.pieces.key()));
        piece_images::put(&root, settings.pieces.drawings());
    }
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
