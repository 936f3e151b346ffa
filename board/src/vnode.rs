//! Virtual nodes: a description of DOM nodes as plain values, also known as vnodes or the virtual DOM.
//!
//! The board builds a new tree of vnodes for each change. [`crate::DomPatcher`] compares it with the previous one and
//! changes only what differs in the document.

use std::borrow::Cow;

#[cfg(feature = "dom")]
use web_sys::Element;

/// A text that is usually a literal: an attribute value, a key or the contents of a text node.
pub type CowStr = Cow<'static, str>;

/// A virtual element.
#[must_use]
#[derive(Clone, PartialEq, Debug)]
pub struct VElement {
    /// The tag name. `svg` and everything inside it is created in the SVG namespace.
    pub name: &'static str,
    /// Identifies the element among its siblings. A new key forces a new DOM element, which restarts its animations.
    pub key: CowStr,
    /// Attribute names and values. `style` is set through the CSSOM, because a content security policy may forbid style
    /// attributes.
    pub attributes: Vec<(&'static str, CowStr)>,
    /// The child nodes, in document order.
    pub children: Vec<VNode>,
}

/// A virtual node.
#[derive(Clone, PartialEq, Debug)]
pub enum VNode {
    /// An element.
    Element(VElement),
    /// A text node.
    Text(CowStr),
    /// An existing DOM element that is inserted as it is. Its owner renders it.
    #[cfg(feature = "dom")]
    Ref(Element),
}

impl VElement {
    /// An element without attributes and children.
    pub const fn new(name: &'static str) -> VElement {
        VElement { name, key: Cow::Borrowed(""), attributes: Vec::new(), children: Vec::new() }
    }

    /// An element with the attribute `class`.
    pub fn classed(name: &'static str, class: impl Into<CowStr>) -> VElement {
        VElement::new(name).attr("class", class)
    }

    /// Sets the key.
    pub fn keyed(mut self, key: impl Into<CowStr>) -> VElement {
        self.key = key.into();
        self
    }

    /// Adds an attribute.
    pub fn attr(mut self, name: &'static str, value: impl Into<CowStr>) -> VElement {
        self.attributes.push((name, value.into()));
        self
    }

    /// Adds an attribute if there is a value.
    pub fn attr_if_some(self, name: &'static str, value: Option<impl Into<CowStr>>) -> VElement {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// Adds several attributes.
    pub fn attrs<const N: usize>(mut self, attributes: [(&'static str, &'static str); N]) -> VElement {
        self.attributes.extend(attributes.map(|(name, value)| (name, value.into())));
        self
    }

    /// Adds a boolean attribute, which has an empty value, if the flag is set.
    pub fn bool_attr(self, name: &'static str, is_set: bool) -> VElement {
        if is_set { self.attr(name, "") } else { self }
    }

    /// The value of an attribute.
    pub(crate) fn attr_value(&self, name: &str) -> Option<&CowStr> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// The element as HTML. Elements of a document that it refers to are left out.
    pub fn to_html(&self) -> String {
        let mut html = String::new();
        self.write_html(&mut html);
        html
    }

    fn write_html(&self, html: &mut String) {
        html.extend(["<", self.name]);
        for (name, value) in &self.attributes {
            html.extend([" ", name, "=\"", &escaped(value), "\""]);
        }
        html.push('>');
        for child in &self.children {
            match child {
                VNode::Element(element) => element.write_html(html),
                VNode::Text(text) => html.push_str(&escaped(text)),
                #[cfg(feature = "dom")]
                VNode::Ref(_) => {}
            }
        }
        html.extend(["</", self.name, ">"]);
    }

    /// Appends a child node.
    pub fn child(mut self, child: impl Into<VNode>) -> VElement {
        self.children.push(child.into());
        self
    }

    /// Appends child elements.
    pub fn children(mut self, children: impl IntoIterator<Item = VElement>) -> VElement {
        self.children.extend(children.into_iter().map(VNode::Element));
        self
    }
}

impl From<VElement> for VNode {
    fn from(element: VElement) -> VNode {
        VNode::Element(element)
    }
}

#[cfg(feature = "dom")]
impl From<Element> for VNode {
    fn from(element: Element) -> VNode {
        VNode::Ref(element)
    }
}

impl From<&'static str> for VNode {
    fn from(text: &'static str) -> VNode {
        VNode::Text(text.into())
    }
}

impl From<String> for VNode {
    fn from(text: String) -> VNode {
        VNode::Text(text.into())
    }
}

/// A text as it is written in HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// The value of a `class` attribute: the names that are not empty, separated by spaces.
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
mod tests;
