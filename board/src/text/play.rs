//! Texts about the course of a game.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Label, Piece, PlayedStep, Side, Square};

use super::{piece, piece_on, sentence, side_word};

/// A side at the start of a sentence: “Gold”.
#[must_use]
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::Gold => "Gold",
        Side::Silver => "Silver",
    }
}

/// The number of steps left: “3 steps left”.
#[must_use]
pub fn steps_left(left: u8) -> String {
    match left {
        0 => "No steps left".to_owned(),
        1 => "1 step left".to_owned(),
        left => format!("{left} steps left"),
    }
}

/// The label of a turn, as in records: “12g”.
#[must_use]
pub fn turn_number(label: Label) -> String {
    label.to_string()
}

/// The winner and the reason.
#[must_use]
pub fn outcome(outcome: Outcome) -> String {
    let Some(winner) = outcome.winner else { return "Draw: neither side has rabbits left.".to_owned() };
    let (won, lost) = (side(winner), side_word(!winner));
    match outcome.reason {
        Reason::Goal => format!("{won} wins: a {} rabbit reached the goal.", side_word(winner)),
        Reason::Elimination => format!("{won} wins: {lost} has no rabbits left."),
        Reason::Immobilisation => format!("{won} wins: {lost} has no legal turn."),
        Reason::Time => format!("{won} wins: {lost} ran out of time."),
        Reason::Resignation => format!("{won} wins: {lost} resigned."),
        Reason::Illegal => format!("{won} wins: {lost} made an illegal move."),
        Reason::Forfeit => format!("{won} wins: {lost} forfeited the game."),
        Reason::Abandoned => format!("{won} wins: the game was abandoned."),
        Reason::Score => format!("{won} wins on score: the game reached its limit."),
        Reason::Repetition => format!("{won} wins: {lost} repeated a position for the third time."),
        Reason::NoRabbits => format!("{won} wins: neither side has rabbits left."),
    }
}

/// Steps and captures: “gold camel e2 to e3, silver cat captured on f3”.
#[must_use]
pub fn made(steps: &[PlayedStep]) -> String {
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

/// Announces that a piece was selected and has this number of destinations.
#[must_use]
pub fn in_hand(which: Piece, square: Square, places: usize) -> String {
    let places = match places {
        1 => "1 destination".to_owned(),
        places => format!("{places} destinations"),
    };
    sentence(&format!("{} selected, {places}", piece_on(which, square)))
}

/// Says that the selected piece can't get to a square.
#[must_use]
pub fn out_of_reach(which: Piece, square: Square) -> String {
    sentence(&format!("the {} can’t get to {square} in the steps left", piece(which)))
}

/// Says that nothing can be selected on a square.
#[must_use]
pub fn empty_square(square: Square) -> String {
    format!("There is no piece on {square}.")
}

/// Announces steps and the number of steps left.
#[must_use]
pub fn stepped(steps: &[PlayedStep], left: u8) -> String {
    format!("{} {}.", sentence(&made(steps)), steps_left(left))
}

/// Announces a turn.
#[must_use]
pub fn turned(label: Label, steps: &[PlayedStep]) -> String {
    let (side, number) = (side(label.side), turn_number(label));
    sentence(&format!("{side} played {number}: {}", made(steps)))
}

/// Asks which of several pieces finishes the push of this one.
#[must_use]
pub fn choose_follower(which: Piece) -> String {
    format!("Which piece pushes the {}? Press one of the marked pieces.", piece(which))
}
