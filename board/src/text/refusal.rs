//! Why an input is refused, and what was captured.

use ansa_core::game::{PlayError, TurnError};
use ansa_core::position::turn::EndError;
use ansa_core::{Capture, Piece, Role, Side, Square, StepError};
use ansa_texts::{board as words, sentence};

use crate::board_state::SquareStatus;
use crate::obstacle::Obstacle;

/// Why a piece can't be selected; without an error it has no free square to go to.
pub fn not_selectable(
    which: Piece,
    square: Square,
    error: Option<StepError>,
    status: &SquareStatus,
) -> String {
    let why = match error {
        Some(StepError::Frozen { .. }) => return frozen(which, square, status),
        Some(error) => step_error(error, which, square),
        None => words::no_legal_step((which, square)),
    };
    if status.frozen_by.is_empty() { why } else { format!("{} {why}", frozen(which, square, status)) }
}

/// Why the selected piece can't get to an empty square.
pub fn out_of_reach(which: Piece, to: Square, why: &Obstacle) -> String {
    match *why {
        Obstacle::TooFar(steps) => words::too_far(which, steps, to),
        Obstacle::Backward => words::behind_rabbit(which, to),
        Obstacle::FrozenOn(at) => words::frozen_on_way(which, at, to),
        Obstacle::LostOn(at) => words::lost_on_way(which, at, to),
        Obstacle::Blocked => words::way_blocked(which, to),
        Obstacle::OneSquare => words::one_square(which, to),
        Obstacle::Step(error, from) => step_error(error, which, from),
    }
}

/// Says that a piece is frozen, by which enemies, and what that means.
pub fn frozen(which: Piece, square: Square, status: &SquareStatus) -> String {
    words::frozen((which, square), &status.frozen_by)
}

/// The pieces that steps of this side removed from traps.
pub fn lost(lost: &[Capture], side: Side) -> String {
    let sentence =
        |&lost: &Capture| if lost.piece.side == side { words::lost(lost) } else { words::captured(lost) };
    lost.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// Why a turn or a setup was refused.
pub fn play_error(error: &PlayError) -> String {
    match error {
        PlayError::GameOver => words::game_over().to_owned(),
        PlayError::SetupExpected => words::setup_expected().to_owned(),
        PlayError::TurnExpected => words::turn_expected().to_owned(),
        PlayError::AnotherPosition => words::another_position().to_owned(),
        // The library's own words, in English.
        PlayError::Setup(error) => sentence(&error.to_string()),
        PlayError::Turn(TurnError::Step { step, error, .. }) => sentence(&format!("{step}: {error}")),
        PlayError::Turn(TurnError::End(error)) => end_error(*error),
        PlayError::Turn(TurnError::Repetition { earlier }) => words::repetition(earlier),
    }
}

/// Why the turn can’t end.
pub fn end_error(error: EndError) -> String {
    match error {
        EndError::NoStep => words::no_step().to_owned(),
        EndError::PushUnfinished { into, pushed } => words::push_not_complete(pushed, into),
        EndError::NothingChanged => words::nothing_changed().to_owned(),
    }
}

/// Why a piece can’t step.
pub fn step_error(error: StepError, which: Piece, square: Square) -> String {
    match error {
        StepError::NoStepsLeft => words::no_steps_left().to_owned(),
        StepError::Frozen { by, .. } => words::frozen_by((which, square), by),
        StepError::PushUnfinished { into, pushed } => words::complete_push(pushed, into),
        StepError::NobodyPushes { .. } if which.role == Role::Elephant => words::elephant((which, square)),
        StepError::NobodyPushes { .. } => words::nobody_pushes((which, square)),
        StepError::PushersFrozen { .. } => words::pushers_frozen((which, square)),
        StepError::PushNeedsTwoSteps { .. } => words::push_needs_two_steps((which, square)),
        StepError::RabbitBackward { .. } => words::rabbit_backward().to_owned(),
        StepError::Occupied { by, square, .. } => words::occupied((by, square)),
        // The library's own words, in English.
        StepError::NoPiece { .. } | StepError::OffBoard { .. } => sentence(&error.to_string()),
    }
}
