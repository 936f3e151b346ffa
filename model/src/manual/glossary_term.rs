//! The terms of the glossary.

/// Declares the terms with their keys.
macro_rules! terms {
    ($($term:ident = $key:literal,)*) => {
        /// A term of the glossary.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GlossaryTerm {
            $(
                #[doc = concat!("`", $key, "`.")]
                $term,
            )*
        }

        impl GlossaryTerm {
            /// All terms. The glossary sorts them by their names, which differ between languages.
            pub const ALL: &[GlossaryTerm] = &[$(GlossaryTerm::$term,)*];

            /// The name in addresses, in references and in HTML. Not shown to users.
            pub const fn key(self) -> &'static str {
                match self {
                    $(GlossaryTerm::$term => $key,)*
                }
            }
        }
    };
}

terms! {
    Archive = "archive",
    AwayTrap = "away-trap",
    Blockade = "blockade",
    CamelHostage = "camel-hostage",
    Capture = "capture",
    CaptureThreat = "capture-threat",
    DecentralisedElephant = "decentralised-elephant",
    Elimination = "elimination",
    FalseProtection = "false-protection",
    Fence = "fence",
    Flag = "flag",
    Fork = "fork",
    Frame = "frame",
    Freeze = "freeze",
    Glyph = "glyph",
    Goal = "goal",
    GoalThreat = "goal-threat",
    Handicap = "handicap",
    HomeTrap = "home-trap",
    Hostage = "hostage",
    Immobilisation = "immobilisation",
    Level = "level",
    Line = "line",
    Mistake = "mistake",
    Notation = "notation",
    Phalanx = "phalanx",
    Plan = "plan",
    Ply = "ply",
    Position = "position",
    Pull = "pull",
    Push = "push",
    Race = "race",
    Rating = "rating",
    Record = "record",
    Repetition = "repetition",
    Reserve = "reserve",
    Rotation = "rotation",
    Setup = "setup",
    Side = "side",
    Step = "step",
    Swarm = "swarm",
    Takeback = "takeback",
    Threat = "threat",
    TimeControl = "time-control",
    Trap = "trap",
    TrapControl = "trap-control",
    TrapGuard = "trap-guard",
    Turn = "turn",
    Unfreeze = "unfreeze",
    Variation = "variation",
    WinningChances = "winning-chances",
}

impl GlossaryTerm {
    /// The term with this key.
    pub fn from_key(key: &str) -> Option<GlossaryTerm> {
        GlossaryTerm::ALL.iter().copied().find(|term| term.key() == key)
    }
}
