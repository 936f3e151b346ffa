//! The rules of the game, each with what shows it.

use super::diagram::Diagram;
use super::diagrams::rules;

/// A rule, in the order in which a newcomer needs them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameRule {
    Goal,
    Pieces,
    Setup,
    Steps,
    Rabbits,
    Push,
    Pull,
    Freezing,
    Unfreezing,
    Traps,
    OwnLosses,
    EndOfTurn,
    Repetition,
    Elimination,
    Immobilisation,
    Order,
    Time,
}

impl GameRule {
    /// All rules, in their order.
    pub const ALL: [GameRule; 17] = [
        GameRule::Goal,
        GameRule::Pieces,
        GameRule::Setup,
        GameRule::Steps,
        GameRule::Rabbits,
        GameRule::Push,
        GameRule::Pull,
        GameRule::Freezing,
        GameRule::Unfreezing,
        GameRule::Traps,
        GameRule::OwnLosses,
        GameRule::EndOfTurn,
        GameRule::Repetition,
        GameRule::Elimination,
        GameRule::Immobilisation,
        GameRule::Order,
        GameRule::Time,
    ];

    /// The name in addresses, in references and in HTML. Not shown to users.
    pub const fn key(self) -> &'static str {
        match self {
            GameRule::Goal => "goal",
            GameRule::Pieces => "pieces",
            GameRule::Setup => "setup",
            GameRule::Steps => "steps",
            GameRule::Rabbits => "rabbits",
            GameRule::Push => "push",
            GameRule::Pull => "pull",
            GameRule::Freezing => "freezing",
            GameRule::Unfreezing => "unfreezing",
            GameRule::Traps => "traps",
            GameRule::OwnLosses => "own-losses",
            GameRule::EndOfTurn => "end-of-turn",
            GameRule::Repetition => "repetition",
            GameRule::Elimination => "elimination",
            GameRule::Immobilisation => "immobilisation",
            GameRule::Order => "order",
            GameRule::Time => "time",
        }
    }

    /// The rule with this key.
    pub fn from_key(key: &str) -> Option<GameRule> {
        GameRule::ALL.into_iter().find(|rule| rule.key() == key)
    }

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
