//! The attributes of the element, parsed.

use ansa_core::record::{ArrowAnnotation, Comment, CommentCommand};
use ansa_core::{BySide, Level, Side};

use crate::error::{BAD_ATTRIBUTE, ElementError};
use crate::text;

/// The mode of the element: what it is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ElementMode {
    /// A diagram without controls.
    Still,
    /// A game that is replayed ply by ply.
    Replay,
    /// A game against the engine.
    Play,
    /// A puzzle: the person finds a turn.
    Puzzle,
    /// A game that the page drives: people and the page play for either side.
    Board,
}

/// The source text of what is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Input {
    /// The element has none.
    #[default]
    Nothing,
    /// `src` is still being loaded.
    Loading,
    /// `src` could not be loaded, for this reason.
    Missing(String),
    /// The text of a record.
    Record(String),
    /// The text of a position.
    Position(String),
    /// The text of a puzzle, or a file of puzzles.
    Puzzle(String),
    /// The text of a record, a position or a puzzle.
    Either(String),
}

/// All attributes, parsed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Attributes {
    /// The source text.
    pub(crate) input: Input,
    /// The mode. Without it, a position is a diagram and a record a replay.
    pub(crate) mode: Option<ElementMode>,
    /// The side whose home ranks are at the bottom; by default the side of the person.
    pub(crate) bottom: Option<Side>,
    /// The level of the engine.
    pub(crate) level: Level,
    /// The side that the person plays against the engine.
    pub(crate) side: Option<Side>,
    /// The sides for which people can play on a board that the page drives.
    pub(crate) movable: BySide<bool>,
    /// Whether people can draw.
    pub(crate) drawable: bool,
    /// The arrows and circles that the page has set or a person has drawn.
    pub(crate) drawn: Vec<ArrowAnnotation>,
    /// The squares that the page highlights.
    pub(crate) highlights: Vec<ArrowAnnotation>,
    /// The turns that solve the puzzle of a record or a position; by default any turn that wins.
    pub(crate) solution: Option<String>,
    /// Which puzzle of a file is shown: its number from 1, or its name; by default the first.
    pub(crate) pick: Option<String>,
    /// The number of plies that are shown.
    pub(crate) ply: Option<usize>,
    /// Whether the replay starts to run by itself.
    pub(crate) autoplay: bool,
    /// Milliseconds between plies while the replay runs.
    pub(crate) interval: u32,
    /// The accessible name of the element.
    pub(crate) label: Option<String>,
    /// The parts of a replay that are not shown.
    pub(crate) hidden: HiddenParts,
    /// The piece set, as [`ansa_board::sprite_of`] knows it.
    pub(crate) pieces: &'static str,
    /// Whether the browser lets the element fill the screen.
    pub(crate) can_fill: bool,
}

/// The parts of a replay that the page hides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each part is hidden or not, whatever the others are")]
pub(crate) struct HiddenParts {
    /// The names, clocks and captured pieces.
    pub(crate) players: bool,
    /// The list of turns.
    pub(crate) turns: bool,
    /// The comments of the record.
    pub(crate) comments: bool,
    /// The button that opens the menu.
    pub(crate) menu: bool,
    /// The evaluations of the record and their graph.
    pub(crate) evaluations: bool,
}

/// The words of the attribute `hide`.
const HIDDEN: [&str; 5] = ["players", "turns", "comments", "menu", "evaluations"];

impl HiddenParts {
    /// Reads words separated by blanks. `None` if one is unknown.
    fn read(words: &str) -> Option<HiddenParts> {
        let mut hidden = HiddenParts::default();
        for word in words.split_ascii_whitespace() {
            let HiddenParts { players, turns, comments, menu, evaluations } = &mut hidden;
            let flags = [players, turns, comments, menu, evaluations];
            *flags.into_iter().zip(HIDDEN).find(|(_, known)| *known == word)?.0 = true;
        }
        Some(hidden)
    }
}

/// The piece sets, the default one first.
const PIECES: [&str; 3] = ["animals", "chess", "letters"];

/// The attributes that the style sheets read, and their values.
const LOOKS: [(&str, &[&str]); 4] = [
    ("board", &["sand", "slate", "forest", "contrast"]),
    ("pieces", &PIECES),
    ("coordinates", &["off", "traps", "all"]),
    ("theme", &["light", "dark"]),
];

/// The default of [`Attributes::interval`], in milliseconds.
const INTERVAL: u32 = 1500;
/// The lower limit of [`Attributes::interval`], in milliseconds.
const MIN_INTERVAL: u32 = 100;
/// The default level of the engine.
const LEVEL: Level = match Level::new(5) {
    Some(level) => level,
    None => Level::WEAKEST,
};

impl Default for Attributes {
    fn default() -> Attributes {
        Attributes {
            input: Input::Nothing,
            mode: None,
            bottom: None,
            level: LEVEL,
            side: None,
            movable: BySide { gold: true, silver: true },
            drawable: false,
            drawn: Vec::new(),
            highlights: Vec::new(),
            solution: None,
            pick: None,
            ply: None,
            autoplay: false,
            interval: INTERVAL,
            label: None,
            hidden: HiddenParts::default(),
            pieces: PIECES[0],
            can_fill: false,
        }
    }
}

impl Attributes {
    /// Parses alternating names and values. Besides attributes, `text` is the text content of the element or of `src`,
    /// `loading` and `missing` are the state of `src`, `can-fill` says that the element can fill the screen, and `drawn` and
    /// `highlights` are the marks of the page.
    ///
    /// # Errors
    /// The first invalid value.
    pub(crate) fn read(pairs: &[String]) -> Result<Attributes, ElementError> {
        let mut read = Attributes::default();
        for pair in pairs.chunks_exact(2) {
            let (name, value) = (pair[0].as_str(), pair[1].trim());
            let refuse =
                |may: &str| ElementError::without_place(BAD_ATTRIBUTE, text::bad_attribute(name, value, may));
            match name {
                "text" if read.input == Input::Nothing => read.input = Input::Either(pair[1].clone()),
                "loading" => read.input = Input::Loading,
                "missing" => read.input = Input::Missing(value.to_owned()),
                "record" => read.input = Input::Record(pair[1].clone()),
                "position" => read.input = Input::Position(pair[1].clone()),
                "puzzle" => read.input = Input::Puzzle(pair[1].clone()),
                "mode" if !value.is_empty() => {
                    read.mode = Some(match value {
                        "still" => ElementMode::Still,
                        "replay" => ElementMode::Replay,
                        "play" => ElementMode::Play,
                        "puzzle" => ElementMode::Puzzle,
                        "board" => ElementMode::Board,
                        _ => return Err(refuse(text::modes())),
                    });
                }
                "bottom" if !value.is_empty() => {
                    read.bottom = Some(side(value).ok_or_else(|| refuse(text::sides()))?);
                }
                "side" if !value.is_empty() => {
                    read.side = Some(side(value).ok_or_else(|| refuse(text::sides()))?);
                }
                "movable" if !value.is_empty() => {
                    let (gold, silver) = match value {
                        "gold" => (true, false),
                        "silver" => (false, true),
                        "both" => (true, true),
                        "none" => (false, false),
                        _ => return Err(refuse(text::movable())),
                    };
                    read.movable = BySide { gold, silver };
                }
                "level" if !value.is_empty() => {
                    let level = value.parse().ok().and_then(Level::new);
                    read.level = level.ok_or_else(|| refuse(text::levels()))?;
                }
                "ply" if !value.is_empty() => {
                    read.ply = Some(value.parse().map_err(|_| refuse(text::whole_number()))?);
                }
                "interval" if !value.is_empty() => {
                    let interval: u32 = value.parse().map_err(|_| refuse(text::milliseconds()))?;
                    read.interval = interval.max(MIN_INTERVAL);
                }
                "solution" if !value.is_empty() => read.solution = Some(value.to_owned()),
                "pick" if !value.is_empty() => read.pick = Some(value.to_owned()),
                "label" if !value.is_empty() => read.label = Some(value.to_owned()),
                "autoplay" => read.autoplay = true,
                "drawable" => read.drawable = true,
                "drawn" => read.drawn = marks(value),
                "highlights" => read.highlights = marks(value),
                "can-fill" => read.can_fill = true,
                "hide" => {
                    read.hidden = HiddenParts::read(value).ok_or_else(|| refuse(&text::one_of(&HIDDEN)))?;
                }
                _ => {
                    let look = LOOKS.iter().find(|(look, _)| *look == name && !value.is_empty());
                    if let Some((_, values)) = look {
                        let known = values.iter().find(|known| **known == value);
                        let known = known.ok_or_else(|| refuse(&text::one_of(values)))?;
                        if name == "pieces" {
                            read.pieces = known;
                        }
                    }
                }
            }
        }
        Ok(read)
    }

    /// The mode, or the default one for what is shown.
    pub(crate) fn effective_mode(&self, default: ElementMode) -> ElementMode {
        self.mode.unwrap_or(default)
    }
}

/// Marks as in a record.
pub(crate) fn marks(words: &str) -> Vec<ArrowAnnotation> {
    let mut comment = Comment::default();
    if let Some(command) = CommentCommand::new("cal", words) {
        comment.set_command(command);
    }
    comment.arrows()
}

fn side(name: &str) -> Option<Side> {
    match name {
        "gold" => Some(Side::Gold),
        "silver" => Some(Side::Silver),
        _ => None,
    }
}
