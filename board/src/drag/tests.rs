use super::*;

#[test]
fn only_an_editable_board_loses_a_piece_that_is_dropped_beside_it() {
    let a1 = Square::A1;
    assert_eq!(dropped_beside(a1, false), BoardEvent::Deselect);
    assert_eq!(dropped_beside(a1, true), BoardEvent::Edit(BoardEdit::Remove(a1)));
}

#[test]
fn places_are_squares_from_either_side() {
    let name = |x, y, bottom| square_at(x, y, bottom).map(|square| square.to_string());
    assert_eq!(name(0.01, 0.99, Side::Gold).as_deref(), Some("a1"));
    assert_eq!(name(0.99, 0.01, Side::Gold).as_deref(), Some("h8"));
    assert_eq!(name(0.01, 0.99, Side::Silver).as_deref(), Some("h8"));
    assert_eq!(name(0.3, 0.99, Side::Gold).as_deref(), Some("c1"));
    assert_eq!(name(-0.01, 0.5, Side::Gold), None);
    assert_eq!(name(0.5, 1.0, Side::Gold), None);
    assert_eq!(name(f64::NAN, 0.5, Side::Gold), None);
}
