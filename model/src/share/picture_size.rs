//! The sizes of pictures.

/// The size of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureSize {
    /// For a line of text beside it.
    Small,
    /// For a post.
    Medium,
    /// For print.
    Large,
}

impl PictureSize {
    /// All sizes in display order.
    pub const ALL: [PictureSize; 3] = [PictureSize::Small, PictureSize::Medium, PictureSize::Large];

    /// The key in the form.
    pub const fn key(self) -> &'static str {
        match self {
            PictureSize::Small => "small",
            PictureSize::Medium => "medium",
            PictureSize::Large => "large",
        }
    }

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
