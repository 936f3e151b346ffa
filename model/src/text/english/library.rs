//! Texts about saved games, in English.

use ansa_board::text::{outcome, sentence, side};

use super::count::EnglishCount;
use crate::text::library::LibraryWords;
use crate::text::locale::{date, whole};

pub(in crate::text) static LIBRARY: LibraryWords = LibraryWords {
    games: "Games",
    games_long: "Saved games",
    no_answer: "it did not respond",
    store_forbidden: "This browser does not let the page store anything, perhaps because the window is private. \
    The game will be lost when you close the page.",
    store_full: "The browser’s storage is full, so the game is not being saved. Delete games that you do \
    not need; you can export them first.",
    saved_without_analysis: "The browser’s storage is full. The game is saved, but the engine’s analysis of it \
    is not. Delete games that you do not need; you can export them first.",
    store_later: "A newer version of this page has been opened, and this one can no longer save games. \
    Reload the page.",
    elsewhere: "This game is open in another tab.",
    gone: "The game no longer exists. It may have been deleted in another tab.",
    download_refused: "The browser did not let the page create a file.",
    unknown_quarantined: "it was set aside by another version of this page",
    no_entry: "its entry in the list is missing",
    continue_here: "Continue here",
    see_games: "View saved games",
    reload: "Reload the page",
    search: "Search",
    search_hint: "Name, player or result",
    none: "No saved games yet. Every game that you play is saved here automatically.",
    none_found: "No saved games match your search.",
    loading: "Loading saved games…",
    on_board: "On the board now",
    rename: "Rename",
    save_name: "Save name",
    keep_name: "Cancel",
    name: "Name of the game",
    name_help: "Leave it empty to use the default name.",
    export: "Export record",
    delete: "Delete",
    undo: "Undo",
    export_all: "Export all",
    import: "Import…",
    import_help: "You can import exported files, records and archive files. You can also drop them on this window.",
    quarantine: "Set aside",
    quarantine_help: "These could not be read. They are kept unchanged; a later version of this page may be \
    able to read them.",
    export_quarantined: "Export",
    not_persistent: "The browser may delete saved games when the disk is full. Export the games that you want to keep.",
    tabs_unknown: "This browser can’t tell whether a game is open in another tab. If you open it here, it stops there.",
    file_name: "ansa-games",
    store_failed: |message| {
        format!(
            "The browser could not save the game ({message}). Copy the record with Share, or reload the page."
        )
    },
    game_unwritten: |reason| {
        format!("The page could not save the game: {reason}. Copy the record with Share.")
    },
    file_unwritten: |reason| format!("The page could not create the file: {reason}."),
    name_people: |begun| format!("Two people, {}", date(begun)),
    name_computer: |opponent, begun| format!("You and {opponent}, {}", date(begun)),
    name_computers: |gold, silver, begun| format!("{gold} and {silver}, {}", date(begun)),
    over: |over, turns| format!("{} {}", outcome(over), sentence(&self::turns(turns))),
    to_move: |of, turns| format!("{} to move, {}.", side(of), self::turns(turns)),
    to_set_up: |of| format!("{} to set up.", side(of)),
    changed_today: "Changed today",
    changed_on: |day| format!("Changed on {}", date(day)),
    game_count,
    games_found: |found, all| format!("{} of {}", whole(found as u64), game_count(all)),
    more: |left| format!("Show more ({} left)", whole(left as u64)),
    of_game: |what, name| format!("{what}: {name}"),
    deleted: |name| format!("“{name}” was deleted."),
    none_added: "No game was added.",
    added: |count| EnglishCount { one: "{} game was added.", other: "{} games were added." }.of(count as u64),
    known: |count| {
        EnglishCount { one: "{} was already here.", other: "{} were already here." }.of(count as u64)
    },
    unreadable_count: |count| format!("{} could not be read:", whole(count as u64)),
    // A file name keeps its lowercase initial.
    file_failed: |file, reason| format!("{file}: {reason}."),
    game_failed: |file, number, reason| format!("{file}, game {number}: {reason}."),
    named_game_failed: |file, name, reason| format!("{file}, “{name}”: {reason}."),
    line_failed: |file, line, reason| format!("{file}, line {line}: {reason}."),
    row_failed: |file, line, game, reason| format!("{file}, line {line}, game {game}: {reason}."),
    more_failures: |count| format!("And {} more.", whole(count as u64)),
    could_not_be_read: "It could not be read.",
    game_unreadable: |reason| format!("The game can’t be read: {reason}. It was set aside, not deleted."),
    opened_in_part: |reason| {
        format!(
            "This game breaks the rules: {reason}. It was opened up to there; the rest is kept in a comment."
        )
    },
    in_part: |reason| format!("imported up to an error: {reason}"),
};

fn game_count(count: usize) -> String {
    EnglishCount { one: "{} game", other: "{} games" }.of(count as u64)
}

fn turns(count: usize) -> String {
    match count {
        0 => "no turns yet".to_owned(),
        count => EnglishCount { one: "{} turn", other: "{} turns" }.of(count as u64),
    }
}
