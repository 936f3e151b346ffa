//! Texts about saved games.

use super::sentence;
use crate::activities::play::saved::SavedError;
use crate::document::Player;
use crate::formats::json::WriteError;
use crate::library::{Date, FilePart, ImportFailure, ImportReport, LibraryEntry};

/// The button that opens the list of saved games, and the list's heading.
pub(crate) const GAMES: &str = "Games";
/// Tooltip of `GAMES`.
pub(crate) const GAMES_LONG: &str = "Saved games";
/// Shown while the page looks for the saved game.
pub(crate) const OPENING: &str = "Opening your game…";
/// The store did not answer in time.
pub(crate) const NO_ANSWER: &str = "it did not respond";
/// There is no store.
pub(crate) const STORE_FORBIDDEN: &str = "This browser does not let the page store anything, perhaps because the window is private. \
    The game will be lost when you close the page.";
/// The store is full.
pub(crate) const STORE_FULL: &str = "The browser’s storage is full, so the game is not being saved. Delete games that you do \
    not need; you can export them first.";
/// A later version has upgraded the store.
pub(crate) const STORE_LATER: &str = "A newer version of this page has been opened, and this one can no longer save games. \
    Reload the page.";
/// Another tab plays the game.
pub(crate) const ELSEWHERE: &str = "This game is open in another tab.";
/// The game is not in the store.
pub(crate) const GONE: &str = "The game no longer exists. It may have been deleted in another tab.";
/// The browser refused a download.
pub(crate) const DOWNLOAD_REFUSED: &str = "The browser did not let the page create a file.";
/// The browser could not read a file.
pub(crate) const FILE_UNREADABLE: &str = "the browser can’t read it";
/// The reason for a quarantined item without a known reason.
pub(crate) const UNKNOWN_QUARANTINED: &str = "it was set aside by another version of this page";
/// The list entry of a game is missing in the store.
pub(crate) const NO_ENTRY: &str = "its entry in the list is missing";
/// The button that takes a game over from another tab.
pub(crate) const CONTINUE_HERE: &str = "Continue here";
/// The button that opens the list when the store is full.
pub(crate) const SEE_GAMES: &str = "View saved games";
/// The button that reloads the page.
pub(crate) const RELOAD: &str = "Reload the page";
/// Accessible name of the search field.
pub(crate) const SEARCH: &str = "Search";
/// Placeholder of the search field.
pub(crate) const SEARCH_HINT: &str = "Name, player or result";
/// Shown if there is no saved game.
pub(crate) const NONE: &str = "No saved games yet. Every game that you play is saved here automatically.";
/// Shown if the search has no results.
pub(crate) const NONE_FOUND: &str = "No saved games match your search.";
/// Shown until the store has answered.
pub(crate) const LOADING: &str = "Loading saved games…";
/// Marks the current game.
pub(crate) const ON_BOARD: &str = "On the board now";
/// The button that starts renaming.
pub(crate) const RENAME: &str = "Rename";
/// The button that saves the new name.
pub(crate) const SAVE_NAME: &str = "Save name";
/// The button that cancels renaming.
pub(crate) const KEEP_NAME: &str = "Cancel";
/// Accessible name of the field for the name.
pub(crate) const NAME: &str = "Name of the game";
/// How to restore the default name.
pub(crate) const NAME_HELP: &str = "Leave it empty to use the default name.";
/// The button that exports the record of a game.
pub(crate) const EXPORT: &str = "Export record";
/// The button that deletes a game.
pub(crate) const DELETE: &str = "Delete";
/// The button that restores the deleted game.
pub(crate) const UNDO: &str = "Undo";
/// The button that exports all games.
pub(crate) const EXPORT_ALL: &str = "Export all";
/// The button that imports games from files.
pub(crate) const IMPORT: &str = "Import…";
/// Which files can be imported.
pub(crate) const IMPORT_HELP: &str =
    "You can import exported files, records and archive files. You can also drop them on this window.";
/// Heading of the quarantine.
pub(crate) const QUARANTINE: &str = "Set aside";
/// Explains the quarantine.
pub(crate) const QUARANTINE_HELP: &str = "These could not be read. They are kept unchanged; a later version of this page may be \
    able to read them.";
/// The button that exports a quarantined item.
pub(crate) const EXPORT_QUARANTINED: &str = "Export";
/// Warns that the browser may evict the saved games.
pub(crate) const NOT_PERSISTENT: &str =
    "The browser may delete saved games when the disk is full. Export the games that you want to keep.";
/// Warns that the browser can't tell which tabs are open.
pub(crate) const TABS_UNKNOWN: &str =
    "This browser can’t tell whether a game is open in another tab. If you open it here, it stops there.";
/// The base name of exported files.
pub(crate) const FILE_NAME: &str = "ansa-games";

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The store has failed, with the browser's message.
pub(crate) fn store_failed(message: &str) -> String {
    format!(
        "The browser could not save the game ({message}). Copy the record with Share, or reload the page."
    )
}

/// A game could not be serialised.
pub(crate) fn unwritten(error: &WriteError) -> String {
    format!("The page could not save the game: {error}. Copy the record with Share.")
}

/// The export file could not be serialised.
pub(crate) fn unwritten_file(error: &WriteError) -> String {
    format!("The page could not create the file: {error}.")
}

/// “21 November 2026”.
pub(crate) fn date(Date { year, month, day }: Date) -> String {
    let month = usize::try_from(month).ok().and_then(|month| MONTHS.get(month.checked_sub(1)?));
    format!("{day} {} {year}", month.unwrap_or(&"?"))
}

/// “2026-11-21”, for the names of files.
pub(crate) fn short_date(Date { year, month, day }: Date) -> String {
    format!("{year:04}-{month:02}-{day:02}")
}

/// The name of a game: its custom name, or the players and the start date.
pub(crate) fn game_name(entry: &LibraryEntry) -> String {
    entry.name.clone().unwrap_or_else(|| usual_name(entry))
}

fn usual_name(entry: &LibraryEntry) -> String {
    let players = entry.summary.players;
    let who = match (players.gold, players.silver) {
        (Player::Person, Player::Person) => "Two people".to_owned(),
        (Player::Person, Player::Computer(level)) | (Player::Computer(level), Player::Person) => {
            format!("You and the computer, level {}", level.number())
        }
        (Player::Computer(gold), Player::Computer(silver)) => {
            format!("Computer, level {} and level {}", gold.number(), silver.number())
        }
    };
    format!("{who}, {}", date(entry.begun))
}

/// The status of a game: “Gold to move, 12 turns.”
pub(crate) fn game_status(entry: &LibraryEntry) -> String {
    let summary = &entry.summary;
    let own = super::side(summary.side);
    let turns = match summary.turns {
        0 => "no turns yet".to_owned(),
        1 => "1 turn".to_owned(),
        turns => format!("{turns} turns"),
    };
    match summary.outcome {
        Some(outcome) => format!("{} {}", super::outcome(outcome), sentence(&turns)),
        None if summary.is_set_up => format!("{own} to move, {turns}."),
        None => format!("{own} to set up."),
    }
}

/// When a game was last changed.
pub(crate) fn changed(day: Date, today: Date) -> String {
    if day == today { "Changed today".to_owned() } else { format!("Changed on {}", date(day)) }
}

/// The search text of a game.
pub(crate) fn description(entry: &LibraryEntry) -> String {
    let name = entry.name.as_deref().unwrap_or_default();
    format!("{name} {} {}", usual_name(entry), game_status(entry))
}

/// The number of search results.
pub(crate) fn count(found: usize, all: usize) -> String {
    let games = |count: usize| if count == 1 { "1 game".to_owned() } else { format!("{count} games") };
    if found == all { games(all) } else { format!("{found} of {}", games(all)) }
}

/// The button that shows more results, with the number of remaining ones.
pub(crate) fn more(left: usize) -> String {
    format!("Show more ({left} left)")
}

/// “Rename: Club evening”: an accessible name that includes the game.
pub(crate) fn of_game(what: &str, name: &str) -> String {
    format!("{what}: {name}")
}

pub(crate) fn deleted(name: &str) -> String {
    format!("“{name}” was deleted.")
}

/// The progress of an import.
pub(crate) fn importing(count: usize) -> String {
    format!("Reading… {count}")
}

/// The result of an import.
pub(crate) fn report(report: &ImportReport) -> String {
    let added = match report.added {
        0 => "No game was added.".to_owned(),
        1 => "1 game was added.".to_owned(),
        added => format!("{added} games were added."),
    };
    let known = match report.known {
        0 => String::new(),
        1 => " 1 was already here.".to_owned(),
        known => format!(" {known} were already here."),
    };
    let failures = match report.failures.len() {
        0 => String::new(),
        1 => " 1 could not be read:".to_owned(),
        failures => format!(" {failures} could not be read:"),
    };
    added + &known + &failures
}

/// An unreadable part of a file, and the reason.
pub(crate) fn failure(failure: &ImportFailure) -> String {
    let ImportFailure { file, part, reason } = failure;
    let what = match part {
        FilePart::Whole => file.clone(),
        FilePart::Number(number) => format!("{file}, game {number}"),
        FilePart::Named(name) => format!("{file}, “{name}”"),
    };
    // A file name keeps its lowercase initial.
    format!("{what}: {reason}.")
}

/// The number of failures not listed.
pub(crate) fn more_failures(count: usize) -> String {
    format!("And {count} more.")
}

/// Why an item was quarantined.
pub(crate) fn quarantined(reason: &str) -> String {
    if reason.is_empty() { "It could not be read.".to_owned() } else { sentence(reason) }
}

/// A saved game could not be opened from the list.
pub(crate) fn unreadable(error: &SavedError) -> String {
    format!("The game can’t be read: {error}. It was set aside, not deleted.")
}

/// A game was imported only up to an error.
pub(crate) fn in_part(reason: &str) -> String {
    format!("imported up to an error: {reason}")
}
