//! Saved games: the screen that lists them, and the banner that says why a game is not saved.

mod filter;
mod import_report;
mod in_progress;
mod quarantine;
mod row;
mod screen;

pub(crate) use quarantine::saving_banner;
pub(crate) use screen::LibraryScreen;
