//! Texts of notices and events.

use ansa_board::text::{
    choose_follower, empty_square, in_hand, lost as lost_pieces, not_selectable, out_of_reach, play_error,
    stepped, turned,
};
use ansa_core::record::MAX_NESTING;
use ansa_texts::board::{deselected, on_goal, undone};
pub use ansa_texts::notice::*;

use super::{computer, friend, label, sentence, setup};
use crate::activities::play::saved::SavedError;
use crate::activities::play::{Event, Notice, TakenBackPlies};
use crate::reason::Reason;
use ansa_board::EntryEvent;

/// The text of a notice.
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::Refused(error) => play_error(error),
        // A plan only adds turns.
        Notice::EditRefused(_) => too_deep(MAX_NESTING),
        Notice::SetupUnfinished(side, left) => setup::left_over(*side, *left),
        Notice::SetupKeys => setup::keys().to_owned(),
        Notice::TakenBack(taken) => taken_back_plies(*taken),
        Notice::CoachEndsRating => coach_ends_rating().to_owned(),
        Notice::Entry(notice) => entry_event(notice),
        Notice::EarlierPosition => earlier_position().to_owned(),
        Notice::ComputerToMove => computer_to_move().to_owned(),
        Notice::FriendToMove => friend::friend_to_move().to_owned(),
        Notice::GameOver => game_over().to_owned(),
        Notice::PlanKept(_) => plan_kept().to_owned(),
        Notice::PlanDiscarded => plan_discarded().to_owned(),
        Notice::NoHint(fault) => computer::no_hint(*fault).to_owned(),
        // A part that is loaded later says it.
        Notice::Friend(_) => String::new(),
        Notice::Failed(message) => sentence(message),
        Notice::OrientationChanged(orientation) => {
            super::settings::orientation_effect(*orientation).to_owned()
        }
    }
}

fn taken_back_plies(taken: TakenBackPlies) -> String {
    let what = match (taken.is_setup, taken.is_answered) {
        (false, false) => turn_alone(),
        (false, true) => turn_with_answer(),
        (true, false) => setup_alone(),
        (true, true) => setup_with_answer(),
    };
    if taken.with_steps { taken_back_with_steps(what) } else { taken_back(what) }
}

/// The text of an event in the live region; empty for events that need none.
pub fn event(event: &Event) -> String {
    match event {
        Event::Opened => String::new(),
        Event::Entry(event) => entry_event(event),
        Event::Shown(None, _) => game_start().to_owned(),
        Event::Shown(Some(label), steps) if steps.is_empty() => after(*label),
        Event::SetUp(of) => has_set_up(*of),
        Event::Shown(Some(label), steps) | Event::Turned(label, steps) => turned(*label, steps),
        Event::TakenBack => turn_taken_back().to_owned(),
        Event::BroughtBack => turn_restored().to_owned(),
        Event::OrientationChanged(orientation) => {
            super::settings::orientation_effect(*orientation).to_owned()
        }
        Event::PlanBegun => label::plan_begun().to_owned(),
        Event::Back | Event::PlanLeft => label::plan_left().to_owned(),
        Event::Over(outcome) => super::outcome(*outcome),
    }
}

/// The text of an event in the entry of a ply, or of a notice about it.
pub(super) fn entry_event(event: &EntryEvent) -> String {
    match event {
        EntryEvent::Swapped(one, other) => swapped(*one, *other),
        EntryEvent::Placed(which, square, left) => setup::placed((*which, *square), *left),
        EntryEvent::Arranged(left) => setup::arranged(*left),
        EntryEvent::NotHome(of) => setup::not_home(*of).to_owned(),
        event => turn_event(event),
    }
}

/// The text of an event in the entry of a turn, or of a notice about it; empty for those of a setup.
pub fn turn_event(event: &EntryEvent) -> String {
    match event {
        EntryEvent::Selected(which, square, places) => in_hand((*which, *square), *places),
        EntryEvent::Deselected => deselected().to_owned(),
        EntryEvent::Stepped(steps, left) => stepped(steps, *left),
        EntryEvent::Undone(left) => undone(*left),
        EntryEvent::NotSelectable(which, square, error, status) => {
            not_selectable(*which, *square, *error, status)
        }
        EntryEvent::OutOfReach(which, square, why) => out_of_reach(*which, *square, why),
        EntryEvent::EmptySquare(square) => empty_square(*square),
        EntryEvent::ChooseFollower(which) => choose_follower(*which),
        EntryEvent::Lost(lost, side) => lost_pieces(lost, *side),
        EntryEvent::OnGoal(square) => on_goal(*square),
        EntryEvent::Swapped(..)
        | EntryEvent::Placed(..)
        | EntryEvent::Arranged(_)
        | EntryEvent::NotHome(_) => String::new(),
    }
}

/// The saved game could not be read and was set aside.
pub fn quarantined(error: &SavedError) -> String {
    game_set_aside(&error.reason())
}
