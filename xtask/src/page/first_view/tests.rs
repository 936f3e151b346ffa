use super::*;

#[test]
fn the_page_has_a_place_for_each_drawing() {
    let html = drawn(include_str!("../../../../index.html")).unwrap();
    assert!(html.contains("<symbol id=\"piece-elephant\"") && html.contains("<div class=\"board-frame\">"));
    assert!(!html.contains(SPRITE) && !html.contains(BOARD));
    assert!(drawn("__SPRITE__ and no board").is_err());
    assert!(drawn("__SPRITE__ __BOARD__ __BOARD__").is_err());
}
