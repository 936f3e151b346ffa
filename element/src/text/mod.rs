//! The choice between the texts of the element, which are those of `texts/en/element.ftl`.

use ansa_board::EntryEvent;
use ansa_board::text::made;
use ansa_core::position::turn::Turn;
use ansa_core::{Capture, Label, Piece, PlayedStep, Side};
use ansa_model::text::turn_event;
use ansa_texts::element as words;
use ansa_texts::notice::swapped;
use ansa_texts::setup::not_home;

pub(crate) use ansa_texts::element::*;

/// The keyboard help of a board.
pub(crate) fn help(marks: bool, enters: bool, draws: bool) -> &'static str {
    match (marks, enters, draws) {
        (true, _, false) => words::mark_help(),
        (true, _, true) => words::mark_draw_help(),
        (false, true, false) => words::enter_help(),
        (false, true, true) => words::enter_draw_help(),
        (false, false, false) => words::look_help(),
        (false, false, true) => words::look_draw_help(),
    }
}

/// The pieces that a side has lost.
pub(crate) fn lost(of: Side, lost: &[Capture]) -> String {
    let pieces: Vec<Piece> = lost.iter().map(|capture| capture.piece).collect();
    if pieces.is_empty() { words::none_lost(of) } else { words::lost(&pieces) }
}

/// Says that an attribute has an invalid value, and what it can be.
pub(crate) fn bad_attribute(name: &str, value: &str, may: &str) -> String {
    words::bad_attribute(name, &excerpt(value), may)
}

/// Says why the file at `src` could not be loaded.
pub(crate) fn not_loaded(why: &str) -> String {
    words::not_loaded(&excerpt(why))
}

/// Says why the solution of a puzzle is not a legal turn.
pub(crate) fn bad_solution(solution: &str, why: &str) -> String {
    words::bad_solution(&excerpt(solution), why)
}

/// Says why the engine gave no turn.
pub(crate) fn engine_failed(why: &str) -> String {
    // JavaScript gives a whole sentence, which becomes the end of another one.
    words::engine_failed(&excerpt(why.trim_end_matches('.')))
}

/// A reason for [`engine_failed`]: its turn is not legal.
pub(crate) fn strange_turn(turn: &str) -> String {
    words::strange_turn(&excerpt(turn))
}

/// How far the replay is: “After gold’s turn 12: 23 of 61 turns”.
pub(crate) fn counter(last: Option<(Label, bool)>, ply: usize, plies: usize, is_variation: bool) -> String {
    let place = match last {
        None => words::at_start().to_owned(),
        Some((Label { side, .. }, true)) => words::after_setup(side),
        Some((label, false)) => words::after_turn(label, label.number),
    };
    words::counter(&if is_variation { words::variation(&place) } else { place }, ply, plies)
}

/// A reason for [`bad_puzzle`]: there is no puzzle of this number or name.
pub(crate) fn no_such_puzzle(pick: &str) -> String {
    words::no_such_puzzle(&excerpt(pick))
}

/// Something that an input has done, or that the person should know about it. A setup has all its pieces from the start,
/// so that none is placed.
pub(crate) fn entry_event(event: &EntryEvent) -> String {
    match event {
        EntryEvent::Swapped(one, other) => swapped(*one, *other),
        EntryEvent::NotHome(side) => not_home(*side).to_owned(),
        event => turn_event(event),
    }
}

/// The hint that names a step.
pub(crate) fn hint_step(step: PlayedStep) -> String {
    words::hint_step(&made(&[step]))
}

/// How the solution goes on after its first turn.
pub(crate) fn goes_on(rest: &[Turn]) -> String {
    words::goes_on(&rest.iter().map(|turn| made(turn.steps())).collect::<Vec<_>>())
}

/// Sentences in a row.
pub(crate) fn joined(sentences: &[&str]) -> String {
    let sentences: Vec<&str> = sentences.iter().copied().filter(|sentence| !sentence.is_empty()).collect();
    words::joined(&sentences)
}

/// The start of a text, short enough for a sentence.
fn excerpt(text: &str) -> String {
    const MOST: usize = 120;
    let mut letters = text.chars();
    let start: String = letters.by_ref().take(MOST).collect();
    if letters.next().is_some() { start + "…" } else { start }
}
