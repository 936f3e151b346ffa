//! Where a piece in hand can go, and what that costs: the board's answer before anything is played.

use std::cmp::Reverse;

use ansa_core::position::Position;
use ansa_core::square::Direction;
use ansa_core::{Bitboard, Capture, PlayedStep, Square, Step, StepError, StepKind};

/// The piece in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    /// Where it stands.
    pub at: Square,
    /// What it does something together with.
    pub with: Partner,
}

/// What a piece in hand does something together with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Partner {
    /// Nothing named.
    Nobody,
    /// An enemy is to be pushed, or pulled if that is all it can be, by the own piece there.
    By(Square),
    /// An own piece is to pull the enemy there.
    Pulled(Square),
}

impl Selection {
    /// A piece by itself.
    #[must_use]
    pub const fn alone(at: Square) -> Selection {
        Selection { at, with: Partner::Nobody }
    }
}

/// A way to bring the piece in hand to a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// Where it ends.
    pub to: Square,
    /// The steps, in order; a push is complete where only one piece can follow or the player has named one.
    pub steps: Vec<Step>,
    /// What the steps remove from traps, of either side.
    pub captures: Vec<Capture>,
    /// What is in hand after the steps, where something remains to be chosen: where the enemy is pushed to, or where the
    /// own piece goes that pulls it.
    pub then: Option<Selection>,
}

impl Route {
    const fn start(at: Square) -> Route {
        Route { to: at, steps: Vec::new(), captures: Vec::new(), then: None }
    }

    /// The squares that are passed and reached by any piece on the way.
    #[must_use]
    pub fn squares(&self) -> Bitboard {
        self.steps.iter().filter_map(|step| step.to()).collect()
    }

    fn then(&self, played: PlayedStep, to: Square) -> Route {
        let mut next = self.clone();
        next.to = to;
        next.steps.push(played.step);
        next.captures.extend(played.capture);
        next
    }

    /// Less is better: fewer steps, then more of them along the way that the piece was carried.
    fn cost(&self, way: Bitboard) -> (usize, Reverse<usize>) {
        let along = self.steps.iter().filter_map(|step| step.to()).filter(|&to| way.contains(to)).count();
        (self.steps.len(), Reverse(along))
    }
}

/// The squares of the pieces that can be taken in hand: own ones that can step, enemies that can be pushed or
/// pulled; while a push waits for its end, the pieces that can follow.
#[must_use]
pub fn selectable(position: &Position) -> Bitboard {
    let movers: Bitboard = position.steps().map(|(step, _)| step.from).collect();
    if position.is_push_unfinished() {
        return movers;
    }
    // An enemy that has nowhere to be pushed to may still be pulled away.
    let enemies = position.board().side(!position.side()).into_iter();
    let drawn: Bitboard = enemies.filter(|&enemy| pullers(position, enemy).any()).collect();
    movers | drawn
}

/// The enemies that the last step allows to be pulled.
#[must_use]
pub fn pullable(position: &Position) -> Bitboard {
    position.steps().filter(|&(_, kind)| kind == StepKind::Pull).map(|(step, _)| step.from).collect()
}

/// The own pieces that can finish the push that was begun.
#[must_use]
pub fn followers(position: &Position) -> Bitboard {
    position.steps().filter(|&(_, kind)| kind == StepKind::PushEnd).map(|(step, _)| step.from).collect()
}

/// The own pieces beside an enemy that are strong and free enough to push or pull it in two of the steps left.
fn shovers(position: &Position, enemy: Square) -> Bitboard {
    let board = position.board();
    match board.piece_at(enemy) {
        Some(piece)
            if piece.side != position.side()
                && position.steps_left() >= 2
                && !position.is_push_unfinished() =>
        {
            let stronger = board.stronger(position.side(), piece.role) - board.frozen(position.side());
            Bitboard::of(enemy).neighbours() & stronger
        }
        _ => Bitboard::EMPTY,
    }
}

/// Whether a square beside it is free.
#[must_use]
pub fn has_room(position: &Position, square: Square) -> bool {
    (Bitboard::of(square).neighbours() & position.board().empty()).any()
}

/// The own pieces that can push an enemy.
#[must_use]
pub fn pushers(position: &Position, enemy: Square) -> Bitboard {
    if has_room(position, enemy) { shovers(position, enemy) } else { Bitboard::EMPTY }
}

/// The own pieces that can step away from an enemy and pull it after them.
#[must_use]
pub fn pullers(position: &Position, enemy: Square) -> Bitboard {
    shovers(position, enemy).into_iter().filter(|&own| has_room(position, own)).collect()
}

/// Every square that the piece in hand can be brought to, each by the best route: the shortest, and of those the one
/// that goes most along the `way` by which the piece was carried, from where it stood to where it is now.
///
/// An own piece walks over as many steps as are left. Brought to a weaker enemy it pushes that one away, and what it is
/// to be pushed to is chosen next unless there is only one such square; carried straight on over the enemy, it pushes it
/// there. An enemy is pushed or pulled by one square; brought to a stronger own piece, it is pulled by that one. Where
/// an enemy can only be pulled, and by one piece only, a route leads to where that piece goes.
#[must_use]
pub fn routes(position: &Position, selection: Selection, way: &[Square]) -> Vec<Route> {
    let Some(piece) = position.board().piece_at(selection.at) else { return Vec::new() };
    let mut found = Found { routes: Vec::new(), way: way.iter().copied().collect() };
    let own = piece.side == position.side();
    match selection.with {
        Partner::Pulled(enemy) if own => tow(position, selection.at, enemy, &mut found),
        _ if own => {
            walk(position, &Route::start(selection.at), selection.at, way, &mut found);
            if let Some(shove) = straight_on(position, selection.at, way) {
                found.routes.retain(|route| route.to != shove.to);
                found.routes.push(shove);
            }
        }
        with => {
            let by = if let Partner::By(by) = with { Some(by) } else { None };
            shove(position, selection.at, by, &mut found);
            if way.is_empty()
                && found.routes.is_empty()
                && let Some(own) = sole_puller(position, selection)
            {
                tow(position, own, selection.at, &mut found);
            }
            for own in pullers(position, selection.at) {
                found.keep(choice(
                    position,
                    &Route::start(selection.at),
                    own,
                    Selection { at: own, with: Partner::Pulled(selection.at) },
                ));
            }
        }
    }
    found.routes
}

struct Found {
    routes: Vec<Route>,
    way: Bitboard,
}

impl Found {
    /// Keeps the better of two routes to a square.
    ///
    /// What is lost does not depend on the way: an own piece that leaves its friends leaves them with its first step,
    /// whatever the direction, as no square is beside a trap twice in a row; and one that is lost itself goes no further.
    /// So fewest losses needs no third place in the comparison.
    fn keep(&mut self, route: Route) {
        match self.routes.iter_mut().find(|known| known.to == route.to) {
            Some(known) if known.cost(self.way) <= route.cost(self.way) => {}
            Some(known) => *known = route,
            None => self.routes.push(route),
        }
    }
}

fn walk(position: &Position, route: &Route, origin: Square, way: &[Square], found: &mut Found) {
    // To an enemy further off only a carried piece goes: a press there takes the enemy in hand.
    if route.steps.is_empty() || !way.is_empty() {
        for enemy in Bitboard::of(route.to).neighbours() & position.board().side(!position.side()) {
            let selection = Selection { at: enemy, with: Partner::By(route.to) };
            if pushers(position, enemy).contains(route.to) {
                found.keep(choice(position, route, enemy, selection));
            } else if route.steps.is_empty() && pullers(position, enemy).contains(route.to) {
                // Whoever goes for an enemy means a push: a pull is not made without asking, even if there is one only.
                found.keep(Route { to: enemy, then: Some(selection), ..route.clone() });
            }
        }
    }
    for direction in Direction::ALL {
        let mut after = *position;
        let Ok(played) = after.step(Step { from: route.to, direction }) else { continue };
        let Some(to) = played.step.to() else { continue };
        let next = route.then(played, to);
        let goes_on = played.kind == StepKind::Simple && after.board().piece_at(to).is_some();
        if goes_on {
            walk(&after, &next, origin, way, found);
        }
        if to != origin {
            found.keep(next);
        }
    }
}

/// The push of a piece that was carried over a weaker enemy and straight on to the square behind it.
fn straight_on(position: &Position, from: Square, way: &[Square]) -> Option<Route> {
    let &[.., before, enemy, to] = way else { return None };
    let direction = before.direction_to(enemy)?;
    if enemy.direction_to(to) != Some(direction) {
        return None;
    }
    let walked = if before == from {
        Route::start(from)
    } else {
        // The way up to the enemy; a push is the end of it, so nothing is carried over another enemy before.
        let mut up = routes(position, Selection::alone(from), &way[..way.len() - 2]);
        up.swap_remove(up.iter().position(|route| route.to == before && route.then.is_none())?)
    };
    let mut after = *position;
    for &step in &walked.steps {
        after.step(step).ok()?;
    }
    if !pushers(&after, enemy).contains(before) {
        return None;
    }
    made(&after, &walked, &[Step { from: enemy, direction }, Step { from: before, direction }], to)
}

/// A route with some more steps, if they can be made; it is one to `to`.
fn made(position: &Position, route: &Route, steps: &[Step], to: Square) -> Option<Route> {
    let mut after = *position;
    let mut next = route.clone();
    for &step in steps {
        next = next.then(after.step(step).ok()?, to);
    }
    Some(next)
}

/// A route that goes on with something to be chosen: to the end, if there is only one choice.
fn choice(position: &Position, route: &Route, to: Square, selection: Selection) -> Route {
    let mut next = match selection.with {
        Partner::Pulled(enemy) => {
            let mut found = Found { routes: Vec::new(), way: Bitboard::EMPTY };
            tow(position, selection.at, enemy, &mut found);
            found.routes
        }
        Partner::By(by) => {
            let mut found = Found { routes: Vec::new(), way: Bitboard::EMPTY };
            shove(position, selection.at, Some(by), &mut found);
            found.routes
        }
        Partner::Nobody => Vec::new(),
    };
    match (next.pop(), next.is_empty()) {
        (Some(only), true) => Route {
            to,
            steps: route.steps.iter().chain(&only.steps).copied().collect(),
            captures: route.captures.iter().chain(&only.captures).copied().collect(),
            then: None,
        },
        _ => Route { to, then: Some(selection), ..route.clone() },
    }
}

/// The squares that an enemy can be pushed to, or pulled to after the last step.
fn shove(position: &Position, enemy: Square, by: Option<Square>, found: &mut Found) {
    let route = Route::start(enemy);
    for direction in Direction::ALL {
        let mut after = *position;
        let Ok(played) = after.step(Step { from: enemy, direction }) else { continue };
        let Some(to) = played.step.to() else { continue };
        let mut next = route.then(played, to);
        if let Some(follow) = sole_follower(&after, by)
            && let Ok(followed) = after.step(follow)
        {
            next = next.then(followed, to);
        }
        found.keep(next);
    }
}

/// The squares that an own piece can step to with an enemy pulled after it.
fn tow(position: &Position, own: Square, enemy: Square, found: &mut Found) {
    let Some(after_it) = Step::between(enemy, own) else { return };
    if !pullers(position, enemy).contains(own) {
        return;
    }
    for direction in Direction::ALL {
        let first = Step { from: own, direction };
        if let Some(to) = first.to()
            && let Some(route) = made(position, &Route::start(own), &[first, after_it], to)
        {
            found.keep(route);
        }
    }
}

/// The own piece that pulls the enemy in hand: the one that was named, or the only one that can.
#[must_use]
pub fn sole_puller(position: &Position, enemy: Selection) -> Option<Square> {
    let pullers = pullers(position, enemy.at);
    match enemy.with {
        Partner::By(own) if pullers.contains(own) => Some(own),
        _ => pullers.into_iter().next().filter(|_| pullers.count() == 1),
    }
}

/// The step that ends the push begun, where there is no choice or the player has made it.
fn sole_follower(position: &Position, by: Option<Square>) -> Option<Step> {
    let ends: Vec<Step> =
        position.steps().filter(|&(_, kind)| kind == StepKind::PushEnd).map(|(step, _)| step).collect();
    match *ends.as_slice() {
        [only] => Some(only),
        _ => ends.into_iter().find(|step| Some(step.from) == by),
    }
}

/// Adds a square to the way by which a piece is carried. Loops are cut off, so that going back takes squares back.
pub fn extend(way: &mut Vec<Square>, to: Square) {
    match way.iter().position(|&square| square == to) {
        Some(before) => way.truncate(before + 1),
        None => way.push(to),
    }
}

/// Why the piece on a square can't be taken in hand; `None` where it merely has no free square to go to.
#[must_use]
pub fn why_not(position: &Position, square: Square) -> Option<StepError> {
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
