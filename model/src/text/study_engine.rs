//! Texts of the engine on the study screen.

use ansa_core::Side;
use ansa_core::record::GoldScore;

use super::part::words;
use crate::activities::study::NoThreat;

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
    /// The button that shows what the other side threatens.
    threat,
    /// The same in full.
    threat_long,
    /// What is searched while the threat of a side is shown.
    threat_of(side: Side),
    /// What is searched while a turn has begun; so many steps were made.
    completes(steps: u32),
    /// No legal turn begins with the steps made.
    dead_end,
    /// No threat, because no side has a turn here.
    no_threat_no_turn,
    /// No threat, because a push is unfinished.
    no_threat_push,
    /// No threat, because the game would be over.
    no_threat_over,
    /// The announcement of a threat, before the engine has found it.
    threat_shown(side: Side),
    /// The announcement that the threat is no longer shown.
    threat_hidden,
    /// The announcement of what a side threatens, in words.
    threatens(side: Side, steps: &str),
} }

/// Why no threat can be shown.
pub fn no_threat(refusal: NoThreat) -> &'static str {
    match refusal {
        NoThreat::NoTurn => no_threat_no_turn(),
        NoThreat::PushUnfinished => no_threat_push(),
        NoThreat::Over => no_threat_over(),
    }
}
