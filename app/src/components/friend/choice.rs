//! The choice between the game here and that of a link.

use ansa_core::{Board, Side};
use yew::prelude::*;

use crate::components::{BoardPicture, Button};
use ansa_model::activities::play::{FriendAction, PlayAction, PlayState};
use ansa_model::text::friend_form as words;

/// The two games side by side, with the first difference; `None` if there is nothing to choose.
pub(super) fn letter_choice(play: &PlayState, act: &Callback<PlayAction>) -> Option<Html> {
    let (merge, letter) = play.choice()?;
    let common = merge.choice()?;
    let bottom = play.bottom();
    let picture = |name: &'static str, board: Board, bottom: Side| {
        html! {
            <figure>
                <BoardPicture {board} {bottom} />
                <figcaption>{ name }</figcaption>
            </figure>
        }
    };
    let label = play.game().label(common).to_string();
    Some(html! {
        <div class="friend" data-test="friend-choice">
            <h3>{ words::choose() }</h3>
            <div class="friend-games">
                { picture(words::ours(), play.game().board(), bottom) }
                { picture(words::theirs(), letter.game.board(), bottom) }
            </div>
            <p>{ words::first_difference(&label) }</p>
            <div class="buttons">
                { Button::new("keep-ours", words::keep_ours()).sends(act, FriendAction::KeepOurs) }
                { Button::new("take-theirs", words::take_theirs()).sends(act, FriendAction::TakeTheirs) }
                { Button::new("put-off", words::put_off()).sends(act, FriendAction::PutOff) }
            </div>
        </div>
    })
}
