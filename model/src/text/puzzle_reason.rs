//! Why the answer of a puzzle works.

use ansa_core::Side;
use ansa_texts::puzzle_reason::{
    capture, captures, framed, goal_alone, goal_cleared, goal_freed, goal_guarded, goal_kept_free, hostage,
    saved_guarded, saved_hindered, saved_moved, squares, stopped_blocked, stopped_captured, stopped_frozen,
    stopped_hindered, stopped_moved, threat, won,
};

use crate::activities::puzzle::{GoalHelp, PuzzleReason, SaveWay, StopWay};

/// Why the answer works that a side has given.
pub fn reason(side: Side, reason: &PuzzleReason) -> String {
    match *reason {
        PuzzleReason::Goal(from, goal, GoalHelp::None) => goal_alone(from, goal),
        PuzzleReason::Goal(from, goal, GoalHelp::Freed) => goal_freed(from, goal),
        PuzzleReason::Goal(from, goal, GoalHelp::KeptFree(at)) => goal_kept_free(from, at, goal),
        PuzzleReason::Goal(from, goal, GoalHelp::Guarded(trap)) => goal_guarded(from, goal, trap),
        PuzzleReason::Goal(from, goal, GoalHelp::Cleared(at)) => goal_cleared(at, from, goal),
        PuzzleReason::Threat(rabbit, steps) => threat(rabbit, steps),
        PuzzleReason::Stopped(rabbit, StopWay::Captured) => stopped_captured(rabbit),
        PuzzleReason::Stopped(rabbit, StopWay::Moved(to)) => stopped_moved(rabbit, to),
        PuzzleReason::Stopped(rabbit, StopWay::Frozen) => stopped_frozen(rabbit),
        PuzzleReason::Stopped(rabbit, StopWay::Blocked(by)) => stopped_blocked(rabbit, by),
        PuzzleReason::Stopped(rabbit, StopWay::Hindered) => stopped_hindered(rabbit),
        PuzzleReason::Won(piece, trap) => won(piece, trap, side),
        PuzzleReason::Saved(piece, trap, SaveWay::Moved(to)) => saved_moved(piece, trap, to),
        PuzzleReason::Saved(piece, trap, SaveWay::Guarded(guard)) => saved_guarded(piece, guard, trap),
        PuzzleReason::Saved(piece, trap, SaveWay::Hindered) => saved_hindered(piece, trap),
        PuzzleReason::Hostage(piece, trap) => hostage(piece, trap),
        PuzzleReason::Framed(piece) => framed(piece),
        PuzzleReason::Captures(ref all) => {
            let pieces: Vec<String> = all.iter().map(|&(piece, trap)| capture(piece, trap)).collect();
            captures(&pieces)
        }
        PuzzleReason::Squares([one, two, three, four]) => squares(one, two, three, four),
    }
}
