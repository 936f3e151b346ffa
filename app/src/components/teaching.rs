//! What a game says to a learner: the warning of the teaching game, and the coach.

use std::rc::Rc;

use ansa_core::steps_of;
use ansa_model::activities::play::{CoachFact, CoachMemory, ComputerAction, PlayAction, PlayState};
use ansa_model::activities::verdict::TurnVerdict;
use ansa_model::text::{coach, learn, teaching as words};
use yew::prelude::*;

use super::Button;

/// The most causes that are named: more is no help in the middle of a game.
const MAX_CAUSES: usize = 2;

/// Why the person's last turn is a mistake, and the choice to take it back; empty without a warning.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Teaching(play: &Rc<PlayState>, act: &Callback<PlayAction>) -> Html {
    let Some(warning) = play.warning() else { return html! {} };
    let verdict = play.position_before_last().and_then(|start| {
        TurnVerdict::of(&start, &steps_of(&play.last_turn()), &steps_of(&warning.best), warning.chances())
    });
    let said = verdict.map(|verdict| learn::verdict(&verdict)).unwrap_or_default();
    html! {
        <div class="teaching" role="group" aria-label={words::title()} data-test="teaching">
            <div class="notice notice-refusal" role="alert">
                { for said.into_iter().take(1 + MAX_CAUSES).map(|one| html! { <p>{ one }</p> }) }
                <p>{ words::question() }</p>
            </div>
            <div class="buttons">
                { Button::new("teaching-take-back", words::take_back()).main()
                    .sends(act, PlayAction::TakeBack) }
                { Button::new("teaching-play-on", words::play_on())
                    .sends(act, ComputerAction::PlayOn) }
            </div>
        </div>
    }
}

/// One sentence about the position, which is not said turn after turn. It keeps its place while there is nothing to say,
/// so that the buttons below it stay where they are.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Coach(play: &Rc<PlayState>) -> Html {
    let position = play.coached_position();
    let memory = use_mut_ref(CoachMemory::default);
    // Found anew only if the position changes.
    let said = use_memo((position, play.game().plies().len()), |(position, plies)| {
        position.as_ref().and_then(|position| memory.borrow_mut().says(position, *plies))
    });
    let found = said.flatten();
    let is_warning = found.is_some_and(CoachFact::is_warning);
    let is_chance = found.is_some_and(CoachFact::is_chance);
    let class = classes!("coach", is_warning.then_some("is-warning"), is_chance.then_some("is-chance"));
    html! {
        <p {class} data-test="coach" role="status">
            if let Some(said) = *said { { coach::coach(said.as_ref()) } }
            if play.coach_tells_of_rating() { { " " } { coach::not_rated() } }
        </p>
    }
}
