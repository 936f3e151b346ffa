//! Draws a state and hears what is done there.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use ansa_board::vnode::VElement;
use ansa_board::{Board, BoardEvent, DomPatcher, Pointing, sprite};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use super::{bar, stage::stage};
use crate::attributes::Kind;
use crate::state::{Action, State};
use crate::text;

/// What is heard beside what the board hears.
const HEARD: [&str; 4] = ["keydown", "pointerdown", "mousedown", "click"];

/// What is drawn of one state; hears nothing more once it is dropped.
pub(crate) struct Viewer {
    shared: Rc<Shared>,
    /// As long as these are there it hears.
    _listeners: [EventListener; HEARD.len()],
}

struct Shared {
    stage: DomPatcher,
    state: RefCell<Rc<State>>,
    /// The drawings that the board uses, and the board; made when it is first seen.
    board: OnceCell<Option<(Element, Board)>>,
    pointing: RefCell<Pointing>,
    /// Whether the mouse or a finger was used last.
    pointed: Cell<bool>,
    replay: RefCell<Replay>,
    act: Box<dyn Fn(Action)>,
}

/// While the replay runs, goes on after each interval.
#[derive(Default)]
struct Replay {
    /// Whether it runs, the ply that is shown, and the interval in milliseconds.
    at: (bool, usize, u32),
    /// Is cancelled when it is dropped.
    _timer: Option<Timeout>,
}

impl Viewer {
    /// Draws this, and tells `act` what is to be done. None where there is no document.
    pub(crate) fn new(state: Rc<State>, act: impl Fn(Action) + 'static) -> Option<Viewer> {
        let shared = Rc::new(Shared {
            stage: DomPatcher::new(VElement::new("div"))?,
            state: RefCell::new(state),
            board: OnceCell::new(),
            pointing: RefCell::default(),
            pointed: Cell::new(false),
            replay: RefCell::default(),
            act: Box::new(act),
        });
        let listeners = shared.stage.listen(HEARD, &shared, Shared::hear);
        shared.draw();
        Some(Viewer { shared, _listeners: listeners })
    }

    /// The element to be put into the document.
    pub(crate) fn element(&self) -> &Element {
        self.shared.stage.element()
    }

    /// Draws another state.
    pub(crate) fn show(&self, state: Rc<State>) {
        self.shared.state.replace(state);
        self.shared.draw();
        self.shared.run();
    }
}

impl Shared {
    /// The state that is shown; one of its own, so that nothing is borrowed while somebody is told something.
    fn state(&self) -> Rc<State> {
        self.state.borrow().clone()
    }

    fn draw(self: &Rc<Shared>) {
        self.stage.patch(|| {
            let state = self.state();
            stage(&state, self.pointed.get(), self.board(&state))
        });
    }

    /// The drawings and the board, showing this, if one is to be seen.
    fn board(self: &Rc<Shared>, state: &State) -> Option<[Element; 2]> {
        if state.fault.is_some() || state.is_loading() {
            return None;
        }
        let help = if state.is_entering() { text::ENTER_HELP } else { text::LOOK_HELP };
        let view = state.board_view(&self.pointing.borrow());
        let made = self.board.get_or_init(|| {
            let hearing = Rc::downgrade(self);
            let on = move |event| {
                if let Some(shared) = hearing.upgrade() {
                    shared.on_board(event);
                }
            };
            Some((drawings()?, Board::new(view.clone(), help, on)?))
        });
        let (drawings, board) = made.as_ref()?;
        board.show(view, help);
        Some([drawings.clone(), board.element().clone()])
    }

    fn on_board(self: &Rc<Shared>, event: BoardEvent) {
        match event {
            BoardEvent::Point(to) => {
                if self.pointing.replace(to.clone()) != to {
                    self.draw();
                }
            }
            event => (self.act)(Action::Board(event)),
        }
    }

    fn hear(self: &Rc<Shared>, event: &Event) {
        let is_replay = self.state().kind == Kind::Replay;
        let inside = |selector| event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok()?;
        match event.type_().as_str() {
            "keydown" => {
                self.point(false);
                let action = event.dyn_ref().filter(|_| is_replay).and_then(key);
                if let Some(action) = action {
                    (self.act)(action);
                    event.prevent_default();
                }
            }
            "pointerdown" => self.point(true),
            // A press on a board that is only looked at means the whole element: arrow keys then go through the game.
            "mousedown" => {
                if let Some(stage) = self.stage.element().dyn_ref::<HtmlElement>()
                    && is_replay
                    && inside("[part=board]").is_some()
                {
                    event.prevent_default();
                    // What can't be focused leaves the focus where it is.
                    let _ = stage.focus();
                }
            }
            _ => {
                let part = inside("button").and_then(|button| button.get_attribute("data-test"));
                if let Some(action) = part.and_then(|part| bar::pressed(&self.state(), &part)) {
                    (self.act)(action);
                }
            }
        }
    }

    fn point(self: &Rc<Shared>, pointed: bool) {
        if self.pointed.replace(pointed) != pointed {
            self.draw();
        }
    }

    fn run(self: &Rc<Shared>) {
        let state = self.state();
        let now = (state.running, state.ply, state.attributes.interval);
        let mut replay = self.replay.borrow_mut();
        if replay.at != now {
            let hearing = Rc::downgrade(self);
            let tick = move || {
                if let Some(shared) = hearing.upgrade() {
                    (shared.act)(Action::Tick);
                }
            };
            *replay = Replay { at: now, _timer: state.running.then(|| Timeout::new(now.2, tick)) };
        }
    }
}

/// What a key does in a replay. The board has its own use for these keys and keeps them to itself.
fn key(event: &KeyboardEvent) -> Option<Action> {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    match event.key().as_str() {
        _ if modified => None,
        "ArrowRight" => Some(Action::Next),
        "ArrowLeft" => Some(Action::Back),
        "Home" => Some(Action::First),
        "End" => Some(Action::Last),
        _ => None,
    }
}

/// The symbols that the board uses.
fn drawings() -> Option<Element> {
    let around = web_sys::window()?.document()?.create_element("div").ok()?;
    around.set_inner_html(&sprite());
    around.first_element_child()
}
