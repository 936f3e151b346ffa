use super::*;

#[test]
fn one_is_singular_in_english() {
    assert_eq!([0, 1, 2, 21].map(plural), {
        use PluralForm::{One, Other};
        [Other, One, Other, Other]
    });
}

#[test]
fn numbers_have_separators() {
    let written = [
        (0.0, 0, "0"),
        (999.0, 0, "999"),
        (1000.0, 0, "1,000"),
        (1_234_567.0, 0, "1,234,567"),
        (-123.0, 0, "-123"),
        (-1234.0, 0, "-1,234"),
        (2.345, 1, "2.3"),
        (1234.5, 2, "1,234.50"),
    ];
    for (value, digits, words) in written {
        assert_eq!(number(value, digits), words);
    }
    assert_eq!([0, 999, 12_345].map(whole), ["0", "999", "12,345"]);
}

#[test]
fn dates_have_the_names_of_months() {
    assert_eq!(date(2026, 11, 1), "1 November 2026");
}

#[test]
fn lists_end_with_a_word() {
    assert_eq!(list(&["a", "b", "c"].map(str::to_owned), ListType::And), "a, b and c");
    assert_eq!(list(&["a", "b"].map(str::to_owned), ListType::Or), "a or b");
    assert_eq!(list(&["a".to_owned()], ListType::And), "a");
}
