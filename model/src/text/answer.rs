//! Texts of answering a task: what the exercises of the course, puzzles and the exercises of mistakes have in common.

use ansa_board::text::{made, play_error};
use ansa_core::{Piece, Side, Square};
pub use ansa_texts::answer::*;
pub use ansa_texts::task::{check, has_marked, has_unmarked, hint, hint_piece, replied};

use super::{notice as notices, study};
use crate::activities::Tone;
use crate::activities::answer::{AnswerEvent, AnswerNotice};

/// The pieces on the board.
pub fn position(pieces: &[(Square, Piece)]) -> String {
    let (gold, silver): (Vec<_>, Vec<_>) =
        pieces.iter().copied().partition(|(_, piece)| piece.side == Side::Gold);
    ansa_texts::answer::position(&gold, &silver)
}

/// The button that goes on: past a task without an answer, to the next one, or past the last one.
pub fn next_of(is_answered: bool, is_last: bool) -> &'static str {
    match (is_answered, is_last) {
        (false, _) => skip(),
        (true, false) => next(),
        (true, true) => finish(),
    }
}

/// The text of a notice.
pub fn notice(notice: &AnswerNotice) -> String {
    match notice {
        AnswerNotice::Entry(notice) => notices::entry_event(notice),
        AnswerNotice::Refused(error) => play_error(error),
        AnswerNotice::NothingEntered => nothing_entered().to_owned(),
        AnswerNotice::NothingToEnter => nothing_to_enter().to_owned(),
        AnswerNotice::HelpCounts => help_counts().to_owned(),
    }
}

pub const fn tone(notice: &AnswerNotice) -> Tone {
    match notice {
        AnswerNotice::Refused(_) => Tone::Refusal,
        _ => Tone::Hint,
    }
}

/// The text of an event in the live region; empty for events that need none.
pub fn event(event: &AnswerEvent) -> String {
    match event {
        // The task is a live region of its own.
        AnswerEvent::Opened => String::new(),
        AnswerEvent::Entry(event) => notices::entry_event(event),
        AnswerEvent::Marked(square, count) => has_marked(*square, *count),
        AnswerEvent::Unmarked(square, count) => has_unmarked(*square, *count),
        AnswerEvent::Hinted(piece, square) => hint_piece((*piece, *square)),
        AnswerEvent::Replied(steps) => replied(&made(steps)),
        AnswerEvent::Shown(steps) => made(steps),
        AnswerEvent::Line(at, all, None) => line_at(*at, *all),
        AnswerEvent::Line(at, all, Some(step)) => line_step(*at, *all, &made(&[*step])),
        AnswerEvent::Flipped => study::flipped().to_owned(),
    }
}
