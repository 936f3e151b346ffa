//! The course of a game.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Label, Piece, PlayedStep, Side, Square};
use ansa_texts::board as words;

/// The winner and the reason.
#[must_use]
pub fn outcome(outcome: Outcome) -> String {
    let Some(winner) = outcome.winner else { return words::draw().to_owned() };
    let won_by = match outcome.reason {
        Reason::Goal => words::won_by_goal,
        Reason::Elimination => words::won_by_elimination,
        Reason::Immobilisation => words::won_by_immobilisation,
        Reason::Time => words::won_by_time,
        Reason::Resignation => words::won_by_resignation,
        Reason::Illegal => words::won_by_illegal,
        Reason::Forfeit => words::won_by_forfeit,
        Reason::Abandoned => words::won_by_abandoned,
        Reason::Score => words::won_by_score,
        Reason::Repetition => words::won_by_repetition,
        Reason::NoRabbits => words::won_by_no_rabbits,
    };
    won_by(winner)
}

/// Steps and captures: “gold camel e2 to e3, silver cat captured on f3”.
#[must_use]
pub fn made(steps: &[PlayedStep]) -> String {
    let mut list = Vec::new();
    for played in steps {
        if let Some(to) = played.step.to() {
            list.push(words::step(played.piece, played.step.from, to));
        }
        list.extend(played.capture.map(words::capture));
    }
    words::made(&list)
}

/// Announces steps and the number of steps left.
#[must_use]
pub fn stepped(steps: &[PlayedStep], left: u8) -> String {
    words::stepped(&made(steps), left)
}

/// Announces a turn.
#[must_use]
pub fn turned(label: Label, steps: &[PlayedStep]) -> String {
    words::turned(label, &made(steps))
}

// Until the texts of the page are in Fluent files, too.

/// A side at the start of a sentence: “Gold”.
#[must_use]
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::Gold => "Gold",
        Side::Silver => "Silver",
    }
}

/// A side in the middle of a sentence: “gold”.
#[must_use]
pub const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Gold => "gold",
        Side::Silver => "silver",
    }
}

/// A piece and its square: “gold camel on e2”.
#[must_use]
pub fn piece_on(which: Piece, square: Square) -> String {
    words::piece_on((which, square))
}

/// The number of steps left: “3 steps left”.
#[must_use]
pub fn steps_left(left: u8) -> String {
    ansa_texts::capital(&words::steps_left(left))
}

/// The label of a turn, as in records: “12g”.
#[must_use]
pub fn turn_number(label: Label) -> String {
    label.to_string()
}

/// Announces that a piece was selected and has this number of destinations.
#[must_use]
pub fn in_hand(which: Piece, square: Square, places: usize) -> String {
    words::in_hand((which, square), places)
}
