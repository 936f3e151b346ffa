//! The notice about a game by link.

use yew::prelude::*;

use crate::components::controls::notice_with;
use ansa_model::activities::play::{Notice, PlayState};
use ansa_model::text::friend_notice as words;

/// The notice, if it is about the game with the friend.
pub(crate) fn friend_notice(play: &PlayState) -> Html {
    match play.notice() {
        Some(notice @ Notice::Friend(said)) => {
            notice_with(play.notices(), notice.tone(), words::notice(*said), html! {})
        }
        _ => html! {},
    }
}
