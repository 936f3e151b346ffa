use super::*;
use crate::destinations;
use crate::testing::{position, square};

fn obstacle(position: &Position, from: &str, to: &str) -> Obstacle {
    let (selection, to) = (Selection::alone(square(from)), square(to));
    assert!(destinations::of(position, selection, &[]).iter().all(|route| route.to != to), "{from} to {to}");
    Obstacle::between(position, selection, to)
}

#[test]
fn rabbits_never_step_backward() {
    let position = position("g", &["Re3", "Eg1", "rh8"]);
    for (to, found) in [("e2", Obstacle::Backward), ("a1", Obstacle::Backward), ("e8", Obstacle::TooFar(5))] {
        assert_eq!(obstacle(&position, "e3", to), found, "{to}");
    }
    let silver = crate::testing::position("s", &["rd5", "Ra1"]);
    assert_eq!(obstacle(&silver, "d5", "d6"), Obstacle::Backward);
}

#[test]
fn a_piece_may_be_too_far_away() {
    let full = position("g", &["Ed4", "Ra1", "rh7"]);
    assert_eq!(obstacle(&full, "d4", "h6"), Obstacle::TooFar(6));
    assert_eq!(obstacle(&full, "a1", "h8"), Obstacle::TooFar(14), "next to an enemy");
    let one = full.with_steps_left(1).expect("one step");
    assert_eq!(obstacle(&one, "d4", "d6"), Obstacle::TooFar(2));
}

#[test]
fn a_piece_may_be_frozen_on_the_way() {
    let position = position("g", &["Da2", "Ra1", "Rb2", "Eh1", "mb3", "rh8"]);
    assert_eq!(obstacle(&position, "a2", "a4"), Obstacle::FrozenOn(square("a3")));
}

#[test]
fn a_piece_may_be_lost_on_the_way() {
    let position = position("g", &["Hc2", "Ra1", "rb4", "rd4", "rc5", "rb3", "rd3", "eh8"]);
    assert_eq!(obstacle(&position, "c2", "c4"), Obstacle::LostOn(square("c3")));
}

#[test]
fn the_way_may_be_blocked() {
    let position = position("g", &["Da2", "Ra1", "Rb2", "Rb3", "Eh1", "ra4", "rh8"]);
    assert_eq!(obstacle(&position, "a2", "a5"), Obstacle::Blocked);
}

#[test]
fn a_push_or_a_pull_moves_by_one_square() {
    let position = position("g", &["Ed4", "Ra1", "rd5", "rh8"]);
    assert_eq!(obstacle(&position, "d5", "d7"), Obstacle::OneSquare);
    let pulls = Selection { at: square("d4"), with: Partner::Pulled(square("d5")) };
    assert_eq!(Obstacle::between(&position, pulls, square("d2")), Obstacle::OneSquare);
}

#[test]
fn an_unfinished_push_comes_first() {
    let mut position = position("g", &["Ed4", "Mc5", "Ra1", "rd5", "rh8"]);
    position.step(Step { from: square("d5"), direction: Direction::North }).expect("a push");
    let found = obstacle(&position, "d4", "d3");
    assert!(matches!(found, Obstacle::Step(StepError::PushUnfinished { .. })), "{found:?}");
}

#[test]
fn a_pull_leads_to_one_square_only() {
    let mut position = position("g", &["Ed4", "Ra1", "hd5", "rh8"]).with_steps_left(2).expect("two steps");
    position.step(Step { from: square("d4"), direction: Direction::South }).expect("a step");
    let error =
        StepError::NobodyPushes { piece: Piece::from_letter('h').expect("a horse"), square: square("d5") };
    assert_eq!(obstacle(&position, "d5", "e5"), Obstacle::Step(error));
}

/// More steps help exactly where the reason says so.
#[test]
fn more_steps_help_where_a_piece_is_too_far_away() {
    let pieces = ["Ed4", "Hc2", "Db3", "Rc4", "Re3", "Ra2", "Cg4", "mf4", "hd6", "db5", "re6", "rg6", "rh8"];
    let full = position("g", &pieces);
    for left in 1..=3 {
        let some = full.with_steps_left(left).expect("steps");
        for at in destinations::selectable(&some) & some.board().side(some.side()) {
            let selection = Selection::alone(at);
            let reached: Bitboard =
                destinations::of(&some, selection, &[]).iter().map(|route| route.to).collect();
            let with_all: Bitboard =
                destinations::of(&full, selection, &[]).iter().map(|route| route.to).collect();
            for to in some.board().empty() - reached {
                let needed = match Obstacle::between(&some, selection, to) {
                    Obstacle::TooFar(steps) => steps,
                    _ => u8::MAX,
                };
                assert!(needed > left);
                assert_eq!(needed <= 4, with_all.contains(to), "{at} to {to} with {left}");
            }
        }
    }
}
