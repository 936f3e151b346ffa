//! Exact goal threats: can the side to move end this turn with a rabbit on its goal rank?

use super::{StepLine, changed, dilate, resolve_pending};
use crate::bitboard::Bitboard;
use crate::board::{Board, backward};
use crate::piece::{Piece, Role, Side};
use crate::position::generate::Move;
use crate::position::step::Step;
use crate::position::{Pending, Position};
use crate::square::{Direction, Square};

/// Whether the side to move can end this turn with a rabbit on its goal rank.
///
/// Repetition does not matter, because no earlier position had a rabbit on its goal rank.
#[must_use]
pub fn can_goal_this_turn(position: &Position) -> bool {
    find(position, position.steps_left()).is_some()
}

/// Answers [`can_goal_this_turn`] for many similar positions, as in a search. It tries the last goal line found first.
///
/// When a side threatens a goal, nearly all positions nearby have a goal, usually by the same steps.
#[derive(Clone, Debug)]
pub struct GoalCache {
    /// The last goal line found, by side.
    last: [StepLine; 2],
}

impl Default for GoalCache {
    /// A cache without goal lines.
    fn default() -> GoalCache {
        GoalCache { last: [StepLine::EMPTY; 2] }
    }
}

impl GoalCache {
    /// The same answer as [`can_goal_this_turn`].
    pub fn can_goal(&mut self, position: &Position) -> bool {
        let last = &mut self.last[position.side().index()];
        if reaches_goal(position, last) {
            return true;
        }
        let found = find(position, position.steps_left());
        if let Some(line) = found {
            *last = line;
        }
        found.is_some()
    }
}

/// Whether a line found in another position is legal here and ends the turn with a goal.
fn reaches_goal(position: &Position, line: &StepLine) -> bool {
    let mut after = position.by_fields();
    line.steps().iter().all(|&step| after.step(step).is_ok())
        && !after.is_push_unfinished()
        && after.board().has_goal(position.side())
}

/// A shortest line that ends this turn with a rabbit of the side to move on its goal rank, if there is one.
///
/// It is empty if a rabbit is already there and the turn may end.
#[must_use]
pub fn goal_this_turn(position: &Position) -> Option<StepLine> {
    (0..=position.steps_left()).find_map(|steps| find(position, steps))
}

/// A line to goal of at most `steps` steps.
fn find(position: &Position, steps: u8) -> Option<StepLine> {
    let search_from = |start: &Position, mut line: StepLine| {
        let left = steps.checked_sub(line.steps().len() as u8)?;
        (start.board().has_goal(start.side()) || search(start, left, None, &mut line)).then_some(line)
    };
    // Most calls are at the start of a turn, where no position needs to be copied.
    if position.pending() == Pending::Nothing {
        return search_from(position, StepLine::EMPTY);
    }
    resolve_pending(position).find_map(|(first, start)| {
        let mut line = StepLine::EMPTY;
        if let Some(step) = first {
            line.push(step);
        }
        search_from(&start, line)
    })
}

/// Searches for a goal within `left` steps with composite moves and appends it to the line.
fn search(position: &Position, left: u8, before: Option<Move>, line: &mut StepLine) -> bool {
    let side = position.side();
    let board = position.board();
    let near = (0..left)
        .fold(Bitboard::EMPTY, |set, back| set | Bitboard::rank(side.goal_rank().abs_diff(back + 1)));
    let rabbits = board.pieces(Piece::new(side, Role::Rabbit)) & near;
    if rabbits.is_empty() {
        return false;
    }
    // With two steps left, searching for the goal directly is cheaper.
    let rabbits = if left > 2 { rabbits & reachable(board, side, left) } else { rabbits };
    if rabbits.is_empty() {
        return false;
    }
    if (rabbits - board.frozen(side)).into_iter().any(|rabbit| run(position, rabbit, left, line)) {
        return true;
    }
    let rabbits = match left {
        0 | 1 => return false,
        2 if !one_step_helps(board, side, rabbits) => return false,
        3 => rabbits - beyond_two_steps_of_help(board, side, rabbits),
        _ => rabbits,
    };
    let rabbits = rabbits & reachable_with_help(board, side, left);
    if rabbits.is_empty() {
        return false;
    }
    let helpers = rabbits.into_iter().fold(Helpers::NONE, |all, rabbit| all.with(position, rabbit, left));
    if helpers.zone.is_empty() {
        return false;
    }
    let mut found = false;
    let len = line.steps().len();
    // Of two consecutive independent helping moves, one order is enough.
    let dependent = before.map(Move::zone);
    position.for_each_move(|made| {
        if found || made.cost() > helpers.cost {
            return;
        }
        // A move changes its own squares and the contents of traps next to them.
        let touched = made.touched();
        if let (Some(before), Some(zone)) = (before, dependent)
            && made.bits() < before.bits()
            && (touched & zone).is_empty()
        {
            return;
        }
        if ((touched | (touched.neighbours() & Bitboard::TRAPS)) & helpers.zone).is_empty() {
            return;
        }
        let after = position.after_move(made);
        if (changed(board, after.board()) & helpers.zone).any() {
            line.extend(made);
            found = search(&after, left - made.cost(), Some(made), line);
            if !found {
                line.truncate(len);
            }
        }
    });
    found
}

/// A superset of the squares from which a rabbit can reach goal in `left` steps, occupied squares included.
///
/// Each square entered takes a step. Moving a friend away takes one more, moving an enemy two more. Traps count as
/// empty, because a piece there may be captured when another piece moves.
fn reachable(board: &Board, side: Side, left: u8) -> Bitboard {
    let back = backward(side);
    let free = board.empty() | Bitboard::TRAPS;
    let (own, enemy) = (board.side(side) - free, board.side(!side) - free);
    // Squares within the current number of steps, and within one and two fewer.
    let mut within = [Bitboard::goal(side), Bitboard::EMPTY, Bitboard::EMPTY];
    for _ in 0..left {
        let next = (within[0] & free) | (within[1] & own) | (within[2] & enemy);
        let now = within[0] | next.shift(back) | next.shift(Direction::East) | next.shift(Direction::West);
        within = [now, within[0], within[1]];
    }
    within[0]
}

/// A superset of the squares from which a rabbit that cannot run to goal alone can reach it with help from other
/// pieces.
///
/// Help takes at least one step, even if nothing blocks the rabbit. An enemy is moved only by a stronger piece that is
/// next to it or comes next to it.
fn reachable_with_help(board: &Board, side: Side, left: u8) -> Bitboard {
    let back = backward(side);
    let shift = |set: Bitboard| set.shift(back) | set.shift(Direction::East) | set.shift(Direction::West);
    let free = board.empty() | Bitboard::TRAPS;
    let own = board.side(side) - free;
    let [near, far] = beside_stronger(board, side, board.side(side)).map(|set| set - free);
    // Squares within the current number of steps, and within up to three fewer: through empty squares only, and with
    // obstacles.
    let mut clear = [Bitboard::EMPTY; 4];
    let mut blocked = [Bitboard::EMPTY; 4];
    clear[0] = Bitboard::goal(side);
    let mut last = Bitboard::EMPTY;
    for _ in 0..left {
        let with = |squares: Bitboard, i: usize| (clear[i] | blocked[i]) & squares;
        let next = (blocked[0] & free) | with(own, 1) | with(near, 2) | with(far, 3);
        let now = blocked[0] | shift(next);
        let open = clear[0] | shift(clear[0] & free);
        last = clear[0];
        clear = [open, clear[0], clear[1], clear[2]];
        blocked = [now, blocked[0], blocked[1], blocked[2]];
    }
    blocked[0] | last
}

/// Enemies of `side` with a stronger one of these pieces next to them, and those with one next to them after a step.
fn beside_stronger(board: &Board, side: Side, pieces: Bitboard) -> [Bitboard; 2] {
    let (mut near, mut far) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for role in [Role::Rabbit, Role::Cat, Role::Dog, Role::Horse, Role::Camel] {
        let enemies = board.side(!side) & board.role(role);
        if enemies.any() {
            let beside = (board.stronger(side, role) & pieces).neighbours();
            near |= enemies & beside;
            far |= enemies & beside.neighbours();
        }
    }
    [near, far]
}

/// Whether the rabbit, which is not frozen, can run to goal while no other piece moves. Appends its path to the line.
fn run(position: &Position, rabbit: Square, left: u8, line: &mut StepLine) -> bool {
    let board = position.board();
    let side = position.side();
    let start = Bitboard::from_square(rabbit);
    // When the rabbit leaves, a friend on a trap that only the rabbit defended is captured. After its first step the
    // rabbit no longer defends it, because neighbouring squares have no common neighbour.
    let others = board.side(side) - start;
    let friends = others - ((others & Bitboard::TRAPS) - others.neighbours());
    let beside_friend = friends.neighbours();
    let freezing = board.stronger(!side, Role::Rabbit).neighbours() - beside_friend;
    let empty = !(friends | board.side(!side)) - (Bitboard::TRAPS - beside_friend);
    let goal = Bitboard::goal(side);
    let forward = backward(side).opposite();
    let mut reached = [Bitboard::EMPTY; 5];
    reached[0] = start;
    for made in 0..left.min(4) as usize {
        let from = if made == 0 { start } else { reached[made] - freezing };
        let next = (from.shift(forward) | from.shift(Direction::East) | from.shift(Direction::West)) & empty;
        reached[made + 1] = next;
        if let Some(end) = (next & goal).first() {
            trace(&reached, freezing, made + 1, end, forward, line);
            return true;
        }
        if next.is_empty() {
            return false;
        }
    }
    false
}

/// Retraces the path from the goal through the squares reached and appends the steps in order.
fn trace(
    reached: &[Bitboard; 5],
    freezing: Bitboard,
    steps: usize,
    end: Square,
    forward: Direction,
    line: &mut StepLine,
) {
    let mut path = [None; 4];
    let mut at = end;
    for made in (0..steps).rev() {
        let from = if made == 0 { reached[0] } else { reached[made] - freezing };
        let step = [forward, Direction::East, Direction::West].into_iter().find_map(|direction| {
            let origin = at.step(direction.opposite())?;
            from.contains(origin).then_some(Step { from: origin, direction })
        });
        if let Some(step) = step {
            path[made] = Some(step);
            at = step.from;
        }
    }
    path.into_iter().flatten().for_each(|step| line.push(step));
}

/// Whether a single step of another piece lets one of these rabbits reach goal with the next step. The rabbits are one
/// step from goal and cannot make that step on their own.
fn one_step_helps(board: &Board, side: Side, rabbits: Bitboard) -> bool {
    let back = backward(side);
    let forward = back.opposite();
    let (own, empty, goal) = (board.side(side), board.empty(), Bitboard::goal(side));
    let frozen = board.frozen(side);
    let mobile = own - frozen;
    let around = |set: Bitboard| set.shift(Direction::East) | set.shift(Direction::West);
    // A friend unfreezes a rabbit with an empty goal square in front of it.
    let held = rabbits & frozen & (goal & empty).shift(back);
    if held.any() {
        let backward = (mobile - board.role(Role::Rabbit)).shift(back);
        let arrived = (around(mobile) | mobile.shift(forward) | backward) & empty;
        if (held & (around(arrived) | arrived.shift(forward))).any() {
            return true;
        }
    }
    // A friend in front of the rabbit steps aside, and the rabbit is not frozen without it.
    let blocked = rabbits & (goal & mobile & around(empty)).shift(back);
    let kept = around(own) | own.shift(forward);
    (blocked & (kept | !board.stronger(!side, Role::Rabbit).neighbours())).any()
}

/// Rabbits one step from goal that cannot make that step on their own, and that neither two steps of other pieces nor
/// one such step and a sidestep can help.
///
/// The set need not be complete.
fn beyond_two_steps_of_help(board: &Board, side: Side, rabbits: Bitboard) -> Bitboard {
    let (own, enemy, empty) = (board.side(side), board.side(!side), board.empty());
    let goal = Bitboard::goal(side);
    let frozen = board.frozen(side);
    let mobile = own - frozen;
    // Enemies that a piece next to them may push or pull, and squares that a step can enter.
    let [moved, _] = beside_stronger(board, side, mobile);
    let arrived = mobile.neighbours() & empty;
    let mut beyond = Bitboard::EMPTY;
    for rabbit in rabbits & goal.shift(backward(side)) {
        let start = Bitboard::from_square(rabbit);
        let around = start.neighbours();
        let before = around & goal;
        let helped = if frozen.contains(rabbit) {
            // A friend comes next to the rabbit in one or two steps (in front of it only in one, because the rabbit
            // must then sidestep), an enemy next to it is moved, or one on a trap loses its defender.
            let near = ((around & empty) - before).neighbours();
            (near & ((own - start) | arrived)).any()
                || (before & arrived).any()
                || (around & (moved | (enemy & Bitboard::TRAPS))).any()
        } else {
            // A friend in front of the rabbit moves away, an enemy there is moved, or the rabbit sidesteps and then
            // steps forward.
            let ways = around - before - enemy;
            (before & (own | moved)).any() || (ways.shift(backward(side).opposite()) & goal & !enemy).any()
        };
        if !helped {
            beyond |= start;
        }
    }
    beyond
}

/// The squares of which a move must change at least one to help a rabbit, and the steps that it may take.
struct Helpers {
    zone: Bitboard,
    cost: u8,
}

impl Helpers {
    const NONE: Helpers = Helpers { zone: Bitboard::EMPTY, cost: 0 };

    /// Adds the squares that matter for this rabbit.
    fn with(self, position: &Position, rabbit: Square, left: u8) -> Helpers {
        let board = position.board();
        let side = position.side();
        let distance = rabbit.rank().abs_diff(side.goal_rank());
        // The rabbit itself needs at least `distance` steps, a helping move at least one.
        let Some(spare) = left.checked_sub(distance + 1) else { return self };
        let ahead = ahead(rabbit, side);
        let mut path = ahead | Bitboard::from_square(rabbit);
        if spare == 0 {
            // With a single helping step left, one friendly piece can move out of the way, but no enemy can be moved.
            if (ahead & board.side(!side)).any() || (ahead & board.side(side)).count() > 1 {
                return self;
            }
        }
        for _ in 0..spare {
            path |= path.shift(Direction::East) | path.shift(Direction::West);
        }
        // Pieces on the path or next to it matter, and so do the defenders of a trap there.
        let beside = dilate(path, 1);
        let mut zone = beside | (Bitboard::TRAPS & beside).neighbours();
        if spare > 0 {
            // A move may also help the helper: unfreeze it, defend it or clear its way, at most two squares away.
            zone = dilate(zone, 2 * spare);
        }
        Helpers { zone: self.zone | zone, cost: self.cost.max(spare + 1) }
    }
}

/// The squares straight ahead of a rabbit up to its goal rank.
fn ahead(rabbit: Square, side: Side) -> Bitboard {
    let file = Bitboard::file(rabbit.file());
    let below = (1u64 << rabbit.index()) - 1;
    match side {
        Side::Gold => file & Bitboard(!below) & !Bitboard::from_square(rabbit),
        Side::Silver => file & Bitboard(below),
    }
}
