//! Where a piece in hand can go, and what that costs: the board's answer before anything is played.

use ansa_core::position::Position;
use ansa_core::square::Direction;
use ansa_core::{Bitboard, Capture, PlayedStep, Square, Step, StepError, StepKind};

/// A way to bring the piece in hand to a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Route {
    /// Where it ends.
    pub(crate) to: Square,
    /// The steps, in order; a push is complete where only one piece can follow or the player has named one.
    pub(crate) steps: Vec<Step>,
    /// What the steps remove from traps, of either side.
    pub(crate) captures: Vec<Capture>,
}

impl Route {
    /// The squares that are passed and reached by any piece on the way.
    pub(crate) fn squares(&self) -> Bitboard {
        self.steps.iter().filter_map(|step| step.to()).collect()
    }

    fn then(&self, played: PlayedStep, to: Square) -> Route {
        let mut next = self.clone();
        next.to = to;
        next.steps.push(played.step);
        next.captures.extend(played.capture);
        next
    }
}

/// The squares of the pieces that can be taken in hand: own ones that can step, enemies that can be pushed or
/// pulled; while a push waits for its end, the pieces that can follow.
pub(crate) fn holdable(position: &Position) -> Bitboard {
    position.steps().map(|(step, _)| step.from).collect()
}

/// The enemies that the last step allows to be pulled.
pub(crate) fn pullable(position: &Position) -> Bitboard {
    position.steps().filter(|&(_, kind)| kind == StepKind::Pull).map(|(step, _)| step.from).collect()
}

/// The own pieces that can finish the push that was begun.
pub(crate) fn followers(position: &Position) -> Bitboard {
    position.steps().filter(|&(_, kind)| kind == StepKind::PushEnd).map(|(step, _)| step.from).collect()
}

/// Every square that the piece on `from` can be brought to, each by a shortest route.
///
/// An own piece walks over as many steps as are left. An enemy is pushed or pulled by one square; `by` is the own
/// piece that is to push, if the player has named one.
pub(crate) fn routes(position: &Position, from: Square, by: Option<Square>) -> Vec<Route> {
    let none = Route { to: from, steps: Vec::new(), captures: Vec::new() };
    let mut found = Vec::new();
    match position.board().piece_at(from) {
        Some(piece) if piece.side == position.side() => walk(position, &none, from, &mut found),
        Some(_) => shove(position, &none, by, &mut found),
        None => {}
    }
    found
}

fn walk(position: &Position, route: &Route, origin: Square, found: &mut Vec<Route>) {
    for direction in Direction::ALL {
        let mut after = *position;
        let Ok(played) = after.step(Step { from: route.to, direction }) else { continue };
        let Some(to) = played.step.to() else { continue };
        let next = route.then(played, to);
        let goes_on = played.kind == StepKind::Simple && after.board().piece_at(to).is_some();
        if to != origin {
            keep(found, next.clone());
        }
        if goes_on {
            walk(&after, &next, origin, found);
        }
    }
}

fn shove(position: &Position, route: &Route, by: Option<Square>, found: &mut Vec<Route>) {
    for direction in Direction::ALL {
        let mut after = *position;
        let Ok(played) = after.step(Step { from: route.to, direction }) else { continue };
        let Some(to) = played.step.to() else { continue };
        let mut next = route.then(played, to);
        if let Some(follow) = sole_follower(&after, by)
            && let Ok(followed) = after.step(follow)
        {
            next = next.then(followed, to);
        }
        keep(found, next);
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

/// Keeps the shorter of two routes to a square. What is lost does not depend on the way: an own piece that leaves its
/// friends leaves them with its first step, and one that is lost itself goes no further.
fn keep(found: &mut Vec<Route>, route: Route) {
    match found.iter_mut().find(|known| known.to == route.to) {
        Some(known) if known.steps.len() <= route.steps.len() => {}
        Some(known) => *known = route,
        None => found.push(route),
    }
}

/// Why the piece on a square can't be taken in hand; `None` where it merely has no free square to go to.
pub(crate) fn why_not(position: &Position, square: Square) -> Option<StepError> {
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
mod tests {
    use super::*;
    use crate::state::testing::{position, square};

    fn to<'a>(routes: &'a [Route], name: &str) -> &'a Route {
        routes.iter().find(|route| route.to == square(name)).expect("a route there")
    }

    #[test]
    fn a_lone_piece_reaches_as_far_as_its_steps() {
        let position = position("g", &["Ed4", "Ra1", "rh8"]);
        let found = routes(&position, square("d4"), None);
        assert_eq!(to(&found, "d8").steps.len(), 4);
        assert_eq!(to(&found, "e5").steps.len(), 2);
        assert!(found.iter().all(|route| route.to != square("d4")), "standing still is no route");
        assert!(found.iter().all(|route| route.steps.len() <= 4));
    }

    #[test]
    fn a_walk_onto_a_trap_ends_there_and_says_what_is_lost() {
        let position = position("g", &["Hc2", "Ra1", "rh8"]);
        let found = routes(&position, square("c2"), None);
        assert_eq!(to(&found, "c3").captures[0].piece.letter(), 'H');
        assert_eq!(to(&found, "c4").steps.len(), 4, "around the trap, as the way through it is deadly");
        assert!(to(&found, "c4").captures.is_empty());
    }

    #[test]
    fn a_push_with_one_pusher_is_one_act() {
        let position = position("g", &["Ed4", "Ra1", "rd5", "rh8"]);
        let found = routes(&position, square("d5"), None);
        let names: Vec<String> = to(&found, "d6").steps.iter().map(ToString::to_string).collect();
        assert_eq!(names, ["d5n", "d4n"]);
        assert_eq!(found.len(), 3);
    }

    #[test]
    fn of_two_pushers_the_player_chooses() {
        let position = position("g", &["Ed4", "Mc5", "Ra1", "rd5", "rh8"]);
        assert_eq!(to(&routes(&position, square("d5"), None), "d6").steps.len(), 1);
        let named = routes(&position, square("d5"), Some(square("c5")));
        assert_eq!(to(&named, "d6").steps[1].to_string(), "c5e");
    }

    #[test]
    fn a_pull_is_offered_after_the_step() {
        let mut position = position("g", &["Ed4", "Ra1", "hd5", "rh8"]);
        assert!(pullable(&position).is_empty());
        position.step(Step { from: square("d4"), direction: Direction::South }).unwrap();
        assert_eq!(pullable(&position), Bitboard::of(square("d5")));
        let found = routes(&position, square("d5"), None);
        assert_eq!(found.len(), 1);
        assert_eq!(to(&found, "d4").steps.len(), 1);
    }

    #[test]
    fn a_push_into_a_trap_says_what_is_captured() {
        let position = position("g", &["Ec5", "Ra1", "cc4", "rh8"]);
        let found = routes(&position, square("c4"), None);
        assert!(to(&found, "b4").captures.is_empty());
        assert_eq!(to(&found, "c3").captures[0].piece.letter(), 'c');
    }

    #[test]
    fn reasons_are_the_telling_ones() {
        let position = position("g", &["Cd4", "Ra1", "Rb1", "hd5", "rh8"]);
        assert!(matches!(why_not(&position, square("d4")), Some(StepError::Frozen { .. })));
        assert!(matches!(why_not(&position, square("d5")), Some(StepError::NobodyPushes { .. })));
    }
}
