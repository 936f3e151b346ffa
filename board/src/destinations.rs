//! Destinations: the squares that the selected piece can reach, each with the steps that take it there and what they
//! capture. Nothing is played.

use std::cmp::Reverse;

use ansa_core::position::Position;
use ansa_core::square::Direction;
use ansa_core::{Bitboard, Capture, PlayedStep, Square, Step, StepError, StepKind};

/// The selected piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    /// The square of the piece.
    pub at: Square,
    /// The other piece of the push or pull, if the player has chosen one.
    pub with: Partner,
}

/// The other piece of a push or pull.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Partner {
    /// No piece was chosen.
    Nobody,
    /// The own piece on this square moves the selected enemy: by a push, or by a pull if no push is possible.
    MovedBy(Square),
    /// The selected own piece pulls the enemy on this square.
    Pulled(Square),
}

impl Selection {
    /// A selected piece without a partner.
    pub const fn alone(at: Square) -> Selection {
        Selection { at, with: Partner::Nobody }
    }
}

/// The steps that take the selected piece to a destination.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The destination.
    pub to: Square,
    /// The steps, in order. A push is complete if only one piece can finish it or the player has chosen the piece.
    pub steps: Vec<Step>,
    /// The pieces of either side that the steps remove from traps.
    pub captures: Vec<Capture>,
    /// The selection after the steps, if the player has to choose once more: where to push the enemy, or where the
    /// pulling piece goes.
    pub next_selection: Option<Selection>,
}

impl Route {
    const fn start(at: Square) -> Route {
        Route { to: at, steps: Vec::new(), captures: Vec::new(), next_selection: None }
    }

    /// The squares that a piece steps onto.
    pub fn squares(&self) -> Bitboard {
        self.steps.iter().filter_map(|step| step.to()).collect()
    }

    /// The route with one more step; `to` is its destination now.
    fn with_step(&self, played: PlayedStep, to: Square) -> Route {
        let mut next = self.clone();
        next.to = to;
        next.steps.push(played.step);
        next.captures.extend(played.capture);
        next
    }

    /// The order of routes to the same square, the best first: fewer steps, then more steps on the drag path.
    fn cost(&self, drag_path: Bitboard) -> (usize, Reverse<usize>) {
        let along =
            self.steps.iter().filter_map(|step| step.to()).filter(|&to| drag_path.contains(to)).count();
        (self.steps.len(), Reverse(along))
    }
}

/// The squares of the pieces that can be selected: own pieces that can step, and enemies that can be pushed or pulled.
/// While a push is unfinished, only the pieces that can finish it.
pub fn selectable(position: &Position) -> Bitboard {
    let movers: Bitboard = position.steps().map(|(step, _)| step.from).collect();
    if position.is_push_unfinished() {
        return movers;
    }
    // An enemy without a free square to be pushed to may still be pulled.
    let enemies = position.board().side(!position.side()).into_iter();
    let pulled: Bitboard = enemies.filter(|&enemy| pullers(position, enemy).any()).collect();
    movers | pulled
}

/// The enemies that can be pulled with the next step, because the last step left the square beside them.
pub fn pullable(position: &Position) -> Bitboard {
    position.steps().filter(|&(_, kind)| kind == StepKind::Pull).map(|(step, _)| step.from).collect()
}

/// The own pieces that can finish the unfinished push.
pub fn followers(position: &Position) -> Bitboard {
    position.steps().filter(|&(_, kind)| kind == StepKind::PushEnd).map(|(step, _)| step.from).collect()
}

/// The own pieces beside an enemy that are stronger and not frozen, if two steps are left to push or pull it.
fn stronger_neighbours(position: &Position, enemy: Square) -> Bitboard {
    let board = position.board();
    match board.piece_at(enemy) {
        Some(piece)
            if piece.side != position.side()
                && position.steps_left() >= 2
                && !position.is_push_unfinished() =>
        {
            let stronger = board.stronger(position.side(), piece.role) - board.frozen(position.side());
            Bitboard::from_square(enemy).neighbours() & stronger
        }
        _ => Bitboard::EMPTY,
    }
}

/// Whether an adjacent square is empty.
pub fn has_room(position: &Position, square: Square) -> bool {
    (Bitboard::from_square(square).neighbours() & position.board().empty()).any()
}

/// The own pieces that can push an enemy.
pub fn pushers(position: &Position, enemy: Square) -> Bitboard {
    if has_room(position, enemy) { stronger_neighbours(position, enemy) } else { Bitboard::EMPTY }
}

/// The own pieces that can step away from an enemy and pull it.
pub fn pullers(position: &Position, enemy: Square) -> Bitboard {
    stronger_neighbours(position, enemy).into_iter().filter(|&own| has_room(position, own)).collect()
}

/// The destinations of the selected piece, each with its best route: the shortest, and among those the one with the
/// most steps on `drag_path`, the squares that the piece was dragged over so far, from its own square to the current
/// one. It is empty if the piece is not dragged.
///
/// An own piece walks as many steps as are left. Brought to a weaker enemy it pushes the enemy; the player then chooses
/// where to, unless there is only one such square. Dragged straight on over the enemy, it pushes it in that direction.
/// An enemy is pushed or pulled by one square; brought to a stronger own piece, it is pulled by that piece. If an enemy
/// can only be pulled, and by one piece only, the squares that this piece can step to are destinations, too.
pub fn of(position: &Position, selection: Selection, drag_path: &[Square]) -> Vec<Route> {
    let Some(piece) = position.board().piece_at(selection.at) else { return Vec::new() };
    let mut best = BestRoutes { routes: Vec::new(), drag_path: drag_path.iter().copied().collect() };
    let own = piece.side == position.side();
    match selection.with {
        Partner::Pulled(enemy) if own => add_pulls(position, selection.at, enemy, &mut best),
        _ if own => {
            add_walks(position, &Route::start(selection.at), selection.at, drag_path, &mut best);
            if let Some(push) = push_straight_on(position, selection.at, drag_path) {
                best.routes.retain(|route| route.to != push.to);
                best.routes.push(push);
            }
        }
        with => {
            let by = if let Partner::MovedBy(by) = with { Some(by) } else { None };
            add_pushes(position, selection.at, by, &mut best);
            if drag_path.is_empty()
                && best.routes.is_empty()
                && let Some(own) = sole_puller(position, selection)
            {
                add_pulls(position, own, selection.at, &mut best);
            }
            for own in pullers(position, selection.at) {
                best.keep(choose_or_finish(
                    position,
                    &Route::start(selection.at),
                    own,
                    Selection { at: own, with: Partner::Pulled(selection.at) },
                ));
            }
        }
    }
    best.routes
}

/// The best route found so far to each destination.
struct BestRoutes {
    routes: Vec<Route>,
    /// The squares that the piece was dragged over.
    drag_path: Bitboard,
}

impl BestRoutes {
    /// Adds a route, or replaces the known route to its destination if that one is worse.
    ///
    /// Captures need no place in the comparison, because they do not depend on the route: an own piece leaves its
    /// friends with its first step, whatever the direction, as no square is beside a trap twice in a row; and a piece
    /// that is captured itself goes no further.
    fn keep(&mut self, route: Route) {
        match self.routes.iter_mut().find(|known| known.to == route.to) {
            Some(known) if known.cost(self.drag_path) <= route.cost(self.drag_path) => {}
            Some(known) => *known = route,
            None => self.routes.push(route),
        }
    }
}

/// Adds the routes of an own piece: its steps, and pushes and pulls of the enemies that it comes to.
fn add_walks(
    position: &Position,
    route: &Route,
    origin: Square,
    drag_path: &[Square],
    best: &mut BestRoutes,
) {
    // Only a dragged piece walks up to an enemy: a press on the enemy selects the enemy.
    if route.steps.is_empty() || !drag_path.is_empty() {
        for enemy in Bitboard::from_square(route.to).neighbours() & position.board().side(!position.side()) {
            let selection = Selection { at: enemy, with: Partner::MovedBy(route.to) };
            if pushers(position, enemy).contains(route.to) {
                best.keep(choose_or_finish(position, route, enemy, selection));
            } else if route.steps.is_empty() && pullers(position, enemy).contains(route.to) {
                // The player probably means a push. A pull is never played without asking, even if only one is
                // possible.
                best.keep(Route { to: enemy, next_selection: Some(selection), ..route.clone() });
            }
        }
    }
    for direction in Direction::ALL {
        let mut after = *position;
        let Ok(played) = after.step(Step { from: route.to, direction }) else { continue };
        let Some(to) = played.step.to() else { continue };
        let next = route.with_step(played, to);
        let goes_on = played.kind == StepKind::Simple && after.board().piece_at(to).is_some();
        if goes_on {
            add_walks(&after, &next, origin, drag_path, best);
        }
        if to != origin {
            best.keep(next);
        }
    }
}

/// The push by a piece that was dragged over a weaker enemy and straight on to the square behind it.
fn push_straight_on(position: &Position, from: Square, drag_path: &[Square]) -> Option<Route> {
    let &[.., before, enemy, to] = drag_path else { return None };
    let direction = before.direction_to(enemy)?;
    if enemy.direction_to(to) != Some(direction) {
        return None;
    }
    let walked = if before == from {
        Route::start(from)
    } else {
        // The walk up to the enemy. It contains no other push, because a push ends a drag.
        let mut up = of(position, Selection::alone(from), &drag_path[..drag_path.len() - 2]);
        up.swap_remove(up.iter().position(|route| route.to == before && route.next_selection.is_none())?)
    };
    let mut after = *position;
    for &step in &walked.steps {
        after.step(step).ok()?;
    }
    if !pushers(&after, enemy).contains(before) {
        return None;
    }
    extended(&after, &walked, &[Step { from: enemy, direction }, Step { from: before, direction }], to)
}

/// The route with more steps, if they are legal; `to` is its destination.
fn extended(position: &Position, route: &Route, steps: &[Step], to: Square) -> Option<Route> {
    let mut after = *position;
    let mut next = route.clone();
    for &step in steps {
        next = next.with_step(after.step(step).ok()?, to);
    }
    Some(next)
}

/// The route to `to`, where the player chooses how the push or pull of `selection` goes on. With only one choice, the
/// route contains its steps.
fn choose_or_finish(position: &Position, route: &Route, to: Square, selection: Selection) -> Route {
    let mut next = match selection.with {
        Partner::Pulled(enemy) => {
            let mut best = BestRoutes { routes: Vec::new(), drag_path: Bitboard::EMPTY };
            add_pulls(position, selection.at, enemy, &mut best);
            best.routes
        }
        Partner::MovedBy(by) => {
            let mut best = BestRoutes { routes: Vec::new(), drag_path: Bitboard::EMPTY };
            add_pushes(position, selection.at, Some(by), &mut best);
            best.routes
        }
        Partner::Nobody => Vec::new(),
    };
    match (next.pop(), next.is_empty()) {
        (Some(only), true) => Route {
            to,
            steps: route.steps.iter().chain(&only.steps).copied().collect(),
            captures: route.captures.iter().chain(&only.captures).copied().collect(),
            next_selection: None,
        },
        _ => Route { to, next_selection: Some(selection), ..route.clone() },
    }
}

/// Adds the squares that an enemy can be pushed to, or pulled to after the last step.
fn add_pushes(position: &Position, enemy: Square, by: Option<Square>, best: &mut BestRoutes) {
    let route = Route::start(enemy);
    for direction in Direction::ALL {
        let mut after = *position;
        let Ok(played) = after.step(Step { from: enemy, direction }) else { continue };
        let Some(to) = played.step.to() else { continue };
        let mut next = route.with_step(played, to);
        if let Some(follow) = sole_follower(&after, by)
            && let Ok(followed) = after.step(follow)
        {
            next = next.with_step(followed, to);
        }
        best.keep(next);
    }
}

/// Adds the squares that an own piece can step to while it pulls an enemy.
fn add_pulls(position: &Position, own: Square, enemy: Square, best: &mut BestRoutes) {
    let Some(pull) = Step::between(enemy, own) else { return };
    if !pullers(position, enemy).contains(own) {
        return;
    }
    for direction in Direction::ALL {
        let first = Step { from: own, direction };
        if let Some(to) = first.to()
            && let Some(route) = extended(position, &Route::start(own), &[first, pull], to)
        {
            best.keep(route);
        }
    }
}

/// The own piece that pulls the selected enemy: the one that the player has chosen, or the only one that can.
pub fn sole_puller(position: &Position, enemy: Selection) -> Option<Square> {
    let pullers = pullers(position, enemy.at);
    match enemy.with {
        Partner::MovedBy(own) if pullers.contains(own) => Some(own),
        _ => pullers.into_iter().next().filter(|_| pullers.count() == 1),
    }
}

/// The step that finishes the unfinished push, if there is only one or if the player has chosen the piece on `by`.
fn sole_follower(position: &Position, by: Option<Square>) -> Option<Step> {
    let ends: Vec<Step> =
        position.steps().filter(|&(_, kind)| kind == StepKind::PushEnd).map(|(step, _)| step).collect();
    match *ends.as_slice() {
        [only] => Some(only),
        _ => ends.into_iter().find(|step| Some(step.from) == by),
    }
}

/// Adds a square to a drag path. Loops are cut off, so that going back removes squares.
pub fn extend_path(drag_path: &mut Vec<Square>, to: Square) {
    match drag_path.iter().position(|&square| square == to) {
        Some(before) => drag_path.truncate(before + 1),
        None => drag_path.push(to),
    }
}

/// Why the piece on a square can't be selected. `None` if it only has no free square to go to.
pub fn selection_error(position: &Position, square: Square) -> Option<StepError> {
    Direction::ALL.into_iter().find_map(|direction| {
        position.classify(Step { from: square, direction }).err().filter(|error| {
            !matches!(
                error,
                StepError::OffBoard { .. } | StepError::Occupied { .. } | StepError::RabbitBackward { .. }
            )
        })
    })
}

#[cfg(test)]
mod tests;
