use super::*;

#[test]
fn the_page_has_a_place_for_each_drawing() {
    crate::page::texts::load(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))).unwrap();
    let html = drawn(include_str!("../../../../index.html")).unwrap();
    assert!(html.contains("<symbol id=\"piece-elephant\"") && html.contains("<div class=\"board-frame\">"));
    assert!(!html.contains(SPRITE) && !html.contains(BOARD));
    assert!(places("<p data-text=\"home.start\">Play now</p>").is_ok());
    assert!(places("<p data-text=\"home.start\">Play later</p>").is_err());
    assert!(places("<p data-text=\"home.nothing\"></p>").is_err());
    assert!(drawn("__SPRITE__ and no board").is_err());
    assert!(drawn("__SPRITE__ __BOARD__ __BOARD__").is_err());
}
