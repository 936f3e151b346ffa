//! Texts of the files in the share dialog: pictures, animations, records.

use ansa_core::Label;
use ansa_texts::isolated;
pub use ansa_texts::share_file::*;

use crate::share::{AnimationError, AnimationPace, Shot};

pub fn pace_name(pace: AnimationPace) -> String {
    match pace {
        AnimationPace::Half => half_second().to_owned(),
        pace => seconds(u64::from(pace.hundredths()) / 100),
    }
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

pub fn animation_title(shot: &Shot) -> String {
    let players = players(shot);
    if players.is_empty() { title_unnamed().to_owned() } else { title_game(&players) }
}

fn players(shot: &Shot) -> String {
    shot.names().map(isolated).collect::<Vec<_>>().join(" – ")
}

pub fn picture_title(shot: &Shot) -> String {
    let players = players(shot);
    match shot.label() {
        None if players.is_empty() => title_position().to_owned(),
        None => title_start(&players),
        Some(turn) if players.is_empty() => title_nameless(turn),
        Some(turn) => title_after(&players, turn),
    }
}
