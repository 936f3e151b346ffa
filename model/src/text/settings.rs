//! Texts of the settings.

use crate::settings::Volume;
pub use ansa_texts::settings::*;

/// The volume for screen readers.
pub fn volume(volume: Volume) -> String {
    volume_percent(volume.percent())
}

/// The volume beside the slider.
pub fn volume_short(volume: Volume) -> String {
    volume_sign(volume.percent())
}
