//! Texts of the clocks, in English.

use ansa_board::text::{side, side_word};

use crate::text::clock::ClockWords;
use crate::text::locale::number;

pub(in crate::text) static CLOCK: ClockWords = ClockWords {
    clock_name: |of| format!("{}’s clock", side(of)),
    low_time: |of| format!("{}’s time is running low.", side(of)),
    paused_away: "Your clock was paused while you were away.",
    paused_opened: "Your clock was paused while the page was closed.",
    turn_of: |turn, limit| format!("{turn} of {limit}"),
    turn_of_title: |turn, limit| format!("Turn {turn} of {limit}; the game is scored after the last turn"),
    turn_title: |label| format!("Turn {}, {}", label.number, side_word(label.side)),
    worth_more: |of, rabbits| format!("{}’s pieces are worth {} rabbits more", side(of), number(rabbits, 1)),
};
