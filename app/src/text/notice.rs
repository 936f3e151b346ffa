//! What the page says beside the board and to those who do not see it.

use ansa_board::Footing;
use ansa_core::game::{PlayError, TurnError};
use ansa_core::position::turn::EndError;
use ansa_core::{Capture, Piece, PlayedStep, Role, Side, Square, StepError};

use super::{computer, label, list, piece, piece_on, play, sentence, setup, side_word};
use crate::state::{Event, Notice};

/// What a notice says.
pub(crate) fn notice(notice: &Notice) -> String {
    match notice {
        Notice::Refused(error) => play_error(error),
        Notice::SetupUnfinished(side, left) => setup::unfinished(*side, *left),
        Notice::SetupKeys => setup::KEYS.to_owned(),
        Notice::NotHoldable(which, square, error, footing) => not_holdable(*which, *square, *error, footing),
        Notice::TakenBack(labels, with_steps) => {
            format!("Taken back: {}.", play::taken_back(labels, *with_steps))
        }
        Notice::Lost(lost, side) => captured(lost, *side),
        Notice::ChooseFollower(which) => {
            format!("Which piece follows the {}? Press one of those marked.", piece(*which))
        }
        Notice::NoHint(fault) => computer::no_hint(*fault).to_owned(),
        Notice::SetAside(error) => format!(
            "The saved game can’t be read: {error}. It was set aside, not deleted, and a new game was begun."
        ),
        Notice::Failed(message) => sentence(message),
        Notice::Seen(view) => super::settings::seen(*view).to_owned(),
        Notice::Copied => "The record is in the clipboard.".to_owned(),
    }
}

/// Why a piece can't be taken in hand; without an error it has nowhere to go.
pub(super) fn not_holdable(
    which: Piece,
    square: Square,
    error: Option<StepError>,
    footing: &Footing,
) -> String {
    let why = match error {
        Some(StepError::Frozen { .. }) => return frozen(which, square, footing),
        Some(error) => step_error(error, which, square),
        None => sentence(&format!("the {} has no free square to go to", piece_on(which, square))),
    };
    if footing.frozen_by.is_empty() { why } else { format!("{} {why}", frozen(which, square, footing)) }
}

/// That a piece is frozen, by whom, and what that means.
pub(super) fn frozen(which: Piece, square: Square, footing: &Footing) -> String {
    let by: Vec<String> = footing.frozen_by.iter().map(|&(square, by)| piece_on(by, square)).collect();
    format!(
        "The {} is frozen by the {}: it can’t step without a friend beside it.",
        piece_on(which, square),
        list(&by)
    )
}

/// What steps of a side have removed from traps.
fn captured(lost: &[Capture], side: Side) -> String {
    let sentences: Vec<String> = lost
        .iter()
        .map(|&Capture { piece: which, square }| {
            if which.side == side {
                format!(
                    "The {} is lost in the trap {square}: no friend stands beside it. Undo brings it back.",
                    piece(which)
                )
            } else {
                format!("The {} is captured in the trap {square}.", piece(which))
            }
        })
        .collect();
    sentences.join(" ")
}

fn play_error(error: &PlayError) -> String {
    match error {
        PlayError::GameOver => "The game is over.".to_owned(),
        PlayError::SetupExpected => "Both sides must set up before a turn can be played.".to_owned(),
        PlayError::TurnExpected => "Both sides have set up already.".to_owned(),
        PlayError::AnotherPosition => "The turn begins from another position.".to_owned(),
        PlayError::Placing(error) => sentence(&error.to_string()),
        PlayError::Turn(TurnError::Step { step, error, .. }) => sentence(&format!("{step}: {error}")),
        PlayError::Turn(TurnError::End(error)) => end_error(*error),
        PlayError::Turn(TurnError::Repetition { earlier }) => {
            let turns: Vec<String> = earlier.iter().map(|&label| play::turn_number(label)).collect();
            format!(
                "The turn can’t end here: the position would be the same as after {}, and a third time is not \
                 allowed. Change the turn.",
                list(&turns)
            )
        }
    }
}

fn end_error(error: EndError) -> String {
    match error {
        EndError::NoStep => {
            "Make at least one step before you end the turn. By keyboard, Space picks a piece up.".to_owned()
        }
        EndError::PushUnfinished { into, pushed } => format!(
            "The push is not finished: a {} piece stronger than the {} must step to {into}.",
            side_word(!pushed.side),
            pushed.role.name()
        ),
        EndError::NothingChanged => {
            "The turn can’t end here: every piece stands where it stood before. Change something.".to_owned()
        }
    }
}

pub(super) fn step_error(error: StepError, which: Piece, square: Square) -> String {
    match error {
        StepError::NoStepsLeft => "No steps are left: end the turn, or undo a step.".to_owned(),
        StepError::Frozen { by, .. } => format!(
            "The {} is frozen: a stronger enemy stands on {by} and no friend beside it.",
            piece_on(which, square)
        ),
        StepError::PushUnfinished { into, pushed } => {
            format!("Finish the push first: a piece stronger than the {} must step to {into}.", piece(pushed))
        }
        StepError::NobodyPushes { .. } if which.role == Role::Elephant => {
            format!(
                "The {} can’t be pushed or pulled: nothing is stronger than an elephant.",
                piece_on(which, square)
            )
        }
        StepError::NobodyPushes { .. } => format!(
            "The {} can’t be pushed: no stronger {} piece stands beside it.",
            piece_on(which, square),
            side_word(!which.side)
        ),
        StepError::PushersFrozen { .. } => format!(
            "The {} can’t be pushed: the stronger pieces beside it are frozen.",
            piece_on(which, square)
        ),
        StepError::PushNeedsTwoSteps { .. } => {
            format!("A push takes two steps, and only one is left to push the {}.", piece_on(which, square))
        }
        StepError::RabbitBackward { .. } => "Rabbits never step backward.".to_owned(),
        StepError::Occupied { by, square, .. } => {
            format!("The {} stands in the way.", piece_on(by, square))
        }
        StepError::NoPiece { .. } | StepError::OffBoard { .. } => sentence(&error.to_string()),
    }
}

/// What an event says in the live region; some need no words.
pub(crate) fn event(event: &Event) -> String {
    match event {
        Event::Opened => String::new(),
        Event::Held(which, square, places) => {
            let places = match places {
                1 => "1 square".to_owned(),
                places => format!("{places} squares"),
            };
            sentence(&format!("{} in hand, {places} to go to", piece_on(*which, *square)))
        }
        Event::LetGo => "Let go.".to_owned(),
        Event::Swapped(one, other) => format!("Swapped {one} and {other}."),
        Event::Placed(which, square, left) => setup::placed(*which, *square, *left),
        Event::Arranged(left) => setup::arranged(*left),
        Event::Stepped(steps, left) => format!("{} {}.", sentence(&made(steps)), play::steps_left(*left)),
        Event::Undone(left) => format!("Taken back. {}.", play::steps_left(*left)),
        Event::SetUp(side) => format!("{} has set up.", play::side(*side)),
        Event::Turned(label, steps) => {
            let (side, number) = (play::side(label.side), play::turn_number(*label));
            sentence(&format!("{side} moved, {number}: {}", made(steps)))
        }
        Event::TakenBack => "The turn was taken back.".to_owned(),
        Event::BroughtBack => "The turn is there again.".to_owned(),
        Event::Seen(view) => super::settings::seen(*view).to_owned(),
        Event::PlanBegun => label::PLAN_BEGUN.to_owned(),
        Event::PlanLeft => label::PLAN_LEFT.to_owned(),
        Event::Over(outcome) => play::outcome(*outcome),
    }
}

/// “gold camel e2 to e3, silver cat captured on f3”.
pub(super) fn made(steps: &[PlayedStep]) -> String {
    let mut words = Vec::new();
    for played in steps {
        if let Some(to) = played.step.to() {
            words.push(format!("{} {} to {to}", piece(played.piece), played.step.from));
        }
        if let Some(capture) = played.capture {
            words.push(format!("{} captured on {}", piece(capture.piece), capture.square));
        }
    }
    words.join(", ")
}
