//! The line of the coach.

use std::rc::Rc;

use yew::prelude::*;

use ansa_model::activities::play::{CoachFact, PlayState, coach_fact};
use ansa_model::text::coach as words;

/// One sentence about the position. It keeps its place while there is nothing to say, so
/// that the buttons below it stay where they are.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Coach(play: &Rc<PlayState>) -> Html {
    let position = play.coached_position();
    // Found anew only if the position changes.
    let fact = use_memo(position, |position| position.as_ref().and_then(coach_fact));
    let found = *fact;
    let is_warning = found.is_some_and(CoachFact::is_warning);
    let is_chance = found.is_some_and(CoachFact::is_chance);
    let class = classes!("coach", is_warning.then_some("is-warning"), is_chance.then_some("is-chance"));
    html! {
        <p {class} data-test="coach" role="status">
            if position.is_some() { { words::coach(found.as_ref()) } }
        </p>
    }
}
