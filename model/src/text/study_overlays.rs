//! Texts of the overlays of the study.

use ansa_core::position::Position;
use ansa_core::threats::{CapturePlan, CaptureWay, StepLine, TrapHolder, turn_of};
use ansa_core::{Bitboard, Board, Piece, Side, Square};
pub use ansa_texts::study_overlays::*;

use crate::activities::study::OverlayFact;
use crate::formats::words::of_steps;

/// A fact about a position as a sentence.
pub fn fact(position: &Position, fact: &OverlayFact) -> String {
    let board = position.board();
    let moves = |side| position.side() == side;
    match *fact {
        OverlayFact::Goal(threat) if threat.line.steps().is_empty() => on_goal(threat.side, threat.goal),
        OverlayFact::Goal(threat) => {
            let say = if moves(threat.side) { goal } else { goal_threat };
            let (steps, line) = in_words(position, threat.side, threat.line);
            say(threat.side, threat.rabbit, steps, &line)
        }
        OverlayFact::NoGoal(side) if moves(side) => no_goal(side),
        OverlayFact::NoGoal(side) => no_goal_threat(side),
        OverlayFact::Capture(plan) => captured(position, &plan),
        OverlayFact::NoCapture(side) if moves(side) => no_capture(side),
        OverlayFact::NoCapture(side) => no_capture_threat(side),
        OverlayFact::Trap(control) => {
            let [gold, silver] = [Side::Gold, Side::Silver].map(|side| pieces(board, control.beside[side]));
            match control.holder {
                TrapHolder::Nobody => nobody(control.trap),
                TrapHolder::Shared => shared(control.trap, &[gold, silver].concat()),
                TrapHolder::Side(side) => {
                    let (own, enemies) = if side == Side::Gold { (gold, silver) } else { (silver, gold) };
                    if enemies.is_empty() {
                        alone(side, control.trap, &own)
                    } else {
                        stronger(side, control.trap, &own, &enemies)
                    }
                }
            }
        }
        OverlayFact::Frozen(freeze) => match board.piece_at(freeze.frozen) {
            Some(which) => frozen_by((which, freeze.frozen), &pieces(board, freeze.by)),
            None => String::new(),
        },
        OverlayFact::NothingFrozen => nothing_frozen().to_owned(),
        OverlayFact::Reach(square, piece, reach) => {
            let places = (1..=4).filter_map(|steps| {
                let squares: Vec<Square> = reach.in_steps(steps).into_iter().collect();
                (!squares.is_empty()).then(|| in_steps(steps, &squares))
            });
            let places: Vec<String> = places.collect();
            if places.is_empty() {
                reaches_nothing((piece, square))
            } else {
                reaches((piece, square), &places)
            }
        }
        OverlayFact::NothingChosen => choose().to_owned(),
        OverlayFact::Over => over().to_owned(),
    }
}

fn captured(position: &Position, plan: &CapturePlan) -> String {
    let side = plan.by.side;
    let (steps, line) = in_words(position, side, plan.line);
    let how = match plan.way {
        CaptureWay::Pushed => pushed,
        CaptureWay::Pulled => pulled,
        CaptureWay::DefenderPushed => defender_pushed,
        CaptureWay::DefenderPulled => defender_pulled,
    };
    let how = how(plan.by.role, plan.trap, steps);
    let say = if position.side() == side { capture } else { capture_threat };
    say(plan.piece.role, plan.square, side, &how, &line)
}

/// The number of steps of a side's line, and the line in the notation of records.
fn in_words(position: &Position, side: Side, line: StepLine) -> (u8, String) {
    let mut position = turn_of(position, side);
    let made: Vec<_> = line.steps().iter().filter_map(|&step| position.step(step).ok()).collect();
    (made.len() as u8, of_steps(&made))
}

fn pieces(board: &Board, squares: Bitboard) -> Vec<(Square, Piece)> {
    squares.into_iter().filter_map(|square| Some((square, board.piece_at(square)?))).collect()
}

#[cfg(test)]
mod tests;
