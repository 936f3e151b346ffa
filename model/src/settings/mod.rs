//! The settings and their stored form.

use core::convert::Infallible;

use ansa_board::PieceDrawings;
use ansa_texts::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Apply;
use crate::formats::WriteError;
use crate::formats::stored::{self, ReadError, Stored};
use crate::keyed::keyed;

keyed! {
    /// The colour scheme of the page.
    #[derive(Default)]
    Theme {
        /// Follows the system.
        #[default]
        Auto = "auto",
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
    }
}

keyed! {
    /// The colour scheme of the board.
    #[derive(Default)]
    BoardTheme {
        /// Warm and muted.
        #[default]
        Sand = "sand",
        /// Cool grey.
        Slate = "slate",
        /// Green.
        Forest = "forest",
        /// High contrast.
        Contrast = "contrast",
    }
}

keyed! {
    #[derive(Default)]
    PieceSet {
        /// The animals drawn for this page.
        #[default]
        Animals = "animals",
        /// The chess pieces that represent them.
        Chess = "chess",
        /// The letters of records.
        Letters = "letters",
    }
}

impl PieceSet {
    /// Its drawings.
    pub fn drawings(self) -> PieceDrawings {
        PieceDrawings::named(self.key()).unwrap_or_default()
    }
}

keyed! {
    /// The squares with visible coordinates.
    #[derive(Default)]
    Coordinates {
        /// None.
        Off = "off",
        /// The four traps.
        Traps = "traps",
        /// Files and ranks along the edges.
        #[default]
        All = "all",
    }
}

keyed! {
    #[derive(Default)]
    Animation {
        /// No animation: the computer's turn appears as a whole.
        Off = "off",
        /// For experienced players.
        Fast = "fast",
        /// Slow enough to follow each step.
        #[default]
        Normal = "normal",
        /// Slow enough to think about each step.
        Slow = "slow",
    }
}

keyed! {
    /// How the list of turns shows a turn.
    #[derive(Default)]
    TurnStyle {
        /// The figures of the pieces, and where they go.
        #[default]
        Figures = "figures",
        /// The notation of records.
        Notation = "notation",
    }
}

keyed! {
    /// How the study shows the tree of turns.
    #[derive(Default)]
    TreeStyle {
        /// One turn a row.
        Rows = "rows",
        /// The turns of gold and silver side by side.
        #[default]
        Columns = "columns",
        /// Running text.
        Text = "text",
    }
}

impl Animation {
    /// How long a replay shows each step before the next, in milliseconds.
    pub const fn step_time(self) -> u32 {
        match self {
            // An explicit replay is shown step by step even without animation.
            Animation::Off | Animation::Normal => 480,
            Animation::Fast => 240,
            Animation::Slow => 960,
        }
    }
}

keyed! {
    /// The time that the computer has for a turn at the level that only time limits, in a game without a clock.
    ///
    /// None is shorter than the engine's own, so that the level is at least as strong as its rating says.
    #[derive(Default)]
    ThinkingTime {
        #[default]
        TenSeconds = "10s",
        HalfMinute = "30s",
        Minute = "1m",
        ThreeMinutes = "3m",
    }
}

impl ThinkingTime {
    pub const fn seconds(self) -> u64 {
        match self {
            ThinkingTime::TenSeconds => 10,
            ThinkingTime::HalfMinute => 30,
            ThinkingTime::Minute => 60,
            ThinkingTime::ThreeMinutes => 180,
        }
    }
}

/// A language is stored by the name of its folder.
mod chosen_language {
    use ansa_texts::Language;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub(super) fn serialize<S: Serializer>(language: &Option<Language>, to: S) -> Result<S::Ok, S::Error> {
        language.map(Language::folder).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Language>, D::Error> {
        let folder = Option::<String>::deserialize(from)?;
        let find =
            |folder: String| Language::in_folder(&folder).ok_or_else(|| D::Error::custom("no such language"));
        folder.map(find).transpose()
    }
}

/// The sound volume in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "u64")]
pub struct Volume(u8);

impl Volume {
    pub const MOST: u8 = 100;

    /// Clamped to the maximum.
    pub const fn new(percent: u8) -> Volume {
        Volume(if percent < Volume::MOST { percent } else { Volume::MOST })
    }

    /// From 0 to 100.
    pub const fn percent(self) -> u8 {
        self.0
    }

    /// The gain from 0 to 1. It is quadratic in the volume, because loudness is perceived logarithmically.
    pub fn gain(self) -> f32 {
        let part = f32::from(self.0) / f32::from(Volume::MOST);
        part * part
    }
}

impl From<u64> for Volume {
    /// Larger numbers mean the maximum.
    fn from(percent: u64) -> Volume {
        Volume::new(u8::try_from(percent).unwrap_or(Volume::MOST))
    }
}

impl Default for Volume {
    fn default() -> Volume {
        Volume::new(70)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each can be on or off, whatever the others are")]
pub struct Settings {
    /// The chosen language; `None` for that of the browser.
    #[serde(with = "chosen_language")]
    pub language: Option<Language>,
    pub theme: Theme,
    pub board: BoardTheme,
    pub pieces: PieceSet,
    pub coordinates: Coordinates,
    pub animation: Animation,
    pub turns: TurnStyle,
    pub tree: TreeStyle,
    pub thinking: ThinkingTime,
    pub sound: bool,
    pub volume: Volume,
    /// Whether vibration is on, on devices that support it.
    pub vibration: bool,
    /// Whether a turn ends automatically after its fourth step.
    pub auto_send: bool,
    /// Whether arrows show the moves of the piece under the pointer.
    pub hover_arrows: bool,
    /// Whether a resignation needs confirmation.
    pub confirm_resign: bool,
    /// During how many more games the page says how strong the pieces are.
    pub first_games: u8,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::default(),
            board: BoardTheme::default(),
            pieces: PieceSet::default(),
            coordinates: Coordinates::default(),
            animation: Animation::default(),
            turns: TurnStyle::default(),
            tree: TreeStyle::default(),
            thinking: ThinkingTime::default(),
            sound: true,
            volume: Volume::default(),
            vibration: true,
            auto_send: false,
            hover_arrows: false,
            confirm_resign: true,
            first_games: 3,
        }
    }
}

/// A change, which says what to do to the settings that there are when it is applied: a person can change two things
/// before the page shows the first.
pub type SettingsChange = Box<dyn FnOnce(&mut Settings)>;

pub enum SettingsAction {
    /// The person has changed something in this window.
    Here(SettingsChange),
    /// Another window has stored these.
    Elsewhere(Settings),
}

/// The settings of this window, and where they were last changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettingsState {
    pub settings: Settings,
    /// Whether the last change was made in this window, which then stores it. If windows stored each other's changes,
    /// they could ping-pong forever.
    pub here: bool,
}

impl SettingsState {
    pub const fn found(settings: Settings) -> SettingsState {
        SettingsState { settings, here: false }
    }
}

impl Apply for SettingsState {
    type Action = SettingsAction;
    type Effect = Infallible;

    fn apply(&mut self, action: impl Into<SettingsAction>) -> Option<Infallible> {
        match action.into() {
            SettingsAction::Here(change) => {
                change(&mut self.settings);
                self.here = true;
            }
            SettingsAction::Elsewhere(settings) => *self = SettingsState::found(settings),
        }
        None
    }
}

impl Stored for Settings {
    const NAME: &'static str = "settings";

    fn write(&self) -> Result<String, WriteError> {
        stored::write_form::<Self>(self)
    }

    /// A missing or unknown value falls back to its own default.
    fn read(text: &str) -> Result<(Self, usize), ReadError> {
        let fields: Map<String, Value> = stored::read_form::<Self, _>(text)?;
        let mut settings = Settings::default();
        for (name, value) in fields {
            let Value::Object(mut changed) = serde_json::to_value(settings)? else { continue };
            changed.insert(name, value);
            settings = serde_json::from_value(Value::Object(changed)).unwrap_or(settings);
        }
        Ok((settings, 0))
    }
}

#[cfg(test)]
mod tests;
