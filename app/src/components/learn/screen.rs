//! Exercises: the board, what is asked, and what was answered.

use std::rc::Rc;

use ansa_board::{BoardEvent, BoardView, Pointing};
use ansa_core::Side;
use yew::prelude::*;

use super::panel::{answering, question};
use super::summary::summary;
use crate::components::game_board::BoardSource;
use crate::components::{Button, GameBoard, Icon, answer};
use crate::hooks::{PointingProvider, use_kept_focus, use_learn, use_settings};
use ansa_model::activities::answer::AnswerAction;
use ansa_model::activities::learn::{Answered, Exercise, LearnAction, LearnState};
use ansa_model::text::{label, learn as words};

impl BoardSource for LearnState {
    fn view(&self, pointing: &Pointing, offers: bool) -> BoardView {
        self.board_view(pointing, offers)
    }
}

/// Leads through exercises.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Learn(
    /// The title of the screen.
    title: &AttrValue,
    /// The exercises. Only those at the beginning count.
    exercises: &Rc<Vec<Rc<Exercise>>>,
    /// The side whose mistakes are shown first; `None` for both.
    side: &Option<Side>,
    /// Called with the first answer to each exercise.
    #[prop_or_default]
    on_answered: &Callback<(Rc<Exercise>, Answered)>,
    /// Shown beside the results.
    #[prop_or_default]
    children: &Html,
    /// Opens the dialog that lists the keys.
    on_help: &Callback<()>,
    /// Called to leave.
    on_close: &Callback<()>,
) -> Html {
    let (state, act) = use_learn(exercises, *side, on_answered, on_help);
    let settings = use_settings().settings;
    let on_board = use_callback(act.clone(), |event: BoardEvent, act| act.emit(event.into()));
    let (at, all) = state.progress();
    let is_typing = state.draft.entry.typed.is_some();
    use_kept_focus((at, state.side, state.can_enter(), state.is_answered(), is_typing));
    html! {
        <PointingProvider>
            <main class="play study learn" aria-label={title.clone()} data-test="learn-screen">
                <header class="learn-head plate-top">
                    { Button::icon("learn-close", Icon::BACK, words::back()).class("dialog-close").calls(on_close) }
                    <h2>{ title }</h2>
                    if state.exercise().is_some() {
                        <p class="learn-progress" data-test="learn-progress" data-at={at.to_string()}>
                            { words::progress(at as u32 + 1, all as u32) }
                        </p>
                    }
                </header>
                <div class="play-board">
                    <GameBoard<LearnState> key={at} source={state.clone()} offers={settings.hover_arrows} on={on_board} />
                </div>
                <section class="controls" aria-label={words::title()}>
                    if state.exercise().is_some() {
                        { question(&state, settings.turns, &act) }
                        { answering(&state, &act) }
                    } else {
                        { summary(&state, &act, on_close) }
                    }
                </section>
                <section class="turns learn-side" aria-label={words::sides()}>
                    { sides(&state, &act) }
                    { children.clone() }
                </section>
                { answer::announced(&state.draft, "learn-announce") }
            </main>
        </PointingProvider>
    }
}

/// The choice of a side, if both have erred, and the tool that flips the board.
fn sides(state: &LearnState, act: &Callback<LearnAction>) -> Html {
    let choices = [None, Some(Side::Gold), Some(Side::Silver)];
    let has_both = Side::ALL.into_iter().all(|side| state.count(Some(side)) > 0);
    let choice = |side: Option<Side>| {
        let count = state.count(side) as u32;
        let (name, test) = match side {
            None => (words::of_both(count), "learn-both"),
            Some(Side::Gold) => (words::of_side(Side::Gold, count), "learn-gold"),
            Some(Side::Silver) => (words::of_side(Side::Silver, count), "learn-silver"),
        };
        Button::new(test, name).pressed(state.side == side).sends(act, LearnAction::Choose(side))
    };
    html! {
        <>
            if has_both {
                <div class="learn-sides" role="group" aria-label={words::sides()}>
                    { for choices.into_iter().map(choice) }
                </div>
            }
            { Button::with_icon("flip", Icon::FLIP, label::flip())
                .class("tool learn-flip")
                .long(label::flip_long())
                .sends(act, AnswerAction::Flip) }
        </>
    }
}
