//! The row of buttons below the board.

use std::rc::Rc;

use yew::prelude::*;

use super::signs::{Sign, sign};
use crate::attributes::Kind;
use crate::state::{Action, State};
use crate::text;

#[derive(Properties, PartialEq)]
pub(super) struct BarProps {
    /// What is shown.
    pub(super) state: Rc<State>,
    /// Hears what is to be done.
    pub(super) act: Callback<Action>,
}

/// What can be done in the mode that the element is in.
#[component]
pub(super) fn Bar(props: &BarProps) -> Html {
    let state = &props.state;
    let buttons = match state.kind {
        Kind::Still => return html! {},
        Kind::Replay => replay(state, &props.act),
        Kind::Play => play(state, &props.act),
        Kind::Puzzle => puzzle(state, &props.act),
    };
    html! {
        <div class="bar" part="controls" role="group" aria-label={text::CONTROLS}>{ for buttons }</div>
    }
}

/// A button; one that can't be pressed keeps its place and the focus.
fn button(
    act: &Callback<Action>,
    can: bool,
    action: Action,
    part: &'static str,
    name: &'static str,
    inner: Html,
) -> Html {
    let onclick = act.reform(move |_: MouseEvent| action.clone());
    html! {
        <button
            key={part}
            type="button"
            class={classes!("button", (part == "end-turn").then_some("button-main"))}
            part={format!("button {part}")}
            aria-disabled={(!can).then_some("true")}
            aria-label={name}
            title={name}
            data-test={part}
            onclick={if can { onclick } else { Callback::noop() }}
        >
            { inner }
        </button>
    }
}

fn replay(state: &State, act: &Callback<Action>) -> Vec<Html> {
    let (start, end) = (state.ply == 0, state.ply == state.plies());
    let drawn = |can: bool, action, part, name, which| button(act, can, action, part, name, sign(which));
    let run = if state.running {
        drawn(true, Action::Run(false), "run", text::PAUSE, Sign::Pause)
    } else {
        drawn(state.plies() > 0, Action::Run(true), "run", text::RUN, Sign::Run)
    };
    vec![
        drawn(!start, Action::First, "first", text::FIRST, Sign::First),
        drawn(!start, Action::Back, "back", text::BACK, Sign::Back),
        run,
        drawn(!end, Action::Next, "next", text::NEXT, Sign::Next),
        drawn(!end, Action::Last, "last", text::LAST, Sign::Last),
        html! {
            <span class="counter" part="counter" data-test="counter">
                { text::counter(state.last(), state.ply, state.plies()) }
            </span>
        },
    ]
}

fn words(act: &Callback<Action>, can: bool, action: Action, part: &'static str, name: &'static str) -> Html {
    button(act, can, action, part, name, html! { <>{ name }</> })
}

fn has_steps(state: &State) -> bool {
    state.is_entering() && state.turn.as_ref().is_some_and(|turn| turn.steps().len() > 0)
}

fn play(state: &State, act: &Callback<Action>) -> Vec<Html> {
    let mut buttons = Vec::new();
    if state.engine_fault.is_some() {
        buttons.push(words(act, true, Action::Retry, "retry", text::RETRY));
    }
    buttons.push(words(act, has_steps(state), Action::End, "end-turn", text::END_TURN));
    buttons.push(words(act, has_steps(state), Action::Undo, "undo", text::UNDO));
    buttons.push(words(act, state.can_take_back(), Action::TakeBack, "take-back", text::TAKE_BACK));
    buttons.push(words(act, state.plies() > 0, Action::Restart, "restart", text::NEW_GAME));
    buttons
}

fn puzzle(state: &State, act: &Callback<Action>) -> Vec<Html> {
    let mut buttons = vec![
        words(act, has_steps(state), Action::End, "end-turn", text::END_TURN),
        words(act, has_steps(state), Action::Undo, "undo", text::UNDO),
    ];
    if state.solved {
        buttons.push(words(act, true, Action::Restart, "restart", text::AGAIN));
    } else {
        buttons.push(words(act, has_steps(state), Action::Reset, "reset", text::RESET));
        if state.has_solution() {
            buttons.push(words(act, true, Action::Solve, "solution", text::SHOW));
        }
    }
    buttons
}
