//! What can be shared of a study.

use super::{Share, Shot, place_in};
use crate::activities::study::StudyState;
use crate::formats::words;
use crate::settings::Settings;

impl Share {
    /// The shareable content of a study. Within a variation, its line is the main line of the shared game, so that an
    /// embedded board shows what the person sees.
    pub fn from_study(study: &StudyState, settings: Settings) -> Share {
        let (place, document, shot) = (&study.place, &study.document, Shot::from_study(study));
        let has_plies = place.line().len() > 0;
        let shown = document.with_main_line(study.node());
        let shown = shown.as_ref().unwrap_or(document);
        Share {
            record: has_plies.then(|| document.to_text()),
            game: has_plies.then(|| shown.to_text()),
            plain: has_plies.then(|| words::of_game(place.line().game())),
            packed: has_plies.then(|| document.to_link()).flatten(),
            ply: place.plies(),
            at: place_in(document, place.node()),
            position: shot.position(),
            bottom: study.bottom,
            settings,
        }
    }
}

#[cfg(test)]
mod tests;
