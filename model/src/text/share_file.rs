//! Texts of the files in the share dialog: pictures, animations, records.

use ansa_core::{Label, Side};

use super::part::words;
use crate::share::{AnimationError, AnimationPace, AnimationUnit, PictureSize, Shot};

words! { ShareFileWords {
    /// Heading of the pictures.
    picture,
    /// What a picture shows.
    picture_help,
    /// Heading of the choice of a size.
    size,
    /// A small picture.
    small,
    /// A picture of middle size.
    medium,
    /// A large picture.
    large,
    /// The button that downloads a vector drawing.
    download_svg,
    /// The button that downloads a picture of pixels.
    download_png,
    /// The picture could not be drawn.
    not_drawn,
    /// A file was downloaded.
    downloaded,
    /// Heading of the animation.
    animation,
    /// What an animation is for.
    animation_help,
    /// The choice of the first picture.
    from,
    /// The choice of the last picture.
    to,
    /// The start of the game, in the choice of the first picture.
    start,
    /// The position after a turn, in the choice of a picture.
    after(turn: Label),
    /// Heading of the choice of the unit.
    unit,
    /// Each step is shown.
    steps,
    /// Each turn is shown as a whole.
    turns,
    /// Heading of the choice of the pace.
    pace,
    /// Half a second.
    half_second,
    /// So many seconds.
    seconds(seconds: u64),
    /// Heading of the choice of the side at the bottom.
    bottom,
    /// Heading of the choices of colours, pieces, coordinates and the side at the bottom.
    looks,
    /// The button that makes the animation.
    make,
    /// The button that makes it as a vector drawing.
    make_svg,
    /// The button that gives it up.
    cancel,
    /// How many pictures of how many are written.
    running(written: u64, all: u64),
    /// An animation of so many kilobytes was downloaded.
    made(kilobytes: u64),
    /// There would be more pictures than this.
    too_long(most: u64),
    /// The file would have more megabytes than this.
    too_large(megabytes: u64),
    /// Heading of the texts.
    texts,
    /// The button that copies the whole record.
    copy_annotated,
    /// The button that copies the position as a diagram.
    copy_diagram,
    /// The button that downloads the whole record.
    download_record,
    /// The name of files of a game whose players have no names.
    file_name,
    /// The title of a picture: the players, and the last turn.
    title_after(players: &str, turn: Label),
    /// The title of a picture of the start: the players.
    title_start(players: &str),
    /// The title of a picture of a game without names, after a turn.
    title_nameless(turn: Label),
    /// The title of an animation: the players, if they have names.
    title_game(players: &str),
} }

/// The name of a size.
pub fn size_name(size: PictureSize) -> &'static str {
    match size {
        PictureSize::Small => small(),
        PictureSize::Medium => medium(),
        PictureSize::Large => large(),
    }
}

/// The name of a unit.
pub fn unit_name(unit: AnimationUnit) -> &'static str {
    match unit {
        AnimationUnit::Step => steps(),
        AnimationUnit::Turn => turns(),
    }
}

/// The name of a pace.
pub fn pace_name(pace: AnimationPace) -> String {
    match pace {
        AnimationPace::Half => half_second().to_owned(),
        pace => seconds(u64::from(pace.hundredths()) / 100),
    }
}

/// The name of a side.
pub fn bottom_name(side: Side) -> &'static str {
    super::side(side)
}

/// A place in the choice of a picture: after a turn, or the start.
pub fn place_name(label: Option<Label>) -> String {
    label.map_or_else(|| start().to_owned(), after)
}

/// Why there is no animation.
pub fn animation_refused(error: AnimationError) -> String {
    match error {
        AnimationError::TooLong(most) => too_long(most as u64),
        AnimationError::TooLarge(bytes) => too_large((bytes >> 20) as u64),
        AnimationError::BadSheet | AnimationError::NotEncoded => not_drawn().to_owned(),
    }
}

/// An animation of so many bytes was downloaded.
pub fn downloaded_bytes(bytes: usize) -> String {
    made((bytes as u64).div_ceil(1024))
}

/// The title of an animation.
pub fn animation_title(shot: &Shot) -> String {
    title_game(&players(shot))
}

fn players(shot: &Shot) -> String {
    shot.names().collect::<Vec<_>>().join(" – ")
}

/// The title of a picture.
pub fn picture_title(shot: &Shot) -> String {
    let players = players(shot);
    match shot.label() {
        None => title_start(&players),
        Some(turn) if players.is_empty() => title_nameless(turn),
        Some(turn) => title_after(&players, turn),
    }
}
