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
    pub const fn name(self) -> &'static str {
        match self {
            PieceDrawings::Animals => "animals",
            PieceDrawings::Chess => "chess",
            PieceDrawings::Letters => "letters",
        }
    }

    /// The set with this value of `data-pieces`.
    pub fn named(name: &str) -> Option<PieceDrawings> {
        PieceDrawings::ALL.into_iter().find(|set| set.name() == name)
    }

    /// Whether silver's pieces look to the left.
    pub(super) const fn is_mirrored(self) -> bool {
        !matches!(self, PieceDrawings::Letters)
    }
}

/// The colour scheme of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ColourScheme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

impl ColourScheme {
    /// Both schemes.
    pub const ALL: [ColourScheme; 2] = [ColourScheme::Light, ColourScheme::Dark];

    /// The scheme's own of two values.
    const fn of<T: Copy>(self, (light, dark): (T, T)) -> T {
        match self {
            ColourScheme::Light => light,
            ColourScheme::Dark => dark,
        }
    }
}

/// A colour.
type Colour = &'static str;
/// A colour and its opacity. Older programs do not know colours with an opacity.
type Translucent = (&'static str, &'static str);

/// The colours of a board in one scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardColours {
    name: &'static str,
    pub(super) scheme: ColourScheme,
    pub(super) light: Colour,
    pub(super) dark: Colour,
    pub(super) line: Colour,
    pub(super) frame: Colour,
    /// Of text on the frame.
    pub(super) on_frame: Colour,
    trap_fill: Colour,
    trap_tooth: Colour,
    trap_ring: Colour,
    /// Of a marked square.
    pub(super) trail: Translucent,
    pub(super) trail_line: Colour,
}

/// A value in the light scheme and in the dark one.
type Pair<T> = (T, T);

/// The colours of a board in both schemes.
struct BoardPairs {
    name: &'static str,
    light: Pair<Colour>,
    dark: Pair<Colour>,
    line: Pair<Colour>,
    frame: Pair<Colour>,
    on_frame: Pair<Colour>,
    trap_fill: Pair<Colour>,
    trap_tooth: Pair<Colour>,
    trap_ring: Pair<Colour>,
    trail: Pair<Translucent>,
    trail_line: Pair<Colour>,
}

/// Every board; the first is the usual one.
const BOARDS: [BoardPairs; 4] = [
    BoardPairs {
        name: "sand",
        light: ("#ebe0c9", "#726d5d"),
        dark: ("#e2d5ba", "#5a5547"),
        line: ("#c9b997", "#48443a"),
        frame: ("#6b5a3e", "#332f26"),
        on_frame: ("#fbf5e8", "#d5d9d1"),
        trap_fill: ("#bfa57b", "#38342a"),
        trap_tooth: ("#6b3d22", "#c08a5c"),
        trap_ring: ("#a58a5e", "#5b5546"),
        trail: (("#e9ab14", ".36"), ("#f0c454", ".32")),
        trail_line: ("#694700", "#ffd979"),
    },
    BoardPairs {
        name: "slate",
        light: ("#d9dfe6", "#636d78"),
        dark: ("#ced6df", "#4d5560"),
        line: ("#b3bfcb", "#3c434c"),
        frame: ("#3f4d5c", "#23282e"),
        on_frame: ("#eef2f6", "#d3dae1"),
        trap_fill: ("#9fadbb", "#2c323a"),
        trap_tooth: ("#2d3f52", "#93a9bf"),
        trap_ring: ("#8494a4", "#4d5762"),
        trail: (("#ecb220", ".44"), ("#f0c454", ".36")),
        trail_line: ("#694700", "#ffd979"),
    },
    BoardPairs {
        name: "forest",
        light: ("#dfe6cf", "#5f6d57"),
        dark: ("#d4debf", "#4a5643"),
        line: ("#b6c59b", "#38432f"),
        frame: ("#3d5238", "#232b20"),
        on_frame: ("#f1f6e8", "#d4dccd"),
        trap_fill: ("#a9b98a", "#2b3326"),
        trap_tooth: ("#4f3a1c", "#bd9a62"),
        trap_ring: ("#8fa06f", "#4c5943"),
        trail: (("#ecaa14", ".42"), ("#f0c454", ".34")),
        trail_line: ("#694700", "#ffd979"),
    },
    BoardPairs {
        name: "contrast",
        light: ("#ffffff", "#303030"),
        dark: ("#f0f0f0", "#101010"),
        line: ("#6e6e6e", "#7c7c7c"),
        frame: ("#000000", "#000000"),
        on_frame: ("#ffffff", "#ffffff"),
        trap_fill: ("#bcbcbc", "#505050"),
        trap_tooth: ("#000000", "#ffffff"),
        trap_ring: ("#7a7a7a", "#909090"),
        trail: (("#000000", ".18"), ("#ffffff", ".26")),
        trail_line: ("#303030", "#dedede"),
    },
];

impl BoardPairs {
    const fn in_scheme(&self, scheme: ColourScheme) -> BoardColours {
        BoardColours {
            name: self.name,
            scheme,
            light: scheme.of(self.light),
            dark: scheme.of(self.dark),
            line: scheme.of(self.line),
            frame: scheme.of(self.frame),
            on_frame: scheme.of(self.on_frame),
            trap_fill: scheme.of(self.trap_fill),
            trap_tooth: scheme.of(self.trap_tooth),
            trap_ring: scheme.of(self.trap_ring),
            trail: scheme.of(self.trail),
            trail_line: scheme.of(self.trail_line),
        }
    }
}

impl Default for BoardColours {
    fn default() -> BoardColours {
        let [first, ..] = &BOARDS;
        first.in_scheme(ColourScheme::default())
    }
}

impl BoardColours {
    /// The colours of the board with this value of `data-board`, in a scheme.
    pub fn named(name: &str, scheme: ColourScheme) -> Option<BoardColours> {
        BOARDS.iter().find(|board| board.name == name).map(|board| board.in_scheme(scheme))
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
pub(super) const fn of_drawn(colour: ArrowColour, scheme: ColourScheme) -> DrawnLook {
    let rim = scheme.of(("#ffffff", "#000000"));
    match colour {
        ArrowColour::Green => DrawnLook { line: scheme.of(("#0a5c2f", "#a8f0b4")), rim, dashes: None },
        ArrowColour::Red => {
            DrawnLook { line: scheme.of(("#a3150d", "#ff8576")), rim, dashes: Some("0.24 0.27") }
        }
        ArrowColour::Blue => {
            DrawnLook { line: scheme.of(("#123f9c", "#a9ccff")), rim, dashes: Some("0.01 0.22") }
        }
        ArrowColour::Yellow => DrawnLook {
            line: scheme.of(("#f5c400", "#ffd83d")),
            rim: scheme.of(("#3d2f00", "#000000")),
            dashes: None,
        },
    }
}

#[cfg(test)]
mod tests;
