//! What the play screen shows of a game by link: the ways to send a link, the choice between two games, and the conditional
//! turns.

use std::rc::Rc;

use yew::prelude::*;

use super::choice::letter_choice;
use super::conditions::condition_list;
use crate::components::{Button, CopyResult, copy_button};
use crate::services::{page, system_share};
use ansa_model::activities::play::{PlayAction, PlayState};
use ansa_model::share::letter_link;
use ansa_model::text::{friend, friend_form as words};

#[yew_autoprops::autoprops]
#[component]
pub(crate) fn FriendPanel(play: &Rc<PlayState>, act: &Callback<PlayAction>) -> Html {
    let copied: UseStateHandle<CopyResult> = use_state_eq(|| None);
    if let Some(choice) = letter_choice(play, act) {
        return choice;
    }
    let letter = play.letter();
    let friends_name = play.document.friends_side().and_then(|side| play.document.name(side));
    let heading = match friends_name {
        _ if play.game().plies().len() < 2 => words::send_first().to_owned(),
        Some(name) => words::send_to(name),
        None => words::send().to_owned(),
    };
    let days = play.document.link_terms().and_then(|terms| terms.days);
    html! {
        <div class="friend" data-test="friend-panel">
            if let Some(letter) = letter {
                <h3>{ heading }</h3>
                <div class="buttons">
                    { match letter_link(&letter, &page::address_of("./")) {
                        Some(link) => {
                            let address = link.address.clone();
                            html! {
                                <>
                                    { copy_button("copy-friend-link", words::copy_link(), link.address, true, &copied) }
                                    if system_share::is_possible() {
                                        { Button::new("share-friend-link", words::system_share())
                                            .calls(&Callback::from(move |()| {
                                                system_share::offer(words::share_title(), &address);
                                            })) }
                                    }
                                    { copy_button("copy-friend-text", words::copy_text(), link.packed, false, &copied) }
                                </>
                            }
                        }
                        None => copy_button("copy-friend-record", words::copy_record(), letter.to_text(), true, &copied),
                    } }
                </div>
                <p class="help">{ words::text_help() }</p>
            }
            if let Some(days) = days { <p class="help">{ words::terms(&words::day_count(days)) }</p> }
            { condition_list(play, act) }
            <p class="help">{ friend::fairness() }</p>
        </div>
    }
}
