//! Why an input is refused, and what was captured.

use ansa_core::game::{PlayError, TurnError};
use ansa_core::position::turn::EndError;
use ansa_core::{Capture, Piece, Role, Side, Square, StepError};

use super::{list, piece, piece_on, sentence, side_word, turn_number};
use crate::square_status::SquareStatus;

/// Why a piece can't be selected; without an error it has no free square to go to.
#[must_use]
pub fn not_selectable(
    which: Piece,
    square: Square,
    error: Option<StepError>,
    status: &SquareStatus,
) -> String {
    let why = match error {
        Some(StepError::Frozen { .. }) => return frozen(which, square, status),
        Some(error) => step_error(error, which, square),
        None => sentence(&format!("the {} has no legal step", piece_on(which, square))),
    };
    if status.frozen_by.is_empty() { why } else { format!("{} {why}", frozen(which, square, status)) }
}

/// Says that a piece is frozen, by which enemies, and what that means.
#[must_use]
pub fn frozen(which: Piece, square: Square, status: &SquareStatus) -> String {
    let by: Vec<String> = status.frozen_by.iter().map(|&(square, by)| piece_on(by, square)).collect();
    format!(
        "The {} is frozen by the {}. It can’t step unless a friendly piece is next to it.",
        piece_on(which, square),
        list(&by)
    )
}

/// The pieces that steps of this side removed from traps.
#[must_use]
pub fn lost(lost: &[Capture], side: Side) -> String {
    let sentences: Vec<String> = lost
        .iter()
        .map(|&Capture { piece: which, square }| {
            if which.side == side {
                format!(
                    "The {} is lost in the trap on {square}: no friendly piece is next to it. Undo brings it back.",
                    piece(which)
                )
            } else {
                format!("The {} is captured in the trap on {square}.", piece(which))
            }
        })
        .collect();
    sentences.join(" ")
}

/// Why a turn or a setup was refused.
#[must_use]
pub fn play_error(error: &PlayError) -> String {
    match error {
        PlayError::GameOver => "The game is over.".to_owned(),
        PlayError::SetupExpected => "Both sides must set up before a turn can be played.".to_owned(),
        PlayError::TurnExpected => "Both sides have already set up.".to_owned(),
        PlayError::AnotherPosition => "The turn starts from a different position.".to_owned(),
        PlayError::Setup(error) => sentence(&error.to_string()),
        PlayError::Turn(TurnError::Step { step, error, .. }) => sentence(&format!("{step}: {error}")),
        PlayError::Turn(TurnError::End(error)) => end_error(*error),
        PlayError::Turn(TurnError::Repetition { earlier }) => {
            let turns: Vec<String> = earlier.iter().map(|&label| turn_number(label)).collect();
            format!(
                "The turn can’t end here: this position already occurred after {}, and a third occurrence is not \
                 allowed. Change the turn.",
                list(&turns)
            )
        }
    }
}

/// Why the turn can’t end.
#[must_use]
pub fn end_error(error: EndError) -> String {
    match error {
        EndError::NoStep => {
            "Make at least one step before you end the turn. With the keyboard, press Space to select a piece.".to_owned()
        }
        EndError::PushUnfinished { into, pushed } => format!(
            "The push is not complete: move a {} piece stronger than the {} to {into}.",
            side_word(!pushed.side),
            pushed.role.name()
        ),
        EndError::NothingChanged => {
            "The turn can’t end here: every piece is back where it started. Change the turn.".to_owned()
        }
    }
}

/// Why a piece can’t step.
#[must_use]
pub fn step_error(error: StepError, which: Piece, square: Square) -> String {
    match error {
        StepError::NoStepsLeft => "No steps left: end the turn or undo a step.".to_owned(),
        StepError::Frozen { by, .. } => format!(
            "The {} is frozen: a stronger enemy is on {by}, and no friendly piece is next to it.",
            piece_on(which, square)
        ),
        StepError::PushUnfinished { into, pushed } => {
            format!("Complete the push first: move a piece stronger than the {} to {into}.", piece(pushed))
        }
        StepError::NobodyPushes { .. } if which.role == Role::Elephant => {
            format!(
                "The {} can’t be pushed or pulled: no piece is stronger than an elephant.",
                piece_on(which, square)
            )
        }
        StepError::NobodyPushes { .. } => format!(
            "The {} can’t be pushed: no stronger {} piece is next to it.",
            piece_on(which, square),
            side_word(!which.side)
        ),
        StepError::PushersFrozen { .. } => format!(
            "The {} can’t be pushed: the stronger pieces next to it are frozen.",
            piece_on(which, square)
        ),
        StepError::PushNeedsTwoSteps { .. } => {
            format!("Pushing the {} takes two steps, but only one is left.", piece_on(which, square))
        }
        StepError::RabbitBackward { .. } => "Rabbits can’t step backward.".to_owned(),
        StepError::Occupied { by, square, .. } => {
            format!("The {} is in the way.", piece_on(by, square))
        }
        StepError::NoPiece { .. } | StepError::OffBoard { .. } => sentence(&error.to_string()),
    }
}
