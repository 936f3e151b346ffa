use ansa_board::testing::HOSTILE_TEXTS;

use super::*;

#[test]
fn an_id_is_sixteen_digits_of_base64url() {
    let text = |bytes| GameId::new(bytes).to_string();
    assert_eq!(text([0; 12]), "AAAAAAAAAAAAAAAA");
    assert_eq!(text([255; 12]), "________________");
    // “arimaa games” in base64url.
    assert_eq!(text(*b"arimaa games"), "YXJpbWFhIGdhbWVz");
}

#[test]
fn every_id_is_read_from_its_text_alone() {
    for seed in 0..=255u8 {
        let id = GameId::new(core::array::from_fn(|at| {
            seed.wrapping_mul(31).wrapping_add((at as u8).wrapping_mul(57))
        }));
        assert_eq!(GameId::from_text(&id.to_string()), Some(id));
    }
    let long = "A".repeat(17);
    let wrong = [
        "",
        "AAAA",
        &long,
        "AAAAAAAAAAAAAAA",
        "AAAAAAAAAAAAAAA=",
        "AAAAAAAAAAAAAAA+",
        " AAAAAAAAAAAAAAA",
        "AAAAAAAAAAAAAAä",
    ];
    for wrong in wrong.into_iter().chain(HOSTILE_TEXTS) {
        assert_eq!(GameId::from_text(wrong), None, "{wrong:?}");
    }
}
