//! What belongs to a term: other terms, the place and the lesson that explain it, and a diagram.

use super::diagram::Diagram;
use super::diagrams::{rules, terms};
use super::game_rule::GameRule;
use super::glossary_term::GlossaryTerm;
use super::manual_section::ManualPlace;
use super::manual_section::ManualSection;
use crate::activities::lesson::LessonName;

impl GlossaryTerm {
    /// Terms to read next.
    pub const fn related(self) -> &'static [GlossaryTerm] {
        use GlossaryTerm as T;
        match self {
            T::Archive => &[T::Record],
            T::AwayTrap => &[T::HomeTrap, T::TrapControl, T::Swarm],
            T::Blockade => &[T::Frame, T::Phalanx],
            T::CamelHostage => &[T::Hostage, T::Rotation],
            T::Capture => &[T::Trap, T::TrapGuard, T::CaptureThreat],
            T::CaptureThreat => &[T::Threat, T::Fork],
            T::DecentralisedElephant => &[T::Blockade, T::TrapControl],
            T::Elimination => &[T::Immobilisation, T::Goal],
            T::FalseProtection => &[T::TrapGuard, T::Trap],
            T::Fence => &[T::Phalanx, T::Goal],
            T::Flag => &[T::Reserve, T::TimeControl],
            T::Fork => &[T::Threat, T::CaptureThreat, T::GoalThreat],
            T::Frame => &[T::Hostage, T::Blockade, T::TrapGuard],
            T::Freeze => &[T::Unfreeze, T::Hostage],
            T::Glyph => &[T::Mistake, T::Variation],
            T::Goal => &[T::GoalThreat, T::Race],
            T::GoalThreat => &[T::Goal, T::Threat, T::Race],
            T::Handicap => &[T::Setup],
            T::HomeTrap => &[T::AwayTrap, T::TrapControl],
            T::Hostage => &[T::CamelHostage, T::Freeze, T::Rotation],
            T::Immobilisation => &[T::Elimination, T::Blockade],
            T::Level => &[T::Rating],
            T::Line => &[T::Variation, T::WinningChances],
            T::Mistake => &[T::WinningChances, T::Glyph],
            T::Notation => &[T::Record, T::Step],
            T::Phalanx => &[T::Push, T::Fence],
            T::Plan => &[T::Variation, T::Takeback],
            T::Ply => &[T::Turn, T::Setup],
            T::Position => &[T::Repetition, T::Turn],
            T::Pull => &[T::Push, T::Step],
            T::Push => &[T::Pull, T::Phalanx],
            T::Race => &[T::Goal, T::GoalThreat],
            T::Rating => &[T::Level],
            T::Record => &[T::Notation, T::Archive, T::Variation],
            T::Repetition => &[T::Position, T::Turn],
            T::Reserve => &[T::TimeControl, T::Flag],
            T::Rotation => &[T::Hostage, T::CamelHostage],
            T::Setup => &[T::Ply, T::Handicap],
            T::Side => &[T::Turn, T::HomeTrap],
            T::Step => &[T::Turn, T::Push, T::Pull],
            T::Swarm => &[T::AwayTrap, T::Freeze],
            T::Takeback => &[T::Plan],
            T::Threat => &[T::GoalThreat, T::CaptureThreat, T::Fork],
            T::TimeControl => &[T::Reserve, T::Flag],
            T::Trap => &[T::Capture, T::TrapGuard, T::HomeTrap],
            T::TrapControl => &[T::Trap, T::TrapGuard],
            T::TrapGuard => &[T::Trap, T::FalseProtection],
            T::Turn => &[T::Step, T::Ply],
            T::Unfreeze => &[T::Freeze],
            T::Variation => &[T::Record, T::Line, T::Plan],
            T::WinningChances => &[T::Mistake, T::Line],
        }
    }

    /// The rule or the section that explains the term.
    pub const fn place(self) -> Option<ManualPlace> {
        use GlossaryTerm as T;
        Some(match self {
            T::Capture | T::Trap => ManualPlace::Rule(GameRule::Traps),
            T::TrapGuard => ManualPlace::Rule(GameRule::OwnLosses),
            T::Elimination => ManualPlace::Rule(GameRule::Elimination),
            T::Freeze => ManualPlace::Rule(GameRule::Freezing),
            T::Unfreeze => ManualPlace::Rule(GameRule::Unfreezing),
            T::Goal => ManualPlace::Rule(GameRule::Goal),
            T::Immobilisation => ManualPlace::Rule(GameRule::Immobilisation),
            T::Pull => ManualPlace::Rule(GameRule::Pull),
            T::Push => ManualPlace::Rule(GameRule::Push),
            T::Repetition => ManualPlace::Rule(GameRule::Repetition),
            T::Setup => ManualPlace::Rule(GameRule::Setup),
            T::Step | T::Turn => ManualPlace::Rule(GameRule::Steps),
            T::Flag | T::Reserve => ManualPlace::Rule(GameRule::Time),
            T::TimeControl => ManualPlace::Section(ManualSection::Clocks),
            T::Archive | T::Record => ManualPlace::Section(ManualSection::Games),
            T::Glyph | T::Variation => ManualPlace::Section(ManualSection::Variations),
            T::Line | T::WinningChances | T::Threat => ManualPlace::Section(ManualSection::Engine),
            T::Mistake => ManualPlace::Section(ManualSection::Mistakes),
            T::Level | T::Handicap => ManualPlace::Section(ManualSection::Opponents),
            T::Notation => ManualPlace::Section(ManualSection::Typing),
            T::Plan | T::Takeback => ManualPlace::Section(ManualSection::Planning),
            T::Position => ManualPlace::Section(ManualSection::Editor),
            T::Rating => ManualPlace::Section(ManualSection::Puzzles),
            T::TrapControl | T::CaptureThreat | T::GoalThreat => {
                ManualPlace::Section(ManualSection::Overlays)
            }
            _ => return None,
        })
    }

    /// The lesson about it.
    pub const fn lesson(self) -> Option<LessonName> {
        use GlossaryTerm as T;
        Some(match self {
            T::Step | T::Turn => LessonName::Steps,
            T::Goal => LessonName::Goal,
            T::Freeze | T::Unfreeze => LessonName::Freezing,
            T::Push => LessonName::Push,
            T::Pull => LessonName::Pull,
            T::Trap | T::TrapGuard => LessonName::Traps,
            T::Capture | T::CaptureThreat => LessonName::Captures,
            T::Elimination | T::Immobilisation | T::Position => LessonName::Ends,
            T::Setup => LessonName::Setup,
            T::FalseProtection => LessonName::FalseProtection,
            T::TrapControl | T::HomeTrap | T::AwayTrap => LessonName::TrapControl,
            T::DecentralisedElephant => LessonName::Elephant,
            T::Hostage => LessonName::HorseHostage,
            T::CamelHostage => LessonName::CamelHostage,
            T::Frame => LessonName::Frames,
            T::Phalanx => LessonName::Phalanx,
            T::Fence => LessonName::Fence,
            T::GoalThreat | T::Fork => LessonName::GoalThreats,
            T::Race => LessonName::Races,
            T::Blockade => LessonName::Blockade,
            _ => return None,
        })
    }

    /// A picture of it.
    pub const fn diagram(self) -> Option<&'static Diagram> {
        use GlossaryTerm as T;
        Some(match self {
            T::AwayTrap => &terms::AWAY_TRAPS,
            T::Blockade => &terms::BLOCKADE,
            T::CamelHostage => &terms::CAMEL_HOSTAGE,
            T::Capture | T::Trap => &rules::TRAPS,
            T::CaptureThreat => &terms::CAPTURE_THREAT,
            T::DecentralisedElephant => &terms::DECENTRALISED_ELEPHANT,
            T::Elimination => &rules::ELIMINATION,
            T::FalseProtection => &terms::FALSE_PROTECTION,
            T::Fence => &terms::FENCE,
            T::Fork => &terms::FORK,
            T::Frame => &terms::FRAME,
            T::Freeze => &rules::FREEZING,
            T::Goal => &rules::GOAL,
            T::GoalThreat => &terms::GOAL_THREAT,
            T::HomeTrap => &terms::HOME_TRAPS,
            T::Hostage => &terms::HOSTAGE,
            T::Immobilisation => &rules::IMMOBILISATION,
            T::Phalanx => &terms::PHALANX,
            T::Pull => &rules::PULL,
            T::Push => &rules::PUSH,
            T::Race => &terms::RACE,
            T::Repetition => &rules::REPETITION,
            T::Rotation => &terms::ROTATION,
            T::Setup => &rules::SETUP,
            T::Step | T::Turn => &rules::STEPS,
            T::Swarm => &terms::SWARM,
            T::TrapControl => &terms::TRAP_CONTROL,
            T::TrapGuard => &terms::TRAP_GUARD,
            T::Unfreeze => &rules::UNFREEZING,
            _ => return None,
        })
    }
}
