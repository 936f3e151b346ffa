//! The banner above a plan.

use yew::prelude::*;

use super::Button;
use ansa_model::activities::play::{PlanAction, PlayAction, PlayState};
use ansa_model::text::label;

/// Says that the board shows a plan, with buttons back to the game: with the turns of the plan, or without.
pub(crate) fn plan_banner(play: &PlayState, act: &Callback<PlayAction>) -> Html {
    let moved = play.is_plan_outdated();
    let button =
        |action: PlanAction, test: &'static str, name: &'static str, long: &'static str, main: bool| {
            Button::new(test, name).main_if(main).long(long).sends(act, action)
        };
    html! {
        <div class="plan-banner" data-test="plan" data-moved={moved.then_some("")}>
            <p role="status">
                { label::planning() }
                if moved { <strong>{ label::plan_moved() }</strong> }
            </p>
            if play.has_planned() {
                { button(PlanAction::Drop, "plan-drop", label::plan_drop(), label::plan_drop_long(), false) }
                { button(PlanAction::Keep, "plan-back", label::plan_keep(), label::plan_keep_long(), moved) }
            } else {
                { button(PlanAction::Keep, "plan-back", label::back_to_game(), label::plan_back_long(), moved) }
            }
        </div>
    }
}
