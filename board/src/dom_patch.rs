//! DOM patch: changes the elements of a document to what a tree of [vnodes](crate::vnode) describes.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, HtmlElement, Node, Text};

use crate::vnode::{CowStr, VElement, VNode};

const HTML: &str = "http://www.w3.org/1999/xhtml";
const SVG: &str = "http://www.w3.org/2000/svg";

/// A DOM element that shows a [`VElement`]. [`DomPatcher::patch`] compares the next one with it and applies the
/// difference.
#[derive(Debug)]
pub struct DomPatcher {
    element: Element,
    root: RefCell<PatchedElement>,
    is_stale: Cell<bool>,
}

impl DomPatcher {
    /// Creates the DOM element. `None` where there is no document.
    pub fn new(vnode: VElement) -> Option<DomPatcher> {
        let root = PatchedElement::create(&web_sys::window()?.document()?, false, vnode)?;
        Some(DomPatcher {
            element: root.element.clone(),
            root: RefCell::new(root),
            is_stale: Cell::new(false),
        })
    }

    /// The DOM element.
    pub const fn element(&self) -> &Element {
        &self.element
    }

    /// Calls `handler` with `context` for each of these events, as long as both `context` and the listeners exist. Only
    /// a weak reference to `context` is kept. The handler may call `preventDefault`.
    pub fn listen<T: 'static, const N: usize>(
        &self,
        events: [&'static str; N],
        context: &Rc<T>,
        handler: fn(&Rc<T>, &Event),
    ) -> [EventListener; N] {
        events.map(|name| {
            let context = Rc::downgrade(context);
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&self.element, name, options, move |event| {
                if let Some(context) = context.upgrade() {
                    handler(&context, event);
                }
            })
        })
    }

    /// Changes the DOM to what `render` returns, an element with the same tag name as before.
    ///
    /// Removing the focused element may fire `focusout` at once, and its handler may call this function again while the
    /// first patch is under way. The inner call then only marks the result as stale, and the outer one renders once
    /// more.
    pub fn patch(&self, render: &dyn Fn() -> VElement) {
        self.is_stale.set(true);
        let (Ok(mut root), Some(document)) = (self.root.try_borrow_mut(), self.element.owner_document())
        else {
            return;
        };
        while self.is_stale.take() {
            root.patch(&document, false, render());
        }
    }
}

/// A DOM element and the vnode that it shows.
#[derive(Debug)]
struct PatchedElement {
    element: Element,
    /// Its children are taken out: they are in `children`.
    vnode: VElement,
    children: Vec<PatchedNode>,
}

/// A DOM node and the vnode that it shows.
#[derive(Debug)]
enum PatchedNode {
    Element(PatchedElement),
    Text(Text, CowStr),
    Ref(Element),
}

impl PatchedElement {
    fn create(document: &Document, in_svg: bool, vnode: VElement) -> Option<PatchedElement> {
        let namespace = if in_svg || vnode.name == "svg" { SVG } else { HTML };
        let element = document.create_element_ns(Some(namespace), vnode.name).ok()?;
        let mut created = PatchedElement { element, vnode: VElement::new(vnode.name), children: Vec::new() };
        created.patch(document, in_svg, vnode);
        Some(created)
    }

    /// Shows a vnode with the same tag name; `in_svg` if the parent is an SVG element.
    fn patch(&mut self, document: &Document, in_svg: bool, mut vnode: VElement) {
        let in_svg = in_svg || vnode.name == "svg";
        let new_children = core::mem::take(&mut vnode.children);
        for (name, _) in &self.vnode.attributes {
            if vnode.attr_value(name).is_none() {
                self.set_attribute(name, None);
            }
        }
        for (name, value) in &vnode.attributes {
            if self.vnode.attr_value(name) != Some(value) {
                self.set_attribute(name, Some(value));
            }
        }
        self.vnode = vnode;

        // The next one is the last, from where it is taken.
        let mut old_children = core::mem::take(&mut self.children);
        old_children.reverse();
        for child in new_children {
            // Old children before the match are gone from the new tree; those that stay keep their order.
            let at = old_children.iter().rposition(|old| old.is_same_vnode(&child));
            while at.is_some_and(|at| at + 1 < old_children.len()) {
                old_children.pop().into_iter().for_each(PatchedNode::remove);
            }
            let old = at.and_then(|_| old_children.pop());
            let is_new = old.is_none();
            let Some(node) = PatchedNode::patch_or_create(old, document, in_svg, child) else { continue };
            if is_new {
                let next = old_children.last().map(PatchedNode::node);
                // A node that can't be inserted is not shown; there is no better way to handle it.
                let _ = self.element.insert_before(node.node(), next);
            }
            self.children.push(node);
        }
        old_children.into_iter().for_each(PatchedNode::remove);
    }

    fn set_attribute(&self, name: &str, value: Option<&CowStr>) {
        // Attribute names are literals of this workspace and valid, so that no call fails.
        let _ = match value {
            value if name == "style" => {
                let element: &HtmlElement = self.element.unchecked_ref();
                element.style().set_css_text(value.map_or("", |value| value));
                Ok(())
            }
            Some(value) => self.element.set_attribute(name, value),
            None => self.element.remove_attribute(name),
        };
    }
}

impl PatchedNode {
    /// Whether this node can be patched to the vnode instead of being replaced.
    fn is_same_vnode(&self, vnode: &VNode) -> bool {
        match (self, vnode) {
            (PatchedNode::Element(old), VNode::Element(new)) => {
                (old.vnode.name, &old.vnode.key) == (new.name, &new.key)
            }
            (PatchedNode::Text(..), VNode::Text(_)) => true,
            (PatchedNode::Ref(old), VNode::Ref(new)) => old == new,
            _ => false,
        }
    }

    /// Patches the old node if there is one, and creates a new one otherwise.
    fn patch_or_create(
        old: Option<PatchedNode>,
        document: &Document,
        in_svg: bool,
        vnode: VNode,
    ) -> Option<PatchedNode> {
        Some(match (old, vnode) {
            (Some(PatchedNode::Element(mut element)), VNode::Element(vnode)) => {
                element.patch(document, in_svg, vnode);
                PatchedNode::Element(element)
            }
            (Some(PatchedNode::Text(node, before)), VNode::Text(text)) => {
                if before != text {
                    node.set_data(&text);
                }
                PatchedNode::Text(node, text)
            }
            (_, VNode::Element(vnode)) => {
                PatchedNode::Element(PatchedElement::create(document, in_svg, vnode)?)
            }
            (_, VNode::Text(text)) => PatchedNode::Text(document.create_text_node(&text), text),
            (_, VNode::Ref(element)) => PatchedNode::Ref(element),
        })
    }

    fn node(&self) -> &Node {
        match self {
            PatchedNode::Element(patched) => &patched.element,
            PatchedNode::Text(text, _) => text,
            PatchedNode::Ref(element) => element,
        }
    }

    fn remove(self) {
        match self {
            PatchedNode::Element(patched) => patched.element.remove(),
            PatchedNode::Text(text, _) => text.remove(),
            PatchedNode::Ref(element) => element.remove(),
        }
    }
}
