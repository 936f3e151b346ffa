//! The settings and their stored form: versioned JSON.
//!
//! A missing or unknown value falls back to its own default, so that neither an older nor a newer version of the page
//! loses the values that both understand.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::formats::StorageError;
use crate::formats::json::{self, WriteError};

/// The format name in the text.
const FORMAT: &str = "ansa-settings";
/// The current version. Later ones are read as far as possible.
const VERSION: u64 = 1;

/// Defines a setting with its choices, each with its key in the store, in attributes and in forms.
macro_rules! choices {
    ($(#[$about:meta])* $name:ident { $($(#[$of:meta])* $choice:ident = $key:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name { $($(#[$of])* $choice,)+ }

        impl $name {
            /// All choices in display order.
            pub const ALL: [$name; [$($key),+].len()] = [$($name::$choice),+];

            /// The key in the store, in attributes and in forms. Not shown to users.
            pub const fn key(self) -> &'static str {
                match self { $($name::$choice => $key,)+ }
            }

            /// Parses a key.
            pub fn from_key(key: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|choice| choice.key() == key)
            }
        }
    };
}

choices! {
    /// The colour scheme of the page.
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

choices! {
    /// The colour scheme of the board.
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

choices! {
    /// The piece set.
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

choices! {
    /// The squares with visible coordinates.
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

choices! {
    /// The speed of animations.
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

choices! {
    /// How the list of turns shows a turn.
    TurnStyle {
        /// The figures of the pieces, and where they go.
        #[default]
        Figures = "figures",
        /// The notation of records.
        Notation = "notation",
    }
}

choices! {
    /// How the study shows the tree of turns.
    TreeStyle {
        /// One turn a row.
        #[default]
        Rows = "rows",
        /// The turns of gold and silver side by side.
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

/// The sound volume in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

impl Default for Volume {
    fn default() -> Volume {
        Volume::new(70)
    }
}

/// All settings of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each can be on or off, whatever the others are")]
pub struct Settings {
    /// The colour scheme of the page.
    pub theme: Theme,
    /// The colour scheme of the board.
    pub board: BoardTheme,
    /// The piece set.
    pub pieces: PieceSet,
    /// The squares with visible coordinates.
    pub coordinates: Coordinates,
    /// The speed of animations.
    pub animation: Animation,
    /// How the list of turns shows a turn.
    pub turns: TurnStyle,
    /// How the study shows the tree of turns.
    pub tree: TreeStyle,
    /// Whether sounds are on.
    pub sound: bool,
    /// The sound volume.
    pub volume: Volume,
    /// Whether vibration is on, on devices that support it.
    pub vibration: bool,
    /// Whether a turn ends automatically after its fourth step.
    pub auto_send: bool,
    /// Whether arrows show the moves of the piece under the pointer.
    pub hover_arrows: bool,
    /// Whether a resignation needs confirmation.
    pub confirm_resign: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            board: BoardTheme::default(),
            pieces: PieceSet::default(),
            coordinates: Coordinates::default(),
            animation: Animation::default(),
            turns: TurnStyle::default(),
            tree: TreeStyle::default(),
            sound: true,
            volume: Volume::default(),
            vibration: true,
            auto_send: false,
            hover_arrows: false,
            confirm_resign: true,
        }
    }
}

/// A change of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsAction {
    /// The colour scheme of the page.
    Theme(Theme),
    /// The colour scheme of the board.
    Board(BoardTheme),
    /// The piece set.
    Pieces(PieceSet),
    /// The squares with visible coordinates.
    Coordinates(Coordinates),
    /// The speed of animations.
    Animation(Animation),
    /// How the list of turns shows a turn.
    Turns(TurnStyle),
    /// How the study shows the tree of turns.
    Tree(TreeStyle),
    /// Whether sounds are on.
    Sound(bool),
    /// The sound volume.
    Volume(Volume),
    /// Whether vibration is on.
    Vibration(bool),
    /// Whether a turn ends automatically after its fourth step.
    AutoSend(bool),
    /// Whether arrows show the moves of the piece under the pointer.
    HoverArrows(bool),
    /// Whether a resignation needs confirmation.
    ConfirmResign(bool),
    /// All settings.
    All(Settings),
    /// All settings, as changed in another window.
    Elsewhere(Settings),
}

impl Settings {
    /// The settings after a change.
    pub fn with(self, change: SettingsAction) -> Settings {
        match change {
            SettingsAction::Theme(theme) => Settings { theme, ..self },
            SettingsAction::Board(board) => Settings { board, ..self },
            SettingsAction::Pieces(pieces) => Settings { pieces, ..self },
            SettingsAction::Coordinates(coordinates) => Settings { coordinates, ..self },
            SettingsAction::Animation(animation) => Settings { animation, ..self },
            SettingsAction::Turns(turns) => Settings { turns, ..self },
            SettingsAction::Tree(tree) => Settings { tree, ..self },
            SettingsAction::Sound(sound) => Settings { sound, ..self },
            SettingsAction::Volume(volume) => Settings { volume, ..self },
            SettingsAction::Vibration(vibration) => Settings { vibration, ..self },
            SettingsAction::AutoSend(auto_send) => Settings { auto_send, ..self },
            SettingsAction::HoverArrows(hover_arrows) => Settings { hover_arrows, ..self },
            SettingsAction::ConfirmResign(confirm_resign) => Settings { confirm_resign, ..self },
            SettingsAction::All(settings) | SettingsAction::Elsewhere(settings) => settings,
        }
    }
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
    /// The settings found at the start.
    pub const fn found(settings: Settings) -> SettingsState {
        SettingsState { settings, here: false }
    }
}

impl crate::Apply for SettingsState {
    type Action = SettingsAction;

    fn apply_action(&mut self, action: SettingsAction) {
        self.here = !matches!(action, SettingsAction::Elsewhere(_));
        self.settings = self.settings.with(action);
    }
}

/// The stored form of the settings.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "as in `Settings`")]
struct WrittenSettings {
    format: &'static str,
    version: u64,
    theme: &'static str,
    board: &'static str,
    pieces: &'static str,
    coordinates: &'static str,
    animation: &'static str,
    turns: &'static str,
    tree: &'static str,
    sound: bool,
    volume: u8,
    vibration: bool,
    auto_send: bool,
    hover_arrows: bool,
    confirm_resign: bool,
}

/// Serialises the settings.
///
/// # Errors
/// They can't be serialised.
pub fn write(settings: &Settings) -> Result<String, WriteError> {
    let written = WrittenSettings {
        format: FORMAT,
        version: VERSION,
        theme: settings.theme.key(),
        board: settings.board.key(),
        pieces: settings.pieces.key(),
        coordinates: settings.coordinates.key(),
        animation: settings.animation.key(),
        turns: settings.turns.key(),
        tree: settings.tree.key(),
        sound: settings.sound,
        volume: settings.volume.percent(),
        vibration: settings.vibration,
        auto_send: settings.auto_send,
        hover_arrows: settings.hover_arrows,
        confirm_resign: settings.confirm_resign,
    };
    json::write(&written)
}

/// What is wrong with the stored settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingsTrouble {
    /// The text that was stored before can't be read in full.
    Unreadable {
        /// Whether there was room to keep a copy of it.
        is_quarantined: bool,
    },
    /// The last change could not be stored.
    NotStored(StorageError),
}

/// The result of reading settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadSettings {
    /// The settings, as far as they were understood.
    pub settings: Settings,
    /// Whether storing these settings would lose data of the text, so that the text must be quarantined.
    pub needs_quarantine: bool,
}

/// Parses settings. An invalid value gets its default.
pub fn read(text: &str) -> ReadSettings {
    let unreadable = ReadSettings { settings: Settings::default(), needs_quarantine: true };
    let Ok(Value::Object(fields)) = serde_json::from_str(text) else { return unreadable };
    if fields.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return unreadable;
    }
    let first = Settings::default();
    let flag = |name: &str, first: bool| fields.get(name).and_then(Value::as_bool).unwrap_or(first);
    let volume = fields.get("volume").and_then(Value::as_u64).map(|percent| {
        // Larger numbers mean the maximum.
        Volume::new(u8::try_from(percent).unwrap_or(Volume::MOST))
    });
    let settings = Settings {
        theme: choice(&fields, "theme", Theme::from_key).unwrap_or(first.theme),
        board: choice(&fields, "board", BoardTheme::from_key).unwrap_or(first.board),
        pieces: choice(&fields, "pieces", PieceSet::from_key).unwrap_or(first.pieces),
        coordinates: choice(&fields, "coordinates", Coordinates::from_key).unwrap_or(first.coordinates),
        animation: choice(&fields, "animation", Animation::from_key).unwrap_or(first.animation),
        turns: choice(&fields, "turns", TurnStyle::from_key).unwrap_or(first.turns),
        tree: choice(&fields, "tree", TreeStyle::from_key).unwrap_or(first.tree),
        sound: flag("sound", first.sound),
        volume: volume.unwrap_or(first.volume),
        vibration: flag("vibration", first.vibration),
        auto_send: flag("autoSend", first.auto_send),
        hover_arrows: flag("hoverArrows", first.hover_arrows),
        confirm_resign: flag("confirmResign", first.confirm_resign),
    };
    let known = fields.get("version").and_then(Value::as_u64) == Some(VERSION);
    ReadSettings { settings, needs_quarantine: !known }
}

fn choice<T>(fields: &Map<String, Value>, name: &str, from_key: impl Fn(&str) -> Option<T>) -> Option<T> {
    from_key(fields.get(name)?.as_str()?)
}

#[cfg(test)]
mod tests;
