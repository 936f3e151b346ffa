use super::*;
use crate::piece::Piece;
use crate::search::bench;
use crate::splitmix::splitmix;

/// The strongest piece of a side that is on one board and not on the other.
fn missing(side: Side, before: &Position, after: &Position) -> Option<Role> {
    Role::ALL.into_iter().rev().find(|&role| {
        let piece = Piece { side, role };
        before.board().pieces(piece).count() > after.board().pieces(piece).count()
    })
}

#[test]
fn the_material_change_is_that_of_making_the_move() {
    let mut counts = [0; 3];
    for index in 0..bench::POSITIONS.len() {
        let mut random = index as u64;
        for _ in 0..60 {
            let mut position = bench::game(index).unwrap().position().unwrap();
            for _ in 0..40 {
                let mut moves = Vec::new();
                position.for_each_move(|mv| moves.push(mv));
                for &mv in &moves {
                    let after = position.after_move(mv);
                    let expected = MaterialChange {
                        captured: missing(!position.side(), &position, &after),
                        lost: missing(position.side(), &position, &after),
                    };
                    assert_eq!(material_change(&position, mv), expected, "{mv:?} in {position:?}");
                    let is_predicted = position.zobrist_after(mv) == after.board().zobrist();
                    assert_eq!(is_predicted, expected == MaterialChange::default(), "{mv:?} in {position:?}");
                    counts[0] += 1;
                    counts[1] += u32::from(expected.captured.is_some());
                    counts[2] += u32::from(expected.lost.is_some());
                }
                if moves.is_empty() {
                    break;
                }
                random = splitmix(random);
                position = position.after_move(moves[random as usize % moves.len()]);
                if position.steps_left() == 0 || random >> 60 == 0 {
                    position = position.after_pass();
                }
            }
        }
    }
    assert!(counts[0] > 100_000 && counts[1] > 500 && counts[2] > 500, "{counts:?}");
}

#[test]
fn commutative_moves_can_be_exchanged() {
    let mut counts = [0; 2];
    for index in 0..bench::POSITIONS.len() {
        let mut random = index as u64;
        let start = bench::game(index).unwrap().position().unwrap();
        for _ in 0..12 {
            let mut position = start;
            for _ in 0..=random % 20 {
                let mut moves = Vec::new();
                position.for_each_move(|mv| moves.push(mv));
                let mv = moves[random as usize % moves.len()];
                random = splitmix(random);
                position = position.after_move(mv);
                if position.steps_left() < 2 {
                    position = position.after_pass();
                }
            }
            position.for_each_move(|one| {
                let after = position.after_move(one);
                if after.steps_left() == 0 {
                    return;
                }
                after.for_each_move(|two| {
                    if one.cost() + two.cost() > position.steps_left() {
                        return;
                    }
                    let commute = (two.touched() & one.zone()).is_empty();
                    assert_eq!(commute, (one.touched() & two.zone()).is_empty(), "{one:?} {two:?}");
                    counts[usize::from(commute)] += 1;
                    if commute {
                        assert!(position.is_legal(two), "{two:?} after {one:?} only in {position:?}");
                        let other = position.after_move(two);
                        assert!(other.is_legal(one), "{one:?} not after {two:?} in {position:?}");
                        assert_eq!(other.after_move(one), after.after_move(two), "{one:?} {two:?}");
                    }
                });
            });
        }
    }
    assert!(counts[0] > 10_000 && counts[1] > 10_000, "{counts:?}");
}

#[test]
fn the_highest_score_is_picked_first_and_the_first_of_equals() {
    let mut moves: Vec<ScoredMove> = [3, 7, 7, 1]
        .into_iter()
        .zip([SearchMove::PASS, SearchMove::NONE, SearchMove::NULL, SearchMove::PASS])
        .map(|(score, mv)| ScoredMove { mv, score })
        .collect();
    assert_eq!(pick_best(&mut moves).map(|m| (m.score, m.mv)), Some((7, SearchMove::NONE)));
    assert!(pick_best(&mut []).is_none());
}
