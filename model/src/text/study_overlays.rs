//! Texts of the overlays of the study.

use ansa_core::position::Position;
use ansa_core::threats::{CapturePlan, CaptureWay, StepLine, TrapHolder, turn_of};
use ansa_core::{Bitboard, Board, Piece, Side, Square};
pub use ansa_texts::study_overlays::*;

use crate::activities::study::{Overlay, OverlayFact};
use crate::formats::words::of_steps;

/// The name of an overlay.
pub fn name(overlay: Overlay) -> &'static str {
    match overlay {
        Overlay::Goals => goals(),
        Overlay::Captures => captures(),
        Overlay::Traps => traps(),
        Overlay::Frozen => frozen(),
        Overlay::Reach => reach(),
    }
}

/// What an overlay shows.
pub fn long(overlay: Overlay) -> &'static str {
    match overlay {
        Overlay::Goals => goals_long(),
        Overlay::Captures => captures_long(),
        Overlay::Traps => traps_long(),
        Overlay::Frozen => frozen_long(),
        Overlay::Reach => reach_long(),
    }
}

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
mod tests {
    use ansa_board::testing::{position, square};

    use super::*;
    use crate::activities::study::overlay_facts;

    fn said(overlay: Overlay, side: &str, pieces: &[&str], chosen: Option<&str>) -> Vec<String> {
        let position = position(side, pieces);
        let facts = overlay_facts(overlay, &position, true, chosen.map(square));
        facts.iter().map(|one| fact(&position, one)).collect()
    }

    #[test]
    fn goals_and_captures_are_told_for_both_sides() {
        let pieces = ["Ra6", "Ed4", "hc4", "rh4"];
        assert_eq!(
            said(Overlay::Goals, "g", &pieces, None),
            [
                "Gold can reach goal with the rabbit on a6 in 2 steps: Ra6n Ra7n.",
                "Silver threatens goal with the rabbit on h4 in 3 steps: rh4s rh3s rh2s."
            ]
        );
        assert_eq!(
            said(Overlay::Captures, "g", &pieces, None),
            [
                "Gold can capture the horse on c4: the elephant pushes it to c3, 2 steps (hc4s hc3x Ed4w).",
                "Silver threatens no capture."
            ]
        );
        assert_eq!(
            said(Overlay::Captures, "s", &pieces, None),
            [
                "Silver can’t capture anything this turn.",
                "Gold threatens to capture the horse on c4: the elephant pushes it to c3, 2 steps \
                 (hc4s hc3x Ed4w)."
            ]
        );
        assert_eq!(
            said(Overlay::Goals, "s", &["Ra1", "rh8"], None),
            ["Silver can’t reach goal this turn.", "Gold doesn’t threaten goal."]
        );
    }

    #[test]
    fn traps_frozen_pieces_and_places_are_named() {
        let pieces = ["Ra1", "Ec4", "hb3", "Df4", "df2", "rh8"];
        let traps = said(Overlay::Traps, "g", &pieces, None);
        assert_eq!(
            traps,
            [
                "Gold controls c3: gold elephant on c4 against silver horse on b3.",
                "f3 is shared: gold dog on f4 and silver dog on f2.",
                "No piece is next to c6.",
                "No piece is next to f6."
            ]
        );
        assert_eq!(
            said(Overlay::Frozen, "g", &["Ra1", "Ed4", "he4", "rh8"], None),
            ["The silver horse on e4 is frozen by the gold elephant on d4."]
        );
        assert_eq!(
            said(Overlay::Reach, "s", &["Ra7", "ha8", "rb7", "rh8", "hb8"], Some("a7")),
            ["The gold rabbit on a7 can’t go anywhere this turn."]
        );
        let told = said(Overlay::Reach, "g", &["Rb1", "ra1", "rh8", "hg8"], Some("b1"));
        assert!(
            told[0].starts_with(
                "The gold rabbit on b1 can reach c1 and b2 in 1 step; d1, a2, c2 and b3 in 2 steps; "
            ),
            "{told:?}"
        );
    }
}
