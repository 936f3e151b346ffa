//! The names of tags and commands that have numbers in a link. The order is a part of the format.

/// The names of tags.
pub(super) const TAGS: [&str; 17] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Gold",
    "Silver",
    "GoldRating",
    "SilverRating",
    "TimeControl",
    "PlyCount",
    "Result",
    "ResultCode",
    "Annotator",
    "GoldHandicap",
    "SilverHandicap",
    "Rules",
    "Position",
];

/// The index of the tag whose value is the starting position.
pub(super) const POSITION: usize = 16;

/// The names of commands in comments.
pub(super) const COMMANDS: [&str; 6] = ["emt", "clk", "eval", "cal", "csl", "unread"];

/// The commands that are times: the first ones.
pub(super) const TIMES: usize = 2;
