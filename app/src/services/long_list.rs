//! The mark at one row of a long list.

use web_sys::Element;

/// The attribute of the row that is shown.
const MARK: &str = "aria-current";

/// Marks the row of a node, and scrolls the list, and nothing else, so far that the row is visible.
pub(crate) fn mark(list: &Element, node: u32) {
    let found = |selector: &str| list.query_selector(selector).ok().flatten();
    let row = found(&format!("[data-node=\"{node}\"]"));
    if let Some(before) = found(&format!("[{MARK}]")).filter(|before| Some(before) != row.as_ref()) {
        let _ = before.remove_attribute(MARK);
    }
    if let Some(row) = row {
        let _ = row.set_attribute(MARK, "step");
        keep_in_view(list, &row);
    }
}

/// Scrolls a list, and nothing else, so far that the element is visible.
pub(crate) fn keep_in_view(list: &Element, shown: &Element) {
    let (outer, inner) = (list.get_bounding_client_rect(), shown.get_bounding_client_rect());
    let (above, below) = (outer.top() - inner.top(), inner.bottom() - outer.bottom());
    if above > 0.0 {
        list.set_scroll_top(list.scroll_top() - above.ceil() as i32);
    } else if below > 0.0 {
        list.set_scroll_top(list.scroll_top() + below.ceil() as i32);
    }
}
