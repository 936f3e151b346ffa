//! Links to a position.

/// The address of a screen of this page with a position; `page` is the address of the page, `screen` the path behind its
/// `#`.
pub fn position_link(page: &str, screen: &str, position: &str) -> String {
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("position", position).finish();
    format!("{page}#{screen}?{query}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_position_is_escaped() {
        let link = position_link("https://example.org/", "/editor", "g [R #&%]");
        assert_eq!(link, "https://example.org/#/editor?position=g+%5BR+%23%26%25%5D");
    }
}
