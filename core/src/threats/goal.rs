//! Can the side to move end this turn with a rabbit on its goal rank?

use super::{Line, changed, dilate, openings};
use crate::bitboard::Bitboard;
use crate::board::{Board, backward};
use crate::piece::{Piece, Role, Side};
use crate::position::generate::Move;
use crate::position::step::Step;
use crate::position::{Pending, Position};
use crate::square::{Direction, Square};

/// Whether some way to finish this turn leaves a rabbit of the side to move on its goal rank.
///
/// Repetition plays no part: no position with a goal has stood before.
#[must_use]
pub fn can_goal_this_turn(position: &Position) -> bool {
    find(position, position.steps_left()).is_some()
}

/// Looks for goals in positions that are much alike, as those of a search: the way that was found last is tried first.
///
/// Where a side is about to reach goal, nearly every position says so again, and most of them by the same steps.
#[derive(Clone, Debug)]
pub struct Goals {
    /// By side.
    last: [Line; 2],
}

impl Default for Goals {
    /// Nothing found yet.
    fn default() -> Goals {
        Goals { last: [Line::EMPTY; 2] }
    }
}

impl Goals {
    /// Says of every position what [`can_goal_this_turn`] says of it.
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

/// Whether the steps of a line that was found elsewhere can be made here, too, and finish the turn with a goal.
fn reaches_goal(position: &Position, line: &Line) -> bool {
    let mut after = position.by_fields();
    line.steps().iter().all(|&step| after.step(step).is_ok())
        && !after.is_push_unfinished()
        && after.board().has_goal(position.side())
}

/// The fewest steps that finish this turn with a rabbit of the side to move on its goal rank, if that can be done.
///
/// Empty if one stands there already and the turn could end.
#[must_use]
pub fn goal_this_turn(position: &Position) -> Option<Line> {
    (0..=position.steps_left()).find_map(|steps| find(position, steps))
}

/// A goal within so many steps.
fn find(position: &Position, steps: u8) -> Option<Line> {
    let go_on = |start: &Position, mut line: Line| {
        let left = steps.checked_sub(line.steps().len() as u8)?;
        (start.board().has_goal(start.side()) || search(start, left, None, &mut line)).then_some(line)
    };
    // At the start of a turn, where most are looked for, nothing needs to be copied.
    if position.pending() == Pending::Nothing {
        return go_on(position, Line::EMPTY);
    }
    openings(position).find_map(|(opening, start)| {
        let mut line = Line::EMPTY;
        if let Some(step) = opening {
            line.push(step);
        }
        go_on(&start, line)
    })
}

/// Looks for a goal within `left` steps, composite moves only; appends to the line.
fn search(position: &Position, left: u8, before: Option<Move>, line: &mut Line) -> bool {
    let side = position.side();
    let board = position.board();
    let near = (0..left)
        .fold(Bitboard::EMPTY, |set, back| set | Bitboard::rank(side.goal_rank().abs_diff(back + 1)));
    let rabbits = board.pieces(Piece::new(side, Role::Rabbit)) & near;
    if rabbits.is_empty() {
        return false;
    }
    // With two steps left it is cheaper to ask for the goal at once.
    let rabbits = if left > 2 { rabbits & within_reach(board, side, left) } else { rabbits };
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
    let rabbits = rabbits & within_reach_with_help(board, side, left);
    if rabbits.is_empty() {
        return false;
    }
    let helpers = rabbits.into_iter().fold(Helpers::NONE, |all, rabbit| all.with(position, rabbit, left));
    if helpers.zone.is_empty() {
        return false;
    }
    let mut found = false;
    let len = line.steps().len();
    // Of two independent helping moves in a row one order is enough.
    let dependent = before.map(Move::zone);
    position.for_each_move(|made| {
        if found || made.cost() > helpers.cost {
            return;
        }
        // A move changes its squares, and what stands on a trap beside them.
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

/// Squares from which a rabbit might reach goal in so many steps, its friends' among them; from no other square it can.
///
/// It takes a step for each square entered, one more to move a friend away and two more to move an enemy. What stands on
/// a trap is counted as nothing: it may vanish as another piece is moved.
fn within_reach(board: &Board, side: Side, left: u8) -> Bitboard {
    let back = backward(side);
    let free = board.empty() | Bitboard::TRAPS;
    let (own, enemy) = (board.side(side) - free, board.side(!side) - free);
    // Within so many steps, now and up to two steps fewer.
    let mut within = [Bitboard::goal(side), Bitboard::EMPTY, Bitboard::EMPTY];
    for _ in 0..left {
        let next = (within[0] & free) | (within[1] & own) | (within[2] & enemy);
        let now = within[0] | next.shift(back) | next.shift(Direction::East) | next.shift(Direction::West);
        within = [now, within[0], within[1]];
    }
    within[0]
}

/// Squares from which a rabbit that can't run to goal by itself might reach it with the help of others; from no other square
/// it can.
///
/// Help takes a step at least, even where nothing stands in the way. An enemy is moved only by a stronger piece, which is
/// beside it or comes there.
fn within_reach_with_help(board: &Board, side: Side, left: u8) -> Bitboard {
    let back = backward(side);
    let shift = |set: Bitboard| set.shift(back) | set.shift(Direction::East) | set.shift(Direction::West);
    let free = board.empty() | Bitboard::TRAPS;
    let own = board.side(side) - free;
    let [near, far] = beside_stronger(board, side, board.side(side)).map(|set| set - free);
    // Within so many steps, now and up to three steps fewer: on free squares alone, and with something in the way.
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

/// Enemies of `side` that one of these pieces, a stronger one, stands beside, and those that one would stand beside after
/// a step.
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

/// Whether the rabbit, which may step, runs to its goal with nobody else stepping; appends its way to the line.
fn run(position: &Position, rabbit: Square, left: u8, line: &mut Line) -> bool {
    let board = position.board();
    let side = position.side();
    let start = Bitboard::of(rabbit);
    // As the rabbit leaves, a friend on a trap that only it defended is lost. (Its first step can't keep defending
    // it: two neighbouring squares have no common neighbour.)
    let others = board.side(side) - start;
    let friends = others - ((others & Bitboard::TRAPS) - others.neighbours());
    let beside_friend = friends.neighbours();
    let scared = board.stronger(!side, Role::Rabbit).neighbours() - beside_friend;
    let empty = !(friends | board.side(!side)) - (Bitboard::TRAPS - beside_friend);
    let goal = Bitboard::goal(side);
    let forward = backward(side).opposite();
    let mut reached = [Bitboard::EMPTY; 5];
    reached[0] = start;
    for made in 0..left.min(4) as usize {
        let from = if made == 0 { start } else { reached[made] - scared };
        let next = (from.shift(forward) | from.shift(Direction::East) | from.shift(Direction::West)) & empty;
        reached[made + 1] = next;
        if let Some(end) = (next & goal).first() {
            trace(&reached, scared, made + 1, end, forward, line);
            return true;
        }
        if next.is_empty() {
            return false;
        }
    }
    false
}

/// Follows the squares reached back from the goal and appends the steps in order.
fn trace(
    reached: &[Bitboard; 5],
    scared: Bitboard,
    steps: usize,
    end: Square,
    forward: Direction,
    line: &mut Line,
) {
    let mut way = [None; 4];
    let mut at = end;
    for made in (0..steps).rev() {
        let from = if made == 0 { reached[0] } else { reached[made] - scared };
        let step = [forward, Direction::East, Direction::West].into_iter().find_map(|direction| {
            let origin = at.step(direction.opposite())?;
            from.contains(origin).then_some(Step { from: origin, direction })
        });
        if let Some(step) = step {
            way[made] = Some(step);
            at = step.from;
        }
    }
    way.into_iter().flatten().for_each(|step| line.push(step));
}

/// Whether a single step of another piece lets one of these rabbits, a step from goal and not able to go there by itself,
/// reach it with the next one.
fn one_step_helps(board: &Board, side: Side, rabbits: Bitboard) -> bool {
    let back = backward(side);
    let forward = back.opposite();
    let (own, empty, goal) = (board.side(side), board.empty(), Bitboard::goal(side));
    let frozen = board.frozen(side);
    let mobile = own - frozen;
    let around = |set: Bitboard| set.shift(Direction::East) | set.shift(Direction::West);
    // A friend comes beside a frozen rabbit that has nothing before it.
    let held = rabbits & frozen & (goal & empty).shift(back);
    if held.any() {
        let backward = (mobile - board.role(Role::Rabbit)).shift(back);
        let arrived = (around(mobile) | mobile.shift(forward) | backward) & empty;
        if (held & (around(arrived) | arrived.shift(forward))).any() {
            return true;
        }
    }
    // A friend before it goes aside, and it may step without that friend.
    let blocked = rabbits & (goal & mobile & around(empty)).shift(back);
    let kept = around(own) | own.shift(forward);
    (blocked & (kept | !board.stronger(!side, Role::Rabbit).neighbours())).any()
}

/// Those of the rabbits, not able to run to goal by themselves, a step from it, that neither two steps of others nor one and
/// a step aside can help there.
///
/// Others may be out of help's reach as well.
fn beyond_two_steps_of_help(board: &Board, side: Side, rabbits: Bitboard) -> Bitboard {
    let (own, enemy, empty) = (board.side(side), board.side(!side), board.empty());
    let goal = Bitboard::goal(side);
    let frozen = board.frozen(side);
    let mobile = own - frozen;
    // Enemies that a piece beside them may push or pull, and squares that a step ends on.
    let [moved, _] = beside_stronger(board, side, mobile);
    let arrived = mobile.neighbours() & empty;
    let mut beyond = Bitboard::EMPTY;
    for rabbit in rabbits & goal.shift(backward(side)) {
        let start = Bitboard::of(rabbit);
        let around = start.neighbours();
        let before = around & goal;
        let helped = if frozen.contains(rabbit) {
            // A friend comes beside it in one step or two (before it only in one: it must go aside then), an enemy beside it
            // is moved, or one on a trap loses its defender.
            let near = ((around & empty) - before).neighbours();
            (near & ((own - start) | arrived)).any()
                || (before & arrived).any()
                || (around & (moved | (enemy & Bitboard::TRAPS))).any()
        } else {
            // A friend before it goes away, an enemy there is moved, or the rabbit goes aside and forward.
            let ways = around - before - enemy;
            (before & (own | moved)).any() || (ways.shift(backward(side).opposite()) & goal & !enemy).any()
        };
        if !helped {
            beyond |= start;
        }
    }
    beyond
}

/// Where a move must change something to bring one of the rabbits nearer to a run, and what it may cost.
struct Helpers {
    zone: Bitboard,
    cost: u8,
}

impl Helpers {
    const NONE: Helpers = Helpers { zone: Bitboard::EMPTY, cost: 0 };

    /// Adds the moves that can help one rabbit.
    fn with(self, position: &Position, rabbit: Square, left: u8) -> Helpers {
        let board = position.board();
        let side = position.side();
        let distance = rabbit.rank().abs_diff(side.goal_rank());
        // The rabbit takes at least `distance` steps itself, a helping move at least one.
        let Some(spare) = left.checked_sub(distance + 1) else { return self };
        let ahead = ahead(rabbit, side);
        let mut path = ahead | Bitboard::of(rabbit);
        if spare == 0 {
            // One single step must do: it can move one own piece out of the way, and no enemy.
            if (ahead & board.side(!side)).any() || (ahead & board.side(side)).count() > 1 {
                return self;
            }
        }
        for _ in 0..spare {
            path |= path.shift(Direction::East) | path.shift(Direction::West);
        }
        // What stands on the path or beside it decides; and who defends a trap there.
        let beside = dilate(path, 1);
        let mut zone = beside | (Bitboard::TRAPS & beside).neighbours();
        if spare > 0 {
            // A move may also help the helper: free it, defend it or clear its way. It does so at most two squares away.
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
        Side::Gold => file & Bitboard(!below) & !Bitboard::of(rabbit),
        Side::Silver => file & Bitboard(below),
    }
}
