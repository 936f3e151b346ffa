//! The colours of pictures: those of `styles/`, which the tests compare with these.

use ansa_core::Side;
use ansa_core::record::ArrowColour;

/// A piece set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PieceDrawings {
    /// The animals.
    #[default]
    Animals,
    /// The chess pieces that represent them.
    Chess,
    /// The letters of records.
    Letters,
}

impl PieceDrawings {
    const ALL: [PieceDrawings; 3] = [PieceDrawings::Animals, PieceDrawings::Chess, PieceDrawings::Letters];

    /// The value of `data-pieces`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PieceDrawings::Animals => "animals",
            PieceDrawings::Chess => "chess",
            PieceDrawings::Letters => "letters",
        }
    }

    /// The set with this value of `data-pieces`.
    #[must_use]
    pub fn named(name: &str) -> Option<PieceDrawings> {
        PieceDrawings::ALL.into_iter().find(|set| set.name() == name)
    }

    /// Whether silver's pieces look to the left.
    pub(super) const fn is_mirrored(self) -> bool {
        !matches!(self, PieceDrawings::Letters)
    }
}

/// The colours of a board in the light scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardColours {
    name: &'static str,
    pub(super) light: &'static str,
    pub(super) dark: &'static str,
    pub(super) line: &'static str,
    pub(super) frame: &'static str,
    /// Of text on the frame.
    pub(super) on_frame: &'static str,
    trap_fill: &'static str,
    trap_tooth: &'static str,
    trap_ring: &'static str,
    /// Of a marked square: the colour and the opacity. Older programs do not know colours with an opacity.
    pub(super) trail: (&'static str, &'static str),
    pub(super) trail_line: &'static str,
}

/// Every board; the first is the usual one.
const BOARDS: [BoardColours; 4] = [
    BoardColours {
        name: "sand",
        light: "#ebe0c9",
        dark: "#e2d5ba",
        line: "#c9b997",
        frame: "#6b5a3e",
        on_frame: "#fbf5e8",
        trap_fill: "#bfa57b",
        trap_tooth: "#6b3d22",
        trap_ring: "#a58a5e",
        trail: ("#e9ab14", ".36"),
        trail_line: "#694700",
    },
    BoardColours {
        name: "slate",
        light: "#d9dfe6",
        dark: "#ced6df",
        line: "#b3bfcb",
        frame: "#3f4d5c",
        on_frame: "#eef2f6",
        trap_fill: "#9fadbb",
        trap_tooth: "#2d3f52",
        trap_ring: "#8494a4",
        trail: ("#ecb220", ".44"),
        trail_line: "#694700",
    },
    BoardColours {
        name: "forest",
        light: "#dfe6cf",
        dark: "#d4debf",
        line: "#b6c59b",
        frame: "#3d5238",
        on_frame: "#f1f6e8",
        trap_fill: "#a9b98a",
        trap_tooth: "#4f3a1c",
        trap_ring: "#8fa06f",
        trail: ("#ecaa14", ".42"),
        trail_line: "#694700",
    },
    BoardColours {
        name: "contrast",
        light: "#ffffff",
        dark: "#f0f0f0",
        line: "#6e6e6e",
        frame: "#000000",
        on_frame: "#ffffff",
        trap_fill: "#bcbcbc",
        trap_tooth: "#000000",
        trap_ring: "#7a7a7a",
        trail: ("#000000", ".18"),
        trail_line: "#303030",
    },
];

impl Default for BoardColours {
    fn default() -> BoardColours {
        let [first, ..] = BOARDS;
        first
    }
}

impl BoardColours {
    /// The colours of the board with this value of `data-board`.
    #[must_use]
    pub fn named(name: &str) -> Option<BoardColours> {
        BOARDS.into_iter().find(|board| board.name == name)
    }

    /// The value of a property in the drawing of a trap.
    pub(super) fn of_trap(self, property: &str) -> Option<&'static str> {
        match property {
            "--trap-fill" => Some(self.trap_fill),
            "--trap-tooth" => Some(self.trap_tooth),
            "--trap-ring" => Some(self.trap_ring),
            _ => None,
        }
    }
}

/// The values of the properties in the drawings of a side's pieces.
const PIECES: [(Side, &[(&str, &str)]); 2] = [
    (
        Side::Gold,
        &[
            ("--piece-fill", "#f8cb4a"),
            ("--piece-shade", "#e2a233"),
            ("--piece-line", "#3a2406"),
            ("--piece-detail", "#fff8e2"),
            ("--piece-rim", "none"),
            ("--piece-base-cap", "round"),
            ("--piece-round", "inline"),
            ("--piece-shield", "none"),
        ],
    ),
    (
        Side::Silver,
        &[
            ("--piece-fill", "#5b6b7e"),
            ("--piece-shade", "#435163"),
            ("--piece-line", "#eff4f8"),
            ("--piece-detail", "#a9bccd"),
            ("--piece-rim", "#111921"),
            ("--piece-rim-width", "8.5"),
            ("--piece-base-cap", "square"),
            ("--piece-round", "none"),
            ("--piece-shield", "inline"),
        ],
    ),
];

/// The value of a property in the drawing of a side's piece.
pub(super) fn of_piece(side: Side, property: &str) -> Option<&'static str> {
    let (_, values) = PIECES.into_iter().find(|(own, _)| *own == side)?;
    values.iter().find(|(name, _)| *name == property).map(|(_, value)| *value)
}

/// The look of an arrow or a circle.
pub(super) struct DrawnLook {
    pub(super) line: &'static str,
    pub(super) rim: &'static str,
    /// Without dashes, the line is solid.
    pub(super) dashes: Option<&'static str>,
}

/// The look of what a person draws in a colour.
pub(super) const fn of_drawn(colour: ArrowColour) -> DrawnLook {
    match colour {
        ArrowColour::Green => DrawnLook { line: "#0a5c2f", rim: "#ffffff", dashes: None },
        ArrowColour::Red => DrawnLook { line: "#a3150d", rim: "#ffffff", dashes: Some("0.24 0.27") },
        ArrowColour::Blue => DrawnLook { line: "#123f9c", rim: "#ffffff", dashes: Some("0.01 0.22") },
        ArrowColour::Yellow => DrawnLook { line: "#f5c400", rim: "#3d2f00", dashes: None },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKENS: &str = include_str!("../../styles/tokens.css");
    const BOARD_STYLES: &str = include_str!("../../styles/boards.css");
    const PIECE_STYLES: &str = include_str!("../../styles/pieces.css");
    const ARROWS: &str = include_str!("../../styles/arrows.css");

    /// The declarations of the first rule whose selector ends so.
    fn rule<'a>(styles: &'a str, selector: &str) -> &'a str {
        let (_, rest) = styles.split_once(&format!("{selector} {{")).expect(selector);
        rest.split_once('}').expect("an end").0
    }

    /// The value of a property in a rule, in the light scheme.
    fn value<'a>(rule: &'a str, property: &str) -> Option<&'a str> {
        let (_, rest) = rule.split_once(&format!(" {property}: "))?;
        let value = rest.split_once(';')?.0;
        match value.strip_prefix("var(--light, ") {
            Some(light) => light.split_once(") var(--dark").map(|(light, _)| light),
            None => Some(value),
        }
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
        for board in BOARDS {
            let own = if board == BoardColours::default() {
                usual
            } else {
                rule(BOARD_STYLES, &format!("[data-board=\"{}\"]", board.name))
            };
            let of = |property: &str| value(own, property).or(value(usual, property)).expect(property);
            assert_eq!(board.light, of("--board-light"));
            assert_eq!(board.dark, of("--board-dark"));
            assert_eq!(board.line, of("--board-line"));
            assert_eq!(board.frame, of("--board-frame"));
            assert_eq!(board.on_frame, of("--text-on-board-frame"));
            assert_eq!(board.trap_fill, of("--trap-fill"));
            assert_eq!(board.trap_tooth, of("--trap-tooth"));
            assert_eq!(board.trap_ring, of("--trap-ring"));
            assert_eq!(board.trail_line, of("--mark-trail-line"));
            let (colour, opacity) = translucent(of("--mark-trail"));
            assert_eq!(board.trail, (colour.as_str(), opacity.as_str()), "{}", board.name);
            assert_eq!(BoardColours::named(board.name), Some(board));
        }
        assert_eq!(BOARD_STYLES.matches("\n[data-board=\"").count(), BOARDS.len() - 1);
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
            assert_eq!(value(rule, "--piece-mirror") == Some("-1"), set.is_mirrored());
            assert_eq!(PieceDrawings::named(set.name()), Some(set));
        }
    }

    #[test]
    fn drawn_lines_are_those_of_the_style_sheet() {
        let of = |property: &str| value(rule(TOKENS, ":host"), property).expect(property);
        for (colour, name) in
            [(ArrowColour::Green, "green"), (ArrowColour::Red, "red"), (ArrowColour::Blue, "blue")]
        {
            let look = of_drawn(colour);
            assert_eq!((look.line, look.rim), (of(&format!("--drawn-{name}")), of("--drawn-rim")));
        }
        let yellow = of_drawn(ArrowColour::Yellow);
        assert_eq!((yellow.line, yellow.rim), (of("--drawn-yellow"), of("--drawn-yellow-rim")));
        for (colour, selector) in [(ArrowColour::Red, ".drawn-red"), (ArrowColour::Blue, ".drawn-blue")] {
            assert_eq!(of_drawn(colour).dashes, value(rule(ARROWS, selector), "--drawn-dashes"));
        }
    }
}
