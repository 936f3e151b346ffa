//! The whole element as it is to be: board, words and buttons.

use ansa_board::markup::{Tag, classed, tag};
use web_sys::Element;

use super::bar::bar;
use crate::attributes::Kind;
use crate::state::State;
use crate::text;

/// The element around it all; `pointed` if the mouse or a finger was used last, and `board` are the drawings and the board,
/// if one is to be seen.
pub(super) fn stage(state: &State, pointed: bool, board: Option<[Element; 2]>) -> Tag {
    let name = state.attributes.label.clone().unwrap_or_else(|| text::NAME.to_owned());
    let stage = classed("div", "stage")
        .set_all([("part", "stage"), ("role", "group"), ("data-test", "stage")])
        .set("aria-label", name)
        .set_some("tabindex", (state.kind == Kind::Replay).then_some("0"))
        .set_if("data-pointed", pointed);
    if let Some(fault) = &state.fault {
        return stage.with(said("fault", "error", "fault").set("role", "alert").with(fault.message.clone()));
    }
    let Some([drawings, board]) = board else {
        return stage.with(
            classed("p", "loading").set_all([("part", "status"), ("role", "status")]).with(text::LOADING),
        );
    };
    let announce =
        said("visually-hidden", "", "announce").set("aria-live", "polite").with(state.said.clone());
    stage
        .with(drawings)
        .with(tag("div").set("part", "board").with(board))
        .with_all(status(state))
        .with_all(bar(state))
        .with(remarks(state))
        .with(announce)
}

/// A line of words.
fn said(class: &'static str, part: &'static str, name: &'static str) -> Tag {
    classed("p", class)
        .keyed(name)
        .set_some("part", (!part.is_empty()).then_some(part))
        .set("data-test", name)
}

/// What is to be done, where something is: a line that is always there.
fn status(state: &State) -> Option<Tag> {
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
    Some(said("status", "status", "status").with(words))
}

/// What is said about what is shown; below the buttons, for it comes and goes and they must not move.
fn remarks(state: &State) -> Tag {
    let mut remarks = classed("div", "remarks").keyed("remarks");
    if let Some(outcome) = outcome(state).filter(|_| state.kind == Kind::Replay) {
        remarks = remarks.with(said("status", "status", "status").with(outcome));
    }
    if !state.comment().is_empty() {
        remarks = remarks.with(said("comment", "comment", "comment").with(state.comment().to_owned()));
    }
    if !state.notice.is_empty() {
        let notice = said("notice", "notice", "notice").set("role", "status");
        remarks = remarks.with(notice.with(state.notice.clone()));
    }
    remarks
}

/// How the game has ended, where its end is shown.
fn outcome(state: &State) -> Option<String> {
    state.game.outcome().filter(|_| state.ply == state.plies()).map(ansa_board::text::outcome)
}
