//! Texts of answering a task: what the exercises of the course, puzzles and the exercises of mistakes have in common.

use ansa_board::text::{made, play_error};
use ansa_core::{Piece, PlayedStep, Role, Side, Square};

use super::part::words;
use super::{notice as notices, study};
use crate::activities::Tone;
use crate::activities::answer::{AnswerEvent, AnswerNotice};

words! { AnswerWords {
    /// The pieces, for people who don't see the board.
    position_says(gold: &str, silver: &str),
    /// One of them.
    role_on(role: Role, square: Square),
    /// The name of the marked squares.
    marked,
    /// No square is marked.
    none_marked,
    /// A square was marked, and so many are.
    has_marked(square: Square, count: u32),
    /// A mark was removed, and so many are left.
    has_unmarked(square: Square, count: u32),
    /// The button that has the answer judged.
    check,
    /// The same in full.
    check_long,
    /// The button for a hint.
    hint,
    /// A hint names a piece.
    hint_piece(piece: Piece, square: Square),
    /// A hint shows the turn.
    hint_turn,
    /// The button that goes on.
    next,
    /// The same before there is an answer.
    skip,
    /// The same at the last task.
    finish,
    /// Nothing was entered yet.
    nothing_entered,
    /// Nothing can be entered now.
    nothing_to_enter,
    /// The opponent has replied to a right turn.
    replied(steps: &[PlayedStep]),
    /// The place in the solution.
    line_at(at: u32, all: u32),
    /// The same after a step.
    line_step(at: u32, all: u32, step: &str),
    /// Stands before the reason of a wrong answer.
    wrong,
    /// The answer is right.
    right,
} }

/// The pieces on the board.
pub fn position(pieces: &[(Square, Piece)]) -> String {
    let of = |side: Side| {
        let own = pieces.iter().filter(|(_, piece)| piece.side == side);
        let words: Vec<String> = own.map(|&(square, piece)| role_on(piece.role, square)).collect();
        super::locale::list(&words)
    };
    position_says(&of(Side::Gold), &of(Side::Silver))
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
        AnswerNotice::Entry(notice) => notices::entry_notice(notice),
        AnswerNotice::Refused(error) => play_error(error),
        AnswerNotice::NothingEntered => nothing_entered().to_owned(),
        AnswerNotice::NothingToEnter => nothing_to_enter().to_owned(),
    }
}

/// The tone of a notice.
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
        AnswerEvent::Hinted(piece, square) => hint_piece(*piece, *square),
        AnswerEvent::Replied(steps) => replied(steps),
        AnswerEvent::Shown(steps) => made(steps),
        AnswerEvent::Line(at, all, None) => line_at(*at as u32, *all as u32),
        AnswerEvent::Line(at, all, Some(step)) => line_step(*at as u32, *all as u32, &made(&[*step])),
        AnswerEvent::Flipped => study::flipped().to_owned(),
    }
}
