//! Counts games in a worker, which ends with the screen.

use std::rc::Rc;

use yew::prelude::*;

use super::use_apply::use_apply;
use crate::services::counting::{CountingClient, CountingEvent};
use ansa_model::statistics::{Counted, CountedAction, Question};

/// The answers of the worker so far, and a callback that asks a question: a newer one of the same kind makes an older one
/// needless. The worker starts with the first question; after it has failed, the next question starts
/// another one.
#[hook]
pub(crate) fn use_counting() -> (Rc<Counted>, Callback<Question>) {
    let (counted, act) = use_apply(Counted::default, |never, _| match never {});
    let client = use_mut_ref(|| None::<CountingClient>);
    let last = use_mut_ref(|| 0_u32);
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
                let on_event = {
                    let (act, client) = (act.clone(), client.clone());
                    Callback::from(move |event| match event {
                        CountingEvent::Replied(reply) => act.emit(CountedAction::Replied(reply)),
                        CountingEvent::Died => {
                            act.emit(CountedAction::Died);
                            // Not at once: this is called by a listener of the client.
                            let client = client.clone();
                            wasm_bindgen_futures::spawn_local(
                                async move { drop(client.borrow_mut().take()) },
                            );
                        }
                    })
                };
                client.replace(CountingClient::start(on_event));
            }
            match &*client.borrow() {
                Some(client) => client.ask(number, question),
                None => act.emit(CountedAction::Died),
            }
        }
    });
    use_effect_with((), move |()| move || drop(client.borrow_mut().take()));
    (counted, ask)
}
