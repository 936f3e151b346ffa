//! Texts of notices and events.

use ansa_board::text::{
    choose_follower, empty_square, in_hand, lost as lost_pieces, not_selectable, out_of_reach, play_error,
    stepped, turned,
};
use ansa_core::record::MAX_NESTING;
use ansa_core::{Label, Side, Square};

use super::part::words;
use super::reason::reason;
use super::{computer, label, sentence, setup};
use crate::activities::play::saved::SavedError;
use crate::activities::play::{Event, Notice};
use crate::entry::{EntryEvent, EntryNotice};

words! { NoticeWords {
    /// These turns were taken back.
    taken_back(turns: &[Label]),
    /// These turns were taken back, and the steps made since.
    taken_back_with_steps(turns: &[Label]),
    /// An earlier position is shown.
    earlier_position,
    /// It is the computer's turn.
    computer_to_move,
    /// The game is over.
    game_over,
    /// The plan was kept.
    plan_kept,
    /// The plan was discarded.
    plan_discarded,
    /// A rabbit is on its goal.
    on_goal(square: Square),
    /// The announcement of the start of the game.
    game_start,
    /// The announcement of an earlier position.
    after(turn: Label),
    /// The announcement of a setup.
    has_set_up(side: Side),
    /// The announcement of a take-back.
    turn_taken_back,
    /// The announcement of a restored turn.
    turn_restored,
    /// The announcement that no piece is selected.
    deselected,
    /// The announcement that two pieces of the setup traded places.
    swapped(one: Square, other: Square),
    /// The announcement of an undone step.
    undone(left: u8),
    /// A variation would be nested too deep.
    too_deep(most: usize),
    /// The saved game could not be read and was set aside.
    game_set_aside(reason: &str),
} }

/// The text of a notice.
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::Refused(error) => play_error(error),
        // A plan only adds turns.
        Notice::EditRefused(_) => too_deep(MAX_NESTING),
        Notice::SetupUnfinished(side, left) => setup::unfinished(*side, *left),
        Notice::SetupKeys => setup::keys().to_owned(),
        Notice::TakenBack(turns, true) => taken_back_with_steps(turns),
        Notice::TakenBack(turns, false) => taken_back(turns),
        Notice::Entry(notice) => entry_notice(notice),
        Notice::EarlierPosition => earlier_position().to_owned(),
        Notice::ComputerToMove => computer_to_move().to_owned(),
        Notice::GameOver => game_over().to_owned(),
        Notice::PlanKept(_) => plan_kept().to_owned(),
        Notice::PlanDiscarded => plan_discarded().to_owned(),
        Notice::NoHint(fault) => computer::no_hint(*fault).to_owned(),
        Notice::Opened(said) => said.clone(),
        Notice::Failed(message) => sentence(message),
        Notice::OrientationChanged(orientation) => {
            super::settings::orientation_effect(*orientation).to_owned()
        }
    }
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

/// The text of a notice about the entry of a ply.
pub(super) fn entry_notice(notice: &EntryNotice) -> String {
    match notice {
        EntryNotice::NotSelectable(which, square, error, status) => {
            not_selectable(*which, *square, *error, status)
        }
        EntryNotice::OutOfReach(which, square) => out_of_reach(*which, *square),
        EntryNotice::EmptySquare(square) => empty_square(*square),
        EntryNotice::NotHome(of) => setup::not_home(*of).to_owned(),
        EntryNotice::ChooseFollower(which) => choose_follower(*which),
        EntryNotice::Lost(lost, side) => lost_pieces(lost, *side),
        EntryNotice::OnGoal(square) => on_goal(*square),
    }
}

/// The text of an event in the entry of a ply.
pub(super) fn entry_event(event: &EntryEvent) -> String {
    match event {
        EntryEvent::Selected(which, square, places) => in_hand(*which, *square, *places),
        EntryEvent::Deselected => deselected().to_owned(),
        EntryEvent::Swapped(one, other) => swapped(*one, *other),
        EntryEvent::Placed(which, square, left) => setup::placed(*which, *square, *left),
        EntryEvent::Arranged(left) => setup::arranged(*left),
        EntryEvent::Stepped(steps, left) => stepped(steps, *left),
        EntryEvent::Undone(left) => undone(*left),
    }
}

/// The saved game could not be read and was set aside.
pub fn quarantined(error: &SavedError) -> String {
    game_set_aside(&reason(error))
}
