//! Board, words and buttons.

use std::rc::Rc;

use ansa_board::{Board, BoardEvent, Pointing, Sprite};
use gloo::timers::callback::Timeout;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::bar::Bar;
use crate::attributes::Kind;
use crate::state::{Action, State};
use crate::text;

/// What a [`Viewer`] is given.
#[derive(Properties, PartialEq)]
pub(crate) struct ViewerProps {
    /// What is shown.
    pub(crate) state: Rc<State>,
    /// Hears what is to be done.
    pub(crate) act: Callback<Action>,
}

/// The whole element.
#[component]
pub(crate) fn Viewer(props: &ViewerProps) -> Html {
    let ViewerProps { state, act } = props;
    let pointing = use_state_eq(Pointing::default);
    let stage = use_node_ref();
    use_replay(state, act);
    let pointed = use_state_eq(|| false);

    let on = {
        let (act, pointing) = (act.clone(), pointing.setter());
        Callback::from(move |event| match event {
            BoardEvent::Point(to) => pointing.set(to),
            event => act.emit(Action::Board(event)),
        })
    };
    let onkeydown = {
        let (act, pointed) = (act.clone(), pointed.setter());
        let is_replay = state.kind == Kind::Replay;
        Callback::from(move |event: KeyboardEvent| {
            pointed.set(false);
            let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
            // The board has its own use for these keys and keeps them to itself.
            let action = match event.key().as_str() {
                _ if modified || !is_replay => return,
                "ArrowRight" => Action::Next,
                "ArrowLeft" => Action::Back,
                "Home" => Action::First,
                "End" => Action::Last,
                _ => return,
            };
            act.emit(action);
            event.prevent_default();
        })
    };
    // A press on a board that is only looked at means the whole element: arrow keys then go through the game.
    let onmousedown = {
        let (stage, looks) = (stage.clone(), state.kind == Kind::Replay);
        Callback::from(move |event: MouseEvent| {
            if looks && let Some(stage) = stage.cast::<HtmlElement>() {
                event.prevent_default();
                // What can't be focused leaves the focus where it is.
                let _ = stage.focus();
            }
        })
    };
    let onpointerdown = {
        let pointed = pointed.setter();
        Callback::from(move |_: PointerEvent| pointed.set(true))
    };
    let name = state.attributes.label.clone().unwrap_or_else(|| text::NAME.to_owned());
    let help = if state.is_entering() { text::ENTER_HELP } else { text::LOOK_HELP };
    html! {
        <div
            ref={stage}
            class="stage"
            part="stage"
            role="group"
            aria-label={name}
            tabindex={(state.kind == Kind::Replay).then_some("0")}
            data-test="stage"
            data-pointed={pointed.then_some("")}
            {onkeydown}
            {onpointerdown}
        >
            if let Some(fault) = &state.fault {
                <p class="fault" part="error" role="alert" data-test="fault">{ &fault.message }</p>
            } else if state.is_loading() {
                <p class="loading" part="status" role="status">{ text::LOADING }</p>
            } else {
                <Sprite />
                <div part="board" {onmousedown}>
                    <Board view={state.board_view(&pointing)} {help} {on} />
                </div>
                { status(state) }
                <Bar state={state.clone()} act={act.clone()} />
                { remarks(state) }
                <p class="visually-hidden" aria-live="polite" data-test="announce">{ &state.said }</p>
            }
        </div>
    }
}

/// What is to be done, where something is: a line that is always there.
fn status(state: &State) -> Html {
    let left = state.turn.as_ref().map_or(0, |turn| turn.position().steps_left());
    let side = state.game.side();
    let words = match (state.kind, outcome(state)) {
        (Kind::Still | Kind::Replay, _) => return html! {},
        (_, Some(outcome)) => outcome,
        (Kind::Puzzle, None) if state.solved => text::DONE.to_owned(),
        (Kind::Puzzle, None) => text::find(side, left),
        (Kind::Play, None) if state.thinking => text::THINKING.to_owned(),
        (Kind::Play, None) => state.engine_fault.clone().unwrap_or_else(|| text::your_turn(side, left)),
    };
    html! { <p class="status" part="status" data-test="status">{ words }</p> }
}

/// What is said about what is shown; below the buttons, for it comes and goes and they must not move.
fn remarks(state: &State) -> Html {
    let outcome = outcome(state).filter(|_| state.kind == Kind::Replay);
    html! {
        <div class="remarks">
            if let Some(outcome) = outcome {
                <p class="status" part="status" data-test="status">{ outcome }</p>
            }
            if !state.comment().is_empty() {
                <p class="comment" part="comment" data-test="comment">{ state.comment() }</p>
            }
            if !state.notice.is_empty() {
                <p class="notice" part="notice" role="status" data-test="notice">{ &state.notice }</p>
            }
        </div>
    }
}

/// How the game has ended, where its end is shown.
fn outcome(state: &State) -> Option<String> {
    state.game.outcome().filter(|_| state.ply == state.plies()).map(ansa_board::text::outcome)
}

/// While the replay runs, goes on after each interval.
#[hook]
fn use_replay(state: &Rc<State>, act: &Callback<Action>) {
    let act = act.clone();
    let now = (state.running, state.ply, state.attributes.interval);
    use_effect_with(now, move |&(running, _, interval)| {
        let timer = running.then(|| Timeout::new(interval, move || act.emit(Action::Tick)));
        // Dropping the timer cancels it.
        move || drop(timer)
    });
}
