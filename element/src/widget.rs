//! What the element's class in JavaScript holds: the state, and what is drawn of it.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

use crate::attributes::Attributes;
use crate::detail;
use crate::state::{Action, Happened, State};
use crate::view::Viewer;

/// One drawing on the page; an element has one while it is in the document.
#[wasm_bindgen]
pub struct Widget {
    shared: Rc<Shared>,
}

/// What an element showed that has left the document.
#[wasm_bindgen]
pub struct Kept(State);

struct Shared {
    state: RefCell<State>,
    viewer: OnceCell<Viewer>,
    /// Hears the names and details of events.
    on: Function,
}

#[wasm_bindgen]
impl Widget {
    /// Draws into an element; `on` is called with the name and the detail of every event.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(root: &Element, on: Function) -> Widget {
        let shared = Rc::new(Shared { state: RefCell::default(), viewer: OnceCell::new(), on });
        let acting = Rc::downgrade(&shared);
        let act = move |action| {
            if let Some(shared) = acting.upgrade() {
                shared.apply(action);
            }
        };
        if let Some(viewer) = Viewer::new(shared.shown(), act) {
            // What is in no document is not seen, and nothing else can be done about it.
            let _ = root.append_child(viewer.element());
            let _ = shared.viewer.set(viewer);
        }
        Widget { shared }
    }

    /// Takes over all attributes: names and values in turn.
    #[expect(clippy::needless_pass_by_value, reason = "wasm-bindgen hands texts over by value only")]
    pub fn configure(&self, pairs: Vec<String>) {
        self.shared.change(|state| state.configure(Attributes::read(&pairs)));
    }

    /// Does what a key or a wheel asks for: `next`, `back`, `first` or `last`.
    pub fn go(&self, way: &str) {
        let action = match way {
            "next" => Action::Next,
            "back" => Action::Back,
            "first" => Action::First,
            "last" => Action::Last,
            _ => return,
        };
        self.shared.apply(action);
    }

    /// The engine has answered the request with a turn, or with the reason why it has none.
    pub fn answer(&self, request: u32, turn: Option<String>, reason: String) {
        self.shared.apply(Action::Answer(request, turn.ok_or(reason)));
    }

    /// What is shown, for an element that leaves the document and may come back.
    #[must_use]
    pub fn keep(&self) -> Kept {
        Kept(self.shared.state.borrow().clone())
    }

    /// Goes on where an element stood when it left the document.
    pub fn resume(&self, kept: Kept) {
        self.shared.change(|state| state.resume(kept.0));
    }

    /// How many plies are shown.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn ply(&self) -> usize {
        self.shared.state.borrow().ply
    }

    /// How many plies the game has.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn plies(&self) -> usize {
        self.shared.state.borrow().plies()
    }

    /// The game as a record.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn game(&self) -> String {
        self.shared.state.borrow().game.to_record().to_tagged()
    }

    /// Whether the game can be gone through.
    #[wasm_bindgen(getter, js_name = "isReplay")]
    #[must_use]
    pub fn is_replay(&self) -> bool {
        self.shared.state.borrow().kind == crate::attributes::Kind::Replay
    }
}

impl Shared {
    fn shown(&self) -> Rc<State> {
        Rc::new(self.state.borrow().clone())
    }

    fn apply(&self, action: Action) {
        self.change(|state| state.apply(action));
    }

    /// Changes the state, draws it, and tells what happened.
    fn change(&self, change: impl FnOnce(&mut State) -> Vec<Happened>) {
        let happened = change(&mut self.state.borrow_mut());
        if let Some(viewer) = self.viewer.get() {
            viewer.show(self.shown());
        }
        for happened in &happened {
            // The listener may change the state again, so it may not be borrowed.
            let (name, detail) = detail::event(happened, &self.state.borrow().clone());
            // What a listener throws is the listener's own.
            let _ = self.on.call2(&JsValue::NULL, &name.into(), &detail);
        }
    }
}
