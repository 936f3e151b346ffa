//! Links that components make without knowing the screens.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;
use yew_router::Routable;

use super::header::is_for_here;
use super::navigation::use_navigation;
use super::screen::Screen;

/// The beginning of an address of the page, as in links.
const ADDRESS: &str = "#";

/// A handler of clicks for the element around such links: it follows a link to a screen, so that Back leads back here.
#[hook]
pub(super) fn use_links() -> Callback<MouseEvent> {
    let navigation = use_navigation();
    Callback::from(move |event: MouseEvent| {
        if event.default_prevented() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href^='#/']").ok().flatten());
        let address = link.and_then(|link| link.get_attribute("href")).unwrap_or_default();
        let screen = address.strip_prefix(ADDRESS).and_then(Screen::recognize);
        if let (Some(screen), Some(navigation)) = (screen, &navigation)
            && is_for_here(&event)
        {
            navigation.show(screen);
        }
    })
}
