use super::*;

#[test]
fn a_turn_has_the_name_that_it_has_in_a_record() {
    assert_eq!([1, 2, 3, 72].map(turn_label), ["2g", "2s", "3g", "37s"]);
    assert_eq!(turn_label(usize::MAX), turn_label(usize::MAX - 1), "it saturates");
}
