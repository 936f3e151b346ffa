//! The words of the settings.

use crate::state::settings::{Animation, BoardTheme, Coordinates, PieceSet, Theme, Volume};
use crate::state::{Orientation, StorageError};

/// Heading of the dialog, and the way to it.
pub(crate) const SETTINGS: &str = "Settings";
/// Heading of what is seen.
pub(crate) const LOOKS: &str = "Looks";
/// Heading of how one plays.
pub(crate) const PLAYING: &str = "Playing";
/// Heading of what is heard and felt.
pub(crate) const SOUNDS: &str = "Sound";
/// The colours of the page.
pub(crate) const THEME: &str = "Colours of the page";
/// The colours of the board.
pub(crate) const BOARD: &str = "Board";
/// How pieces are drawn.
pub(crate) const PIECES: &str = "Pieces";
/// Which squares tell their names.
pub(crate) const COORDINATES: &str = "Names of squares";
/// The name of an orientation.
pub(crate) const ORIENTATION: &str = "At the bottom of the board, in this game";
/// How fast pieces move.
pub(crate) const ANIMATION: &str = "Speed of moving pieces";
/// Ends the turn by its fourth step.
pub(crate) const AUTO_SEND: &str = "End the turn by its fourth step";
/// What that means.
pub(crate) const AUTO_SEND_HINT: &str = "There is then no time to take the step back.";
/// Arrows for what the mouse points at.
pub(crate) const HOVER_ARROWS: &str = "Arrows under the mouse";
/// What they show.
pub(crate) const HOVER_ARROWS_HINT: &str = "Where the piece that you point at can go.";
/// Asks before a resignation.
pub(crate) const CONFIRM_RESIGN: &str = "Ask before resigning";
/// What happens otherwise.
pub(crate) const CONFIRM_RESIGN_HINT: &str = "Otherwise a press on Resign ends the game.";
/// Sounds at all.
pub(crate) const SOUND: &str = "Sounds";
/// For what there are sounds.
pub(crate) const SOUND_HINT: &str = "For steps, captures, your turn and the end of the game.";
/// How loud they are.
pub(crate) const VOLUME: &str = "Volume";
/// Shaking the device.
pub(crate) const VIBRATION: &str = "Vibration";
/// When it shakes.
pub(crate) const VIBRATION_HINT: &str = "For captures, your turn, and what can’t be done.";
/// Everything as it was at first.
pub(crate) const DEFAULTS: &str = "Back to the defaults";
/// Everything as it was before that.
pub(crate) const BACK_TO_OWN: &str = "Back to your settings";
/// Closes the dialog.
pub(crate) const DONE: &str = "Done";

/// The colours of the page.
pub(crate) const fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "As the device",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
}

/// The colours of the board.
pub(crate) const fn board(board: BoardTheme) -> &'static str {
    match board {
        BoardTheme::Sand => "Sand",
        BoardTheme::Slate => "Slate",
        BoardTheme::Forest => "Forest",
        BoardTheme::Contrast => "High contrast",
    }
}

/// How pieces are drawn.
pub(crate) const fn pieces(pieces: PieceSet) -> &'static str {
    match pieces {
        PieceSet::Animals => "Animals",
        PieceSet::Chess => "Chess",
        PieceSet::Letters => "Letters",
    }
}

/// Which squares tell their names.
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

/// What an orientation means, once it is chosen.
pub(crate) const fn seen(orientation: Orientation) -> &'static str {
    match orientation {
        Orientation::Gold => "Gold is at the bottom.",
        Orientation::Silver => "Silver is at the bottom.",
        Orientation::Mover => "Whoever is to move is at the bottom: the board turns by itself.",
    }
}

/// How fast pieces move.
pub(crate) const fn animation(animation: Animation) -> &'static str {
    match animation {
        Animation::Off => "At once",
        Animation::Fast => "Fast",
        Animation::Normal => "Normal",
        Animation::Slow => "Slow",
    }
}

/// How loud sounds are, for those who do not see the slider.
pub(crate) fn volume(volume: Volume) -> String {
    format!("{} percent", volume.percent())
}

/// How loud sounds are, beside the slider.
pub(crate) fn volume_short(volume: Volume) -> String {
    format!("{} %", volume.percent())
}

/// The settings can't be kept.
pub(crate) const fn not_kept(error: StorageError) -> &'static str {
    match error {
        StorageError::Forbidden => {
            "The browser lets the page keep nothing: these settings hold until the page is closed."
        }
        StorageError::Full => {
            "The browser has no room left: these settings hold until the page is closed. Delete saved games or data of \
             other pages to make room."
        }
        StorageError::Unwritten => {
            "Your settings could not be saved in this browser: they hold until the page is closed."
        }
    }
}
