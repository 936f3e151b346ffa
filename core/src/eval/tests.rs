use super::*;
use crate::board::Board;
use crate::notation::PositionText;
use crate::position::builder::PositionBuilder;

fn position(text: &str) -> Position {
    let text = PositionText::read(text).unwrap();
    PositionBuilder { board: Board::from_pieces(&text.squares), side: text.side }.build().unwrap()
}

/// What gold, to move, and silver see of a board with two rabbits of each at home and these ranks 6 to 3.
pub(super) fn views([sixth, fifth, fourth, third]: [&str; 4]) -> [View; 2] {
    let empty = "........";
    let rows = ["r......r", empty, sixth, fifth, fourth, third, empty, "R......R"];
    let position = position(&format!("g [{}]", rows.concat()));
    [View::of_mover(&position), View::of_other(&position)]
}

fn bench_positions() -> impl Iterator<Item = Position> {
    crate::search::bench::POSITIONS.into_iter().map(position)
}

#[test]
fn mirrored_and_flipped_positions_are_worth_the_same() {
    for position in bench_positions() {
        let worth = Evaluation::default().evaluate(&position, &mut Goals::default());
        assert_eq!(
            Evaluation::default().evaluate(&position.mirror(), &mut Goals::default()),
            worth,
            "{position:?}"
        );
        assert_eq!(
            Evaluation::default().evaluate(&position.flip(), &mut Goals::default()),
            worth,
            "{position:?}"
        );
    }
}

#[test]
fn every_piece_is_worth_something_and_later_more() {
    let full = position("g [rrrddrrrrhcemchr................................RHCMECHRRRRDDRRR]");
    let mut last = 0;
    for square in ["a8", "c7", "d8", "b7", "e7", "d7"] {
        let mut board = *full.board();
        board.remove(square.parse().unwrap()).unwrap();
        let less = PositionBuilder { board, side: Side::Gold }.build().unwrap();
        let gain = material(&less, Side::Gold);
        assert!(gain > last, "{square} is worth {gain}, a weaker piece {last}");
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
    assert!(after - before > 2000, "the seventh rabbit is worth {}", after - before);
}

#[test]
fn the_terms_have_the_right_sign() {
    let worth = |rows: [&str; 8]| {
        Evaluation::default().evaluate(&position(&format!("g [{}]", rows.concat())), &mut Goals::default())
    };
    let empty = "........";
    // A gold rabbit two steps from goal with nothing in its way, against the same rabbit further back.
    let rabbit = |fourth, sixth| worth([".....rrr", empty, sixth, empty, fourth, empty, empty, "R......."]);
    assert!(rabbit(empty, ".R......") - rabbit(".R......", empty) > 100);
    // Gold's elephant in the centre rather than in the corner.
    let elephant = |fourth, first| worth(["rrrrrrrr", empty, "...e....", empty, fourth, empty, empty, first]);
    assert!(elephant("...E....", ".RRRRRRR") - elephant(empty, "ERRRRRRR") > 100);
    // With all pieces on the board: gold's camel at home rather than where silver's elephant takes it hostage, a horse on the
    // wing rather than in the middle.
    let full = |sixth, fourth, second| {
        worth(["rrrrrrrr", "hdc.mcdh", sixth, "...e....", fourth, empty, second, "RRRRRRRR"])
    };
    assert!(full(empty, "....E...", "HDCM.CDH") - full("......M.", "....E...", "HDC..CDH") > 200);
    assert!(full(empty, "H...E...", ".DCM.CDH") - full(empty, "..H.E...", ".DCM.CDH") > 100);
    // A lone silver horse beside f6, with gold's elephant next to it or far away.
    let horse = |sixth, fourth| worth(["rrrrrrrr", empty, sixth, empty, fourth, empty, empty, "RRRRRRRR"]);
    assert!(horse("......hE", empty) - horse("......h.", "E.......") > 100);
    // A silver horse frozen by gold's elephant rather than with a friend beside it, in the midst of a game.
    let frozen = |fifth| {
        worth(["rrrcrrrr", "..dm..cr", "........", fifth, "...E....", "..H..M..", "RDC..CDR", "RRRH.RRR"])
    };
    assert!(frozen("...h..d.") - frozen("...hd...") > 50, "{} {}", frozen("...h..d."), frozen("...hd..."));
}

#[test]
fn tuning_sees_what_the_search_sees() {
    let weights = tuning::numbers(&Weights::default());
    let mut counted = 0;
    for position in bench_positions() {
        let parts = tuning::parts(&position);
        let sum: f32 = parts
            .counts
            .iter()
            .map(|&(feature, count)| {
                let [beginning, end] = weights[usize::from(feature)];
                f32::from(count) * (beginning * parts.beginning + end * (1.0 - parts.beginning))
            })
            .sum();
        let features = Evaluation::default().without_net();
        let worth = features.evaluate(&position, &mut Goals::default()) - parts.fixed;
        assert!((worth as f32 - sum).abs() < 2.0, "{position:?}: {worth} and {sum}");
        counted += parts.counts.len();
    }
    assert!(counted > 200, "{counted}");
}

#[test]
fn weights_become_numbers_and_weights_again() {
    let mut numbers = tuning::numbers(&Weights::default());
    assert_eq!(tuning::weights(&numbers), Weights::default());
    numbers[7][1] += 3.4;
    let moved = tuning::weights(&numbers);
    assert_eq!(moved.0[7].apart()[1], Weights::default().0[7].apart()[1] + 3);
    assert_eq!(tuning::nothing().0[..tuning::GIVEN], Weights::default().0[..tuning::GIVEN]);
    assert!(tuning::nothing().0[tuning::GIVEN..].iter().all(|weight| *weight == weights::Pair::default()));
}
