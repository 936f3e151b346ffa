//! All text that the page shows or announces, and nothing else.
//!
//! State and components pass typed values and never compose text. Each module here is a part of the page: it declares
//! the part's texts, with a function for each, and chooses between them. A language is a folder with the words of every
//! part, the only place for a translator to work; `current` selects it, and `locale` writes its numbers, dates and lists.

pub(crate) mod answer;
mod clock;
pub(crate) mod coach;
mod computer;
mod current;
pub(crate) mod diagram;
pub(crate) mod editor;
mod english;
mod form_error;
pub(crate) mod glossary;
pub(crate) mod guide;
pub(crate) mod home;
pub(crate) mod import;
pub(crate) mod keys;
pub(crate) mod label;
pub(crate) mod ladder;
pub(crate) mod learn;
pub(crate) mod lesson;
pub(crate) mod lesson_course;
pub(crate) mod library;
pub(crate) mod locale;
pub(crate) mod manual;
pub(crate) mod new_game;
mod notice;
pub(crate) mod opponent;
mod part;
pub(crate) mod pasted;
mod play;
mod press_preview;
pub(crate) mod puzzle;
pub(crate) mod puzzle_task;
mod reason;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod setups;
pub(crate) mod share;
pub(crate) mod share_file;
pub(crate) mod statistics;
mod storage;
pub(crate) mod study;
pub(crate) mod study_analysis;
pub(crate) mod study_engine;
pub(crate) mod study_overlays;
pub(crate) mod study_replay;
pub(crate) mod teaching;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod typed;

pub(crate) use clock::{
    ahead, ahead_title, clock_name, digits, low_time, paused, reserve, turn_mark, turn_mark_title,
    until_next_digit,
};
pub(crate) use computer::{engine_fault, hint};
pub(crate) use current::{Language, set_language};
pub(crate) use notice::{event, notice, quarantined};
pub(crate) use play::{
    captured, depth, progress, result, score_line, side_plate, status, take_back_long, thinking, title,
};
pub(crate) use press_preview::press_preview;
pub(crate) use typed::typed;

pub(crate) use ansa_board::text::{made, outcome, sentence, side, steps_left, turn_number};
use play::player;
