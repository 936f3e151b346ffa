//! Watches the engine: a worker that has gone silent is replaced.
//!
//! A worker that fails says so, but one that the system has closed, or that waits for ever, says nothing. While it
//! searches, a living worker reports its progress several times a second.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use ansa_core::Game;
use gloo::timers::callback::Timeout;
use yew::Callback;

use super::time;
use super::worker_client::{EngineClient, EngineEvent};
use ansa_model::activities::engine::{EngineFault, Request};

/// How long a worker may be silent while it searches, and while it may still be loading, in milliseconds.
const SILENCE: u32 = 9_000;
const LOADING: u32 = 45_000;

/// The engine, in a worker that is replaced when it goes silent: once for each request without telling, then as a
/// failure.
pub(crate) struct WatchedEngine(Rc<Watch>);

struct Watch {
    on_event: Callback<EngineEvent>,
    state: RefCell<Watched>,
}

#[derive(Default)]
struct Watched {
    client: Option<EngineClient>,
    /// Whether this worker has ever answered.
    has_answered: bool,
    asked: Option<Asked>,
    timer: Option<Timeout>,
}

/// A request, to be repeated.
#[derive(Clone)]
struct Asked {
    request: Request,
    game: Rc<Game>,
    /// The steps made of the next turn, in the notation of records.
    steps: Rc<str>,
    time: Option<u64>,
    is_repeated: bool,
}

impl WatchedEngine {
    /// An engine whose worker starts with the first request. `on_event` receives the events.
    pub(crate) fn new(on_event: Callback<EngineEvent>) -> WatchedEngine {
        WatchedEngine(Rc::new(Watch { on_event, state: RefCell::default() }))
    }

    /// Asks for the best turn or setup of the side to move, within so many milliseconds.
    pub(crate) fn think(&self, request: Request, game: Rc<Game>, time: Option<u64>) {
        self.0.clone().ask(Asked { request, game, steps: "".into(), time, is_repeated: false });
    }

    /// Asks for the best way to complete a turn in which these steps have been made, in the notation of records.
    pub(crate) fn think_within(&self, request: Request, game: Rc<Game>, steps: Rc<str>) {
        self.0.clone().ask(Asked { request, game, steps, time: None, is_repeated: false });
    }

    /// Stops the search. The best turn found so far follows as the answer.
    pub(crate) fn stop(&self) {
        if let Some(client) = &self.0.state.borrow().client {
            client.stop();
        }
    }

    /// No answer is awaited any more.
    pub(crate) fn cancel(&self) {
        self.stop();
        let mut state = self.0.state.borrow_mut();
        state.asked = None;
        state.timer = None;
    }
}

impl Watch {
    fn ask(self: Rc<Watch>, asked: Asked) {
        let weak = Rc::downgrade(&self);
        let mut state = self.state.borrow_mut();
        state.timer = Some(self.clone().timer(if state.has_answered { SILENCE } else { LOADING }));
        let client = state.client.get_or_insert_with(|| {
            EngineClient::new(Callback::from(move |event| {
                if let Some(watch) = Weak::upgrade(&weak) {
                    watch.heard(event);
                }
            }))
        });
        client.think(asked.request, &asked.game, &asked.steps, asked.time);
        state.asked = Some(asked);
    }

    fn timer(self: Rc<Watch>, milliseconds: u32) -> Timeout {
        time::after(milliseconds, move || self.silent())
    }

    /// An event has arrived: the worker lives.
    fn heard(self: Rc<Watch>, event: EngineEvent) {
        let on_event = self.on_event.clone();
        {
            let mut state = self.state.borrow_mut();
            state.has_answered = true;
            let (id, goes_on) = match &event {
                EngineEvent::Progress { id, .. } => (*id, true),
                EngineEvent::Best { id, .. } | EngineEvent::Failed { id, .. } => (*id, false),
            };
            if state.asked.as_ref().is_some_and(|asked| asked.request.id == id) {
                state.timer = goes_on.then(|| self.clone().timer(SILENCE));
                if !goes_on {
                    state.asked = None;
                }
            }
        }
        on_event.emit(event);
    }

    /// The worker has been silent for too long.
    fn silent(self: Rc<Watch>) {
        let asked = {
            let mut state = self.state.borrow_mut();
            // Dropping the client ends its worker.
            state.client = None;
            state.has_answered = false;
            state.timer = None;
            state.asked.take()
        };
        match asked {
            Some(asked) if asked.is_repeated => {
                self.on_event.emit(EngineEvent::Failed { id: asked.request.id, fault: EngineFault::Died });
            }
            Some(asked) => self.ask(Asked { is_repeated: true, ..asked }),
            None => {}
        }
    }
}
