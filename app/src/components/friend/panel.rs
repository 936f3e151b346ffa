//! What the play screen shows of a game by link while the friend is to move, and after the end: the ways to send the link,
//! the conditional turns, and a rematch.

use std::rc::Rc;

use yew::prelude::*;

use super::conditions::condition_list;
use super::more_ways::MoreWays;
use crate::components::{Button, CopyResult, copy_button};
use crate::services::{page, random, system_share};
use ansa_model::activities::play::{PlanAction, PlayAction, PlayState};
use ansa_model::document::{Document, Letter};
use ansa_model::share::{Shot, letter_link};
use ansa_model::text::{friend_form as words, friend_notice, sentence};

#[yew_autoprops::autoprops]
#[component]
pub(crate) fn FriendPanel(
    play: &Rc<PlayState>,
    act: &Callback<PlayAction>,
    /// Receives the game of a rematch.
    on_rematch: &Callback<Document>,
) -> Html {
    let copied: UseStateHandle<CopyResult> = use_state_eq(|| None);
    // First it is to be known which game goes on.
    if play.choice().is_some() {
        return html! {};
    }
    let days = play.document.link_terms().and_then(|terms| terms.days);
    let is_over = play.game().outcome().is_some();
    let on_again = {
        let (play, on_rematch) = (play.clone(), on_rematch.clone());
        Callback::from(move |()| {
            if let Some(rematch) = play.rematch_by_link(random::game_id()) {
                on_rematch.emit(rematch);
            }
        })
    };
    html! {
        <div class="friend" data-test="friend-panel">
            if let Some(letter) = play.letter() {
                if let Some(heading) = friend_notice::send_heading(play) { <h3>{ heading }</h3> }
                { ways(play, &letter, &copied) }
            }
            { condition_list(play, act) }
            if is_over {
                if play.document.friends_side().is_some() {
                    <div class="buttons">
                        { Button::new("friend-rematch", words::rematch())
                            .main_if(!play.has_ended_here())
                            .calls(&on_again) }
                    </div>
                }
            } else {
                if play.is_friends_turn() && play.can_plan() {
                    <div class="buttons">
                        { Button::new("plan-conditions", words::plan_conditions())
                            .long(words::plan_help())
                            .sends(act, PlanAction::Begin) }
                    </div>
                }
                if let Some(days) = days { <p class="help">{ words::terms(&words::day_count(days)) }</p> }
                // Later it is behind the buttons: a small screen has little room.
                if play.game().plies().len() < 2 { <p class="help">{ friend_notice::fairness() }</p> }
            }
        </div>
    }
}

/// The buttons that send the link, and what is behind them.
fn ways(play: &PlayState, letter: &Letter, copied: &UseStateHandle<CopyResult>) -> Html {
    let refused = match &**copied {
        Some((_, Err(reason))) => html! {
            <p class="wrong" role="alert" data-test="friend-refused">{ sentence(reason) }</p>
        },
        _ => html! {},
    };
    let Some(link) = letter_link(letter, &page::address_of("./")) else {
        return html! {
            <>
                <div class="buttons">
                    { copy_button("copy-friend-record", words::copy_record(), letter.to_text(), true, copied) }
                </div>
                { refused }
            </>
        };
    };
    let title = friend_notice::share_title(play);
    let is_main = play.game().outcome().is_none() || play.has_ended_here();
    let address = link.address.clone();
    let on_share = Callback::from(move |()| system_share::offer(title, &address));
    // The friend sees the board from the friend's side.
    let bottom = play.document.friends_side().unwrap_or(play.bottom());
    html! {
        <>
            <div class="buttons">
                if system_share::is_possible() {
                    { Button::new("share-friend-link", words::system_share()).main_if(is_main).calls(&on_share) }
                }
                { copy_button("copy-friend-link", words::copy_link(), link.address.clone(), is_main, copied) }
                { copy_button("copy-friend-text", words::copy_text(), link.packed, false, copied) }
            </div>
            { refused }
            <MoreWays address={link.address} query={link.query} shot={Shot::from_play(play)} {bottom} />
        </>
    }
}
