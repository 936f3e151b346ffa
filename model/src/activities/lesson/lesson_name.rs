//! The names of the lessons, in the order of the course.

use core::fmt;
use core::str::FromStr;

use crate::keyed::keyed;

keyed! {
    #[derive(PartialOrd, Ord)]
    LessonName {
        Steps = "steps",
        Push = "push",
        Traps = "traps",
        Rabbits = "rabbits",
        Goal = "goal",
        Freezing = "freezing",
        Pull = "pull",
        Captures = "captures",
        Ends = "ends",
        Setup = "setup",
        Worth = "worth",
        FalseProtection = "false-protection",
        TrapControl = "trap-control",
        Elephant = "elephant",
        HorseHostage = "horse-hostage",
        CamelHostage = "camel-hostage",
        Frames = "frames",
        Phalanx = "phalanx",
        Fence = "fence",
        RabbitAdvance = "rabbit-advance",
        GoalThreats = "goal-threats",
        Defence = "defence",
        Races = "races",
        Blockade = "blockade",
    }
}

/// An address names no lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLesson;

impl LessonName {
    /// The last lesson about the rules. Whoever knows them can play well.
    pub const LAST_BASIC: LessonName = LessonName::Setup;

    /// The last lesson that a first game needs: how to win, to step, to push and to capture. The page promises to teach
    /// that in five minutes. The coach of that game and its messages tell the rest.
    pub const ENOUGH_TO_PLAY: LessonName = LessonName::Traps;

    /// Whether a first game is offered after the lesson.
    pub fn offers_game(self) -> bool {
        (LessonName::ENOUGH_TO_PLAY..=LessonName::LAST_BASIC).contains(&self)
    }

    /// Whether a first game is what should follow the lesson.
    pub fn leads_to_game(self) -> bool {
        [LessonName::ENOUGH_TO_PLAY, LessonName::LAST_BASIC].contains(&self)
    }

    /// The number of the lesson among those about the rules, or else among those about strategy, and how many these are.
    pub fn place(self) -> (usize, usize) {
        let like_this = |other: &LessonName| other.is_basic() == self.is_basic();
        let among = LessonName::ALL.into_iter().filter(like_this);
        (among.clone().filter(|&other| other <= self).count(), among.count())
    }

    /// Whether the lesson is about the rules, and not about strategy.
    pub fn is_basic(self) -> bool {
        self <= LessonName::LAST_BASIC
    }

    /// The lesson that follows; `None` after the last.
    pub fn next(self) -> Option<LessonName> {
        LessonName::ALL.into_iter().find(|&other| other > self)
    }
}

impl fmt::Display for LessonName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for LessonName {
    type Err = UnknownLesson;

    fn from_str(key: &str) -> Result<LessonName, UnknownLesson> {
        LessonName::ALL.into_iter().find(|lesson| lesson.key() == key).ok_or(UnknownLesson)
    }
}
