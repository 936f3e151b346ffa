use super::*;

#[test]
fn letters_put_pieces_and_delete_removes_them() {
    let e2: Square = "e2".parse().unwrap();
    let put = |letter| Some(BoardEdit::Put(e2, Piece::from_letter(letter).unwrap()));
    assert_eq!([edit(e2, "E"), edit(e2, "r")], [put('E'), put('r')]);
    assert_eq!([edit(e2, "Delete"), edit(e2, "Backspace")], [Some(BoardEdit::Remove(e2)); 2]);
    // Names of keys that begin with the letter of a piece, and letters of no piece.
    for other in ["Enter", "Escape", "End", "Home", "x", "", "ee", "ſ"] {
        assert_eq!(edit(e2, other), None, "{other}");
    }
}

#[test]
fn arrows_follow_what_is_seen() {
    let e2: Square = "e2".parse().unwrap();
    let to = |key, bottom| neighbour(e2, key, bottom).map(|square| square.to_string());
    assert_eq!(to("ArrowUp", Side::Gold).as_deref(), Some("e3"));
    assert_eq!(to("ArrowUp", Side::Silver).as_deref(), Some("e1"));
    assert_eq!(to("ArrowRight", Side::Silver).as_deref(), Some("d2"));
    assert_eq!(to("Home", Side::Gold).as_deref(), Some("a2"));
    assert_eq!(to("Home", Side::Silver).as_deref(), Some("h2"));
    assert_eq!(to("x", Side::Gold), None);
}
