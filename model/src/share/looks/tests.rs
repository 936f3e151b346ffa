use super::*;

#[test]
fn pictures_begin_with_the_looks_of_the_page() {
    for (board, pieces) in BoardTheme::ALL.into_iter().zip(PieceSet::ALL) {
        let looks = PictureLooks::of(&Settings { board, pieces, ..Settings::default() }, false, Side::Gold);
        assert_eq!(looks.still().pieces.name(), pieces.key());
    }
    for (theme, is_system_dark, scheme) in [
        (Theme::Auto, false, ColourScheme::Light),
        (Theme::Auto, true, ColourScheme::Dark),
        (Theme::Light, true, ColourScheme::Light),
        (Theme::Dark, false, ColourScheme::Dark),
    ] {
        for board in BoardTheme::ALL {
            let settings = Settings { theme, board, ..Settings::default() };
            let looks = PictureLooks::of(&settings, is_system_dark, Side::Silver);
            assert_eq!(Some(looks.still().board), BoardColours::named(board.key(), scheme), "{board:?}");
            assert_eq!(looks.bottom, Side::Silver);
        }
    }
    let coordinates = |coordinates| {
        PictureLooks::of(&Settings { coordinates, ..Settings::default() }, false, Side::Gold)
            .still()
            .coordinates
    };
    assert_eq!(Coordinates::ALL.map(coordinates), [false, false, true]);
}
