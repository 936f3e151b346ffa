//! The course of a game.

use ansa_core::position::outcome::{Outcome, Reason};
use ansa_core::{Label, PlayedStep, Side};
use ansa_texts::board as words;

/// The winner and the reason.
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
pub fn stepped(steps: &[PlayedStep], left: u8) -> String {
    words::stepped(&made(steps), left)
}

/// Announces a turn.
pub fn turned(label: Label, steps: &[PlayedStep]) -> String {
    words::turned(label, &made(steps))
}

/// The name of a side: “Gold”.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::Gold => words::gold(),
        Side::Silver => words::silver(),
    }
}
