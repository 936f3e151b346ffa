//! The styles of what is loaded later: one file beside the program, so that the first view does not wait for it.

use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;

use super::page;
use super::page_file::PageFileError;

/// The id of the link in the document.
const LINK: &str = "later-styles";
/// Set once the link's file has arrived.
const ARRIVED: &str = "data-arrived";

/// Loads the styles, if nobody has before. The request is made before this function returns.
pub(crate) fn load() -> impl Future<Output = Result<(), PageFileError>> {
    let link = gloo::utils::document().get_element_by_id(LINK).or_else(insert);
    let arrival = link.map(|link| (arrival_of(&link), link));
    async move {
        let (arrival, link) = arrival.ok_or(PageFileError)?;
        if arrival.await.is_err() {
            // The next attempt begins anew.
            link.remove();
            return Err(PageFileError);
        }
        // An attribute with a valid name can always be set.
        let _ = link.set_attribute(ARRIVED, "");
        Ok(())
    }
}

/// Waits until the file of a link has arrived.
fn arrival_of(link: &Element) -> JsFuture {
    let answer = Promise::new(&mut |resolve: Function, reject: Function| {
        if link.has_attribute(ARRIVED) {
            // A promise's `resolve` never throws.
            let _ = resolve.call0(&JsValue::NULL);
        }
        for (event, answer) in [("load", resolve), ("error", reject)] {
            // Listeners can always be added to an element.
            let _ = link.add_event_listener_with_callback(event, &answer);
        }
    });
    JsFuture::from(answer)
}

fn insert() -> Option<Element> {
    let document = gloo::utils::document();
    let link = document.create_element("link").ok()?;
    link.set_id(LINK);
    link.set_attribute("rel", "stylesheet").ok()?;
    let file = format!("program-{}/later.css", page::build_id()?);
    link.set_attribute("href", &page::address_of(&file)).ok()?;
    document.head()?.append_child(&link).ok()?;
    Some(link)
}
