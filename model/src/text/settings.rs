//! Texts of the settings.

use super::part::words;
use crate::document::Orientation;
use crate::formats::StorageError;
use crate::settings::{
    Animation, BoardTheme, Coordinates, PieceSet, SettingsTrouble, Theme, TreeStyle, TurnStyle, Volume,
};

words! { SettingsWords {
    /// The title of the dialog, and the button that opens it.
    settings,
    /// Heading of the choices of appearance.
    looks,
    /// Heading of the choices about playing.
    playing,
    /// Heading of sound and vibration.
    sounds,
    /// The colour scheme of the page.
    theme_heading,
    /// The colour scheme of the board.
    board_heading,
    /// The piece set.
    pieces_heading,
    /// The squares with visible coordinates.
    coordinates_heading,
    /// The orientation of the board.
    orientation_heading,
    /// How the list of turns shows a turn.
    turns_heading,
    /// How the study shows the tree of turns.
    tree_heading,
    /// The speed of animations.
    animation_heading,
    /// The switch that ends turns automatically.
    auto_send,
    /// The consequence of `auto_send`.
    auto_send_hint,
    /// The switch for arrows under the mouse.
    hover_arrows,
    /// What the arrows show.
    hover_arrows_hint,
    /// The switch for confirming resignations.
    confirm_resign,
    /// What happens without it.
    confirm_resign_hint,
    /// The switch for sounds.
    sound,
    /// The occasions for sounds.
    sound_hint,
    /// The sound volume.
    volume_heading,
    /// The switch for vibration.
    vibration,
    /// The occasions for vibration.
    vibration_hint,
    /// The button that restores the defaults.
    defaults,
    /// The button that undoes `defaults`.
    back_to_own,
    /// The button that closes the dialog.
    done,
    /// The name of a colour scheme of the page.
    theme_auto,
    /// The name of a colour scheme of the page.
    theme_light,
    /// The name of a colour scheme of the page.
    theme_dark,
    /// The name of a colour scheme of the board.
    board_sand,
    /// The name of a colour scheme of the board.
    board_slate,
    /// The name of a colour scheme of the board.
    board_forest,
    /// The name of a colour scheme of the board.
    board_contrast,
    /// The name of a piece set.
    pieces_animals,
    /// The name of a piece set.
    pieces_chess,
    /// The name of a piece set.
    pieces_letters,
    /// The name of a choice of coordinates.
    coordinates_off,
    /// The name of a choice of coordinates.
    coordinates_traps,
    /// The name of a choice of coordinates.
    coordinates_all,
    /// The name of an orientation.
    orientation_gold,
    /// The name of an orientation.
    orientation_silver,
    /// The name of an orientation.
    orientation_mover,
    /// The effect of an orientation, shown after it is chosen.
    orientation_effect_gold,
    /// The effect of an orientation, shown after it is chosen.
    orientation_effect_silver,
    /// The effect of an orientation, shown after it is chosen.
    orientation_effect_mover,
    /// The name of a style of the turn list.
    turns_figures,
    /// The name of a style of the turn list.
    turns_notation,
    /// A style of the study's tree.
    tree_rows,
    /// A style of the study's tree.
    tree_columns,
    /// A style of the study's tree.
    tree_text,
    /// The name of a speed.
    animation_off,
    /// The name of a speed.
    animation_fast,
    /// The name of a speed.
    animation_normal,
    /// The name of a speed.
    animation_slow,

    /// The volume for screen readers.
    volume_percent(percent: u8),
    /// The volume beside the slider.
    volume_sign(percent: u8),
    /// Stored settings can't be read and were quarantined.
    reset_set_aside,
    /// Stored settings can't be read, and there is no room to quarantine them.
    reset_not_set_aside,
    /// The settings are not kept: the browser stores nothing.
    not_kept_forbidden,
    /// The settings are not kept: the storage is full.
    not_kept_full,
    /// The settings are not kept: they have no text form.
    not_kept_unwritten,
} }

/// The name of a colour scheme of the page.
pub fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => theme_auto(),
        Theme::Light => theme_light(),
        Theme::Dark => theme_dark(),
    }
}

/// The name of a colour scheme of the board.
pub fn board(board: BoardTheme) -> &'static str {
    match board {
        BoardTheme::Sand => board_sand(),
        BoardTheme::Slate => board_slate(),
        BoardTheme::Forest => board_forest(),
        BoardTheme::Contrast => board_contrast(),
    }
}

/// The name of a piece set.
pub fn pieces(pieces: PieceSet) -> &'static str {
    match pieces {
        PieceSet::Animals => pieces_animals(),
        PieceSet::Chess => pieces_chess(),
        PieceSet::Letters => pieces_letters(),
    }
}

/// The name of a choice of coordinates.
pub fn coordinates(coordinates: Coordinates) -> &'static str {
    match coordinates {
        Coordinates::Off => coordinates_off(),
        Coordinates::Traps => coordinates_traps(),
        Coordinates::All => coordinates_all(),
    }
}

/// The name of an orientation.
pub fn orientation(orientation: Orientation) -> &'static str {
    match orientation {
        Orientation::Gold => orientation_gold(),
        Orientation::Silver => orientation_silver(),
        Orientation::Mover => orientation_mover(),
    }
}

/// The effect of an orientation, shown after it is chosen.
pub fn orientation_effect(orientation: Orientation) -> &'static str {
    match orientation {
        Orientation::Gold => orientation_effect_gold(),
        Orientation::Silver => orientation_effect_silver(),
        Orientation::Mover => orientation_effect_mover(),
    }
}

/// The name of a style of the turn list.
pub fn turns(style: TurnStyle) -> &'static str {
    match style {
        TurnStyle::Figures => turns_figures(),
        TurnStyle::Notation => turns_notation(),
    }
}

/// The name of a style of the study's tree.
pub fn tree(style: TreeStyle) -> &'static str {
    match style {
        TreeStyle::Rows => tree_rows(),
        TreeStyle::Columns => tree_columns(),
        TreeStyle::Text => tree_text(),
    }
}

/// The name of a speed.
pub fn animation(animation: Animation) -> &'static str {
    match animation {
        Animation::Off => animation_off(),
        Animation::Fast => animation_fast(),
        Animation::Normal => animation_normal(),
        Animation::Slow => animation_slow(),
    }
}

/// The volume for screen readers.
pub fn volume(volume: Volume) -> String {
    volume_percent(volume.percent())
}

/// The volume beside the slider.
pub fn volume_short(volume: Volume) -> String {
    volume_sign(volume.percent())
}

/// What is wrong with the stored settings.
pub fn trouble(trouble: SettingsTrouble) -> &'static str {
    match trouble {
        SettingsTrouble::Unreadable { is_quarantined: true } => reset_set_aside(),
        SettingsTrouble::Unreadable { is_quarantined: false } => reset_not_set_aside(),
        SettingsTrouble::NotStored(StorageError::Forbidden) => not_kept_forbidden(),
        SettingsTrouble::NotStored(StorageError::Full) => not_kept_full(),
        SettingsTrouble::NotStored(StorageError::Unwritten) => not_kept_unwritten(),
    }
}
