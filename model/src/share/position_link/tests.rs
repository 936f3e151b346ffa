use super::*;

#[test]
fn the_position_is_escaped() {
    let link = position_link("https://example.org/", "/editor", "g [R #&%]");
    assert_eq!(link, "https://example.org/#/editor?position=g+%5BR+%23%26%25%5D");
}
