//! The setups last played, kept between visits.

use yew::prelude::*;

use crate::services::choices::{self, Choice};
use crate::state::{LastSetups, Notice, PlayState};
use crate::text::setup as words;

/// The state with the stored setups. Setups that can't be read are quarantined, and a notice says so.
pub(crate) fn with_last_setups(play: PlayState) -> PlayState {
    let Some(text) = choices::load(Choice::Setups) else { return play };
    if let Ok(last) = LastSetups::read(&text) {
        return PlayState { last, ..play };
    }
    // Where there is no room for them, they stay where they are until a setup is played.
    let _ = choices::quarantine(Choice::Setups, &text);
    let notice = play.notice.clone().unwrap_or(Notice::Failed(words::UNREADABLE.to_owned()));
    PlayState { notice: Some(notice), ..play }
}

/// Keeps the setups whenever one was played.
#[hook]
pub(crate) fn use_last_setups(play: &PlayState) {
    use_effect_with(play.last.clone(), |last| {
        if *last != LastSetups::default() {
            // They are a convenience: that nothing can be kept is told when the game is saved.
            let _ = choices::save(Choice::Setups, &last.write());
        }
    });
}
