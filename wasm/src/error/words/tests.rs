use super::*;

#[test]
fn words_are_found_by_line_and_column() {
    let place = |text, word| place_of_word(text, word).map(|place| (place.line, place.column));
    assert_eq!(place("Ee2n", 0), Some((1, 1)));
    assert_eq!(place("  Ee2n\tEe3n", 1), Some((1, 8)));
    assert_eq!(place("Ee2n\n Ee3n", 1), Some((2, 2)));
    assert_eq!(place("Ee2n", 1), None);
    assert_eq!(place("", 0), None);
}
