//! The form of a new game with a friend.

use ansa_core::{BySide, Side};
use yew::prelude::*;

use crate::components::settings::select;
use crate::components::terms::side_choice;
use crate::components::typed_text::typed_text;
use crate::given::callback;
use crate::services::random;
use ansa_model::document::{Document, GameStart, LinkTerms, tidy_player_name};
use ansa_model::text::friend_form as words;

/// The choices of days for a turn.
const DAYS: [u8; 5] = [1, 2, 3, 7, 14];

/// The form. `on_start` receives the game.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn FriendForm(on_start: &Callback<Document>) -> Html {
    let own = use_state_eq(String::new);
    let friends = use_state_eq(String::new);
    let side = use_state_eq(|| Some(Side::Gold));
    let days = use_state_eq(|| None::<u8>);
    let onsubmit = callback(
        ((*own).clone(), (*friends).clone(), *side, *days, on_start.clone()),
        |event: SubmitEvent, (own, friends, side, days, on_start)| {
            event.prevent_default();
            let seat = side.unwrap_or_else(random::side);
            let name = |of: Side| tidy_player_name(if of == seat { own } else { friends });
            let terms = LinkTerms { id: random::game_id(), names: BySide::from_fn(name), days: *days };
            on_start.emit(terms.begin(seat, GameStart::default()));
        },
    );
    let field = |test: &'static str, label: &'static str, value: &UseStateHandle<String>| {
        let oninput = callback(value.setter(), |event: InputEvent, value| value.set(typed_text(&event)));
        html! {
            <label class="field">
                <span class="field-name">{ label }</span>
                <input type="text" class="field-text" data-test={test} autocomplete="off" maxlength="40"
                    value={(**value).clone()} {oninput} />
            </label>
        }
    };
    let on_days = callback(days.setter(), |value: String, days| days.set(value.parse().ok()));
    let options = html! {
        <>
            <option value="" selected={days.is_none()}>{ words::no_days() }</option>
            { for DAYS.into_iter().map(|count| html! {
                <option value={count.to_string()} selected={*days == Some(count)}>{ words::day_count(count) }</option>
            }) }
        </>
    };
    let on_side = callback(side.setter(), |chosen, side| side.set(chosen));
    html! {
        <form class="tournament-form" {onsubmit} data-test="friend-form">
            { field("own-name", words::own_name(), &own) }
            { field("friends-name", words::friends_name(), &friends) }
            { side_choice("friend-side", *side, &on_side) }
            <div>
                { select("friend-days", words::days(), &on_days, options) }
                <p class="help">{ words::days_help() }</p>
            </div>
            <button type="submit" class="button button-main" data-test="friend-start">{ words::start() }</button>
        </form>
    }
}
