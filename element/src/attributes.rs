//! What the attributes of the element say.

use ansa_core::{Level, Side};

use crate::state::{BAD_ATTRIBUTE, Fault};
use crate::text;

/// What the element is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A diagram.
    Still,
    /// A game that is played through.
    Replay,
    /// A game against the engine.
    Play,
    /// A turn is to be found.
    Puzzle,
}

/// What is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Given {
    /// Nothing was given.
    #[default]
    Nothing,
    /// It is still on its way.
    Loading,
    /// It did not come, for this reason.
    Missing(String),
    /// The text of a record.
    Record(String),
    /// The text of a position.
    Position(String),
    /// The text of either.
    Either(String),
}

/// All attributes, read.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Attributes {
    /// What is shown.
    pub(crate) given: Given,
    /// What the element is for; by what is shown unless said.
    pub(crate) mode: Option<Kind>,
    /// Whose home ranks are at the bottom; the side that a person plays unless said.
    pub(crate) bottom: Option<Side>,
    /// How strong the engine plays.
    pub(crate) level: Level,
    /// The side that the person plays against the engine.
    pub(crate) side: Option<Side>,
    /// The turns that solve a puzzle; any that wins unless said.
    pub(crate) solution: Option<String>,
    /// How many plies are shown.
    pub(crate) ply: Option<usize>,
    /// Whether the replay runs by itself.
    pub(crate) autoplay: bool,
    /// Milliseconds from ply to ply while it does.
    pub(crate) interval: u32,
    /// The name of the element for those who do not see it.
    pub(crate) label: Option<String>,
}

/// Milliseconds between plies.
const INTERVAL: u32 = 1500;
const SHORTEST_INTERVAL: u32 = 100;
/// How strong the engine plays.
const LEVEL: Level = match Level::new(5) {
    Some(level) => level,
    None => Level::WEAKEST,
};

impl Default for Attributes {
    fn default() -> Attributes {
        Attributes {
            given: Given::Nothing,
            mode: None,
            bottom: None,
            level: LEVEL,
            side: None,
            solution: None,
            ply: None,
            autoplay: false,
            interval: INTERVAL,
            label: None,
        }
    }
}

impl Attributes {
    /// Reads pairs of names and values. `given:` before a name tells what has come of the element's text or of `src`.
    ///
    /// # Errors
    /// The first value that means nothing.
    pub(crate) fn read(pairs: &[String]) -> Result<Attributes, Fault> {
        let mut read = Attributes::default();
        for pair in pairs.chunks_exact(2) {
            let (name, value) = (pair[0].as_str(), pair[1].trim());
            let refuse = |may| Fault::plain(BAD_ATTRIBUTE, text::bad_attribute(name, value, may));
            match name {
                "text" if read.given == Given::Nothing => read.given = Given::Either(pair[1].clone()),
                "loading" => read.given = Given::Loading,
                "missing" => read.given = Given::Missing(value.to_owned()),
                "record" => read.given = Given::Record(pair[1].clone()),
                "position" => read.given = Given::Position(pair[1].clone()),
                "mode" if !value.is_empty() => {
                    read.mode = Some(match value {
                        "still" => Kind::Still,
                        "replay" => Kind::Replay,
                        "play" => Kind::Play,
                        "puzzle" => Kind::Puzzle,
                        _ => return Err(refuse(text::MODES)),
                    });
                }
                "bottom" if !value.is_empty() => {
                    read.bottom = Some(side(value).ok_or_else(|| refuse(text::SIDES))?);
                }
                "side" if !value.is_empty() => {
                    read.side = Some(side(value).ok_or_else(|| refuse(text::SIDES))?);
                }
                "level" if !value.is_empty() => {
                    let level = value.parse().ok().and_then(Level::new);
                    read.level = level.ok_or_else(|| refuse(text::LEVELS))?;
                }
                "ply" if !value.is_empty() => {
                    read.ply = Some(value.parse().map_err(|_| refuse(text::WHOLE_NUMBER))?);
                }
                "interval" if !value.is_empty() => {
                    let interval: u32 = value.parse().map_err(|_| refuse(text::MILLISECONDS))?;
                    read.interval = interval.max(SHORTEST_INTERVAL);
                }
                "solution" if !value.is_empty() => read.solution = Some(value.to_owned()),
                "label" if !value.is_empty() => read.label = Some(value.to_owned()),
                "autoplay" => read.autoplay = true,
                _ => {}
            }
        }
        Ok(read)
    }

    /// What the element is for.
    pub(crate) fn kind(&self, is_position: bool) -> Kind {
        self.mode.unwrap_or(if is_position { Kind::Still } else { Kind::Replay })
    }
}

fn side(name: &str) -> Option<Side> {
    match name {
        "gold" => Some(Side::Gold),
        "silver" => Some(Side::Silver),
        _ => None,
    }
}
