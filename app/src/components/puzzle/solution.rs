//! The solution as a line that one can step through.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::components::ply_words::turn_words;
use crate::components::{Button, Icon};
use crate::given::use_effect_given;
use crate::services::focus;
use ansa_model::activities::puzzle::{PuzzleAction, PuzzleState, SolutionLine};
use ansa_model::document::CursorMove;
use ansa_model::settings::TurnStyle;
use ansa_model::text::{answer, puzzle_task as words};

/// The turns of the solution, the place among its steps, and the buttons that go along it.
#[yew_autoprops::autoprops]
#[component]
pub(super) fn Solution(
    /// The puzzle, whose solution is shown.
    state: &Rc<PuzzleState>,
    style: &TurnStyle,
    /// Receives the actions.
    act: &Callback<PuzzleAction>,
) -> Html {
    let on = use_node_ref();
    // The button that was pressed has gone. On the board, the arrow keys would not step.
    use_effect_given((), on.clone(), |(), on| {
        if let Some(on) = on.cast::<HtmlElement>().filter(|_| focus::is_lost()) {
            focus::give(&on);
        }
    });
    let (at, all) = state.line.as_ref().map_or((0, 0), SolutionLine::progress);
    let turns = state.line.as_ref().map_or(&[][..], |line| line.turns.as_slice());
    let button =
        |to: CursorMove, test: &'static str, drawing: Icon, name: &'static str, can: bool, at: NodeRef| {
            // A disabled button would lose the focus, and with it the keys.
            Button::icon(test, drawing, name).dimmed_unless(can).at(at).sends(act, PuzzleAction::Line(to))
        };
    html! {
        <div class="puzzle-line" role="group" aria-label={words::line()} data-test="puzzle-line" data-at={at.to_string()}>
            <p role="status">{ words::shown() }{ " " }<span class="puzzle-keys">{ words::line_says() }</span></p>
            <ol class="puzzle-turns">
                { for turns.iter().map(|turn| html! { <li>{ turn_words(turn, *style) }</li> }) }
            </ol>
            <div class="puzzle-steps">
                { button(CursorMove::Previous, "puzzle-back", Icon::UNDO, words::step_back(), at > 0, NodeRef::default()) }
                <span>{ answer::line_at(at, all) }</span>
                { button(CursorMove::Next, "puzzle-on", Icon::REDO, words::step_on(), at < all, on) }
            </div>
        </div>
    }
}
