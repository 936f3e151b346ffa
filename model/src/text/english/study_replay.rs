//! Texts of the replay in the study, in English.

use super::count::EnglishCount;
use crate::text::study_replay::StudyReplayWords;

pub(in crate::text) static STUDY_REPLAY: StudyReplayWords = StudyReplayWords {
    replay: "Replay",
    play: "Replay",
    play_long: "Replay the game from here (P)",
    pause: "Pause",
    pause_long: "Pause the replay (P)",
    pace: "Speed of the replay",
    as_recorded: "As recorded",
    times_faster: |times| format!("Recorded ×{times}"),
    seconds_a_turn: |seconds| format!("{seconds} s a turn"),
    wait: |seconds| {
        EnglishCount { one: "Next turn after {} second", other: "Next turn after {} seconds" }.of(seconds)
    },
};
