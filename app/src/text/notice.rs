//! Texts of notices and events.

use ansa_board::text::{
    choose_follower, in_hand, lost as lost_pieces, not_selectable, play_error, stepped, turned,
};

use super::{computer, label, play, sentence, setup, side, steps_left};
use crate::state::{Event, Notice};

/// The text of a notice.
pub(crate) fn notice(notice: &Notice) -> String {
    match notice {
        Notice::Refused(error) => play_error(error),
        Notice::SetupUnfinished(side, left) => setup::unfinished(*side, *left),
        Notice::SetupKeys => setup::KEYS.to_owned(),
        Notice::NotSelectable(which, square, error, status) => {
            not_selectable(*which, *square, *error, status)
        }
        Notice::TakenBack(labels, with_steps) => {
            format!("Taken back: {}.", play::taken_back(labels, *with_steps))
        }
        Notice::Lost(lost, side) => lost_pieces(lost, *side),
        Notice::ChooseFollower(which) => choose_follower(*which),
        Notice::NoHint(fault) => computer::no_hint(*fault).to_owned(),
        Notice::Quarantined(error) => format!(
            "The saved game can’t be read: {error}. It was set aside, not deleted, and a new game was started."
        ),
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
        Event::Selected(which, square, places) => in_hand(*which, *square, *places),
        Event::Deselected => "Deselected.".to_owned(),
        Event::Swapped(one, other) => format!("Swapped {one} and {other}."),
        Event::Placed(which, square, left) => setup::placed(*which, *square, *left),
        Event::Arranged(left) => setup::arranged(*left),
        Event::Stepped(steps, left) => stepped(steps, *left),
        Event::Undone(left) => format!("Undone. {}.", steps_left(*left)),
        Event::SetUp(of) => format!("{} has set up.", side(*of)),
        Event::Turned(label, steps) => turned(*label, steps),
        Event::TakenBack => "Turn taken back.".to_owned(),
        Event::BroughtBack => "Turn restored.".to_owned(),
        Event::OrientationChanged(orientation) => {
            super::settings::orientation_effect(*orientation).to_owned()
        }
        Event::PlanBegun => label::PLAN_BEGUN.to_owned(),
        Event::PlanLeft => label::PLAN_LEFT.to_owned(),
        Event::Over(outcome) => super::outcome(*outcome),
    }
}
