use super::*;
use crate::testing::{position, square};

fn to<'a>(routes: &'a [Route], name: &str) -> &'a Route {
    routes.iter().find(|route| route.to == square(name)).expect("a route there")
}

#[test]
fn a_lone_piece_reaches_as_far_as_its_steps() {
    let position = position("g", &["Ed4", "Ra1", "rh8"]);
    let found = of(&position, Selection::alone(square("d4")), &[]);
    assert_eq!(to(&found, "d8").steps.len(), 4);
    assert_eq!(to(&found, "e5").steps.len(), 2);
    assert!(found.iter().all(|route| route.to != square("d4")), "standing still is no route");
    assert!(found.iter().all(|route| route.steps.len() <= 4));
}

#[test]
fn a_walk_onto_a_trap_ends_there_and_says_what_is_lost() {
    let position = position("g", &["Hc2", "Ra1", "rh8"]);
    let found = of(&position, Selection::alone(square("c2")), &[]);
    assert_eq!(to(&found, "c3").captures[0].piece.letter(), 'H');
    assert_eq!(to(&found, "c4").steps.len(), 4, "around the trap, as the path through it is deadly");
    assert!(to(&found, "c4").captures.is_empty());
}

#[test]
fn a_push_with_one_pusher_is_complete() {
    let position = position("g", &["Ed4", "Ra1", "rd5", "rh8"]);
    let found = of(&position, Selection::alone(square("d5")), &[]);
    let names: Vec<String> = to(&found, "d6").steps.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["d5n", "d4n"]);
    let squares: Vec<String> = found.iter().map(|route| route.to.to_string()).collect();
    assert_eq!(squares, ["d6", "e5", "c5", "d4"], "three to push it to, and the piece that could pull it");
}

#[test]
fn of_two_pushers_the_player_chooses() {
    let position = position("g", &["Ed4", "Mc5", "Ra1", "rd5", "rh8"]);
    assert_eq!(to(&of(&position, Selection::alone(square("d5")), &[]), "d6").steps.len(), 1);
    let named = of(&position, Selection { at: square("d5"), with: Partner::MovedBy(square("c5")) }, &[]);
    assert_eq!(to(&named, "d6").steps[1].to_string(), "c5e");
}

#[test]
fn a_pull_is_offered_after_the_step() {
    let mut position = position("g", &["Ed4", "Ra1", "hd5", "rh8"]);
    assert!(pullable(&position).is_empty());
    position.step(Step { from: square("d4"), direction: Direction::South }).unwrap();
    assert_eq!(pullable(&position), Bitboard::from_square(square("d5")));
    let found = of(&position, Selection::alone(square("d5")), &[]);
    assert_eq!(found.len(), 1);
    assert_eq!(to(&found, "d4").steps.len(), 1);
}

#[test]
fn a_push_into_a_trap_says_what_is_captured() {
    let position = position("g", &["Ec5", "Ra1", "cc4", "rh8"]);
    let found = of(&position, Selection::alone(square("c4")), &[]);
    assert!(to(&found, "b4").captures.is_empty());
    assert_eq!(to(&found, "c3").captures[0].piece.letter(), 'c');
}

#[test]
fn reasons_are_the_telling_ones() {
    let position = position("g", &["Cd4", "Ra1", "Rb1", "hd5", "rh8"]);
    assert!(matches!(selection_error(&position, square("d4")), Some(StepError::Frozen { .. })));
    assert!(matches!(selection_error(&position, square("d5")), Some(StepError::NobodyPushes { .. })));
}

fn path(names: &[&str]) -> Vec<Square> {
    names.iter().map(|name| square(name)).collect()
}

fn steps(route: &Route) -> String {
    route.steps.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_route_goes_along_the_way_dragged() {
    let position = position("g", &["Ed4", "Ra1", "rh8"]);
    let by = |names: &[&str]| {
        let path = path(names);
        steps(to(&of(&position, Selection::alone(square("d4")), &path), names.last().unwrap()))
    };
    assert_eq!(by(&["d4", "e4", "e5", "e6"]), "d4e e4n e5n");
    assert_eq!(by(&["d4", "d5", "d6", "e6"]), "d4n d5n d6e");
    assert_eq!(by(&["d4", "d5", "e5", "e6"]), "d4n d5e e5n");
    assert_eq!(by(&["d4", "c4", "c5", "d5"]), "d4n", "fewest steps come first");
}

#[test]
fn what_is_lost_does_not_depend_on_the_way() {
    // Friends on traps beside the piece, an enemy to freeze it, an empty trap to walk onto.
    let position = position("g", &["Hc4", "Cc3", "Re6", "Df6", "Ra1", "eg4", "rb6", "rh8"]);
    let mut lost: Vec<(Square, Vec<Capture>)> = Vec::new();
    let mut open = vec![(position, Route::start(square("c4")))];
    while let Some((before, route)) = open.pop() {
        for direction in Direction::ALL {
            let mut after = before;
            let Ok(played) = after.step(Step { from: route.to, direction }) else { continue };
            let to = played.step.to().unwrap();
            let next = route.with_step(played, to);
            if after.board().piece_at(to).is_some() {
                open.push((after, next.clone()));
            }
            if to != square("c4") {
                match lost.iter().find(|(known, _)| *known == to) {
                    Some((_, captures)) => assert_eq!(*captures, next.captures, "{to}"),
                    None => lost.push((to, next.captures)),
                }
            }
        }
    }
    assert!(lost.len() > 12 && lost.iter().all(|(_, captures)| !captures.is_empty()), "the cat is lost");
}

#[test]
fn an_own_piece_brought_to_a_weaker_enemy_pushes_it() {
    let free = position("g", &["Ed4", "Ra1", "hd5", "rh8"]);
    let from = Selection::alone(square("d4"));
    let choose = to(&of(&free, from, &path(&["d4", "d5"])), "d5").clone();
    let pusher = Selection { at: square("d5"), with: Partner::MovedBy(square("d4")) };
    assert_eq!((choose.steps.len(), choose.next_selection), (0, Some(pusher)));
    // Straight over it, the path says where.
    let over = to(&of(&free, from, &path(&["d4", "d5", "d6"])), "d6").clone();
    assert_eq!((steps(&over).as_str(), over.next_selection), ("d5n d4n", None));
    // Round a corner it does not: the hand may have strayed.
    assert_eq!(steps(to(&of(&free, from, &path(&["d4", "d5", "e5"])), "e5")), "d4e e4n");
    // With one place only nothing is left to choose.
    let tight = position("g", &["Ed4", "Ra1", "hd5", "rc5", "re5", "rh8"]);
    assert_eq!(steps(to(&of(&tight, from, &[]), "d5")), "d5n d4n");
    // Carried on to one further off, it walks up to it first.
    let far = position("g", &["Ed3", "Ra1", "hd5", "rh8"]);
    let from = Selection::alone(square("d3"));
    assert!(of(&far, from, &[]).iter().all(|route| route.to != square("d5")), "a press selects it");
    let up = to(&of(&far, from, &path(&["d3", "d4", "d5"])), "d5").clone();
    assert_eq!(
        (steps(&up).as_str(), up.next_selection.map(|selection| selection.at)),
        ("d3n", Some(square("d5")))
    );
    assert_eq!(steps(to(&of(&far, from, &path(&["d3", "d4", "d5", "d6"])), "d6")), "d3n d5n d4n");
}

#[test]
fn an_enemy_brought_to_a_stronger_piece_is_pulled() {
    let position = position("g", &["Ed4", "Ra1", "hd5", "rh8"]);
    let choose = to(&of(&position, Selection::alone(square("d5")), &[]), "d4").clone();
    assert_eq!(
        choose.next_selection,
        Some(Selection { at: square("d4"), with: Partner::Pulled(square("d5")) })
    );
    let found = of(&position, choose.next_selection.unwrap(), &[]);
    assert_eq!(found.len(), 3);
    assert_eq!(steps(to(&found, "e4")), "d4e d5s");
}

#[test]
fn nothing_is_pushed_or_pulled_without_the_steps_or_the_strength() {
    let mut position = position("g", &["Ed4", "Cg4", "Ra1", "hd5", "hg5", "rh8"]);
    assert!(pushers(&position, square("g5")).is_empty());
    assert_eq!(pushers(&position, square("d5")), Bitboard::from_square(square("d4")));
    for step in ["d4w", "c4e", "d4e"] {
        let from = square(&step[..2]);
        let direction = Direction::from_letter(step.chars().nth(2).unwrap()).unwrap();
        position.step(Step { from, direction }).unwrap();
    }
    assert_eq!(position.steps_left(), 1);
    assert!(pushers(&position, square("d5")).is_empty() && pullers(&position, square("d5")).is_empty());
}

#[test]
fn going_back_takes_squares_back() {
    let mut path = path(&["d4"]);
    for name in ["d5", "d6", "e6", "e5", "d5", "c5"] {
        extend_path(&mut path, square(name));
    }
    assert_eq!(path, self::path(&["d4", "d5", "c5"]));
}

/// The camel on e7 is walled in: the elephant below it can pull it, and not push it.
const WALLED_IN: [&str; 7] = ["Ee6", "Ra1", "me7", "re8", "rd7", "rf7", "rh8"];

#[test]
fn an_enemy_without_room_is_marked_for_a_pull() {
    let position = position("g", &WALLED_IN);
    let own = of(&position, Selection::alone(square("e6")), &[]);
    let by = Selection { at: square("e7"), with: Partner::MovedBy(square("e6")) };
    let marked = to(&own, "e7");
    assert_eq!((marked.steps.len(), marked.next_selection), (0, Some(by)));
    for selection in [Selection::alone(square("e7")), by] {
        let found = of(&position, selection, &[]);
        assert_eq!(steps(to(&found, "e5")), "e6s e7s");
        assert_eq!(steps(to(&found, "d6")), "e6w e7s");
        assert!(to(&found, "e6").next_selection.is_some(), "the own piece is a destination, too");
    }
    // Of two that could pull, one is to be named.
    let two = self::position("g", &["Ed7", "Me6", "Ra1", "he7", "re8", "rf7", "rh8"]);
    let found = of(&two, Selection::alone(square("e7")), &[]);
    assert!(
        found.iter().all(|route| route.next_selection.is_some() && two.board().piece_at(route.to).is_some())
    );
    assert_eq!(found.len(), 2);
}
