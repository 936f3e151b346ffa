//! What pictures and animations look like, and how large they are.

use ansa_board::{BoardColours, ColourScheme, StillLooks, TileSheet};
use ansa_core::Side;

use crate::keyed::keyed;
use crate::settings::{BoardTheme, Coordinates, PieceSet, Settings, Theme};

/// The choices of what a picture looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PictureLooks {
    pub scheme: ColourScheme,
    pub board: BoardTheme,
    pub pieces: PieceSet,
    /// All or none: a picture has no room for those of the traps.
    pub coordinates: Coordinates,
    /// The side whose home ranks are at the bottom.
    pub bottom: Side,
}

impl PictureLooks {
    /// The choices of coordinates in display order.
    pub const COORDINATES: [Coordinates; 2] = [Coordinates::All, Coordinates::Off];

    /// The looks of the page with these settings, on a system whose scheme is dark or not.
    pub fn of(settings: &Settings, is_system_dark: bool, bottom: Side) -> PictureLooks {
        let is_dark = match settings.theme {
            Theme::Auto => is_system_dark,
            Theme::Light => false,
            Theme::Dark => true,
        };
        let coordinates = match settings.coordinates {
            Coordinates::All => Coordinates::All,
            Coordinates::Traps | Coordinates::Off => Coordinates::Off,
        };
        PictureLooks {
            scheme: if is_dark { ColourScheme::Dark } else { ColourScheme::Light },
            board: settings.board,
            pieces: settings.pieces,
            coordinates,
            bottom,
        }
    }

    /// The looks as a picture of the board takes them.
    pub fn still(self) -> StillLooks {
        StillLooks {
            pieces: self.pieces.drawings(),
            board: BoardColours::named(self.board.key(), self.scheme).unwrap_or_default(),
            coordinates: self.coordinates == Coordinates::All,
        }
    }

    /// The sheet for an animation of this size.
    pub fn sheet(self, size: PictureSize) -> TileSheet {
        TileSheet::new(self.still(), self.bottom, size.square())
    }
}

keyed! {
    PictureSize {
        /// For a line of text beside it.
        Small = "small",
        /// For a post.
        Medium = "medium",
        /// For print.
        Large = "large",
    }
}

impl PictureSize {
    /// The width and height of a picture in pixels.
    pub const fn pixels(self) -> u32 {
        match self {
            PictureSize::Small => 320,
            PictureSize::Medium => 640,
            PictureSize::Large => 1600,
        }
    }

    /// The side of a square of an animation in pixels. Animations are smaller, because they are larger files.
    pub const fn square(self) -> u32 {
        match self {
            PictureSize::Small => 32,
            PictureSize::Medium => 48,
            PictureSize::Large => 72,
        }
    }
}

#[cfg(test)]
mod tests;
