use super::*;
use crate::notation::PositionText;
use crate::position::builder::PositionBuilder;

fn position(text: &str) -> Position {
    let text = PositionText::read(text).unwrap();
    text.to_builder().build().unwrap()
}

/// The perspectives of gold, to move, and of silver on a board with two rabbits of each at home and these ranks 6 to 3.
pub(super) fn perspectives([sixth, fifth, fourth, third]: [&str; 4]) -> [Perspective; 2] {
    let empty = "........";
    let rows = ["r......r", empty, sixth, fifth, fourth, third, empty, "R......R"];
    let position = position(&format!("g [{}]", rows.concat()));
    [Perspective::from_mover(&position), Perspective::from_opponent(&position)]
}

fn bench_positions() -> impl Iterator<Item = Position> {
    crate::search::bench::POSITIONS.into_iter().map(position)
}

#[test]
fn mirrored_and_flipped_positions_have_the_same_evaluation() {
    for position in bench_positions() {
        let evaluation = Evaluator::default().evaluate(&position, &mut GoalCache::default());
        assert_eq!(
            Evaluator::default().evaluate(&position.mirror(), &mut GoalCache::default()),
            evaluation,
            "{position:?}"
        );
        assert_eq!(
            Evaluator::default().evaluate(&position.flip(), &mut GoalCache::default()),
            evaluation,
            "{position:?}"
        );
    }
}

#[test]
fn every_piece_has_a_value_that_grows_as_pieces_are_lost() {
    let full = position("g [rrrddrrrrhcemchr................................RHCMECHRRRRDDRRR]");
    let mut last = 0;
    for square in ["a8", "c7", "d8", "b7", "e7", "d7"] {
        let mut board = *full.board();
        board.remove(square.parse().unwrap()).unwrap();
        let less = PositionBuilder { board, side: Side::Gold }.build().unwrap();
        let gain = material(&less, Side::Gold);
        assert!(gain > last, "{square}: value {gain}, a weaker piece {last}");
        assert_eq!(material(&less, Side::Silver), -gain);
        last = gain;
    }
    let mut board = *full.board();
    board.remove("a8".parse().unwrap()).unwrap();
    let without_one = PositionBuilder { board, side: Side::Gold }.build().unwrap();
    assert_eq!(material(&without_one, Side::Gold), 1000);
    for square in ["b8", "c8", "f8", "g8", "h8"] {
        board.remove(square.parse().unwrap()).unwrap();
    }
    let before = material(&PositionBuilder { board, side: Side::Gold }.build().unwrap(), Side::Gold);
    board.remove("a7".parse().unwrap()).unwrap();
    let after = material(&PositionBuilder { board, side: Side::Gold }.build().unwrap(), Side::Gold);
    assert!(after - before > 2000, "the seventh rabbit: {}", after - before);
}

#[test]
fn the_terms_have_the_right_sign() {
    let evaluate = |rows: [&str; 8]| {
        Evaluator::default().evaluate(&position(&format!("g [{}]", rows.concat())), &mut GoalCache::default())
    };
    let empty = "........";
    // A gold rabbit two steps from goal with nothing in its way, against the same rabbit further back.
    let rabbit =
        |fourth, sixth| evaluate([".....rrr", empty, sixth, empty, fourth, empty, empty, "R......."]);
    assert!(rabbit(empty, ".R......") - rabbit(".R......", empty) > 100);
    // Gold's elephant in the centre rather than in the corner.
    let elephant =
        |fourth, first| evaluate(["rrrrrrrr", empty, "...e....", empty, fourth, empty, empty, first]);
    assert!(elephant("...E....", ".RRRRRRR") - elephant(empty, "ERRRRRRR") > 100);
    // With all pieces on the board: gold's camel at home rather than where silver's elephant takes it hostage, a
    // horse on the wing rather than in the middle.
    let full = |sixth, fourth, second| {
        evaluate(["rrrrrrrr", "hdc.mcdh", sixth, "...e....", fourth, empty, second, "RRRRRRRR"])
    };
    assert!(full(empty, "....E...", "HDCM.CDH") - full("......M.", "....E...", "HDC..CDH") > 200);
    assert!(full(empty, "H...E...", ".DCM.CDH") - full(empty, "..H.E...", ".DCM.CDH") > 100);
    // A lone silver horse beside f6, with gold's elephant next to it or far away.
    let horse = |sixth, fourth| evaluate(["rrrrrrrr", empty, sixth, empty, fourth, empty, empty, "RRRRRRRR"]);
    assert!(horse("......hE", empty) - horse("......h.", "E.......") > 100);
    // A silver horse frozen by gold's elephant rather than with a friend beside it, in the midst of a game.
    let frozen = |fifth| {
        evaluate(["rrrcrrrr", "..dm..cr", "........", fifth, "...E....", "..H..M..", "RDC..CDR", "RRRH.RRR"])
    };
    assert!(frozen("...h..d.") - frozen("...hd...") > 50, "{} {}", frozen("...h..d."), frozen("...hd..."));
}

#[test]
fn the_tuner_and_the_search_agree() {
    let weights = tuning::to_floats(&Weights::default());
    let mut counted = 0;
    for position in bench_positions() {
        let vector = tuning::feature_vector(&position);
        let sum: f32 = vector
            .counts
            .iter()
            .map(|&(feature, count)| {
                let [middlegame, endgame] = weights[usize::from(feature)];
                f32::from(count) * (middlegame * vector.phase + endgame * (1.0 - vector.phase))
            })
            .sum();
        let features = Evaluator::default().without_net();
        let evaluation = features.evaluate(&position, &mut GoalCache::default()) - vector.fixed;
        assert!((evaluation as f32 - sum).abs() < 2.0, "{position:?}: {evaluation} and {sum}");
        counted += vector.counts.len();
    }
    assert!(counted > 200, "{counted}");
}

#[test]
fn weights_survive_a_round_trip_through_floats() {
    let mut floats = tuning::to_floats(&Weights::default());
    assert_eq!(tuning::from_floats(&floats), Ok(Weights::default()));
    assert_eq!(tuning::from_floats(&floats[1..]), Err(WeightsError));
    floats[7][1] += 3.4;
    let moved = tuning::from_floats(&floats).unwrap();
    assert_eq!(moved.0[7].unpack()[1], Weights::default().0[7].unpack()[1] + 3);
    assert_eq!(
        tuning::zero_weights().0[..tuning::FIXED_FEATURES],
        Weights::default().0[..tuning::FIXED_FEATURES]
    );
    assert!(
        tuning::zero_weights().0[tuning::FIXED_FEATURES..]
            .iter()
            .all(|weight| *weight == weights::TaperedScore::default())
    );
}
