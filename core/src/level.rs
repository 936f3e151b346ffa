//! The eleven playing strengths of the engine.
//!
//! A level is a set of search limits. Fewer nodes and less depth make the search more short-sighted, and noise in the
//! evaluation makes weak levels err the way people do. The weakest levels also prefer to advance and avoid undoing
//! their last turns, so that their games make progress. No level plays at random, and every level takes a goal that it
//! can reach this turn.
//!
//! ```
//! use ansa_core::Level;
//! assert_eq!(Level::new(3).map(Level::number), Some(3));
//! assert_eq!(Level::new(12), None);
//! ```

use crate::search::time::Budget;
use crate::search::{Limits, PlayStyle, StyleTerm};

/// A playing strength from 1 to 11. A child can beat level 1. Level 11 uses all the time that it is given.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// The time of a turn at level 11, in milliseconds, if nobody gives another: longer than level 10 takes for its nodes,
/// and as long as a person gladly waits.
const USUAL_TIME: u64 = 10_000;

/// The limits of each level, weakest first: nodes, depth in steps, noise in thousandths of a rabbit, progress bias in
/// thousandths of a rabbit for each rank.
///
/// They were tuned by matches: each level is clearly stronger than the one below it (`docs/engine/strength.md` says by
/// how much). At the weak end, one step of depth makes too large a difference. There a greater depth comes with more
/// noise, and the next level has less noise at the same depth. Where a depth is given, it is the effective limit, and
/// the nodes limit only the longest searches. The last levels have no depth limit, and the very last no limit of nodes.
const STRENGTHS: [(Option<u64>, Option<u8>, u32, u32); Level::COUNT] = [
    (Some(250), Some(2), 2_600, 200),
    (Some(600), Some(3), 2_650, 200),
    (Some(600), Some(3), 1_200, 150),
    (Some(1_500), Some(4), 2_100, 0),
    (Some(2_500), Some(4), 700, 0),
    (Some(9_000), Some(5), 1_600, 0),
    (Some(30_000), Some(6), 1_100, 0),
    (Some(100_000), Some(8), 150, 0),
    (Some(500_000), Some(12), 0, 0),
    (Some(2_000_000), None, 0, 0),
    (None, None, 0, 0),
];

/// The rating of each level. Each has as much more than the one below as it won by in matches between neighbours with
/// their styles (`docs/engine/styles.md`). Level 9 won each of these against level 8, so its lead is that without styles
/// (`docs/engine/strength.md`). Level 10 won every game against level 9, so its lead is the least that these games allow.
/// Level 11 has not played the others yet: its lead is an estimate.
const RATINGS: [u16; Level::COUNT] = [1000, 1282, 1497, 1727, 2093, 2445, 2957, 3295, 3931, 4376, 4500];

/// The style of each level, weakest first.
///
/// The points were tuned by matches: as many as change the play clearly and the strength hardly
/// (`docs/engine/styles.md`). Noise hides a style, so noisy levels need more points.
const STYLES: [PlayStyle; Level::COUNT] = [
    PlayStyle::NONE.with(StyleTerm::Runner, 200),
    PlayStyle::NONE.with(StyleTerm::Guards, 200),
    PlayStyle::NONE.with(StyleTerm::Swarm, 150),
    PlayStyle::NONE.with(StyleTerm::Cavalry, 150),
    PlayStyle::NONE.with(StyleTerm::Herd, 40).with(StyleTerm::Guards, 40),
    PlayStyle::NONE.with(StyleTerm::CamelRoom, 200),
    PlayStyle::NONE.with(StyleTerm::Hostages, 200).with(StyleTerm::Guards, 100),
    PlayStyle::NONE.with(StyleTerm::Swarm, -20).with(StyleTerm::Guards, 40),
    PlayStyle::NONE.with(StyleTerm::East, 20),
    PlayStyle::NONE,
    PlayStyle::NONE,
];

impl Level {
    const COUNT: usize = 11;

    /// All levels, weakest first.
    pub const ALL: [Level; Level::COUNT] = {
        let mut all = [Level(1); Level::COUNT];
        let mut index = 0;
        while index < Level::COUNT {
            all[index] = Level(index as u8 + 1);
            index += 1;
        }
        all
    };

    /// The weakest level.
    pub const WEAKEST: Level = Level::ALL[0];

    /// The strongest level.
    pub const STRONGEST: Level = Level::ALL[Level::COUNT - 1];

    /// The level with a number from 1 to 11; `None` for any other number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number as usize <= Level::COUNT { Some(Level(number)) } else { None }
    }

    /// The level's number, from 1 to 11.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The limits of the level's searches. Level 11 has a time: a caller who has another one puts it there.
    #[must_use]
    pub const fn limits(self) -> Limits {
        let (nodes, depth, noise, progress) = STRENGTHS[self.0 as usize - 1];
        let time = if self.is_timed() { Some(Budget::fixed(USUAL_TIME)) } else { None };
        Limits { nodes, time, depth, noise, progress, style: self.style(), lines: 1 }
    }

    /// Whether only time limits the level's searches, so that its turns depend on the machine: level 11.
    #[must_use]
    pub const fn is_timed(self) -> bool {
        STRENGTHS[self.0 as usize - 1].0.is_none()
    }

    /// The level's Elo rating, with level 1 set to 1000. It reflects how the levels do against each other; against
    /// people, the differences may be smaller.
    #[must_use]
    pub const fn rating(self) -> u16 {
        RATINGS[self.0 as usize - 1]
    }

    /// The level's style: what it favours besides winning. The two strongest levels have none.
    #[must_use]
    pub const fn style(self) -> PlayStyle {
        STYLES[self.0 as usize - 1]
    }
}

#[cfg(test)]
mod tests;
