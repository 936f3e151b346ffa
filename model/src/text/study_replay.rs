//! Texts of the replay in the study.

use crate::activities::study::ReplayPace;
pub use ansa_texts::study_replay::*;

pub fn pace_name(pace: ReplayPace) -> String {
    match pace {
        ReplayPace::Recorded(1) => as_recorded().to_owned(),
        ReplayPace::Recorded(times) => times_faster(times),
        ReplayPace::Fixed(seconds) => seconds_a_turn(seconds),
    }
}
