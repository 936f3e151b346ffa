//! The conditional turns of a game by link.

use yew::prelude::*;

use crate::components::Button;
use ansa_core::{Label, PlayedStep};
use ansa_model::activities::play::{FriendAction, PlayAction, PlayState};
use ansa_model::formats::words::of_steps;
use ansa_model::text::friend_form as words;

/// The list, with a button for each to remove it, and one to make a plan conditional turns.
pub(super) fn condition_list(play: &PlayState, act: &Callback<PlayAction>) -> Html {
    let conditions = play.conditions();
    let turn = |(label, steps): (Label, &[PlayedStep])| format!("{label} {}", of_steps(steps));
    html! {
        <>
            if !conditions.is_empty() {
                <h3>{ words::conditions() }</h3>
                <ul class="friend-conditions" data-test="conditions">
                    { for conditions.iter().enumerate().map(|(index, condition)| html! {
                        <li key={index} style={format!("--depth: {}", condition.depth)}>
                            <span>{ words::condition(&turn(condition.expected), &turn(condition.answer)) }</span>
                            { Button::new("remove-condition", words::remove())
                                .sends(act, FriendAction::RemoveCondition(index)) }
                        </li>
                    }) }
                </ul>
            }
            if play.is_planning() && play.can_add_conditions() {
                <div class="buttons">
                    { Button::new("add-conditions", words::add_conditions())
                        .main()
                        .sends(act, FriendAction::AddConditions) }
                </div>
            }
        </>
    }
}
