//! The names of the lessons, in the order of the course.

use core::fmt;
use core::str::FromStr;

/// A lesson.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LessonName {
    Steps,
    Push,
    Traps,
    Rabbits,
    Goal,
    Freezing,
    Pull,
    Captures,
    Ends,
    Setup,
    Worth,
    FalseProtection,
    TrapControl,
    Elephant,
    HorseHostage,
    CamelHostage,
    Frames,
    Phalanx,
    Fence,
    RabbitAdvance,
    GoalThreats,
    Defence,
    Races,
    Blockade,
}

/// An address names no lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLesson;

impl LessonName {
    /// All lessons, in the order of the course.
    pub const ALL: [LessonName; 24] = [
        LessonName::Steps,
        LessonName::Push,
        LessonName::Traps,
        LessonName::Rabbits,
        LessonName::Goal,
        LessonName::Freezing,
        LessonName::Pull,
        LessonName::Captures,
        LessonName::Ends,
        LessonName::Setup,
        LessonName::Worth,
        LessonName::FalseProtection,
        LessonName::TrapControl,
        LessonName::Elephant,
        LessonName::HorseHostage,
        LessonName::CamelHostage,
        LessonName::Frames,
        LessonName::Phalanx,
        LessonName::Fence,
        LessonName::RabbitAdvance,
        LessonName::GoalThreats,
        LessonName::Defence,
        LessonName::Races,
        LessonName::Blockade,
    ];

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

    /// The name in addresses, in the stored progress and in HTML. Not shown to users.
    pub const fn key(self) -> &'static str {
        match self {
            LessonName::Steps => "steps",
            LessonName::Rabbits => "rabbits",
            LessonName::Goal => "goal",
            LessonName::Freezing => "freezing",
            LessonName::Push => "push",
            LessonName::Pull => "pull",
            LessonName::Traps => "traps",
            LessonName::Captures => "captures",
            LessonName::Ends => "ends",
            LessonName::Setup => "setup",
            LessonName::Worth => "worth",
            LessonName::FalseProtection => "false-protection",
            LessonName::TrapControl => "trap-control",
            LessonName::Elephant => "elephant",
            LessonName::HorseHostage => "horse-hostage",
            LessonName::CamelHostage => "camel-hostage",
            LessonName::Frames => "frames",
            LessonName::Phalanx => "phalanx",
            LessonName::Fence => "fence",
            LessonName::RabbitAdvance => "rabbit-advance",
            LessonName::GoalThreats => "goal-threats",
            LessonName::Defence => "defence",
            LessonName::Races => "races",
            LessonName::Blockade => "blockade",
        }
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
