//! Texts of the settings.

use crate::document::Orientation;
use crate::formats::StorageError;
use crate::settings::{
    Animation, BoardTheme, Coordinates, PieceSet, SettingsTrouble, Theme, TurnStyle, Volume,
};

/// The title of the dialog, and the button that opens it.
pub(crate) const SETTINGS: &str = "Settings";
/// Heading of the choices of appearance.
pub(crate) const LOOKS: &str = "Appearance";
/// Heading of the choices about playing.
pub(crate) const PLAYING: &str = "Gameplay";
/// Heading of sound and vibration.
pub(crate) const SOUNDS: &str = "Sound";
/// The colour scheme of the page.
pub(crate) const THEME: &str = "Theme";
/// The colour scheme of the board.
pub(crate) const BOARD: &str = "Board";
/// The piece set.
pub(crate) const PIECES: &str = "Pieces";
/// The squares with visible coordinates.
pub(crate) const COORDINATES: &str = "Coordinates";
/// The orientation of the board.
pub(crate) const ORIENTATION: &str = "Bottom of the board, in this game";
/// How the list of turns shows a turn.
pub(crate) const TURNS: &str = "List of turns";
/// The speed of animations.
pub(crate) const ANIMATION: &str = "Animation speed";
/// The switch that ends turns automatically.
pub(crate) const AUTO_SEND: &str = "End the turn after the fourth step";
/// The consequence of `AUTO_SEND`.
pub(crate) const AUTO_SEND_HINT: &str = "You then can’t undo the fourth step.";
/// The switch for arrows under the mouse.
pub(crate) const HOVER_ARROWS: &str = "Arrows on hover";
/// What the arrows show.
pub(crate) const HOVER_ARROWS_HINT: &str = "Show where the piece under the mouse can go.";
/// The switch for confirming resignations.
pub(crate) const CONFIRM_RESIGN: &str = "Ask before resigning";
/// What happens without it.
pub(crate) const CONFIRM_RESIGN_HINT: &str = "Otherwise, Resign ends the game immediately.";
/// The switch for sounds.
pub(crate) const SOUND: &str = "Sounds";
/// The occasions for sounds.
pub(crate) const SOUND_HINT: &str = "For steps, captures, your turn and the end of the game.";
/// The sound volume.
pub(crate) const VOLUME: &str = "Volume";
/// The switch for vibration.
pub(crate) const VIBRATION: &str = "Vibration";
/// The occasions for vibration.
pub(crate) const VIBRATION_HINT: &str = "For captures, your turn and actions that are not allowed.";
/// The button that restores the defaults.
pub(crate) const DEFAULTS: &str = "Restore defaults";
/// The button that undoes `DEFAULTS`.
pub(crate) const BACK_TO_OWN: &str = "Restore your settings";
/// The button that closes the dialog.
pub(crate) const DONE: &str = "Done";

/// The name of a colour scheme of the page.
pub(crate) const fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "Match device",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
}

/// The name of a colour scheme of the board.
pub(crate) const fn board(board: BoardTheme) -> &'static str {
    match board {
        BoardTheme::Sand => "Sand",
        BoardTheme::Slate => "Slate",
        BoardTheme::Forest => "Forest",
        BoardTheme::Contrast => "High contrast",
    }
}

/// The name of a piece set.
pub(crate) const fn pieces(pieces: PieceSet) -> &'static str {
    match pieces {
        PieceSet::Animals => "Animals",
        PieceSet::Chess => "Chess",
        PieceSet::Letters => "Letters",
    }
}

/// The name of a choice of coordinates.
pub(crate) const fn coordinates(coordinates: Coordinates) -> &'static str {
    match coordinates {
        Coordinates::Off => "None",
        Coordinates::Traps => "Traps",
        Coordinates::All => "All",
    }
}

/// The name of an orientation.
pub(crate) const fn orientation(orientation: Orientation) -> &'static str {
    match orientation {
        Orientation::Gold => "Gold",
        Orientation::Silver => "Silver",
        Orientation::Mover => "Side to move",
    }
}

/// The effect of an orientation, shown after it is chosen.
pub(crate) const fn orientation_effect(orientation: Orientation) -> &'static str {
    match orientation {
        Orientation::Gold => "Gold is at the bottom.",
        Orientation::Silver => "Silver is at the bottom.",
        Orientation::Mover => "The side to move is at the bottom: the board flips automatically.",
    }
}

/// The name of a style of the turn list.
pub(crate) const fn turns(style: TurnStyle) -> &'static str {
    match style {
        TurnStyle::Figures => "Figures",
        TurnStyle::Notation => "Notation",
    }
}

/// The name of a speed.
pub(crate) const fn animation(animation: Animation) -> &'static str {
    match animation {
        Animation::Off => "Instant",
        Animation::Fast => "Fast",
        Animation::Normal => "Normal",
        Animation::Slow => "Slow",
    }
}

/// The volume for screen readers.
pub(crate) fn volume(volume: Volume) -> String {
    format!("{} percent", volume.percent())
}

/// The volume beside the slider.
pub(crate) fn volume_short(volume: Volume) -> String {
    format!("{}%", volume.percent())
}

/// What is wrong with the stored settings.
pub(crate) const fn trouble(trouble: SettingsTrouble) -> &'static str {
    match trouble {
        SettingsTrouble::Unreadable { is_quarantined: true } => {
            "Some of your saved settings can’t be read and were reset to their defaults. The old ones were set aside, \
             not deleted."
        }
        SettingsTrouble::Unreadable { is_quarantined: false } => {
            "Some of your saved settings can’t be read and were reset to their defaults. The browser has no room to \
             set the old ones aside: your next change replaces them."
        }
        SettingsTrouble::NotStored(error) => not_kept(error),
    }
}

/// The settings can't be stored.
const fn not_kept(error: StorageError) -> &'static str {
    match error {
        StorageError::Forbidden => {
            "This browser does not let the page store anything: these settings last until you close the page."
        }
        StorageError::Full => {
            "The browser’s storage is full: these settings last until you close the page. Delete saved games or other \
             site data to make room."
        }
        StorageError::Unwritten => {
            "Your settings could not be saved in this browser: they last until you close the page."
        }
    }
}
