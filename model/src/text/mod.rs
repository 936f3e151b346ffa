//! What chooses between the texts of the page: typed values in, sentences out.
//!
//! The texts themselves are Fluent messages in `texts/en`, one file for each part of the page; the modules here pass them
//! on beside what chooses between them, so that the page has one door to all of them.

pub mod answer;
pub mod challenge;
pub mod chapters;
mod clock;
pub mod coach;
mod computer;
pub mod diagram;
pub mod editor;
mod form_error;
pub mod friend;
pub mod friend_notice;
pub mod glossary;
pub mod guide;
pub mod home;
pub mod import;
pub mod keys;
pub mod ladder;
pub mod learn;
pub mod lesson;
pub mod lesson_course;
pub mod library;
pub mod locale;
pub mod manual;
pub mod nearby;
pub mod new_game;
mod notice;
pub mod opponent;
pub mod pasted;
mod play;
mod press_preview;
pub mod puzzle;
pub mod puzzle_reason;
pub mod puzzle_task;
pub mod review;
pub mod rules;
pub mod saving;
pub mod setup;
pub mod setups;
pub mod share;
pub mod share_file;
pub mod statistics;
pub mod storage;
pub mod study;
pub mod study_analysis;
pub mod study_engine;
pub mod study_overlays;
pub mod study_replay;
pub mod tournament;
pub mod tournament_error;
mod typed;

pub use ansa_texts::{Language, language, set_language};
pub use clock::{
    ahead, ahead_title, clock_name, digits, low_time, on_reserve, on_reserve_first, paused, reserve,
    reserve_begins, turn_mark, turn_mark_title, until_next_digit,
};
pub use computer::{engine_fault, hint};
pub use notice::{event, game_start, has_set_up, notice, quarantined, turn_event, turn_taken_back};
pub use play::{
    captured, depth, progress, result, score_line, side_plate, status, take_back_long, thinking, title,
};
pub use press_preview::press_preview;
pub use typed::typed;

pub use ansa_board::text::{made, outcome, sentence, side, steps_left};
pub use ansa_texts::board::role;
pub use ansa_texts::press_preview::strength;
pub use ansa_texts::{friend_form, in_progress, label, openings, settings, teaching, together};
use play::player;
