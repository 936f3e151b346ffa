//! Elements of a document that show what is described as [`markup`](crate::markup).

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, HtmlElement, Node, Text};

use crate::markup::{Markup, Tag, Words, tag as bare};

const HTML: &str = "http://www.w3.org/1999/xhtml";
const SVG: &str = "http://www.w3.org/2000/svg";

/// An element that shows a [`Tag`], and another one when it is told to, with few changes.
#[derive(Debug)]
pub struct Drawn {
    element: Element,
    part: RefCell<Part>,
    is_stale: Cell<bool>,
}

impl Drawn {
    /// Makes an element; none where there is no document.
    #[must_use]
    pub fn new(tag: Tag) -> Option<Drawn> {
        let part = Part::new(&web_sys::window()?.document()?, false, tag)?;
        Some(Drawn { element: part.element.clone(), part: RefCell::new(part), is_stale: Cell::new(false) })
    }

    /// The element.
    #[must_use]
    pub const fn element(&self) -> &Element {
        &self.element
    }

    /// Lets `hear` know of these events, with `of`, which belongs to the element, as long as both it and the listeners are there.
    /// It may keep the browser from what it would do itself.
    pub fn listen<T: 'static, const N: usize>(
        &self,
        events: [&'static str; N],
        of: &Rc<T>,
        hear: fn(&Rc<T>, &Event),
    ) -> [EventListener; N] {
        events.map(|name| {
            let hearing = Rc::downgrade(of);
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&self.element, name, options, move |event| {
                if let Some(of) = hearing.upgrade() {
                    hear(&of, event);
                }
            })
        })
    }

    /// Shows the tag that `describe` makes, which must have the same name as before.
    ///
    /// An element that goes away while the focus is on it may be heard at once, and lead here again while the others are
    /// still being drawn: then all is described and drawn once more at the end.
    pub fn show(&self, describe: impl Fn() -> Tag) {
        self.is_stale.set(true);
        let (Ok(mut part), Some(document)) = (self.part.try_borrow_mut(), self.element.owner_document())
        else {
            return;
        };
        while self.is_stale.take() {
            part.change(&document, false, describe());
        }
    }
}

/// An element and what it shows.
#[derive(Debug)]
struct Part {
    element: Element,
    /// Without its children.
    tag: Tag,
    children: VecDeque<Child>,
}

#[derive(Debug)]
enum Child {
    Part(Part),
    Text(Text, Words),
    Node(Element),
}

impl Part {
    fn new(document: &Document, in_svg: bool, tag: Tag) -> Option<Part> {
        let space = if in_svg || tag.name == "svg" { SVG } else { HTML };
        let element = document.create_element_ns(Some(space), tag.name).ok()?;
        let mut part = Part { element, tag: bare(tag.name), children: VecDeque::new() };
        part.change(document, in_svg, tag);
        Some(part)
    }

    /// Shows a tag of the same name; `in_svg` if it is inside an SVG.
    fn change(&mut self, document: &Document, in_svg: bool, mut tag: Tag) {
        let in_svg = in_svg || tag.name == "svg";
        let wanted = core::mem::take(&mut tag.children);
        for (name, _) in &self.tag.attributes {
            if tag.value_of(name).is_none() {
                self.set(name, None);
            }
        }
        for (name, value) in &tag.attributes {
            if self.tag.value_of(name) != Some(value) {
                self.set(name, Some(value));
            }
        }
        self.tag = tag;

        let mut before = core::mem::take(&mut self.children);
        for markup in wanted {
            // What was before it and is not wanted any more goes; what is wanted keeps its order.
            let at = before.iter().position(|child| child.can_show(&markup));
            before.drain(..at.unwrap_or(0)).for_each(Child::remove);
            let known = at.and_then(|_| before.pop_front());
            let is_new = known.is_none();
            let Some(child) = Child::showing(known, document, in_svg, markup) else { continue };
            if is_new {
                let next = before.front().map(Child::node);
                // A node that can't be put there is not seen; nothing else can be done about it.
                let _ = self.element.insert_before(child.node(), next);
            }
            self.children.push_back(child);
        }
        before.into_iter().for_each(Child::remove);
    }

    fn set(&self, name: &str, value: Option<&Words>) {
        // The names are ours, and valid.
        let _ = match (value, self.element.dyn_ref::<HtmlElement>()) {
            (value, Some(element)) if name == "style" => {
                element.style().set_css_text(value.map_or("", |value| value));
                Ok(())
            }
            (Some(value), _) => self.element.set_attribute(name, value),
            (None, _) => self.element.remove_attribute(name),
        };
    }
}

impl Child {
    fn can_show(&self, markup: &Markup) -> bool {
        match (self, markup) {
            (Child::Part(part), Markup::Tag(tag)) => (part.tag.name, &part.tag.key) == (tag.name, &tag.key),
            (Child::Text(..), Markup::Text(_)) => true,
            (Child::Node(known), Markup::Node(node)) => known == node,
            _ => false,
        }
    }

    /// The same child, or a new one, showing this.
    fn showing(known: Option<Child>, document: &Document, in_svg: bool, markup: Markup) -> Option<Child> {
        Some(match (known, markup) {
            (Some(Child::Part(mut part)), Markup::Tag(tag)) => {
                part.change(document, in_svg, tag);
                Child::Part(part)
            }
            (Some(Child::Text(text, before)), Markup::Text(words)) => {
                if before != words {
                    text.set_data(&words);
                }
                Child::Text(text, words)
            }
            (_, Markup::Tag(tag)) => Child::Part(Part::new(document, in_svg, tag)?),
            (_, Markup::Text(words)) => Child::Text(document.create_text_node(&words), words),
            (_, Markup::Node(node)) => Child::Node(node),
        })
    }

    fn node(&self) -> &Node {
        match self {
            Child::Part(part) => &part.element,
            Child::Text(text, _) => text,
            Child::Node(node) => node,
        }
    }

    fn remove(self) {
        match self {
            Child::Part(part) => part.element.remove(),
            Child::Text(text, _) => text.remove(),
            Child::Node(node) => node.remove(),
        }
    }
}
