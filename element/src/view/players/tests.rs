use super::*;

#[test]
fn clocks_have_hours_only_if_they_need_them() {
    let words = [0, 59_999, 61_000, 3_599_000, 3_600_000, 86_400_000].map(clock_words);
    assert_eq!(words, ["0:00", "0:59", "1:01", "59:59", "1:00:00", "24:00:00"]);
}

#[test]
fn names_are_text_and_the_side_is_always_told() {
    let view = |name: &str| {
        let name = name.to_owned();
        player(&PlayerView { side: Side::Silver, name, rating: String::new(), lost: Vec::new(), clock: None })
            .to_html()
    };
    assert!(view("").contains(">Silver</span>"), "{}", view(""));
    let named = view("<b>&");
    assert!(named.contains(">Silver: </span>") && named.contains(">&lt;b>&amp;</span>"), "{named}");
}
