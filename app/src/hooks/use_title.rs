//! The title of the tab.

use yew::prelude::*;

use crate::services::page;
use ansa_model::activities::play::PlayState;
use ansa_model::text;

/// Names the screen in the title of the tab; `None` for the game. While it is a person's turn against the computer, the
/// title says so, because the person may be looking at another tab.
#[hook]
pub(crate) fn use_title(play: &PlayState, screen: Option<&'static str>) {
    use_effect_with(text::title(play, screen), |title| page::set_title(title));
}
