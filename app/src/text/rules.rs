//! How the game is played, in short sentences.

use ansa_core::Role;

/// Name of the page's rules.
pub(crate) const TITLE: &str = "How to play";
/// The goal, above the pieces.
pub(crate) const GOAL: &str = "Bring one of your rabbits to the far side of the board.";
/// Above the pieces in their order.
pub(crate) const STRENGTH: &str = "The pieces, strongest first";

/// A picture beside a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Picture {
    /// A horse and where it can step.
    Steps,
    /// An elephant, a cat, and where it can be pushed.
    Push,
    /// A frozen cat.
    Frozen,
    /// A rabbit lost in a trap, a friend not quite beside it.
    Trap,
}

/// One thing to know.
pub(crate) struct Rule {
    /// Its heading.
    pub(crate) name: &'static str,
    /// What it says.
    pub(crate) says: &'static str,
    /// What is shown beside it.
    pub(crate) picture: Option<Picture>,
}

/// What there is to know, in the order in which one needs it.
pub(crate) const RULES: [Rule; 5] = [
    Rule {
        name: "Four steps",
        says: "A turn is one to four steps, of one piece or of several. A step goes to a free square ahead, behind or \
               beside. Rabbits never step back.",
        picture: Some(Picture::Steps),
    },
    Rule {
        name: "Push and pull",
        says: "A stronger piece moves a weaker enemy beside it, for two steps. Push: the enemy goes first, yours takes \
               its place. Pull: yours goes first, the enemy takes its place.",
        picture: Some(Picture::Push),
    },
    Rule {
        name: "Frozen",
        says: "A piece beside a stronger enemy is frozen: it can’t step. A friend beside it sets it free.",
        picture: Some(Picture::Frozen),
    },
    Rule {
        name: "Traps",
        says: "A piece on one of the four traps is lost unless a friend stands beside it.",
        picture: Some(Picture::Trap),
    },
    Rule {
        name: "Other ways to win",
        says: "Your opponent has no rabbits left, or can’t make a turn. A turn may not bring the same position for the \
               third time.",
        picture: None,
    },
];

/// A role and how many of it each side has: “elephant”, “2 horses”.
pub(crate) fn count_of(role: Role) -> String {
    match role.count_at_start() {
        1 => role.name().to_owned(),
        count => format!("{count} {}s", role.name()),
    }
}
