//! Counts games in a worker, which ends with the screen at the latest.

use std::rc::Rc;

use yew::prelude::*;

use super::use_apply::use_apply;
use crate::given::{callback, use_effect_given};
use crate::services::counting::{CountingClient, CountingEvent};
use crate::services::{storage, time};
use ansa_model::activities::learn::MistakeDeck;
use ansa_model::formats::stored;
use ansa_model::statistics::{Counted, CountedAction, Question};

/// How long to wait for the next letter before games are counted, in milliseconds.
const DELAY: u32 = 150;

/// The result of [`use_counting`]. Its callbacks are stable.
pub(crate) struct Counting {
    /// The answers of the worker so far.
    pub(crate) counted: Rc<Counted>,
    /// Asks a question: a newer one of the same kind makes an older one needless.
    pub(crate) ask: Callback<Question>,
    /// Ends the worker, which has read the games as they were. What it was asked is to be asked again.
    pub(crate) end: Callback<()>,
}

/// The worker that counts. It starts with the first question; after it has failed or was ended, the next question starts
/// another one.
#[hook]
pub(crate) fn use_counting() -> Counting {
    let (counted, act) = use_apply(Counted::default, |never, _| match never {});
    let client = use_mut_ref(|| None::<CountingClient>);
    let last = use_mut_ref(|| 0_u32);
    let end = use_callback((), {
        let (act, client) = (act.clone(), client.clone());
        move |(), ()| {
            if client.borrow_mut().take().is_some() {
                act.emit(CountedAction::Ended);
            }
        }
    });
    let ask = use_callback((), {
        let client = client.clone();
        move |question: Question, ()| {
            let number = {
                let mut last = last.borrow_mut();
                *last = last.wrapping_add(1);
                *last
            };
            act.emit(CountedAction::Asked(number, question.clone()));
            if client.borrow().is_none() {
                let on_event = callback((act.clone(), client.clone()), |event, (act, client)| match event {
                    CountingEvent::Replied(reply) => act.emit(CountedAction::Replied(reply)),
                    CountingEvent::Died => {
                        act.emit(CountedAction::Died);
                        // Not at once: this is called by a listener of the client.
                        let client = client.clone();
                        wasm_bindgen_futures::spawn_local(async move { drop(client.borrow_mut().take()) });
                    }
                });
                client.replace(CountingClient::start(on_event));
            }
            match &*client.borrow() {
                Some(client) => client.ask(number, question),
                None => act.emit(CountedAction::Died),
            }
        }
    });
    use_effect_with((), move |()| move || drop(client.borrow_mut().take()));
    Counting { counted, ask, end }
}

/// Asks a question when it is another one, or when its number is another one. That of the numbers gets the mistakes that
/// are kept.
#[hook]
pub(crate) fn use_question(asked: Option<(Question, u32)>, ask: &Callback<Question>) {
    use_effect_given(asked, ask.clone(), |asked: &Option<(Question, u32)>, ask| {
        let timer = asked.clone().map(|(question, _)| {
            let question = match question {
                Question::Overview(filter, _) => {
                    Question::Overview(filter, storage::text(&stored::key::<MistakeDeck>()))
                }
                question => question,
            };
            time::after(DELAY, move || ask.emit(question))
        });
        move || drop(timer)
    });
}
