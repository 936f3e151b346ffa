use super::*;
use crate::search::bench;

fn board(index: usize) -> Board {
    *bench::game(index).unwrap().position().unwrap().board()
}

fn update(history: &mut CorrectionHistory, board: &Board, side: Side, (score, bound): (i32, Bound)) {
    history.update(board, side, &SearchResult { score, bound, depth: 8 }, 0);
}

#[test]
fn an_error_is_corrected_for_both_sides_and_where_the_same_pieces_stand() {
    let mut history = CorrectionHistory::new();
    let (one, other) = (board(2), board(5));
    for _ in 0..100 {
        update(&mut history, &one, Side::Gold, (400, Bound::Lower));
    }
    let corrected = history.correction(&one, Side::Gold);
    assert!(corrected > 200, "{corrected}");
    assert_eq!(history.correction(&one, Side::Silver), -corrected);
    assert_eq!(history.correction(&other, Side::Gold), 0);
    let mut moved = one;
    let cat = moved.pieces(Piece { side: Side::Gold, role: Role::Cat }).first().unwrap();
    moved.remove(cat);
    let shared = history.correction(&moved, Side::Gold);
    assert!(0 < shared && shared < corrected, "{shared} of {corrected}");
    history.clear();
    assert_eq!(history.correction(&one, Side::Gold), 0);
}

#[test]
fn a_bound_that_allows_the_expected_score_changes_nothing() {
    let mut history = CorrectionHistory::new();
    let board = board(3);
    for result in [(-300, Bound::Lower), (300, Bound::Upper), (0, Bound::Lower)] {
        update(&mut history, &board, Side::Silver, result);
        assert_eq!(history.correction(&board, Side::Silver), 0, "{result:?}");
    }
    update(&mut history, &board, Side::Silver, (-300, Bound::Upper));
    assert!(history.correction(&board, Side::Silver) < 0);
}

#[test]
fn the_advantage_of_the_side_to_move_is_no_correction() {
    let mut history = CorrectionHistory::new();
    let boards: Vec<Board> = (0..bench::POSITIONS.len()).map(board).collect();
    for round in 0..400 {
        let side = if round % 2 == 0 { Side::Gold } else { Side::Silver };
        update(&mut history, &boards[round / 2 % boards.len()], side, (800, Bound::Exact));
    }
    for board in &boards {
        let left = history.correction(board, Side::Gold);
        assert!(left.abs() < 100, "{left}");
    }
}

#[test]
fn no_result_is_too_large() {
    let mut history = CorrectionHistory::new();
    let board = board(0);
    for score in [3_000_000, -3_000_000] {
        for _ in 0..1000 {
            history.update(
                &board,
                Side::Gold,
                &SearchResult { score, bound: Bound::Lower, depth: 64 },
                -score,
            );
            history.update(
                &board,
                Side::Gold,
                &SearchResult { score, bound: Bound::Upper, depth: 64 },
                -score,
            );
            update(&mut history, &board, Side::Silver, (score, Bound::Exact));
            assert!(history.correction(&board, Side::Gold).abs() <= 4 * p::MAX_CORRECTION);
        }
    }
}
