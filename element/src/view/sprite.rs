//! The drawings of the pieces: an SVG sprite in the element, because `<use>` refers to nothing outside of it.
//!
//! A browser must not parse it: a page that requires trusted types forbids that.

use std::cell::Cell;

use ansa_board::sprite_of;
use web_sys::{Document, Element};

/// The sprite of an element. It has the drawings of the set that is shown and no others: each piece copies its drawing.
pub(super) struct Sprite {
    pub(super) element: Element,
    /// The set that is in it.
    shown: Cell<&'static str>,
}

impl Sprite {
    /// An empty sprite. `None` if it can't be made.
    pub(super) fn new(document: &Document) -> Option<Sprite> {
        Some(Sprite { element: document.create_element("div").ok()?, shown: Cell::new("") })
    }

    /// Shows this set.
    pub(super) fn show(&self, set: &'static str) {
        if self.shown.replace(set) == set {
            return;
        }
        let drawings =
            self.element.owner_document().and_then(|document| svg_element(&document, &sprite_of(set)));
        if let Some(drawings) = drawings {
            self.element.replace_children_with_node_1(&drawings);
        }
    }
}

const SVG: &str = "http://www.w3.org/2000/svg";

/// The elements of a text like those that [`sprite_of`] returns: without text nodes, comments and entities.
fn svg_element(document: &Document, svg: &str) -> Option<Element> {
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
