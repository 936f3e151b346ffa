//! Why an input is refused, and what was captured.

use ansa_core::game::{PlayError, SetupError, TurnError};
use ansa_core::position::turn::EndError;
use ansa_core::{Capture, Piece, Role, Side, Square, StepError};
use ansa_texts::board as words;

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
        Some(error) => step_error(error),
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
        Obstacle::Step(error) => step_error(error),
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
        PlayError::Setup(error) => setup_error(*error),
        PlayError::Turn(TurnError::Step { error, .. }) => step_error(*error),
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

/// Why a setup is illegal.
pub fn setup_error(error: SetupError) -> String {
    match error {
        SetupError::Twice { square } => words::two_pieces(square),
        SetupError::NotHome { piece, square } => words::outside_home((piece, square)),
        SetupError::WrongSide { piece, square } => words::other_side((piece, square)),
        SetupError::Count { piece, count, expected } => words::wrong_count(piece, expected, count),
    }
}

/// Why a piece can’t step.
pub fn step_error(error: StepError) -> String {
    match error {
        StepError::NoStepsLeft => words::no_steps_left().to_owned(),
        StepError::NoPiece { square } => words::empty_square(square),
        StepError::OffBoard { piece, step } => words::off_board((piece, step.from)),
        StepError::Frozen { piece, square, by } => words::frozen_by((piece, square), by),
        StepError::PushUnfinished { into, pushed } => words::complete_push(pushed, into),
        StepError::NobodyPushes { piece, square } if piece.role == Role::Elephant => {
            words::elephant((piece, square))
        }
        StepError::NobodyPushes { piece, square } => words::nobody_pushes((piece, square)),
        StepError::PushersFrozen { piece, square } => words::pushers_frozen((piece, square)),
        StepError::PushNeedsTwoSteps { piece, square } => words::push_needs_two_steps((piece, square)),
        StepError::RabbitBackward { .. } => words::rabbit_backward().to_owned(),
        StepError::Occupied { by, square, .. } => words::occupied((by, square)),
    }
}
