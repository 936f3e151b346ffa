//! Texts about studies of several games.

pub use ansa_texts::chapters::*;

use crate::library::{MAX_CHAPTERS, MAX_STUDIES, StudiesFault, Study};

pub fn name(study: &Study) -> String {
    if study.name.is_empty() { unnamed().to_owned() } else { study.name.clone() }
}

/// A study in the list of all.
pub fn listed(study: &Study) -> String {
    study_of(&name(study), study.games().len())
}

/// Why the studies were not changed.
pub fn fault(fault: StudiesFault) -> String {
    match fault {
        StudiesFault::TooManyStudies => too_many_studies(MAX_STUDIES),
        StudiesFault::TooManyChapters => too_many_chapters(MAX_CHAPTERS),
        StudiesFault::Gone => gone().to_owned(),
    }
}

/// So many games had no room in a study.
pub fn left_out(games: usize) -> String {
    no_room(games, MAX_CHAPTERS)
}
