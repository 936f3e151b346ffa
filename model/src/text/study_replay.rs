//! Texts of the replay in the study.

use super::part::words;
use crate::activities::study::ReplayPace;

words! { StudyReplayWords {
    /// The name of the group.
    replay,
    /// The button that starts the replay.
    play,
    /// The same in full.
    play_long,
    /// The button that pauses it.
    pause,
    /// The same in full.
    pause_long,
    /// The name of the choice of the pace.
    pace,
    /// The recorded times.
    as_recorded,
    /// The recorded times, so many times as fast.
    times_faster(times: u64),
    /// So many seconds for each turn.
    seconds_a_turn(seconds: u64),
    /// How long the person waits for the next turn, in seconds.
    wait(seconds: u64),
} }

/// The name of a pace.
pub fn pace_name(pace: ReplayPace) -> String {
    match pace {
        ReplayPace::Recorded(1) => as_recorded().to_owned(),
        ReplayPace::Recorded(times) => times_faster(times.into()),
        ReplayPace::Fixed(seconds) => seconds_a_turn(seconds.into()),
    }
}

/// How long the person waits for the next turn, in seconds.
pub fn next_after(seconds: u32) -> String {
    wait(seconds.into())
}
