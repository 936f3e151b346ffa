//! The causes once more, by the naive rules and from what is possible.

use std::cell::OnceCell;
use std::collections::HashSet;

use ansa_core::{Square, Step};

use super::possible::{Named, Possible};
use crate::naive::{Going, Player, RABBIT, STEPS, Squares, TRAPS, around, next_to, verdict};

const LETTERS: [[char; 6]; 2] = [['R', 'C', 'D', 'H', 'M', 'E'], ['r', 'c', 'd', 'h', 'm', 'e']];

type Cell = (Player, u8);

fn letter((player, strength): Cell) -> char {
    LETTERS[usize::from(player == Player::Silver)][usize::from(strength)]
}

fn name(square: usize) -> Square {
    Square::from_index(square as u8).expect("below 64")
}

fn names(squares: impl Iterator<Item = usize>) -> String {
    let mut squares: Vec<usize> = squares.collect();
    squares.sort_unstable();
    format!("{:?}", squares.into_iter().map(name).collect::<Vec<_>>())
}

/// A whole turn.
struct Done {
    steps: u8,
    squares: Squares,
    named: Named,
    /// The pieces that were captured: piece, square before the turn, and trap.
    captured: Vec<(Cell, usize, usize)>,
    verdict: Option<(Player, char)>,
    replies: OnceCell<Possible>,
}

impl Done {
    fn new(start: &Squares, player: Player, steps: &[Step]) -> Done {
        let mut named = Named::start(start, player);
        let mut captured = Vec::new();
        for step in steps {
            let (from, way) = (step.from.index(), step.direction.index());
            let after = named.step(from, way).expect("a legal turn");
            for (square, origin) in named.origins.iter().enumerate() {
                if let Some(origin) = origin.map(usize::from)
                    && after.square_of(origin).is_none()
                {
                    let trap =
                        if square == from { next_to(from, way).expect("on the board") } else { square };
                    captured.push((named.going.squares.0[square].expect("a piece"), origin, trap));
                }
            }
            named = after;
        }
        let squares = named.going.squares.clone();
        let verdict = verdict(&squares, player, |_| true);
        Done { steps: steps.len() as u8, squares, named, captured, verdict, replies: OnceCell::new() }
    }

    fn replies(&self, by: Player) -> &Possible {
        self.replies.get_or_init(|| Possible::new(&self.squares, by))
    }

    fn lost(&self, cell: Cell) -> usize {
        self.captured.iter().filter(|(piece, ..)| *piece == cell).count()
    }

    fn loses(&self, origin: usize) -> bool {
        self.captured.iter().any(|&(_, other, _)| other == origin)
    }

    /// Equal pieces that the turn loses, and those that the opponent can capture next.
    fn endangered(&self, cell: Cell) -> usize {
        let replies = self.replies(cell.0.other());
        let capturable = (0..64)
            .filter(|&square| self.squares.0[square] == Some(cell) && replies.captures[square].is_some());
        self.lost(cell) + capturable.count()
    }
}

fn count(squares: &Squares, cell: Cell) -> usize {
    squares.0.iter().filter(|&&other| other == Some(cell)).count()
}

fn beside(squares: &Squares, square: usize, player: Player) -> impl Iterator<Item = usize> {
    around(square).filter(move |&near| matches!(squares.0[near], Some((owner, _)) if owner == player))
}

/// The stronger enemies beside the piece on a square.
fn holders(squares: &Squares, square: usize) -> impl Iterator<Item = usize> {
    let (player, strength) = squares.0[square].expect("a piece");
    beside(squares, square, player.other())
        .filter(move |&near| matches!(squares.0[near], Some((_, power)) if power > strength))
}

fn distance(one: usize, other: usize) -> usize {
    (one % 8).abs_diff(other % 8) + (one / 8).abs_diff(other / 8)
}

/// The trap for which the piece on a square is a hostage of the other side, which is to move.
pub(crate) fn hostage_for(squares: &Squares, square: usize) -> Option<usize> {
    let (player, strength) = squares.0[square]?;
    let holder = player.other();
    if strength == RABBIT || !squares.is_frozen(square) {
        return None;
    }
    let mut traps: Vec<usize> = TRAPS.into_iter().filter(|&trap| distance(trap, square) <= 2).collect();
    traps.sort_by_key(|&trap| (distance(trap, square), trap));
    if traps.is_empty() || Possible::new(squares, holder).captures[square].is_some() {
        return None;
    }
    traps.into_iter().find(|&trap| {
        let mut bare = squares.clone();
        let defenders: Vec<usize> = beside(squares, trap, player).filter(|&near| near != square).collect();
        for &near in &defenders {
            bare.0[near] = None;
        }
        bare.capture();
        !defenders.is_empty() && Possible::new(&bare, holder).captures[square].is_some()
    })
}

/// The fewest steps, less than `below`, that end on these squares.
fn fewest_steps(start: &Squares, player: Player, end: &Squares, below: u8) -> Option<u8> {
    let mut layer = HashSet::from([Going::start(start.clone(), player)]);
    for steps in 1..below {
        layer = layer.iter().flat_map(|state| state.steps().map(|(_, _, after)| after)).collect();
        if layer.iter().any(|state| state.is_complete() && state.squares == *end) {
            return Some(steps);
        }
    }
    None
}

/// The causes of a played turn, described and in any order.
pub(crate) fn causes(
    start: &Squares,
    player: Player,
    played: &[Step],
    better: Option<&[Step]>,
) -> Vec<String> {
    let opponent = player.other();
    let played = Done::new(start, player, played);
    if matches!(played.verdict, Some((winner, _)) if winner == player) {
        return Vec::new();
    }
    let mut found = Vec::new();
    let better_steps = better.map_or(0, <[Step]>::len);
    let better = better.map(|steps| Done::new(start, player, steps));
    let better = better.filter(|better| better.squares != played.squares);
    let better_wins = better.as_ref().and_then(|better| better.verdict).filter(|&(who, _)| who == player);
    if let Some(steps) = Possible::new(start, player).goal {
        found.push(format!("win missed g {steps}"));
    } else if let Some((_, reason)) = better_wins {
        found.push(format!("win missed {reason} {better_steps}"));
    }
    let better = if matches!(&better, Some(Done { verdict: Some((winner, _)), .. }) if *winner == opponent) {
        if played.verdict.is_some() {
            return found;
        }
        None
    } else {
        better
    };
    if let Some((_, reason)) = played.verdict {
        found.push(format!("lost at once {reason}"));
        return found;
    }
    if let Some(better) = &better {
        found.extend(compared(start, player, &played, better));
    }
    if let Some(steps) = fewest_steps(start, player, &played.squares, played.steps) {
        found.push(format!("shorter turn {steps}"));
    }
    found
}

/// What the better turn proves.
fn compared(start: &Squares, player: Player, played: &Done, better: &Done) -> Vec<String> {
    let opponent = player.other();
    let mut found = Vec::new();
    let replies = played.replies(opponent);
    let better_wins = better.verdict.is_some();
    if let Some(steps) = replies.goal
        && (better_wins || better.replies(opponent).goal.is_none())
    {
        found.push(format!("win let through g {steps}"));
    }
    let rabbit = (player, RABBIT);
    let mut last_rabbit = None;
    if count(&played.squares, rabbit) == 1
        && let Some(square) = (0..64).find(|&square| played.squares.0[square] == Some(rabbit))
        && let Some(steps) = replies.captures[square]
    {
        last_rabbit = Some(square);
        let is_kept = better_wins
            || (0..64).any(|square| {
                better.squares.0[square] == Some(rabbit)
                    && better.replies(opponent).captures[square].is_none()
            });
        if is_kept && replies.goal.is_none() {
            found.push(format!("win let through e {steps}"));
        }
    }
    if better_wins {
        return found;
    }
    let mut named: HashSet<usize> = HashSet::new();
    for &(cell, origin, trap) in &played.captured {
        let is_safe = || {
            let after = better.named.square_of(origin);
            after.is_some_and(|after| better.replies(opponent).captures[after].is_none())
        };
        if cell.0 == player && is_safe() && better.endangered(cell) < played.endangered(cell) {
            found.push(format!("own piece lost {} {} {}", letter(cell), name(origin), name(trap)));
        }
    }
    for &(cell, origin, _) in &better.captured {
        if cell.0 == opponent && !played.loses(origin) && played.lost(cell) < better.lost(cell) {
            let steps = Possible::new(start, player).captures[origin].expect("captured by the better turn");
            found.push(format!("capture missed {} {} {steps}", letter(cell), name(origin)));
        }
    }
    for square in 0..64 {
        let (Some(cell), Some(steps)) = (played.squares.0[square], replies.captures[square]) else {
            continue;
        };
        if Some(square) == last_rabbit {
            continue;
        }
        let safe = &better.replies(opponent).captures;
        let looks_equal = better.squares.0[square] == Some(cell) && safe[square].is_some();
        let is_safe = in_better(played, better, square).is_some_and(|after| safe[after].is_none());
        if is_safe && !looks_equal && better.endangered(cell) < played.endangered(cell) {
            named.insert(square);
            found.push(format!("capture let through {} {} {steps}", letter(cell), name(square)));
        }
    }
    for square in 0..64 {
        let Some(cell) = played.squares.0[square].filter(|cell| cell.0 == player && cell.1 != RABBIT) else {
            continue;
        };
        let by = || names(holders(&played.squares, square));
        let Some(after) = in_better(played, better, square).filter(|_| !named.contains(&square)) else {
            continue;
        };
        if !played.squares.is_frozen(square) {
            continue;
        }
        let origin = usize::from(played.named.origins[square].expect("a piece"));
        let exposed = &better.replies(opponent).captures;
        let is_avoided = |is_bad: &dyn Fn(usize) -> bool| {
            let looks_equal = better.squares.0[square] == Some(cell) && is_bad(square);
            !is_bad(after) && !looks_equal
        };
        let is_held =
            |square: usize| exposed[square].is_some() || hostage_for(&better.squares, square).is_some();
        let is_stuck = |square: usize| exposed[square].is_some() || better.squares.is_frozen(square);
        let trap = hostage_for(&played.squares, square).filter(|_| hostage_for(start, origin).is_none());
        if let Some(trap) = trap.filter(|_| is_avoided(&is_held)) {
            found.push(format!("hostage given {} {} {} {}", letter(cell), name(square), by(), name(trap)));
        } else if !start.is_frozen(origin) && is_avoided(&is_stuck) {
            found.push(format!("left frozen {} {} {}", letter(cell), name(square), by()));
        }
    }
    for trap in TRAPS {
        let own = |squares| beside(squares, trap, player).count();
        let enemies: Vec<usize> = beside(&played.squares, trap, opponent).collect();
        if own(start) > 0 && own(&played.squares) == 0 && own(&better.squares) > 0 && !enemies.is_empty() {
            found.push(format!("trap abandoned {} {}", name(trap), names(enemies.into_iter())));
        }
    }
    if played.steps < STEPS && fewest_steps(start, player, &better.squares, played.steps + 1).is_none() {
        found.push(format!("steps unused {}", STEPS - played.steps));
    }
    found
}

/// Where the better turn leaves the piece that is on this square after the played turn.
fn in_better(played: &Done, better: &Done, square: usize) -> Option<usize> {
    better.named.square_of(usize::from(played.named.origins[square]?))
}
