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
    /// The last lesson about the rules. Whoever knows them can play.
    pub const LAST_BASIC: LessonName = LessonName::Setup;

    /// Whether a first game is offered after the lesson: from the third one on, because whoever has captured a piece wants
    /// to play, and the coach of that game tells the rest.
    pub fn offers_game(self) -> bool {
        (LessonName::Traps..=LessonName::LAST_BASIC).contains(&self)
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
