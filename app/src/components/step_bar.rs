//! The buttons that step through a game.

use yew::prelude::*;

use super::{Button, Icon};
use ansa_model::document::CursorMove;
use ansa_model::text::label;

/// First, previous, next, last. With Shift, a press moves a single step.
pub(crate) fn step_bar(back: bool, on: bool, act: &Callback<CursorMove>) -> Html {
    let button = |plain: CursorMove,
                  single: CursorMove,
                  test: &'static str,
                  drawing,
                  name: &'static str,
                  can: bool| {
        let onclick = act.reform(move |event: MouseEvent| if event.shift_key() { single } else { plain });
        // It keeps the focus at the end of the game, too.
        Button::icon(test, drawing, name).class("step-button").dimmed_unless(can).show(onclick)
    };
    html! {
        <div class="step-bar" role="group" aria-label={label::steps()}>
            { button(CursorMove::First, CursorMove::First, "step-first", Icon::FIRST, label::step_first(), back) }
            { button(CursorMove::Previous, CursorMove::PreviousStep, "step-back", Icon::BACK, label::step_back(), back) }
            { button(CursorMove::Next, CursorMove::NextStep, "step-on", Icon::NEXT, label::step_on(), on) }
            { button(CursorMove::Last, CursorMove::Last, "step-last", Icon::LAST, label::step_last(), on) }
        </div>
    }
}
