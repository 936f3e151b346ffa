//! Texts of the engine on the study screen.

use ansa_core::record::GoldScore;

use super::part::words;

words! { StudyEngineWords {
    /// The name of the engine, and of its switch.
    engine,
    /// The switch in full.
    toggle_long,
    /// A score, short.
    score(score: GoldScore),
    /// A score in full.
    score_title(score: GoldScore),
    /// The chances of both sides; gold’s in percent.
    chance(gold: u32),
    /// How deep the engine has searched.
    depth(depth: u8),
    /// The button that searches for longer.
    deeper,
    /// The same in full.
    deeper_long,
    /// The button for one line less.
    fewer_lines,
    /// The button for one line more.
    more_lines,
    /// The tooltip of a line.
    play_line,
} }
