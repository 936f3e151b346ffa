//! The rules in short sentences.

use ansa_core::Role;

use super::part::words;

words! { RulesWords {
    /// The title.
    title,
    /// The goal, shown above the pieces.
    goal,
    /// The heading of the pieces.
    strength,
    /// The heading of a rule.
    steps,
    /// Its text.
    steps_says,
    /// The heading of a rule.
    push,
    /// Its text.
    push_says,
    /// The heading of a rule.
    frozen,
    /// Its text.
    frozen_says,
    /// The heading of a rule.
    traps,
    /// Its text.
    traps_says,
    /// The heading of a rule.
    other_ways,
    /// Its text.
    other_ways_says,
    /// A role and its number of pieces per side: “elephant”, “2 horses”.
    count_of(role: Role),
} }

/// A picture beside a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Picture {
    /// A horse and its possible steps.
    Steps,
    /// An elephant, a cat, and where the cat can be pushed.
    Push,
    /// A frozen cat.
    Frozen,
    /// A rabbit captured in a trap, with a friend not quite beside it.
    Trap,
}

pub(crate) struct Rule {
    /// Its heading.
    pub(crate) name: &'static str,
    /// Its text.
    pub(crate) says: &'static str,
    pub(crate) picture: Option<Picture>,
}

/// All rules, in the order in which a newcomer needs them.
pub(crate) fn rules() -> [Rule; 5] {
    [
        Rule { name: steps(), says: steps_says(), picture: Some(Picture::Steps) },
        Rule { name: push(), says: push_says(), picture: Some(Picture::Push) },
        Rule { name: frozen(), says: frozen_says(), picture: Some(Picture::Frozen) },
        Rule { name: traps(), says: traps_says(), picture: Some(Picture::Trap) },
        Rule { name: other_ways(), says: other_ways_says(), picture: None },
    ]
}
