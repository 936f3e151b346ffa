//! What the player has chosen about the page, as it is kept between visits: JSON with a version.
//!
//! A value that is missing or unknown falls back to its default alone, so that neither an older nor a newer version of
//! the page loses what both of them know.

use std::rc::Rc;

use serde::Serialize;
use serde_json::{Map, Value};
use yew::Reducible;

use super::json::{self, WriteError};

/// What the text says it is.
const FORMAT: &str = "ansa-settings";
/// The version that is written. Later ones are read as far as they are understood.
const VERSION: u64 = 1;

/// Makes a setting out of choices, each with its word in the store, in attributes and in forms.
macro_rules! choices {
    ($(#[$about:meta])* $name:ident { $($(#[$of:meta])* $choice:ident = $key:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub(crate) enum $name { $($(#[$of])* $choice,)+ }

        impl $name {
            /// Every choice, in the order in which they are offered.
            pub(crate) const ALL: [$name; [$($key),+].len()] = [$($name::$choice),+];

            /// The word for a choice in the store, in attributes and in forms; not for people to read.
            pub(crate) const fn key(self) -> &'static str {
                match self { $($name::$choice => $key,)+ }
            }

            /// The choice that a word stands for.
            pub(crate) fn from_key(key: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|choice| choice.key() == key)
            }
        }
    };
}

choices! {
    /// The colours of the page.
    Theme {
        /// As the system has it.
        #[default]
        Auto = "auto",
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
    }
}

choices! {
    /// The colours of the board.
    BoardTheme {
        /// Warm and quiet.
        #[default]
        Sand = "sand",
        /// Cool grey.
        Slate = "slate",
        /// Green.
        Forest = "forest",
        /// As distinct as can be.
        Contrast = "contrast",
    }
}

choices! {
    /// How pieces are drawn.
    PieceSet {
        /// The animals drawn for this page.
        #[default]
        Animals = "animals",
        /// The chess pieces that stand for them.
        Chess = "chess",
        /// The letters of records.
        Letters = "letters",
    }
}

choices! {
    /// Which squares tell their names.
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
    /// How fast pieces move by themselves.
    Animation {
        /// At once: nothing glides, and the computer's turn is there as a whole.
        Off = "off",
        /// For those who know what they look for.
        Fast = "fast",
        /// So that each step can be followed.
        #[default]
        Normal = "normal",
        /// So that each step can be thought about.
        Slow = "slow",
    }
}

impl Animation {
    /// How long each step of a turn that is shown is on the board before the next, in milliseconds.
    pub(crate) const fn step_time(self) -> u32 {
        match self {
            // Asked to show a turn again, the page shows it step by step, too.
            Animation::Off | Animation::Normal => 480,
            Animation::Fast => 240,
            Animation::Slow => 960,
        }
    }
}

/// How loud sounds are, in percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Volume(u8);

impl Volume {
    /// The loudest.
    pub(crate) const MOST: u8 = 100;

    /// So loud, or the loudest.
    pub(crate) const fn new(percent: u8) -> Volume {
        Volume(if percent < Volume::MOST { percent } else { Volume::MOST })
    }

    /// From 0 to 100.
    pub(crate) const fn percent(self) -> u8 {
        self.0
    }

    /// From 0 to 1, for the loudspeaker. Loudness is heard in ratios: half as much of it takes a quarter of the gain.
    pub(crate) fn gain(self) -> f32 {
        let part = f32::from(self.0) / f32::from(Volume::MOST);
        part * part
    }
}

impl Default for Volume {
    fn default() -> Volume {
        Volume::new(70)
    }
}

/// Everything that the player has chosen about the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each can be on or off, whatever the others are")]
pub(crate) struct Settings {
    /// The colours of the page.
    pub(crate) theme: Theme,
    /// The colours of the board.
    pub(crate) board: BoardTheme,
    /// How pieces are drawn.
    pub(crate) pieces: PieceSet,
    /// Which squares tell their names.
    pub(crate) coordinates: Coordinates,
    /// How fast pieces move by themselves.
    pub(crate) animation: Animation,
    /// Whether there are sounds.
    pub(crate) sound: bool,
    /// How loud they are.
    pub(crate) volume: Volume,
    /// Whether the device shakes, where it can.
    pub(crate) vibration: bool,
    /// Whether a turn ends by its fourth step.
    pub(crate) auto_send: bool,
    /// Whether arrows show what the mouse points at can do.
    pub(crate) hover_arrows: bool,
    /// Whether the page asks before a resignation.
    pub(crate) confirm_resign: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::default(),
            board: BoardTheme::default(),
            pieces: PieceSet::default(),
            coordinates: Coordinates::default(),
            animation: Animation::default(),
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
pub(crate) enum SettingsAction {
    /// The colours of the page.
    Theme(Theme),
    /// The colours of the board.
    Board(BoardTheme),
    /// How pieces are drawn.
    Pieces(PieceSet),
    /// Which squares tell their names.
    Coordinates(Coordinates),
    /// How fast pieces move by themselves.
    Animation(Animation),
    /// Whether there are sounds.
    Sound(bool),
    /// How loud they are.
    Volume(Volume),
    /// Whether the device shakes.
    Vibration(bool),
    /// Whether a turn ends by its fourth step.
    AutoSend(bool),
    /// Whether arrows show what the mouse points at can do.
    HoverArrows(bool),
    /// Whether the page asks before a resignation.
    ConfirmResign(bool),
    /// Everything at once.
    All(Settings),
    /// Everything as it was chosen in another window.
    Elsewhere(Settings),
}

impl Settings {
    /// The settings after a change.
    pub(crate) fn with(self, change: SettingsAction) -> Settings {
        match change {
            SettingsAction::Theme(theme) => Settings { theme, ..self },
            SettingsAction::Board(board) => Settings { board, ..self },
            SettingsAction::Pieces(pieces) => Settings { pieces, ..self },
            SettingsAction::Coordinates(coordinates) => Settings { coordinates, ..self },
            SettingsAction::Animation(animation) => Settings { animation, ..self },
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

/// The settings of this window and where they were changed last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SettingsState {
    /// The settings.
    pub(crate) settings: Settings,
    /// Whether the last change was made in this window, which is then the one to keep it. Two windows that kept what
    /// they hear from each other could go on forever.
    pub(crate) here: bool,
}

impl SettingsState {
    /// What was found at the start.
    pub(crate) const fn found(settings: Settings) -> SettingsState {
        SettingsState { settings, here: false }
    }
}

impl Reducible for SettingsState {
    type Action = SettingsAction;

    fn reduce(self: Rc<Self>, change: SettingsAction) -> Rc<Self> {
        let here = !matches!(change, SettingsAction::Elsewhere(_));
        Rc::new(SettingsState { settings: self.settings.with(change), here })
    }
}

/// How the settings are written.
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
    sound: bool,
    volume: u8,
    vibration: bool,
    auto_send: bool,
    hover_arrows: bool,
    confirm_resign: bool,
}

/// The settings as text.
///
/// # Errors
/// It can't be written.
pub(crate) fn write(settings: &Settings) -> Result<String, WriteError> {
    let written = WrittenSettings {
        format: FORMAT,
        version: VERSION,
        theme: settings.theme.key(),
        board: settings.board.key(),
        pieces: settings.pieces.key(),
        coordinates: settings.coordinates.key(),
        animation: settings.animation.key(),
        sound: settings.sound,
        volume: settings.volume.percent(),
        vibration: settings.vibration,
        auto_send: settings.auto_send,
        hover_arrows: settings.hover_arrows,
        confirm_resign: settings.confirm_resign,
    };
    json::write(&written)
}

/// Settings that were read from a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ReadSettings {
    /// The settings, as far as they were understood.
    pub(crate) settings: Settings,
    /// Whether writing these settings would lose something that the text says, so that it must be quarantined.
    pub(crate) needs_quarantine: bool,
}

/// Reads settings from a text; a value that can't be understood gets its default.
pub(crate) fn read(text: &str) -> ReadSettings {
    let unreadable = ReadSettings { settings: Settings::default(), needs_quarantine: true };
    let Ok(Value::Object(fields)) = serde_json::from_str(text) else { return unreadable };
    if fields.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return unreadable;
    }
    let first = Settings::default();
    let flag = |name: &str, first: bool| fields.get(name).and_then(Value::as_bool).unwrap_or(first);
    let volume = fields.get("volume").and_then(Value::as_u64).map(|percent| {
        // More than the most is the most.
        Volume::new(u8::try_from(percent).unwrap_or(Volume::MOST))
    });
    let settings = Settings {
        theme: choice(&fields, "theme", Theme::from_key).unwrap_or(first.theme),
        board: choice(&fields, "board", BoardTheme::from_key).unwrap_or(first.board),
        pieces: choice(&fields, "pieces", PieceSet::from_key).unwrap_or(first.pieces),
        coordinates: choice(&fields, "coordinates", Coordinates::from_key).unwrap_or(first.coordinates),
        animation: choice(&fields, "animation", Animation::from_key).unwrap_or(first.animation),
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
