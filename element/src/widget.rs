//! The widget that the JavaScript class of the element owns: the state and its view.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use ansa_model::document::CursorMove;
use ansa_texts::{Language, intl, load_for_element, set_language};
use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

use crate::attributes::{Attributes, ElementMode};
use crate::detail;
use crate::state::{BoardCommand, ElementAction, ElementEvent, ElementState};
use crate::view::Viewer;

/// An element in the document.
#[wasm_bindgen]
pub struct Widget {
    shared: Rc<WidgetInner>,
}

/// Takes the texts of a language, which is named as in `TEXTS` of the JavaScript. `false` if they are of another version of
/// the program.
#[wasm_bindgen(js_name = loadTexts)]
pub fn load_texts(language: &str, texts: String) -> bool {
    Language::in_folder(language).is_some_and(|language| load_for_element(language, texts).is_ok())
}

/// The state of an element that has left the document.
#[wasm_bindgen]
pub struct Kept(ElementState);

struct WidgetInner {
    state: RefCell<ElementState>,
    viewer: OnceCell<Viewer>,
    /// Whether the state has changed since it was drawn.
    is_stale: Cell<bool>,
    /// The elements of a page can have different languages, so each sets its own when it is called.
    language: Language,
    /// The listener: called with the name and the detail of each event.
    on_event: Function,
}

#[wasm_bindgen]
impl Widget {
    /// Renders into an element; `on_event` is called with the name and the detail of each event. The event `redraw` asks for
    /// a call of [`Widget::draw`] at the end of the task, so that several changes are drawn once. The texts of the language
    /// must be loaded; those of an unknown one are English.
    #[wasm_bindgen(constructor)]
    pub fn new(root: &Element, language: &str, on_event: Function) -> Widget {
        intl::install();
        let language = Language::in_folder(language).unwrap_or(Language::English);
        set_language(language);
        let shared = Rc::new(WidgetInner {
            state: RefCell::default(),
            viewer: OnceCell::new(),
            is_stale: Cell::new(false),
            language,
            on_event,
        });
        let weak = Rc::downgrade(&shared);
        let on_action = move |action| {
            if let Some(shared) = weak.upgrade() {
                set_language(shared.language);
                shared.input(action);
            }
        };
        if let Some(viewer) = Viewer::new(shared.shown(), on_action) {
            // If the view can't be inserted it is not shown; there is no better way to handle it.
            let _ = root.append_child(viewer.element());
            let _ = shared.viewer.set(viewer);
        }
        Widget { shared }
    }

    /// Applies all attributes, given as alternating names and values.
    #[expect(clippy::needless_pass_by_value, reason = "wasm-bindgen hands texts over by value only")]
    pub fn configure(&self, pairs: Vec<String>) {
        let events = self.inner().state.borrow_mut().configure(Attributes::read(&pairs));
        self.inner().changed(&events);
    }

    /// Navigates the game (`next`, `back`, `first` or `last`) or turns the board around (`flip`).
    pub fn go(&self, command: &str) {
        let action = match command {
            "next" => ElementAction::Move(CursorMove::Next),
            "back" => ElementAction::Move(CursorMove::Previous),
            "first" => ElementAction::Move(CursorMove::First),
            "last" => ElementAction::Move(CursorMove::Last),
            "flip" => ElementAction::Flip,
            "copied" => ElementAction::Copied(true),
            "not-copied" => ElementAction::Copied(false),
            _ => return,
        };
        self.inner().apply(action);
    }

    /// Plays on a board that the page drives: `play` and `step` with words in notation, `undo`, `endTurn` or `takeBack`.
    ///
    /// # Errors
    /// An `Error` with a code. Nothing has changed.
    pub fn drive(&self, command: &str, words: String) -> Result<(), JsValue> {
        let command = match command {
            "play" => BoardCommand::Play(words),
            "step" => BoardCommand::Step(words),
            "undo" => BoardCommand::Undo,
            "endTurn" => BoardCommand::EndTurn,
            _ => BoardCommand::TakeBack,
        };
        let events =
            self.inner().state.borrow_mut().drive(&command).map_err(|error| detail::thrown(&error))?;
        self.inner().changed(&events);
        Ok(())
    }

    /// Draws what has changed.
    pub fn draw(&self) {
        self.inner().draw();
    }

    /// From now on draws the board, too. Until then there is something as large in its place.
    pub fn complete(&self) {
        self.inner().draw();
        if let Some(viewer) = self.inner().viewer.get() {
            viewer.complete();
        }
    }

    /// Passes on the answer of the engine: a turn, or the reason why there is none.
    pub fn answer(&self, request: u32, turn: Option<String>, reason: String) {
        self.inner().apply(ElementAction::Answer(request, turn.ok_or(reason)));
    }

    /// The state, to be kept while the element is out of the document.
    pub fn keep(&self) -> Kept {
        Kept(self.inner().state.borrow().clone())
    }

    /// Continues from a kept state.
    pub fn resume(&self, kept: Kept) {
        let events = self.inner().state.borrow_mut().resume(kept.0);
        self.inner().changed(&events);
    }

    /// The number of plies that are shown.
    #[wasm_bindgen(getter)]
    pub fn ply(&self) -> usize {
        self.inner().state.borrow().place.plies()
    }

    /// The number of plies of the game.
    #[wasm_bindgen(getter)]
    pub fn plies(&self) -> usize {
        self.inner().state.borrow().plies()
    }

    /// The game as a record.
    #[wasm_bindgen(getter)]
    pub fn game(&self) -> String {
        self.inner().state.borrow().game_record()
    }

    /// Whether the element is a replay.
    #[wasm_bindgen(getter, js_name = "isReplay")]
    pub fn is_replay(&self) -> bool {
        self.inner().state.borrow().mode == ElementMode::Replay
    }
}

impl Widget {
    /// Every call comes by here.
    fn inner(&self) -> &WidgetInner {
        set_language(self.shared.language);
        &self.shared
    }
}

impl WidgetInner {
    fn shown(&self) -> Rc<ElementState> {
        Rc::new(self.state.borrow().clone())
    }

    /// Applies input of the person or of a timer, which is drawn at once.
    fn input(&self, action: ElementAction) {
        if !self.is_allowed(&action) {
            return;
        }
        let events = self.state.borrow_mut().apply(action);
        self.is_stale.set(true);
        self.draw();
        self.emit(&events);
    }

    /// Asks the page about each step and turn that this input of a person would play. The page may call methods of the
    /// element meanwhile, so that the state must not be borrowed, and what it has allowed must still be what happens.
    fn is_allowed(&self, action: &ElementAction) -> bool {
        if !matches!(action, ElementAction::Board(_) | ElementAction::End) {
            return true;
        }
        let (events, next) = self.tried(action);
        // Answers to puzzles are judged, not played.
        if next.mode == ElementMode::Puzzle || events.iter().all(|event| event.asked_as().is_none()) {
            return true;
        }
        let is_prevented = |event: &ElementEvent| {
            event
                .asked_as()
                .is_some_and(|name| self.call(name, &detail::event(event, &next).1) == JsValue::FALSE)
        };
        !events.iter().any(is_prevented) && self.tried(action).0 == events
    }

    /// What an action would do.
    fn tried(&self, action: &ElementAction) -> (Vec<ElementEvent>, ElementState) {
        let mut next = self.state.borrow().clone();
        (next.apply(action.clone()), next)
    }

    fn apply(&self, action: ElementAction) {
        let events = self.state.borrow_mut().apply(action);
        self.changed(&events);
    }

    /// Asks for a state to be drawn that the page has changed, and emits the events.
    fn changed(&self, events: &[ElementEvent]) {
        if !self.is_stale.replace(true) {
            self.call("redraw", &JsValue::UNDEFINED);
        }
        self.emit(events);
    }

    fn draw(&self) {
        if let Some(viewer) = self.viewer.get()
            && self.is_stale.replace(false)
        {
            viewer.show(self.shown());
        }
    }

    fn emit(&self, events: &[ElementEvent]) {
        for event in events {
            let (name, detail) = detail::event(event, &self.shown());
            self.call(name, &detail);
        }
    }

    /// Calls the listener, which may change the state, so that it must not be borrowed, and call other elements. An
    /// exception of the listener is not handled here.
    fn call(&self, name: &str, detail: &JsValue) -> JsValue {
        let answer = self.on_event.call2(&JsValue::NULL, &name.into(), detail).unwrap_or_default();
        set_language(self.language);
        answer
    }
}
