use super::*;

#[test]
fn numbers_are_written_and_read() {
    let text = write([5, 24]);
    assert_eq!(text, "1 5 24");
    assert_eq!(read(&text), Some([5, 24]));
}

#[test]
fn what_is_damaged_is_not_read() {
    for text in ["", "1", "1 5", "2 5 24", "1 5 24 7", "1 5 -1", "1  5 24", "1 5 99999999999"] {
        assert_eq!(read::<2>(text), None, "{text:?}");
    }
}
