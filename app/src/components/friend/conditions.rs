//! The conditional turns of a game by link.

use yew::prelude::*;

use crate::components::Button;
use ansa_core::{Label, PlayedStep};
use ansa_model::activities::play::{FriendAction, PlayAction, PlayState};
use ansa_model::formats::words::of_steps;
use ansa_model::text::friend_form as words;

/// The list, with a button for each to remove it.
pub(super) fn condition_list(play: &PlayState, act: &Callback<PlayAction>) -> Html {
    let conditions = play.conditions();
    if conditions.is_empty() {
        return html! {};
    }
    let turn = |(label, steps): (Label, &[PlayedStep])| format!("{label} {}", of_steps(steps));
    html! {
        <>
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
        </>
    }
}
