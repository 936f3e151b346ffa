//! The solution as a line that one can step through.

use yew::prelude::*;

use crate::activities::puzzle::{PuzzleAction, SolutionLine};
use crate::components::ply_words::turn_words;
use crate::components::{Icon, icon};
use crate::document::CursorMove;
use crate::settings::TurnStyle;
use crate::text::puzzle as words;

/// The turns of the solution, the place among its steps, and the buttons that go along it.
pub(super) fn solution(line: &SolutionLine, style: TurnStyle, act: &Callback<PuzzleAction>) -> Html {
    let (at, all) = line.progress();
    let button = |to: CursorMove, test: &'static str, drawing: Icon, name: &'static str, can: bool| {
        html! {
            <button
                type="button"
                class="button button-sign"
                aria-label={name}
                title={name}
                data-test={test}
                disabled={!can}
                onclick={act.reform(move |_: MouseEvent| PuzzleAction::Line(to))}
            >
                { icon(drawing) }
            </button>
        }
    };
    html! {
        <div class="puzzle-line" role="group" aria-label={words::line()} data-test="puzzle-line" data-at={at.to_string()} key="line">
            <p role="status">{ words::shown() }{ " " }<span class="puzzle-keys">{ words::line_says() }</span></p>
            <ol class="puzzle-turns">
                { for line.turns().iter().map(|turn| html! { <li>{ turn_words(turn, style) }</li> }) }
            </ol>
            <div class="puzzle-steps">
                { button(CursorMove::Previous, "puzzle-back", Icon::Undo, words::step_back(), at > 0) }
                <span>{ words::line_at(at as u32, all as u32) }</span>
                { button(CursorMove::Next, "puzzle-on", Icon::Redo, words::step_on(), at < all) }
            </div>
        </div>
    }
}
