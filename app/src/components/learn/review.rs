//! The screen of the mistakes that return after days.

use std::rc::Rc;

use yew::prelude::*;

use super::screen::Learn;
use crate::components::{Button, Forget, Icon, PageScreen, stored_error};
use crate::given::callback;
use crate::hooks::{StoredHandle, use_stored};
use crate::services::time;
use ansa_model::activities::learn::{Answered, Card, DeckAction, Exercise, MistakeDeck};
use ansa_model::activities::leitner::Day;
use ansa_model::text::{review as words, storage};

#[derive(Properties, PartialEq)]
pub(crate) struct ReviewProps {
    /// Called to show the keys of the exercises.
    pub(crate) on_help: Callback<()>,
    /// Called to go back.
    pub(crate) on_close: Callback<()>,
}

/// The kept mistakes, and the way through those that are due.
#[component]
pub(crate) fn Review(props: &ReviewProps) -> Html {
    let deck = use_stored::<MistakeDeck>(storage::mistakes);
    let today = time::today();
    let asked = use_state(|| None::<Rc<Vec<Rc<Exercise>>>>);
    let on_answered = {
        let deck = deck.clone();
        use_callback((), move |(exercise, answered): (Rc<Exercise>, Answered), ()| {
            change(&deck, DeckAction::Grade(exercise, answered));
        })
    };
    let error = stored_error("review-error", deck.error.as_ref());
    if let Some(exercises) = &*asked {
        let on_close = callback(asked.setter(), |(), asked| asked.set(None));
        return html! {
            <Learn
                title={words::title()}
                exercises={exercises.clone()}
                side={None}
                {on_answered}
                on_help={props.on_help.clone()}
                {on_close}
            >
                { error }
            </Learn>
        };
    }
    let due = deck.value.due(today);
    let (count, all) = (due.len(), deck.value.cards.len());
    let on_begin =
        callback((asked.setter(), Rc::new(due)), |_: MouseEvent, (asked, due)| asked.set(Some(due.clone())));
    html! {
        <PageScreen title={words::title()} test="review-screen" on_close={&props.on_close}>
            { error }
            if all == 0 {
                <p data-test="review-empty">{ words::empty() }</p>
            } else {
                <div class="review-head">
                    <p data-test="review-due" data-due={count.to_string()} data-all={all.to_string()}>
                        { words::due_of(count as u32, all as u32) }
                    </p>
                    if count > 0 {
                        { Button::new("review-begin", words::begin()).main().show(on_begin) }
                    }
                    <Forget
                        test="review-clear"
                        label={words::delete_all()}
                        consequence={words::delete_all_means(all as u32)}
                        on_forget={deck.on_forget()}
                    />
                </div>
                <ul class="review-cards">
                    { for deck.value.cards.iter().map(|one| card(one, &deck, today)) }
                </ul>
            }
        </PageScreen>
    }
}

/// Applies a change, which needs no room in the deck.
fn change(deck: &StoredHandle<MistakeDeck>, action: DeckAction) {
    let today = time::today();
    let _ = deck.change(move |deck| deck.apply(action.clone(), today));
}

fn card(card: &Card, deck: &StoredHandle<MistakeDeck>, today: Day) -> Html {
    let exercise = &card.exercise;
    let (key, label) = (exercise.key(), exercise.label().to_string());
    let days = card.due_seen_from(today).since(today);
    let when = match u32::try_from(days) {
        Ok(days) if days > 0 => words::due_in(days),
        _ => words::due_now().to_owned(),
    };
    let name = words::delete_of(&label, &card.source);
    let onclick = callback((key.clone(), deck.clone()), move |_: MouseEvent, (key, deck)| {
        change(deck, DeckAction::Remove(key.clone()));
    });
    html! {
        <li class="review-card" key={key.clone()} data-test="review-card">
            <span class="review-words">
                <strong>{ &label }</strong>
                <span>{ &card.source }</span>
                <span>{ when }</span>
            </span>
            { Button::icon("review-delete", Icon::DELETE, name)
                .class("game-tool")
                .long(words::delete())
                .show(onclick) }
        </li>
    }
}
