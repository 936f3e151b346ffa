//! The rules in short sentences, in English.

use super::count::roles;
use crate::text::rules::RulesWords;

pub(in crate::text) static RULES: RulesWords = RulesWords {
    title: "How to play",
    goal: "To win, bring one of your rabbits to the far side of the board.",
    strength: "The pieces, strongest first",
    steps: "Four steps",
    steps_says: "A turn is one to four steps, by one piece or several. A step goes to a free square in front, behind or \
        to either side. Rabbits never step backward.",
    push: "Push and pull",
    push_says: "A piece can move a weaker enemy next to it; this takes two steps. Push: the enemy moves first, and your \
        piece takes its place. Pull: your piece moves first, and the enemy takes its place.",
    frozen: "Frozen",
    frozen_says: "A piece next to a stronger enemy is frozen: it can’t step. A friendly piece next to it unfreezes it.",
    traps: "Traps",
    traps_says: "A piece on one of the four traps is captured unless a friendly piece is next to it.",
    other_ways: "Other ways to win",
    other_ways_says: "You also win if your opponent has no rabbits left or has no legal turn. A turn may not repeat a position \
        for the third time.",

    count_of: |role| match role.count_at_start() {
        1 => role.name().to_owned(),
        count => roles(role, count.into()),
    },
};
