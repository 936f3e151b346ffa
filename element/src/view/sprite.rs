//! The sprite with the drawings as DOM elements.
//!
//! A browser must not parse it: a page that requires trusted types forbids that.

use web_sys::{Document, Element};

const SVG: &str = "http://www.w3.org/2000/svg";

/// The elements of a text like those that [`ansa_board::sprite`] returns: without text nodes, comments and entities.
pub(super) fn svg_element(document: &Document, svg: &str) -> Option<Element> {
    let mut open: Vec<Element> = Vec::new();
    for tag in tags(svg) {
        if let Some(name) = tag.name {
            let element = document.create_element_ns(Some(SVG), name).ok()?;
            for (name, value) in tag.attributes() {
                element.set_attribute(name, value).ok()?;
            }
            if let Some(parent) = open.last() {
                parent.append_child(&element).ok()?;
            }
            open.push(element);
        }
        if tag.ends {
            let ended = open.pop()?;
            if open.is_empty() {
                return Some(ended);
            }
        }
    }
    None
}

/// A tag: it begins an element, ends one, or both.
struct Tag<'a> {
    /// The name of the element that begins.
    name: Option<&'a str>,
    attributes: &'a str,
    ends: bool,
}

impl<'a> Tag<'a> {
    /// The names and values, without that of the namespace.
    fn attributes(&self) -> impl Iterator<Item = (&'a str, &'a str)> + use<'a> {
        let mut parts = self.attributes.split('"');
        let pairs =
            core::iter::from_fn(move || Some((parts.next()?.trim().strip_suffix('=')?, parts.next()?)));
        pairs.filter(|(name, _)| *name != "xmlns")
    }
}

/// The tags of a text.
fn tags(svg: &str) -> impl Iterator<Item = Tag<'_>> {
    svg.split('<').skip(1).filter_map(|text| {
        let (tag, _) = text.split_once('>')?;
        if tag.starts_with('/') {
            return Some(Tag { name: None, attributes: "", ends: true });
        }
        let begun = tag.strip_suffix('/').unwrap_or(tag);
        let (name, attributes) = begun.split_once(char::is_whitespace).unwrap_or((begun, ""));
        Some(Tag { name: Some(name), attributes, ends: begun != tag })
    })
}

#[cfg(test)]
mod tests;
