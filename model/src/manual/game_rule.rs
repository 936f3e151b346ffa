//! The rules of the game, each with what shows it.

use super::diagram::Diagram;
use super::diagrams::rules;
use crate::keyed::keyed;

keyed! {
    /// A rule, in the order in which a newcomer needs them.
    GameRule {
        Goal = "goal",
        Pieces = "pieces",
        Setup = "setup",
        Steps = "steps",
        Rabbits = "rabbits",
        Push = "push",
        Pull = "pull",
        Freezing = "freezing",
        Unfreezing = "unfreezing",
        Traps = "traps",
        OwnLosses = "own-losses",
        EndOfTurn = "end-of-turn",
        Repetition = "repetition",
        Elimination = "elimination",
        Immobilisation = "immobilisation",
        Order = "order",
        Time = "time",
    }
}

impl GameRule {
    /// The picture of the rule. The pieces have a picture of another kind, and time can't be seen on a board.
    pub const fn diagram(self) -> Option<&'static Diagram> {
        match self {
            GameRule::Pieces | GameRule::Time => None,
            GameRule::Goal => Some(&rules::GOAL),
            GameRule::Setup => Some(&rules::SETUP),
            GameRule::Steps => Some(&rules::STEPS),
            GameRule::Rabbits => Some(&rules::RABBITS),
            GameRule::Push => Some(&rules::PUSH),
            GameRule::Pull => Some(&rules::PULL),
            GameRule::Freezing => Some(&rules::FREEZING),
            GameRule::Unfreezing => Some(&rules::UNFREEZING),
            GameRule::Traps => Some(&rules::TRAPS),
            GameRule::OwnLosses => Some(&rules::OWN_LOSSES),
            GameRule::EndOfTurn => Some(&rules::END_OF_TURN),
            GameRule::Repetition => Some(&rules::REPETITION),
            GameRule::Elimination => Some(&rules::ELIMINATION),
            GameRule::Immobilisation => Some(&rules::IMMOBILISATION),
            GameRule::Order => Some(&rules::ORDER),
        }
    }
}
