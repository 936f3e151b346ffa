use super::*;

#[test]
fn a_board_has_its_pieces_in_rows() {
    let (mut board, cat) = (Board::EMPTY, Piece::new(Side::Gold, Role::Cat));
    board.put("b8".parse().expect("a square"), cat);
    board.put("h1".parse().expect("a square"), cat);
    let rows = square_rows(&board, (0..8).rev());
    let found = |row: usize| rows[row].iter().position(|&piece| piece == Some(cat));
    assert_eq!((rows.len(), found(0), found(7), found(3)), (8, Some(1), Some(7), None));
    assert_eq!(square_rows(&board, [0, 200]), [rows[7], [None; 8]]);
}
