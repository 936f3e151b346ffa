//! What stands above everything else in a game by link: the choice between the game here and that of a link, and what
//! makes a plan conditional turns.

use ansa_core::Board;
use yew::prelude::*;

use super::conditions::condition_list;
use crate::components::{BoardPicture, Button};
use ansa_model::activities::play::{FriendAction, PlayAction, PlayState};
use ansa_model::text::friend_form as words;

pub(crate) fn friend_banner(play: &PlayState, act: &Callback<PlayAction>) -> Html {
    if play.is_planning() {
        return planned(play, act);
    }
    choice(play, act).unwrap_or_default()
}

/// The two games side by side, with the first difference; `None` if there is nothing to choose.
fn choice(play: &PlayState, act: &Callback<PlayAction>) -> Option<Html> {
    let (merge, letter) = play.choice()?;
    let common = merge.choice()?;
    let bottom = play.bottom();
    let game = |name: &'static str, board: Board, button: Button, action: FriendAction| {
        html! {
            <figure aria-label={name}>
                // Above the picture, so that a phone shows both choices without scrolling.
                { button.sends(act, action) }
                <BoardPicture {board} {bottom} />
            </figure>
        }
    };
    let label = play.game().label(common).to_string();
    let (ours, theirs) =
        (Button::new("keep-ours", words::keep_ours()), Button::new("take-theirs", words::take_theirs()));
    Some(html! {
        <div class="friend" data-test="friend-choice">
            <h3>{ words::choose() }</h3>
            <p>{ words::first_difference(&label) }</p>
            <div class="friend-games">
                { game(words::ours(), play.game().board(), ours, FriendAction::KeepOurs) }
                { game(words::theirs(), letter.game.board(), theirs, FriendAction::TakeTheirs) }
            </div>
            <div class="buttons">
                { Button::new("put-off", words::put_off()).sends(act, FriendAction::PutOff) }
            </div>
        </div>
    })
}

/// The button that makes the plan conditional turns, while the friend is to move.
fn planned(play: &PlayState, act: &Callback<PlayAction>) -> Html {
    if !play.is_friends_turn() || play.game().outcome().is_some() {
        return html! {};
    }
    html! {
        <div class="friend" data-test="friend-plan">
            { condition_list(play, act) }
            <p class="help">{ words::plan_help() }</p>
            <div class="buttons">
                { Button::new("add-conditions", words::add_conditions())
                    .main()
                    // A press says what is missing.
                    .dimmed_unless(play.can_add_conditions())
                    .sends(act, FriendAction::AddConditions) }
            </div>
        </div>
    }
}
