//! The help line: what a press would do, and tips for newcomers.

use std::rc::Rc;

use ansa_board::Mode;
use yew::prelude::*;

use crate::hooks::{use_pointing, use_settings};
use ansa_model::activities::play::PlayState;
use ansa_model::entry::PressPreview;
use ansa_model::text::{self, label, setup};

/// Shows the last action; once the pointer moves to another square, what a press there would do; otherwise what the
/// selected piece can do, or a tip.
#[yew_autoprops::autoprops]
#[component]
pub(crate) fn Guide(play: &Rc<PlayState>) -> Html {
    let pointing = use_pointing().pointing;
    let is_new = use_settings().settings.first_games > 0;
    // The square under the pointer at the time of the last action. While the pointer stays there, the player is not
    // asking about the next press.
    let rested = use_mut_ref(|| (play.event().clone(), pointing.at));
    if rested.borrow().0 != *play.event() {
        *rested.borrow_mut() = (play.event().clone(), pointing.at);
    }
    let rests = pointing.drag_path.is_empty() && (pointing.at.is_none() || pointing.at == rested.borrow().1);
    let words = text::guide::done(play).filter(|_| rests).or_else(|| {
        let entry = play.entry()?;
        let preview = PressPreview::of(entry, &pointing)?;
        let mut sentences = vec![text::press_preview(&preview)];
        sentences.extend(preview.piece().filter(|_| is_new).map(|piece| text::strength(piece.role)));
        if let Some((piece, square, status)) = PressPreview::square_status(entry, &pointing) {
            sentences.extend(text::guide::square_status(piece, square, &status));
        }
        Some(text::guide::sentences(&sentences))
    });
    let words = words.or_else(|| text::guide::taken(play)).or_else(|| help(play, is_new).map(str::to_owned));
    html! { <p class="help" data-test="guide">{ words.unwrap_or_default() }</p> }
}

/// A tip for newcomers in the current mode. Those who are new to the game are told what traps are after their first turn.
fn help(play: &PlayState, is_new: bool) -> Option<&'static str> {
    match play.mode() {
        Mode::Setup if play.entry().is_some_and(|entry| entry.next_role().is_some()) => {
            Some(setup::place_help())
        }
        Mode::Setup => Some(setup::swap_help()),
        Mode::Turn if play.steps_left() == 0 => Some(label::turn_full()),
        Mode::Turn if is_new && (2..6).contains(&play.turns_played()) => Some(label::trap_help()),
        Mode::Turn if !play.has_shoved() => Some(label::turn_help()),
        _ => None,
    }
}
