//! The colours are compared with the style sheets.

use super::*;

const TOKENS: &str = include_str!("../../../styles/tokens.css");
const BOARD_STYLES: &str = include_str!("../../../styles/boards.css");
const PIECE_STYLES: &str = include_str!("../../../styles/pieces.css");
const ARROWS: &str = include_str!("../../../styles/arrows.css");

/// The declarations of the first rule whose selector ends so.
fn rule<'a>(styles: &'a str, selector: &str) -> &'a str {
    let (_, rest) = styles.split_once(&format!("{selector} {{")).expect(selector);
    rest.split_once('}').expect("an end").0
}

/// The value of a property in a rule, in a scheme.
fn value<'a>(rule: &'a str, property: &str, scheme: ColourScheme) -> Option<&'a str> {
    let (_, rest) = rule.split_once(&format!(" {property}: "))?;
    let value = rest.split_once(';')?.0;
    let Some(both) = value.strip_prefix("var(--light, ") else { return Some(value) };
    let (light, dark) = both.split_once(") var(--dark, ")?;
    Some(scheme.of((light, dark.strip_suffix(')')?)))
}

/// `rgb(233 171 20 / 36%)` as a colour and an opacity.
fn translucent(value: &str) -> (String, String) {
    let (colour, opacity) =
        value.trim_start_matches("rgb(").trim_end_matches("%)").split_once(" / ").expect(value);
    let parts: Vec<u8> = colour.split(' ').map(|part| part.parse().expect(part)).collect();
    (format!("#{:02x}{:02x}{:02x}", parts[0], parts[1], parts[2]), format!(".{opacity}"))
}

#[test]
fn boards_have_the_colours_of_the_style_sheet() {
    let usual = rule(BOARD_STYLES, "[data-board]");
    for (index, board) in BOARDS.iter().enumerate() {
        let own =
            if index == 0 { usual } else { rule(BOARD_STYLES, &format!("[data-board=\"{}\"]", board.name)) };
        for scheme in ColourScheme::ALL {
            let colours = BoardColours::named(board.name, scheme).expect(board.name);
            let of = |property: &str| {
                value(own, property, scheme).or(value(usual, property, scheme)).expect(property)
            };
            for (colour, property) in [
                (colours.light, "--board-light"),
                (colours.dark, "--board-dark"),
                (colours.line, "--board-line"),
                (colours.frame, "--board-frame"),
                (colours.on_frame, "--text-on-board-frame"),
                (colours.trap_fill, "--trap-fill"),
                (colours.trap_tooth, "--trap-tooth"),
                (colours.trap_ring, "--trap-ring"),
                (colours.trail_line, "--mark-trail-line"),
            ] {
                assert_eq!(colour, of(property), "{property} of {} in {scheme:?}", board.name);
            }
            let (colour, opacity) = translucent(of("--mark-trail"));
            assert_eq!(colours.trail, (colour.as_str(), opacity.as_str()), "{} in {scheme:?}", board.name);
        }
    }
    assert_eq!(BOARD_STYLES.matches("\n[data-board=\"").count(), BOARDS.len() - 1);
    assert_eq!(BoardColours::named("sand", ColourScheme::Light), Some(BoardColours::default()));
    assert_eq!(BoardColours::named("marble", ColourScheme::Light), None);
}

#[test]
fn pieces_have_the_colours_of_the_style_sheet() {
    for (side, selector) in [(Side::Gold, ".piece-gold"), (Side::Silver, ".piece-silver")] {
        let rule = rule(PIECE_STYLES, selector);
        for declaration in rule.split(';').filter_map(|text| text.trim().split_once(": ")) {
            assert_eq!(of_piece(side, declaration.0), Some(declaration.1), "{}", declaration.0);
        }
    }
    for set in PieceDrawings::ALL {
        let rule = rule(PIECE_STYLES, &format!("[data-pieces=\"{}\"]", set.name()));
        assert_eq!(value(rule, "--piece-mirror", ColourScheme::Light) == Some("-1"), set.is_mirrored());
        assert_eq!(PieceDrawings::named(set.name()), Some(set));
    }
}

#[test]
fn drawn_lines_are_those_of_the_style_sheet() {
    for scheme in ColourScheme::ALL {
        let of = |property: &str| value(rule(TOKENS, ":host"), property, scheme).expect(property);
        for (colour, name) in
            [(ArrowColour::Green, "green"), (ArrowColour::Red, "red"), (ArrowColour::Blue, "blue")]
        {
            let look = of_drawn(colour, scheme);
            assert_eq!((look.line, look.rim), (of(&format!("--drawn-{name}")), of("--drawn-rim")));
        }
        let yellow = of_drawn(ArrowColour::Yellow, scheme);
        assert_eq!((yellow.line, yellow.rim), (of("--drawn-yellow"), of("--drawn-yellow-rim")));
        for (colour, selector) in [(ArrowColour::Red, ".drawn-red"), (ArrowColour::Blue, ".drawn-blue")] {
            let dashes = value(rule(ARROWS, selector), "--drawn-dashes", scheme);
            assert_eq!(of_drawn(colour, scheme).dashes, dashes);
        }
    }
}
