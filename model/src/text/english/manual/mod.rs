//! The user guide, in English.

mod learning;
mod page;
mod playing;
mod studying;

use super::count::EnglishCount;
use crate::text::manual::ManualWords;

pub(in crate::text) static MANUAL: ManualWords = ManualWords {
    about: "How everything on this page works.",
    search: "Search the guide",
    search_example: "pull, clock, archive …",
    found: |count| EnglishCount { one: "{} place found", other: "{} places found" }.of(count.into()),
    none_found: "Nothing found. Try another word, or the beginning of one.",
    results: "Places found",
    rule: "Rule",
    section: "Guide",
    term: "Term",
    rules_say: "Every rule, with a picture that moves",
    glossary_says: "The words of the game and of this page",
    before: |title| format!("Before: {title}"),
    after: |title| format!("Next: {title}"),
    to_list: "All sections",
    playing: "Playing",
    studying: "Studying",
    learning: "Learning",
    page: "The page",
    start: playing::START,
    opponents: playing::OPPONENTS,
    setting_up: playing::SETTING_UP,
    turns: playing::TURNS,
    typing: playing::TYPING,
    planning: playing::PLANNING,
    clocks: playing::CLOCKS,
    games: playing::GAMES,
    study: studying::STUDY,
    variations: studying::VARIATIONS,
    engine: studying::ENGINE,
    mistakes: studying::MISTAKES,
    overlays: studying::OVERLAYS,
    editor: studying::EDITOR,
    statistics: studying::STATISTICS,
    lessons: learning::LESSONS,
    puzzles: learning::PUZZLES,
    sharing: page::SHARING,
    embedding: page::EMBEDDING,
    settings: page::SETTINGS,
    keys: page::KEYS,
    accessibility: page::ACCESSIBILITY,
    privacy: page::PRIVACY,
    problems: page::PROBLEMS,
};
