//! Renders a state into the document and handles its DOM events.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use ansa_board::vnode::VElement;
use ansa_board::{BoardElement, BoardEvent, BoardView, DomPatcher, Pointing, closest, key_event, mark_focus};
use ansa_model::document::Document;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, MouseEvent};

use super::controls;
use super::highlights::highlights;
use super::keys::{self, KeyPlace};
use super::sprite::Sprite;
use super::stage::{StageElements, stage};
use super::turns::{TurnsView, turns};
use crate::attributes::ElementMode;
use crate::state::{ElementAction, ElementState};
use crate::text;

/// The wait before a turn is judged, in milliseconds: as long as it takes to draw that it is being judged.
const BEFORE_JUDGING: u32 = 40;

/// The DOM events that are handled besides those of the board.
const DOM_EVENTS: [&str; 5] = ["keydown", "focusin", "pointerdown", "mousedown", "click"];

/// The view of an element in a document. It stops listening when it is dropped.
pub(crate) struct Viewer {
    shared: Rc<ViewerInner>,
    /// Dropping them removes the DOM listeners.
    _listeners: [EventListener; DOM_EVENTS.len()],
}

struct ViewerInner {
    stage: DomPatcher,
    state: RefCell<Rc<ElementState>>,
    /// Whether the board and the whole list of turns are drawn. Both are large, and a page can have many elements.
    is_complete: Cell<bool>,
    /// The sprite and the board; created when the board is first drawn.
    board: OnceCell<Option<(Sprite, BoardElement)>>,
    /// The list of turns; created when there is one to show.
    turns: OnceCell<Option<DomPatcher>>,
    /// What the list shows, so that it is rendered for another turn only, not for another step or hint.
    listed: RefCell<Option<(Document, TurnsView)>>,
    pointing: RefCell<Pointing>,
    /// Whether the last input came from the mouse or a finger.
    pointed: Cell<bool>,
    replay: RefCell<ReplayTimer>,
    /// Runs while a turn waits to be judged.
    judging: RefCell<Option<Timeout>>,
    on_action: Box<dyn Fn(ElementAction)>,
}

/// The timer of a running replay.
#[derive(Default)]
struct ReplayTimer {
    /// Whether the replay runs, the ply that is shown, and the interval in milliseconds.
    at: (bool, usize, u32),
    /// Dropping it cancels it.
    _timer: Option<Timeout>,
}

impl Viewer {
    /// Renders a state; `on_action` is called for each input. `None` where there is no document.
    pub(crate) fn new(
        state: Rc<ElementState>,
        on_action: impl Fn(ElementAction) + 'static,
    ) -> Option<Viewer> {
        let shared = Rc::new(ViewerInner {
            stage: DomPatcher::new(VElement::new("div"))?,
            state: RefCell::new(state),
            is_complete: Cell::new(false),
            board: OnceCell::new(),
            turns: OnceCell::new(),
            listed: RefCell::default(),
            pointing: RefCell::default(),
            pointed: Cell::new(false),
            replay: RefCell::default(),
            judging: RefCell::default(),
            on_action: Box::new(on_action),
        });
        let listeners = shared.stage.listen(DOM_EVENTS, &shared, ViewerInner::dispatch);
        shared.draw();
        Some(Viewer { shared, _listeners: listeners })
    }

    /// The element, to be inserted into the document.
    pub(crate) fn element(&self) -> &Element {
        self.shared.stage.element()
    }

    /// Renders another state.
    pub(crate) fn show(&self, state: Rc<ElementState>) {
        self.shared.state.replace(state);
        self.shared.draw();
        self.shared.run();
    }

    /// From now on draws the board and the whole list of turns, too.
    pub(crate) fn complete(&self) {
        self.shared.complete();
    }
}

impl ViewerInner {
    /// The state that is shown, as a reference of its own: nothing may be borrowed while `on_action` is called.
    fn state(&self) -> Rc<ElementState> {
        self.state.borrow().clone()
    }

    fn draw(self: &Rc<ViewerInner>) {
        self.stage.patch(&|| {
            let state = self.state();
            stage(&state, self.elements(&state))
        });
        // It waits for the layout.
        if self.is_complete.get() {
            self.keep_turn_in_view();
        }
    }

    fn complete(self: &Rc<ViewerInner>) {
        if !self.is_complete.replace(true) {
            self.draw();
        }
    }

    /// What is drawn on its own, with this state. `None` if there is no board to show.
    fn elements(self: &Rc<ViewerInner>, state: &ElementState) -> Option<StageElements> {
        if state.error.is_some() || state.is_loading() {
            return None;
        }
        Some(StageElements { board: self.board(state), turns: self.turns(state) })
    }

    /// The sprite and the board, if they are drawn.
    fn board(self: &Rc<ViewerInner>, state: &ElementState) -> Option<(Element, Element)> {
        if !self.is_complete.get() {
            return None;
        }
        let is_entering = state.is_entering() || state.is_setting_up();
        let help = text::help(state.is_marking(), is_entering, state.attributes.drawable);
        let overlay = highlights(&state.attributes.highlights, state.bottom());
        let view = BoardView { overlay, ..state.board_view(&self.pointing.borrow()) };
        let made = self.board.get_or_init(|| {
            let weak = Rc::downgrade(self);
            let on = move |event| {
                if let Some(shared) = weak.upgrade() {
                    shared.on_board_event(event);
                }
            };
            let sprite = Sprite::new(&self.stage.element().owner_document()?)?;
            Some((sprite, BoardElement::new(view.clone(), help, on)?.with_drawing()))
        });
        let (sprite, board) = made.as_ref()?;
        sprite.show(state.attributes.pieces);
        board.show(view, help);
        Some((sprite.element.clone(), board.element().clone()))
    }

    /// The list of turns with this state.
    fn turns(&self, state: &ElementState) -> Option<Element> {
        let hidden = state.attributes.hidden;
        let document = Some(&state.document).filter(|_| state.is_replay_of_record() && !hidden.turns)?;
        let list = self.turns.get_or_init(|| DomPatcher::new(VElement::new("div"))).as_ref()?;
        let is_complete = self.is_complete.get();
        let view = TurnsView { node: state.node(), comments: !hidden.comments, is_complete };
        let mut listed = self.listed.borrow_mut();
        if !listed.as_ref().is_some_and(|(of, as_it_is)| of.has_same_tree(document) && *as_it_is == view) {
            list.patch(&|| turns(document.tree(), view));
            *listed = Some((document.clone(), view));
        }
        Some(list.element().clone())
    }

    /// Scrolls the list, and nothing else, to the turn that is shown; the focus goes with it.
    fn keep_turn_in_view(&self) {
        let Some(list) = self.turns.get().and_then(Option::as_ref) else { return };
        let find = |selector: &str| {
            list.element().query_selector(selector).ok()?.map(Element::unchecked_into::<HtmlElement>)
        };
        let Some((list, shown)) = find(".turns-list").zip(find("[aria-current]")) else { return };
        let (top, end) = (shown.offset_top(), shown.offset_top() + shown.offset_height());
        let room = list.client_height();
        if top < list.scroll_top() {
            list.set_scroll_top(top);
        } else if end > list.scroll_top() + room {
            // The start of a turn that is longer than the list is more important than its end.
            list.set_scroll_top(top.min(end - room));
        }
        if find("[data-node]:focus").is_some() {
            // If it can't be focused, the focus stays where it is.
            let _ = shown.focus();
        }
    }

    /// Focuses the button that opens the menu: the button that was pressed in the menu is gone.
    fn focus_menu_button(&self) {
        let button = self.stage.element().query_selector("[data-test=menu-button]").ok().flatten();
        if let Some(button) = button {
            let _ = button.unchecked_into::<HtmlElement>().focus();
        }
    }

    fn on_board_event(self: &Rc<ViewerInner>, event: BoardEvent) {
        match event {
            BoardEvent::Point(to) => {
                if self.pointing.replace(to.clone()) != to {
                    self.draw();
                }
            }
            event => (self.on_action)(ElementAction::Board(event)),
        }
    }

    /// Handles a DOM event.
    fn dispatch(self: &Rc<ViewerInner>, event: &Event) {
        let is_replay = self.state().mode == ElementMode::Replay;
        let inside = |selector| closest(event, selector);
        match event.type_().as_str() {
            "keydown" => {
                self.point(false);
                let (state, is_open) = (self.state(), self.state().menu);
                let place = match (inside("[data-node]"), inside("[role=slider]")) {
                    (Some(_), _) => KeyPlace::List,
                    (None, Some(_)) => KeyPlace::Graph,
                    (None, None) => KeyPlace::Elsewhere,
                };
                let pressed = key_event(event);
                let undoes = |event| keys::undoes(event, state.has_steps());
                let moves = |event| keys::key(event, place, state.place.plies(), is_open);
                let action = pressed.filter(|_| is_replay).and_then(moves);
                if let Some(action) = action.or_else(|| pressed.and_then(undoes)) {
                    (self.on_action)(action);
                    event.prevent_default();
                    if is_open {
                        self.focus_menu_button();
                    }
                }
            }
            "focusin" => {
                if let Some(target) = inside("[data-square]") {
                    mark_focus(&target, self.pointed.get());
                }
            }
            "pointerdown" => self.point(true),
            // A press on the board of a replay focuses the whole element, so that arrow keys navigate the game.
            "mousedown" => {
                if is_replay && inside("[part=board]").is_some() {
                    event.prevent_default();
                    // If it can't be focused, the focus stays where it is.
                    let _ = self.stage.element().unchecked_ref::<HtmlElement>().focus();
                }
            }
            _ => {
                if let Some(plies) = inside("[role=slider]").and_then(|slider| plies_at(&slider, event)) {
                    return (self.on_action)(ElementAction::GoToPly(plies));
                }
                let Some(button) = inside("button") else { return };
                let is_menu_item = inside(".menu-items").is_some();
                let part = button.get_attribute("data-test");
                let node = button.get_attribute("data-node").and_then(|node| node.parse().ok());
                let action = part.and_then(|part| controls::action_of(&self.state(), &part));
                if let Some(action) = action.or(node.map(ElementAction::GoTo)) {
                    (self.on_action)(action);
                    if is_menu_item {
                        self.focus_menu_button();
                    }
                }
            }
        }
    }

    fn point(&self, pointed: bool) {
        if self.pointed.replace(pointed) != pointed
            && let Ok(Some(focused)) = self.stage.element().query_selector(":focus")
        {
            mark_focus(&focused, pointed);
        }
    }

    /// Starts and stops the timers.
    fn run(self: &Rc<ViewerInner>) {
        let state = self.state();
        let mut judging = self.judging.borrow_mut();
        if state.is_judging() != judging.is_some() {
            *judging = state.is_judging().then(|| self.later(BEFORE_JUDGING, ElementAction::Judge));
        }
        drop(judging);
        let now = (state.running, state.place.plies(), state.attributes.interval);
        let mut replay = self.replay.borrow_mut();
        if replay.at != now {
            *replay = ReplayTimer {
                at: now,
                _timer: state.running.then(|| self.later(now.2, ElementAction::Tick)),
            };
        }
    }

    /// Does something after so many milliseconds, unless the timer is dropped before.
    fn later(self: &Rc<ViewerInner>, milliseconds: u32, action: ElementAction) -> Timeout {
        let weak = Rc::downgrade(self);
        Timeout::new(milliseconds, move || {
            if let Some(shared) = weak.upgrade() {
                (shared.on_action)(action);
            }
        })
    }
}

/// The number of plies of the point of a graph that was pressed.
fn plies_at(slider: &Element, event: &Event) -> Option<usize> {
    let plies: f64 = slider.get_attribute("aria-valuemax")?.parse::<u32>().ok()?.into();
    let (x, place) = (event.unchecked_ref::<MouseEvent>().client_x(), slider.get_bounding_client_rect());
    let part = (f64::from(x) - place.left()) / place.width().max(1.0);
    // A cast does not leave the range.
    Some((part * plies + 0.5) as usize)
}
