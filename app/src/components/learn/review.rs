//! The screen of the mistakes that return after days.

use std::rc::Rc;

use yew::prelude::*;

use super::screen::Learn;
use crate::components::{Button, Confirm, Icon, PageScreen};
use crate::hooks::{DeckHandle, use_deck};
use ansa_model::activities::learn::{Answered, Card, DeckAction, Exercise};
use ansa_model::text::review as words;

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
    let deck = use_deck();
    let asked = use_state(|| None::<Rc<Vec<Rc<Exercise>>>>);
    let is_confirming = use_state_eq(|| false);
    let on_answered = {
        let change = deck.change.clone();
        use_callback((), move |(exercise, answered): (Rc<Exercise>, Answered), ()| {
            change.emit(DeckAction::Grade(exercise, answered));
        })
    };
    if let Some(exercises) = &*asked {
        let on_close = {
            let asked = asked.setter();
            Callback::from(move |()| asked.set(None))
        };
        return html! {
            <Learn
                title={words::title()}
                exercises={exercises.clone()}
                side={None}
                {on_answered}
                on_help={props.on_help.clone()}
                {on_close}
            >
                { trouble(&deck) }
            </Learn>
        };
    }
    let due = deck.deck.due(deck.today);
    let (count, all) = (due.len(), deck.deck.cards().len());
    let on_begin = {
        let (asked, due) = (asked.setter(), Rc::new(due));
        Callback::from(move |_: MouseEvent| asked.set(Some(due.clone())))
    };
    let confirm = |is_open: bool| {
        let is_confirming = is_confirming.setter();
        Callback::from(move |()| is_confirming.set(is_open))
    };
    let on_clear = {
        let (change, close) = (deck.change.clone(), confirm(false));
        Callback::from(move |()| {
            change.emit(DeckAction::Clear);
            close.emit(());
        })
    };
    html! {
        <PageScreen title={words::title()} test="review-screen" on_close={&props.on_close}>
            { trouble(&deck) }
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
                    { Button::new("review-clear", format!("{}…", words::delete_all())).calls(&confirm(true)) }
                </div>
                <ul class="review-cards">
                    { for deck.deck.cards().iter().map(|one| card(one, &deck)) }
                </ul>
            }
            if *is_confirming {
                <Confirm
                    title={words::delete_all()}
                    consequence={words::delete_all_means(all as u32)}
                    yes={words::delete_all()}
                    on_yes={on_clear}
                    on_no={confirm(false)}
                />
            }
        </PageScreen>
    }
}

fn trouble(deck: &DeckHandle) -> Html {
    match &deck.trouble {
        Some(trouble) => {
            html! { <p class="notice notice-refusal" role="alert" data-test="review-trouble">{ trouble }</p> }
        }
        None => html! {},
    }
}

fn card(card: &Card, deck: &DeckHandle) -> Html {
    let exercise = card.exercise();
    let (key, label) = (exercise.key(), exercise.label().to_string());
    let days = card.due().since(deck.today);
    let when = match u32::try_from(days) {
        Ok(days) if days > 0 => words::due_in(days),
        _ => words::due_now().to_owned(),
    };
    let name = words::delete_of(&label, card.source());
    html! {
        <li class="review-card" key={key.clone()} data-test="review-card">
            <span class="review-words">
                <strong>{ label }</strong>
                <span>{ card.source() }</span>
                <span>{ when }</span>
            </span>
            { Button::icon("review-delete", Icon::Delete, name)
                .class("game-tool")
                .long(words::delete())
                .sends(&deck.change, DeckAction::Remove(key)) }
        </li>
    }
}
