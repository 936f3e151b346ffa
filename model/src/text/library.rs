//! Texts about saved games.

use ansa_core::Side;
use ansa_core::position::outcome::Outcome;

use super::opponent::opponent;
use super::part::words;
use super::reason::reason;
use super::sentence;
use crate::activities::play::saved::SavedError;
use crate::document::Player;
use crate::formats::json::WriteError;
use crate::library::{Date, FilePart, ImportFailure, LibraryEntry};

words! { LibraryWords {
    /// The button that opens the list of saved games, and the list's heading.
    games,
    /// Tooltip of `games`.
    games_long,
    /// The store did not answer in time.
    no_answer,
    /// There is no store.
    store_forbidden,
    /// The store is full.
    store_full,
    /// The store is full, and the game was saved without the engine’s analysis.
    saved_without_analysis,
    /// A later version has upgraded the store.
    store_later,
    /// Another tab plays the game.
    elsewhere,
    /// The game is not in the store.
    gone,
    /// The browser refused a download.
    download_refused,
    /// The reason for a quarantined item without a known reason.
    unknown_quarantined,
    /// The list entry of a game is missing in the store.
    no_entry,
    /// The button that takes a game over from another tab.
    continue_here,
    /// The button that opens the list when the store is full.
    see_games,
    /// The button that reloads the page.
    reload,
    /// Accessible name of the search field.
    search,
    /// Placeholder of the search field.
    search_hint,
    /// Shown if there is no saved game.
    none,
    /// Shown if the search has no results.
    none_found,
    /// Shown until the store has answered.
    loading,
    /// Marks the current game.
    on_board,
    /// The button that starts renaming.
    rename,
    /// The button that saves the new name.
    save_name,
    /// The button that cancels renaming.
    keep_name,
    /// Accessible name of the field for the name.
    name,
    /// How to restore the default name.
    name_help,
    /// The button that exports the record of a game.
    export,
    /// The button that deletes a game.
    delete,
    /// The button that restores the deleted game.
    undo,
    /// The button that exports all games.
    export_all,
    /// The button that imports games from files.
    import,
    /// Which files can be imported.
    import_help,
    /// Heading of the quarantine.
    quarantine,
    /// Explains the quarantine.
    quarantine_help,
    /// The button that exports a quarantined item.
    export_quarantined,
    /// Warns that the browser may evict the saved games.
    not_persistent,
    /// Warns that the browser can't tell which tabs are open.
    tabs_unknown,
    /// The base name of exported files.
    file_name,
    /// The store has failed, with the browser's message.
    store_failed(message: &str),
    /// A game could not be serialised.
    game_unwritten(reason: &str),
    /// The export file could not be serialised.
    file_unwritten(reason: &str),
    /// The default name of a game of two people.
    name_people(begun: Date),
    /// The default name of a game against the computer.
    name_computer(opponent: &str, begun: Date),
    /// The default name of a game of two computers.
    name_computers(gold: &str, silver: &str, begun: Date),
    /// The status of a game that is over.
    over(outcome: Outcome, turns: usize),
    /// The status of a game in progress: “Gold to move, 12 turns.”
    to_move(side: Side, turns: usize),
    /// The status of a game before its first turn.
    to_set_up(side: Side),
    /// A game was changed today.
    changed_today,
    /// A game was changed on another day.
    changed_on(day: Date),
    /// The number of games.
    game_count(count: usize),
    /// The number of search results.
    games_found(found: usize, all: usize),
    /// The button that shows more results, with the number of remaining ones.
    more(left: usize),
    /// “Rename: Club evening”: an accessible name that includes the game.
    of_game(what: &str, name: &str),
    /// A game was deleted.
    deleted(name: &str),
    /// No game was imported.
    none_added,
    /// The number of imported games.
    added(count: usize),
    /// The number of games that were not imported, because the list has them.
    known(count: usize),
    /// The number of games that could not be imported, before the reasons.
    unreadable_count(count: usize),
    /// A file could not be imported.
    file_failed(file: &str, reason: &str),
    /// A game of a file could not be imported.
    game_failed(file: &str, number: usize, reason: &str),
    /// A game with a name could not be imported.
    named_game_failed(file: &str, name: &str, reason: &str),
    /// A row of an archive could not be imported.
    line_failed(file: &str, line: u32, reason: &str),
    /// A row of an archive could not be imported, with the number of its game.
    row_failed(file: &str, line: u32, game: &str, reason: &str),
    /// The number of failures not listed.
    more_failures(count: usize),
    /// An item was quarantined for no known reason.
    could_not_be_read,
    /// A saved game could not be opened from the list.
    game_unreadable(reason: &str),
    /// A game that nobody had checked was opened up to an error.
    opened_in_part(reason: &str),
    /// A game was imported only up to an error.
    in_part(reason: &str),
} }

/// A game could not be serialised.
pub fn unwritten(error: &WriteError) -> String {
    game_unwritten(&reason(error))
}

/// The export file could not be serialised.
pub fn unwritten_file(error: &WriteError) -> String {
    file_unwritten(&reason(error))
}

/// “2026-11-21”, for the names of files.
pub fn short_date(Date { year, month, day }: Date) -> String {
    format!("{year:04}-{month:02}-{day:02}")
}

/// The name of a game: its custom name, or the players and the start date.
pub fn game_name(entry: &LibraryEntry) -> String {
    entry.name.clone().unwrap_or_else(|| usual_name(entry))
}

fn usual_name(entry: &LibraryEntry) -> String {
    let players = entry.summary.players;
    match (players.gold, players.silver) {
        (Player::Person, Player::Person) => name_people(entry.begun),
        (Player::Person, Player::Computer(level)) | (Player::Computer(level), Player::Person) => {
            name_computer(&opponent(level), entry.begun)
        }
        (Player::Computer(gold), Player::Computer(silver)) => {
            name_computers(&opponent(gold), &opponent(silver), entry.begun)
        }
    }
}

/// The status of a game: “Gold to move, 12 turns.”
pub fn game_status(entry: &LibraryEntry) -> String {
    let summary = &entry.summary;
    match summary.outcome {
        Some(outcome) => over(outcome, summary.turns),
        None if summary.is_set_up => to_move(summary.side, summary.turns),
        None => to_set_up(summary.side),
    }
}

/// When a game was last changed.
pub fn changed(day: Date, today: Date) -> String {
    if day == today { changed_today().to_owned() } else { changed_on(day) }
}

/// The search text of a game.
pub fn description(entry: &LibraryEntry) -> String {
    let name = entry.name.as_deref().unwrap_or_default();
    format!("{name} {} {}", usual_name(entry), game_status(entry))
}

/// The number of search results.
pub fn count(found: usize, all: usize) -> String {
    if found == all { game_count(all) } else { games_found(found, all) }
}

/// An unreadable part of a file, and the reason.
pub fn failure(failure: &ImportFailure) -> String {
    let ImportFailure { file, part, reason } = failure;
    match part {
        FilePart::Whole => file_failed(file, reason),
        FilePart::Number(number) => game_failed(file, *number, reason),
        FilePart::Named(name) => named_game_failed(file, name, reason),
        FilePart::Line(line, None) => line_failed(file, *line, reason),
        FilePart::Line(line, Some(game)) => row_failed(file, *line, game, reason),
    }
}

/// Why an item was quarantined.
pub fn quarantined(reason: &str) -> String {
    if reason.is_empty() { could_not_be_read().to_owned() } else { sentence(reason) }
}

/// A saved game could not be opened from the list.
pub fn unreadable(error: &SavedError) -> String {
    game_unreadable(&reason(error))
}
