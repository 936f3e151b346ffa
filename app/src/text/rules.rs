//! The rules in short sentences.

use ansa_core::Role;

/// The title.
pub(crate) const TITLE: &str = "How to play";
/// The goal, shown above the pieces.
pub(crate) const GOAL: &str = "To win, bring one of your rabbits to the far side of the board.";
/// The heading of the pieces.
pub(crate) const STRENGTH: &str = "The pieces, strongest first";

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
pub(crate) const RULES: [Rule; 5] = [
    Rule {
        name: "Four steps",
        says: "A turn is one to four steps, by one piece or several. A step goes to a free square in front, behind or \
               to either side. Rabbits never step backward.",
        picture: Some(Picture::Steps),
    },
    Rule {
        name: "Push and pull",
        says: "A piece can move a weaker enemy next to it; this takes two steps. Push: the enemy moves first, and your \
               piece takes its place. Pull: your piece moves first, and the enemy takes its place.",
        picture: Some(Picture::Push),
    },
    Rule {
        name: "Frozen",
        says: "A piece next to a stronger enemy is frozen: it can’t step. A friendly piece next to it unfreezes it.",
        picture: Some(Picture::Frozen),
    },
    Rule {
        name: "Traps",
        says: "A piece on one of the four traps is captured unless a friendly piece is next to it.",
        picture: Some(Picture::Trap),
    },
    Rule {
        name: "Other ways to win",
        says: "You also win if your opponent has no rabbits left or has no legal turn. A turn may not repeat a position \
               for the third time.",
        picture: None,
    },
];

/// A role and its number of pieces per side: “elephant”, “2 horses”.
pub(crate) fn count_of(role: Role) -> String {
    match role.count_at_start() {
        1 => role.name().to_owned(),
        count => format!("{count} {}s", role.name()),
    }
}
