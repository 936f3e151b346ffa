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

#[test]
fn a_key_goes_by_its_place_where_its_letter_is_not_latin() {
    let key = |key, code| shortcut_key(key, code, false, false);
    assert_eq!([key("я", "KeyZ"), key("ش", "KeyA"), key("נ", "KeyB")], ["z", "a", "b"]);
    assert_eq!([key("١", "Digit1"), key("٤", "Numpad4")], ["1", "4"]);
    // What is Latin stays where its letter is, as on a French keyboard.
    assert_eq!(
        [key("z", "KeyW"), key("&", "Digit1"), key("?", "KeyM"), key("é", "Digit2")],
        ["z", "&", "?", "é"]
    );
    assert_eq!([key("ArrowUp", "ArrowUp"), key("", "")], ["ArrowUp", ""]);
    assert_eq!(shortcut_key("Я", "KeyZ", true, false), "Z");
    // Caps Lock changes nothing.
    assert_eq!([shortcut_key("E", "KeyE", false, true), shortcut_key("e", "KeyE", true, true)], ["e", "E"]);
    assert_eq!(shortcut_key("Я", "KeyZ", false, true), "z");
    assert_eq!(
        shortcut_key("E", "KeyE", false, false),
        "E",
        "a capital without Shift, as some devices type it"
    );
}
