//! The row of buttons below the board.

use ansa_board::vnode::{VElement, VNode};

use super::signs::{Sign, sign};
use crate::attributes::Kind;
use crate::state::{Action, State};
use crate::text;

/// A button.
struct Button {
    /// Its name for style sheets and for [`pressed`].
    part: &'static str,
    /// Whether it can be pressed; one that can't keeps its place and the focus.
    can: bool,
    action: Action,
    name: &'static str,
    /// What is drawn on it; its name is written where nothing is.
    sign: Option<Sign>,
}

/// What can be done in the mode that the element is in.
pub(super) fn bar(state: &State) -> Option<VElement> {
    let buttons = buttons(state);
    let row = VElement::classed("div", "bar").attrs([
        ("part", "controls"),
        ("role", "group"),
        ("aria-label", text::CONTROLS),
    ]);
    (!buttons.is_empty()).then(|| row.children(buttons.iter().map(button_element)).children(counter(state)))
}

/// What the button with this part does, if there is one and it can be pressed.
pub(super) fn pressed(state: &State, part: &str) -> Option<Action> {
    buttons(state).into_iter().find(|button| button.can && button.part == part).map(|button| button.action)
}

fn button_element(button: &Button) -> VElement {
    let &Button { part, can, name, .. } = button;
    let inside: VNode = button.sign.map_or_else(|| name.into(), |which| sign(which).into());
    VElement::classed("button", if part == "end-turn" { "button button-main" } else { "button" })
        .keyed(part)
        .attr("type", "button")
        .attr("part", format!("button {part}"))
        .attr_if_some("aria-disabled", (!can).then_some("true"))
        .attrs([("aria-label", name), ("title", name), ("data-test", part)])
        .child(inside)
}

/// Where in the game a replay is.
fn counter(state: &State) -> Option<VElement> {
    let counter = VElement::classed("span", "counter").attrs([("part", "counter"), ("data-test", "counter")]);
    (state.kind == Kind::Replay).then(|| counter.child(text::counter(state.last(), state.ply, state.plies())))
}

fn buttons(state: &State) -> Vec<Button> {
    match state.kind {
        Kind::Still => Vec::new(),
        Kind::Replay => replay(state),
        Kind::Play => play(state),
        Kind::Puzzle => puzzle(state),
    }
}

fn replay(state: &State) -> Vec<Button> {
    let (start, end) = (state.ply == 0, state.ply == state.plies());
    let icon_button = |can, action, part, name, which| Button { part, can, action, name, sign: Some(which) };
    let run = if state.running {
        icon_button(true, Action::Run(false), "run", text::PAUSE, Sign::Pause)
    } else {
        icon_button(state.plies() > 0, Action::Run(true), "run", text::RUN, Sign::Run)
    };
    vec![
        icon_button(!start, Action::First, "first", text::FIRST, Sign::First),
        icon_button(!start, Action::Back, "back", text::BACK, Sign::Back),
        run,
        icon_button(!end, Action::Next, "next", text::NEXT, Sign::Next),
        icon_button(!end, Action::Last, "last", text::LAST, Sign::Last),
    ]
}

const fn words(can: bool, action: Action, part: &'static str, name: &'static str) -> Button {
    Button { part, can, action, name, sign: None }
}

fn has_steps(state: &State) -> bool {
    state.is_entering() && state.turn.as_ref().is_some_and(|turn| turn.steps().len() > 0)
}

fn play(state: &State) -> Vec<Button> {
    let mut buttons = Vec::new();
    if state.engine_fault.is_some() {
        buttons.push(words(true, Action::Retry, "retry", text::RETRY));
    }
    buttons.push(words(has_steps(state), Action::End, "end-turn", text::END_TURN));
    buttons.push(words(has_steps(state), Action::Undo, "undo", text::UNDO));
    buttons.push(words(state.can_take_back(), Action::TakeBack, "take-back", text::TAKE_BACK));
    buttons.push(words(state.plies() > 0, Action::Restart, "restart", text::NEW_GAME));
    buttons
}

fn puzzle(state: &State) -> Vec<Button> {
    let mut buttons = vec![
        words(has_steps(state), Action::End, "end-turn", text::END_TURN),
        words(has_steps(state), Action::Undo, "undo", text::UNDO),
    ];
    if state.solved {
        buttons.push(words(true, Action::Restart, "restart", text::AGAIN));
    } else {
        buttons.push(words(has_steps(state), Action::Reset, "reset", text::RESET));
        if state.has_solution() {
            buttons.push(words(true, Action::Solve, "solution", text::SHOW));
        }
    }
    buttons
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_done_is_done() {
        let (nothing, mut state) = (State::default(), State::default());
        assert!(bar(&nothing).is_none(), "a diagram has no buttons");
        state.kind = Kind::Puzzle;
        assert_eq!(pressed(&state, "end-turn"), None, "no step was made");
        assert_eq!(pressed(&state, "restart"), None, "it is not there");
        state.solved = true;
        assert_eq!(pressed(&state, "restart"), Some(Action::Restart));
    }
}
