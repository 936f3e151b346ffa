//! The page, used as players use it, in real browsers.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod appearance;
mod browser_restrictions;
mod clocks;
mod computer;
mod files;
mod first_view;
mod hints;
mod keyboard;
mod latency;
mod layout;
mod layout_windows;
mod library;
mod many_games;
mod navigation;
mod new_game;
mod offline;
mod parts;
mod pasting;
mod plan;
mod readme_picture;
mod routes;
mod saving;
mod screenshots;
mod settings;
mod setup;
mod sharing;
mod sounds;
mod study;
mod touch;
mod turns;
mod two_people;
mod typed;
mod winning;
