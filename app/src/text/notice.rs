//! Texts of notices and events.

use ansa_board::text::{
    choose_follower, empty_square, in_hand, lost as lost_pieces, not_selectable, out_of_reach, play_error,
    stepped, turned,
};

use super::{computer, label, play, sentence, setup, side, steps_left, turn_number};
use crate::activities::play::saved::SavedError;
use crate::activities::play::{Event, Notice};
use crate::entry::{EntryEvent, EntryNotice};

/// The text of a notice.
pub(crate) fn notice(notice: &Notice) -> String {
    match notice {
        Notice::Refused(error) => play_error(error),
        Notice::SetupUnfinished(side, left) => setup::unfinished(*side, *left),
        Notice::SetupKeys => setup::KEYS.to_owned(),
        Notice::TakenBack(labels, with_steps) => {
            format!("Taken back: {}.", play::taken_back(labels, *with_steps))
        }
        Notice::Entry(notice) => entry_notice(notice),
        Notice::EarlierPosition => {
            "This is an earlier position. Press Plan to try turns here, or go back to the game.".to_owned()
        }
        Notice::ComputerToMove => {
            "It is the computer’s turn. Press Plan to try turns while it thinks.".to_owned()
        }
        Notice::GameOver => "The game is over. Press Plan to try other turns.".to_owned(),
        Notice::PlanKept(_) => "The plan was kept as a variation.".to_owned(),
        Notice::PlanDiscarded => "The plan was discarded.".to_owned(),
        Notice::NoHint(fault) => computer::no_hint(*fault).to_owned(),
        Notice::Opened(said) => said.clone(),
        Notice::Failed(message) => sentence(message),
        Notice::OrientationChanged(orientation) => {
            super::settings::orientation_effect(*orientation).to_owned()
        }
    }
}

/// The text of an event in the live region; empty for events that need none.
pub(crate) fn event(event: &Event) -> String {
    match event {
        Event::Opened => String::new(),
        Event::Entry(event) => entry_event(event),
        Event::Shown(None, _) => "Start of the game.".to_owned(),
        Event::Shown(Some(label), steps) if steps.is_empty() => format!("After {}.", turn_number(*label)),
        Event::SetUp(of) => format!("{} has set up.", side(*of)),
        Event::Shown(Some(label), steps) | Event::Turned(label, steps) => turned(*label, steps),
        Event::TakenBack => "Turn taken back.".to_owned(),
        Event::BroughtBack => "Turn restored.".to_owned(),
        Event::OrientationChanged(orientation) => {
            super::settings::orientation_effect(*orientation).to_owned()
        }
        Event::PlanBegun => label::plan_begun().to_owned(),
        Event::Back | Event::PlanLeft => label::plan_left().to_owned(),
        Event::Over(outcome) => super::outcome(*outcome),
    }
}

fn entry_notice(notice: &EntryNotice) -> String {
    match notice {
        EntryNotice::NotSelectable(which, square, error, status) => {
            not_selectable(*which, *square, *error, status)
        }
        EntryNotice::OutOfReach(which, square) => out_of_reach(*which, *square),
        EntryNotice::EmptySquare(square) => empty_square(*square),
        EntryNotice::NotHome(of) => setup::not_home(*of).to_owned(),
        EntryNotice::ChooseFollower(which) => choose_follower(*which),
        EntryNotice::Lost(lost, side) => lost_pieces(lost, *side),
        EntryNotice::OnGoal(square) => {
            format!("Your rabbit is on the goal square {square}. End the turn to win.")
        }
    }
}

fn entry_event(event: &EntryEvent) -> String {
    match event {
        EntryEvent::Selected(which, square, places) => in_hand(*which, *square, *places),
        EntryEvent::Deselected => "Deselected.".to_owned(),
        EntryEvent::Swapped(one, other) => format!("Swapped {one} and {other}."),
        EntryEvent::Placed(which, square, left) => setup::placed(*which, *square, *left),
        EntryEvent::Arranged(left) => setup::arranged(*left),
        EntryEvent::Stepped(steps, left) => stepped(steps, *left),
        EntryEvent::Undone(left) => format!("Undone. {}.", steps_left(*left)),
    }
}

/// The saved game could not be read and was set aside.
pub(crate) fn quarantined(error: &SavedError) -> String {
    format!(
        "The saved game can’t be read: {error}. It was set aside, not deleted, and a new game was started."
    )
}
