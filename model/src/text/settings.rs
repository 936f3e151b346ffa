//! Texts of the settings.

use crate::document::Orientation;
use crate::settings::{Animation, BoardTheme, Coordinates, PieceSet, Theme, TreeStyle, TurnStyle, Volume};
pub use ansa_texts::settings::*;

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
