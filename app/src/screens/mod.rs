//! The screens of the page, one for each address, and what they share.

mod app;
mod challenge;
mod course;
mod dialogs;
mod editor;
mod friend;
mod header;
mod home;
mod ladder;
mod later_part;
mod lesson;
mod manual;
mod navigation;
mod nearby;
mod not_found;
mod open_at_place;
mod openings;
mod parts;
mod play;
mod play_tools;
mod puzzle;
mod puzzle_menu;
mod puzzle_run;
mod puzzles;
mod route_key;
mod screen;
mod start;
mod statistics;
mod study;
mod study_tools;
mod together;
mod tournament;
mod tournaments;

pub(crate) use start::{Start, find_stored};
