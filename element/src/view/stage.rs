//! The whole element as it is to be: board, words and buttons.

use ansa_board::vnode::VElement;
use web_sys::Element;

use super::bar::bar;
use crate::attributes::Kind;
use crate::state::State;
use crate::text;

/// The element around it all; `pointed` if the mouse or a finger was used last, and `board` are the drawings and the board,
/// if one is to be seen.
pub(super) fn stage(state: &State, pointed: bool, board: Option<[Element; 2]>) -> VElement {
    let name = state.attributes.label.clone().unwrap_or_else(|| text::NAME.to_owned());
    let stage = VElement::classed("div", "stage")
        .attrs([("part", "stage"), ("role", "group"), ("data-test", "stage")])
        .attr("aria-label", name)
        .attr_if_some("tabindex", (state.kind == Kind::Replay).then_some("0"))
        .bool_attr("data-pointed", pointed);
    if let Some(fault) = &state.fault {
        return stage
            .child(said("fault", "error", "fault").attr("role", "alert").child(fault.message.clone()));
    }
    let Some([drawings, board]) = board else {
        return stage.child(
            VElement::classed("p", "loading")
                .attrs([("part", "status"), ("role", "status")])
                .child(text::LOADING),
        );
    };
    let announce =
        said("visually-hidden", "", "announce").attr("aria-live", "polite").child(state.said.clone());
    stage
        .child(drawings)
        .child(VElement::new("div").attr("part", "board").child(board))
        .children(status(state))
        .children(bar(state))
        .child(remarks(state))
        .child(announce)
}

/// A line of words.
fn said(class: &'static str, part: &'static str, name: &'static str) -> VElement {
    VElement::classed("p", class)
        .keyed(name)
        .attr_if_some("part", (!part.is_empty()).then_some(part))
        .attr("data-test", name)
}

/// What is to be done, where something is: a line that is always there.
fn status(state: &State) -> Option<VElement> {
    let left = state.turn.as_ref().map_or(0, |turn| turn.position().steps_left());
    let side = state.game.side();
    let words = match (state.kind, outcome(state)) {
        (Kind::Still | Kind::Replay, _) => return None,
        (_, Some(outcome)) => outcome,
        (Kind::Puzzle, None) if state.solved => text::DONE.to_owned(),
        (Kind::Puzzle, None) => text::find(side, left),
        (Kind::Play, None) if state.thinking => text::THINKING.to_owned(),
        (Kind::Play, None) => state.engine_fault.clone().unwrap_or_else(|| text::your_turn(side, left)),
    };
    Some(said("status", "status", "status").child(words))
}

/// What is said about what is shown; below the buttons, for it comes and goes and they must not move.
fn remarks(state: &State) -> VElement {
    let mut remarks = VElement::classed("div", "remarks").keyed("remarks");
    if let Some(outcome) = outcome(state).filter(|_| state.kind == Kind::Replay) {
        remarks = remarks.child(said("status", "status", "status").child(outcome));
    }
    if !state.comment().is_empty() {
        remarks = remarks.child(said("comment", "comment", "comment").child(state.comment().to_owned()));
    }
    if !state.notice.is_empty() {
        let notice = said("notice", "notice", "notice").attr("role", "status");
        remarks = remarks.child(notice.child(state.notice.clone()));
    }
    remarks
}

/// How the game has ended, where its end is shown.
fn outcome(state: &State) -> Option<String> {
    state.game.outcome().filter(|_| state.ply == state.plies()).map(ansa_board::text::outcome)
}
