//! Texts about the course of the game.

use ansa_board::Mode;
use ansa_core::position::outcome::Outcome;
use ansa_core::{Capture, Side};
use ansa_texts::isolated;
pub use ansa_texts::play::*;

use super::opponent::opponent;
use super::{friend, label, outcome};
use crate::activities::play::PlayState;
use crate::document::{Document, Player};

/// The person, “Bibo, level 3”, or “Friend”.
pub(super) fn player(player: Player) -> String {
    match player {
        Player::Person => label::person().to_owned(),
        Player::Computer(level) => opponent(level),
        Player::Friend => friend::somebody().to_owned(),
    }
}

/// The player on a side's plate: “You”, “Bibo, level 3”, the name in a game with a friend or of a tournament, or the name in
/// the record with the rating; empty if two people play who have no names.
pub fn side_plate(document: &Document, side: Side) -> String {
    match (document.player(side), document.name(side), document.rating(side)) {
        (computer @ Player::Computer(_), ..) => player(computer),
        (Player::Friend, ..) => friend::name(document, side),
        (Player::Person, Some(name), _) if is_own_name(document, side) => isolated(name).into_owned(),
        (Player::Person, ..) if document.options().has_opponent() => you().to_owned(),
        (Player::Person, Some(name), Some(rating)) => format!("{} ({rating})", isolated(name)),
        (Player::Person, Some(name), None) => isolated(name).into_owned(),
        (Player::Person, None, _) => String::new(),
    }
}

/// Whether the name of a person in the record belongs to the person who plays here against somebody elsewhere. A person can
/// go on with a game of others against the computer, whose record does not name it.
fn is_own_name(document: &Document, side: Side) -> bool {
    match document.player(!side) {
        Player::Friend => true,
        Player::Computer(level) => {
            document.name(!side).is_some_and(|other| other.starts_with(super::opponent::name(level)))
        }
        Player::Person => false,
    }
}

/// Whose turn it is and what to do.
pub fn status(play: &PlayState) -> String {
    let own = play.game().side();
    match play.mode() {
        Mode::Setup => set_up(own),
        Mode::Turn if play.is_planning() => to_move(play.label_shown().side),
        Mode::Turn if play.options().has_opponent() => your_turn(own),
        Mode::Turn => to_move(own),
        Mode::Computer if play.is_friends_turn() => friend::status(&play.document, own),
        Mode::Computer if play.engine_fault().is_some() => computer_stopped().to_owned(),
        Mode::Computer if play.warning().is_some() => mistaken().to_owned(),
        Mode::Computer if play.is_judging() => judging().to_owned(),
        Mode::Computer if play.is_paused() => paused_before(own),
        Mode::Computer => is_thinking(own),
        Mode::Replay if play.replay_stands() => paused_during(play.label_shown().side),
        Mode::Replay => moves(play.label_shown().side),
        Mode::Past => {
            let place = play.place();
            match place.label_shown() {
                None => game_start().to_owned(),
                Some(label) if place.steps() > 0 => during(label),
                Some(label) => after(label),
            }
        }
        Mode::Over => match (play.game().outcome(), play.is_planning()) {
            (Some(reached), false) => result(play, reached),
            _ => play.place().line().game().outcome().map(outcome).unwrap_or_default(),
        },
    }
}

/// The outcome of a game: against the computer or a friend, as the person sees it.
pub fn result(play: &PlayState, reached: Outcome) -> String {
    let people = Side::ALL.into_iter().filter(|&side| play.is_person(side)).count();
    match reached.winner {
        Some(winner) if people == 1 && play.is_person(winner) => you_won(&outcome(reached)),
        Some(_) if people == 1 => you_lost(&outcome(reached)),
        _ => outcome(reached),
    }
}

/// The title of the tab: “Your turn – Ansa” where the game is shown, or the name of the screen.
pub fn title(shown: Option<&PlayState>, screen: Option<&str>) -> String {
    let is_awaited = shown.is_some_and(|play| {
        play.options().has_opponent()
            && play.game().outcome().is_none()
            && play.is_person(play.game().side())
            && play.replay().is_none()
    });
    let what = if is_awaited { Some(your_turn_title()) } else { screen };
    match what {
        Some(what) => tab_title(what),
        None => label::ansa().to_owned(),
    }
}

/// What a take-back would do.
pub fn take_back_long(play: &PlayState) -> String {
    let turns = play.would_take_back();
    if turns.is_empty() {
        label::take_back_long().to_owned()
    } else if play.has_steps_made() {
        take_back_with_steps(&turns)
    } else {
        take_back(&turns)
    }
}

/// The search depth, and the number of positions.
pub fn progress(depth: u32, nodes: f64) -> String {
    if nodes >= 1e6 {
        progress_millions(depth, nodes / 1e6)
    } else if nodes >= 1e3 {
        progress_thousands(depth, nodes / 1e3)
    } else {
        ansa_texts::play::progress(depth, nodes as u64)
    }
}

/// The pieces that a side has captured.
pub fn captured(by: Side, captured: &[Capture]) -> String {
    let pieces: Vec<_> = captured.iter().map(|capture| capture.piece).collect();
    if pieces.is_empty() { none_captured(by) } else { some_captured(by, &pieces) }
}

#[cfg(test)]
mod tests;
