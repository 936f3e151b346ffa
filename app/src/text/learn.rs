//! Texts of the exercises that are made of mistakes.

use ansa_core::{Role, Side, Square};

use super::part::words;
use super::{notice as notices, study};
use crate::activities::Tone;
use crate::activities::learn::{Answered, LearnEvent, LearnNotice};
use crate::activities::verdict::TurnVerdict;
use ansa_board::text::{made, play_error};

words! { LearnWords {
    /// The title, and the button that begins.
    title,
    /// The button in full.
    begin_long,
    /// The name of the choice of a side.
    sides,
    /// The mistakes of one side.
    of_side(side: Side, count: u32),
    /// The mistakes of both.
    of_both(count: u32),
    /// The number of the exercise.
    progress(number: u32, all: u32),
    /// What to do.
    find(side: Side),
    /// What stands before the turn that was played.
    played,
    /// The engine judges the turn.
    judging,
    /// The turn is good.
    good,
    /// The turn is the engine's.
    best,
    /// What to do after a turn that is not good enough.
    again,
    /// What stands before the line that the engine expects after its turn.
    line,
    /// The button for a hint.
    hint,
    /// The same in full.
    hint_long,
    /// The hint that names a piece.
    hinted(role: Role, square: Square),
    /// The hint that shows the turn.
    hint_turn,
    /// The button that shows the best turn.
    solve,
    /// The same in full.
    solve_long,
    /// The button that skips an exercise.
    skip,
    /// The button that goes on after an answer.
    next,
    /// Both in full.
    next_long,
    /// The button at the end of the exercises.
    finish,
    /// Nothing can be entered now.
    no_turn,
    /// How many exercises were answered with a good turn.
    summary(found: u32, all: u32),
    /// An exercise was answered at once.
    at_once,
    /// An exercise was answered after other tries or with hints.
    later,
    /// The solution was shown.
    shown,
    /// An exercise was skipped.
    skipped,
    /// The button that begins anew with what was not found at once.
    repeat,
    /// The button that leaves the exercises.
    back,
} }

/// How an exercise was answered.
pub(crate) fn answered(answered: Answered) -> &'static str {
    match answered {
        Answered::AtOnce => at_once(),
        Answered::Later => later(),
        Answered::Shown => shown(),
        Answered::Skipped => skipped(),
    }
}

/// The key of an answer in HTML. Not shown to users.
pub(crate) const fn answered_key(answered: Answered) -> &'static str {
    match answered {
        Answered::AtOnce => "at-once",
        Answered::Later => "later",
        Answered::Shown => "shown",
        Answered::Skipped => "skipped",
    }
}

/// How bad a turn is, and why as far as it can be proved; each is a sentence.
pub(crate) fn verdict(verdict: &TurnVerdict) -> Vec<String> {
    use super::study_analysis::{cause, judged};
    let (before, after) = verdict.chances;
    let how_bad = verdict.severity.map(|severity| judged(severity, before, after));
    let causes = verdict.causes.iter().map(|found| cause(&verdict.start, &verdict.end, found));
    how_bad.into_iter().chain(causes).collect()
}

/// The text of a notice.
pub(crate) fn notice(notice: &LearnNotice) -> String {
    match notice {
        LearnNotice::Entry(notice) => notices::entry_notice(notice),
        LearnNotice::Refused(error) => play_error(error),
        LearnNotice::NoTurn => no_turn().to_owned(),
    }
}

/// The tone of a notice.
pub(crate) const fn tone(notice: &LearnNotice) -> Tone {
    match notice {
        LearnNotice::Refused(_) => Tone::Refusal,
        LearnNotice::Entry(_) | LearnNotice::NoTurn => Tone::Hint,
    }
}

/// The text of an event in the live region; empty for events that need none.
pub(crate) fn event(event: &LearnEvent) -> String {
    match event {
        // The question is a live region of its own.
        LearnEvent::Opened | LearnEvent::Asked(_) => String::new(),
        LearnEvent::Entry(event) => notices::entry_event(event),
        LearnEvent::Hinted(piece, square) => hinted(piece.role, *square),
        LearnEvent::Shown(steps) => made(steps),
        LearnEvent::Flipped => study::flipped().to_owned(),
    }
}
