//! The page's end: starts the worker, and hands on questions and answers.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use crate::services::page;
use ansa_model::statistics::{CountAnswer, CountQuery, Question, Reply};

/// What the worker says.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum CountingEvent {
    Replied(Box<Reply>),
    /// It could not be started, or has failed.
    Died,
}

/// The worker. It ends when this is dropped.
pub(crate) struct CountingClient {
    worker: Worker,
    state: Rc<ClientState>,
    _listeners: [EventListener; 2],
}

#[derive(Default)]
struct ClientState {
    /// Whether the worker listens.
    is_ready: Cell<bool>,
    /// What waits until it does.
    waiting: RefCell<Vec<String>>,
}

impl CountingClient {
    /// Starts the worker; `None` if the browser refuses.
    pub(crate) fn start(on_event: Callback<CountingEvent>) -> Option<CountingClient> {
        let folder = format!("program-{}", page::build_id()?);
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let address = page::address_of(&format!("{folder}/worker.js"));
        let worker = Worker::new_with_options(&address, &options).ok()?;
        let state = Rc::new(ClientState::default());
        let on_message = {
            let (worker, state, on_event) = (worker.clone(), state.clone(), on_event.clone());
            EventListener::new(&worker.clone(), "message", move |event| {
                let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
                let text = data.and_then(|data| data.as_string()).unwrap_or_default();
                let Ok(reply) = serde_json::from_str::<Reply>(&text) else { return };
                if reply.answer == CountAnswer::Ready {
                    state.is_ready.set(true);
                    state.waiting.take().iter().for_each(|text| send(&worker, text));
                } else {
                    on_event.emit(CountingEvent::Replied(Box::new(reply)));
                }
            })
        };
        let on_error = EventListener::new(&worker, "error", move |_| on_event.emit(CountingEvent::Died));
        Some(CountingClient { worker, state, _listeners: [on_message, on_error] })
    }

    /// Asks a question, as soon as the worker listens.
    pub(crate) fn ask(&self, number: u32, question: Question) {
        // A question is made of numbers and texts, which can be written.
        let Ok(text) = serde_json::to_string(&CountQuery { number, question }) else { return };
        if self.state.is_ready.get() {
            send(&self.worker, &text);
        } else {
            self.state.waiting.borrow_mut().push(text);
        }
    }
}

fn send(worker: &Worker, text: &str) {
    // A text can be copied to every worker.
    let _ = worker.post_message(&JsValue::from_str(text));
}

impl Drop for CountingClient {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
