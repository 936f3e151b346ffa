//! The sizes of pictures.

use crate::keyed::keyed;

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
