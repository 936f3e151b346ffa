//! The fewest steps from one board to another.

use crate::board::Board;
use crate::position::Position;
use crate::threats::{StepLine, changed};

/// A step changes the square that it leaves, the one that it enters, and a trap.
const SQUARES_CHANGED_BY_A_STEP: u32 = 3;

/// The fewest steps, at most `limit`, that end a turn on this board.
pub(crate) fn shortest_line(start: &Position, end: &Board, limit: u8) -> Option<StepLine> {
    (1..=limit).find_map(|steps| {
        let mut line = StepLine::EMPTY;
        search(start, end, steps, &mut line).then_some(line)
    })
}

/// Searches for a line of exactly `left` steps and appends it to the line.
fn search(position: &Position, end: &Board, left: u8, line: &mut StepLine) -> bool {
    if left == 0 {
        return position.board() == end && !position.is_push_unfinished();
    }
    if changed(position.board(), end).count() > SQUARES_CHANGED_BY_A_STEP * u32::from(left) {
        return false;
    }
    let mut found = false;
    let len = line.steps().len();
    position.for_each_step(|step, kind| {
        if found {
            return;
        }
        line.push(step);
        found = search(&position.after_step(step, kind), end, left - 1, line);
        if !found {
            line.truncate(len);
        }
    });
    found
}
