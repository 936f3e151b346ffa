//! Texts about saved games.

pub use ansa_texts::library::*;

use super::locale::date;
use super::opponent::opponent;
use super::{friend, outcome, sentence};
use crate::activities::play::saved::SavedError;
use crate::document::Player;
use crate::library::{Date, FilePart, ImportFailure, LibraryEntry};
use crate::reason::Reason;

/// “2026-11-21”, for the names of files and the fields of forms.
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
        (Player::Person, Player::Person) => name_people(&date(entry.begun)),
        (Player::Friend, _) | (_, Player::Friend) => friend::game_name(&date(entry.begun)),
        (Player::Person, Player::Computer(level)) | (Player::Computer(level), Player::Person) => {
            name_computer(&opponent(level), &date(entry.begun))
        }
        (Player::Computer(gold), Player::Computer(silver)) => {
            name_computers(&opponent(gold), &opponent(silver), &date(entry.begun))
        }
    }
}

/// The status of a game: “Gold to move, 12 turns.”
pub fn game_status(entry: &LibraryEntry) -> String {
    let summary = &entry.summary;
    match summary.outcome {
        Some(reached) => over(&outcome(reached), summary.turns),
        None if summary.is_set_up => to_move(summary.side, summary.turns),
        None => to_set_up(summary.side),
    }
}

/// When a game was last changed.
pub fn changed(day: Date, today: Date) -> String {
    if day == today { changed_today().to_owned() } else { changed_on(&date(day)) }
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
        FilePart::Number(number) => game_failed(file, &number.to_string(), reason),
        FilePart::Named(name) => named_game_failed(file, name, reason),
        FilePart::Line(line, None) => line_failed(file, &line.to_string(), reason),
        FilePart::Line(line, Some(game)) => row_failed(file, &line.to_string(), game, reason),
    }
}

/// Why an item was quarantined.
pub fn quarantined(reason: &str) -> String {
    if reason.is_empty() { could_not_be_read().to_owned() } else { sentence(reason) }
}

/// A saved game could not be opened from the list.
pub fn unreadable(error: &SavedError) -> String {
    game_unreadable(&error.reason())
}
