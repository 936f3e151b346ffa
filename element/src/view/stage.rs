//! The stage: the outermost element with the board, the texts and the controls.

use ansa_board::vnode::{VElement, VNode};
use ansa_model::text::puzzle_task;
use web_sys::Element;

use super::controls::controls;
use super::graph::graph;
use super::players::player;
use crate::attributes::ElementMode;
use crate::state::ElementState;
use crate::text;

/// Elements that are rendered on their own.
pub(super) struct StageElements {
    /// The sprite and the board, once they are drawn.
    pub(super) board: Option<(Element, Element)>,
    /// The list of turns, if it is shown.
    pub(super) turns: Option<Element>,
}

/// Renders the stage; without elements there is nothing to show.
pub(super) fn stage(state: &ElementState, elements: Option<StageElements>) -> VElement {
    let name = state.attributes.label.clone().unwrap_or_else(|| text::name().to_owned());
    let stage = VElement::classed("div", "stage")
        .attrs([("part", "stage"), ("role", "group"), ("data-test", "stage")])
        .attr("aria-label", name)
        .attr_if_some("tabindex", (state.mode == ElementMode::Replay).then_some("0"));
    if let Some(error) = &state.error {
        return stage
            .child(paragraph("fault", "error", "fault").attr("role", "alert").child(error.message.clone()));
    }
    let Some(StageElements { board, turns }) = elements else {
        return stage.child(
            VElement::classed("p", "loading")
                .attrs([("part", "status"), ("role", "status")])
                .child(text::loading()),
        );
    };
    let announce = paragraph("visually-hidden", "", "announce")
        .attr("aria-live", "polite")
        .child(repeated(state.feedback.events(), &state.feedback.event));
    // The keys name places, so that the board between them stays where it is when the sides change.
    let [above, below] =
        state.players().map_or([None, None], |players| players.map(|view| Some(player(&view))));
    let above = above.map(|line| line.keyed("above"));
    let below = below.map(|line| line.keyed("below"));
    let (sprite, board): (_, VNode) = match board {
        Some((sprite, board)) => (Some(sprite), board.into()),
        None => (None, board_to_come().into()),
    };
    let main = VElement::classed("div", "main")
        .children(above)
        .child(VElement::new("div").attr("part", "board").child(board))
        .children(below)
        .children(status(state))
        .children(graph(state))
        .children(controls(state))
        .child(remarks(state));
    let mut layout =
        VElement::classed("div", if turns.is_some() { "layout has-turns" } else { "layout" }).child(main);
    if let Some(turns) = turns {
        layout = layout.child(turns);
    }
    let stage = sprite.into_iter().fold(stage, VElement::child);
    stage.child(layout).child(announce)
}

/// What is in the place of a board until it is drawn, just as large. It can have the focus, because the board can; the
/// class of the element passes the focus on.
fn board_to_come() -> VElement {
    let board = VElement::classed("div", "board").attrs([
        ("role", "img"),
        ("aria-label", text::loading()),
        ("tabindex", "0"),
        ("data-test", "board-to-come"),
    ]);
    VElement::classed("div", "board-frame").child(board)
}

/// A paragraph; `name` is its key and test hook.
fn paragraph(class: &'static str, part: &'static str, name: &'static str) -> VElement {
    VElement::classed("p", class)
        .keyed(name)
        .attr_if_some("part", (!part.is_empty()).then_some(part))
        .attr("data-test", name)
}

/// Words of a live region, with their number: the same words again are a new element, which is announced again.
fn repeated(number: u32, words: &str) -> VElement {
    VElement::new("span").keyed(number.to_string()).child(words.to_owned())
}

/// The status line of a game or puzzle, which is always there so that nothing moves.
fn status(state: &ElementState) -> Option<VElement> {
    let left = state.entry.as_ref().map_or(0, |entry| entry.position().steps_left());
    let words = match (state.mode, state.outcome()) {
        (ElementMode::Still | ElementMode::Replay, _) => return None,
        (_, Some(outcome)) => ansa_board::text::outcome(outcome),
        (ElementMode::Puzzle, None) if state.solved => text::done().to_owned(),
        (ElementMode::Puzzle, None) if state.is_judging() => puzzle_task::judging().to_owned(),
        (ElementMode::Puzzle, None) => state.task_words(left),
        (ElementMode::Board, None) if state.setup.is_some() && !state.is_setting_up() => {
            text::awaits_setup(state.game().side())
        }
        (ElementMode::Board, None) if state.setup.is_some() => text::sets_up(state.game().side()),
        (ElementMode::Board, None) => text::your_turn(state.game().side(), left),
        (ElementMode::Play, None) if state.thinking => text::thinking().to_owned(),
        (ElementMode::Play, None) => {
            state.engine_error.clone().unwrap_or_else(|| text::your_turn(state.game().side(), left))
        }
    };
    Some(paragraph("status", "status", "status").child(words))
}

/// The outcome, the comment and the message. They are below the buttons, because they come and go and the buttons must
/// not move. The style sheets show the comment only where no list of turns contains it.
fn remarks(state: &ElementState) -> VElement {
    let mut remarks = VElement::classed("div", "remarks").keyed("remarks");
    if let Some(outcome) = state.outcome().filter(|_| state.mode == ElementMode::Replay) {
        let outcome = ansa_board::text::outcome(outcome);
        remarks = remarks.child(paragraph("status", "status", "status").child(outcome));
    }
    let comment = if state.attributes.hidden.comments { String::new() } else { state.comment() };
    if !comment.is_empty() {
        remarks = remarks.child(paragraph("comment", "comment", "comment").child(comment));
    }
    let notice = |words: &String| {
        let number = state.feedback.notices();
        paragraph("notice", "notice", "notice").attr("role", "status").child(repeated(number, words))
    };
    remarks.children(state.feedback.notice.as_ref().map(notice))
}
