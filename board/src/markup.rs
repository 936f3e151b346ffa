//! What is to be drawn, as plain values: [`crate::Drawn`] puts it into a document.

use std::borrow::Cow;

use web_sys::Element;

/// A name, a value or a text.
pub type Words = Cow<'static, str>;

/// An element as it is to be.
#[derive(Clone, PartialEq, Debug)]
pub struct Tag {
    /// Its name; everything inside `svg` is SVG.
    pub name: &'static str,
    /// Tells it from its siblings: another key is another element, which begins its animations anew.
    pub key: Words,
    /// Names and values. A `style` is set as a property, for a page's policy may forbid styles in attributes.
    pub attributes: Vec<(&'static str, Words)>,
    /// What is inside, in order.
    pub children: Vec<Markup>,
}

/// Something inside an element.
#[derive(Clone, PartialEq, Debug)]
pub enum Markup {
    /// An element.
    Tag(Tag),
    /// A text.
    Text(Words),
    /// An element that somebody else draws.
    Node(Element),
}

/// An element of this name with nothing in it.
#[must_use]
pub const fn tag(name: &'static str) -> Tag {
    Tag { name, key: Cow::Borrowed(""), attributes: Vec::new(), children: Vec::new() }
}

/// An element of this name and class.
#[must_use]
pub fn classed(name: &'static str, class: impl Into<Words>) -> Tag {
    tag(name).set("class", class)
}

impl Tag {
    /// With a key that tells it from its siblings.
    #[must_use]
    pub fn keyed(mut self, key: impl Into<Words>) -> Tag {
        self.key = key.into();
        self
    }

    /// With an attribute.
    #[must_use]
    pub fn set(mut self, name: &'static str, value: impl Into<Words>) -> Tag {
        self.attributes.push((name, value.into()));
        self
    }

    /// With an attribute if it has a value.
    #[must_use]
    pub fn set_some(self, name: &'static str, value: Option<impl Into<Words>>) -> Tag {
        match value {
            Some(value) => self.set(name, value),
            None => self,
        }
    }

    /// With several attributes.
    #[must_use]
    pub fn set_all<const N: usize>(mut self, attributes: [(&'static str, &'static str); N]) -> Tag {
        self.attributes.extend(attributes.map(|(name, value)| (name, value.into())));
        self
    }

    /// With an attribute without value if it holds.
    #[must_use]
    pub fn set_if(self, name: &'static str, holds: bool) -> Tag {
        if holds { self.set(name, "") } else { self }
    }

    /// The value of an attribute.
    pub(crate) fn value_of(&self, name: &str) -> Option<&Words> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// With something more inside.
    #[must_use]
    pub fn with(mut self, child: impl Into<Markup>) -> Tag {
        self.children.push(child.into());
        self
    }

    /// With some things more inside.
    #[must_use]
    pub fn with_all(mut self, children: impl IntoIterator<Item = Tag>) -> Tag {
        self.children.extend(children.into_iter().map(Markup::Tag));
        self
    }
}

impl From<Tag> for Markup {
    fn from(tag: Tag) -> Markup {
        Markup::Tag(tag)
    }
}

impl From<Element> for Markup {
    fn from(node: Element) -> Markup {
        Markup::Node(node)
    }
}

impl From<&'static str> for Markup {
    fn from(text: &'static str) -> Markup {
        Markup::Text(text.into())
    }
}

impl From<String> for Markup {
    fn from(text: String) -> Markup {
        Markup::Text(text.into())
    }
}

/// One class after another, without those that are empty.
#[must_use]
pub fn classes(names: &[&str]) -> String {
    let mut all = String::new();
    for name in names.iter().filter(|name| !name.is_empty()) {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(name);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_told_apart() {
        assert_eq!(classes(&["", "square", "", "is-held"]), "square is-held");
        assert_eq!(classes(&["", ""]), "");
    }
}
