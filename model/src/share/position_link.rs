//! Links to a position.

/// The address of a screen of this page with a position; `page` is the address of the page, `screen` the path behind its
/// `#`.
pub fn position_link(page: &str, screen: &str, position: &str) -> String {
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("position", position).finish();
    format!("{page}#{screen}?{query}")
}

#[cfg(test)]
mod tests;
