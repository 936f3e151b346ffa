//! Texts of the clocks.

use ansa_core::{Label, Side};
pub use ansa_texts::clock::*;

use super::locale::number;
use crate::activities::play::{LimitProgress, Pause};

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
/// Below this, tenths of a second are shown.
const TENTHS: u64 = 10 * SECOND;

/// “2:05”, “1:02:05”, and “9.4” for the last seconds.
pub fn digits(milliseconds: u64) -> String {
    let (hours, minutes) = (milliseconds / HOUR, milliseconds % HOUR / MINUTE);
    let seconds = milliseconds % MINUTE / SECOND;
    if milliseconds < TENTHS {
        // Whole tenths, because a time left is rounded down.
        number((milliseconds / 100) as f64 / 10.0, 1)
    } else if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// In how many milliseconds the digits of a running time change.
pub const fn until_next_digit(milliseconds: u64) -> u64 {
    milliseconds % if milliseconds < TENTHS { 100 } else { SECOND } + 1
}

/// The reserve beside the time for the turn: “+2:05”, in whole seconds.
pub fn reserve(milliseconds: u64) -> String {
    let words =
        if milliseconds < TENTHS { format!("0:{:02}", milliseconds / SECOND) } else { digits(milliseconds) };
    format!("+{words}")
}

/// The reason for a pause; empty if the player asked for it.
pub fn paused(pause: Pause) -> &'static str {
    match pause {
        Pause::Asked => "",
        Pause::Away => paused_away(),
        Pause::Opened => paused_opened(),
    }
}

/// The turn number: “12g”, as in records, or “12 of 40” in a game with a turn limit.
pub fn turn_mark(label: Label, limit: Option<LimitProgress>) -> String {
    match limit {
        Some(LimitProgress::Turns(made, of)) => turn_of((made + 1).min(of), of),
        _ => label.to_string(),
    }
}

/// The tooltip of the turn number.
pub fn turn_mark_title(label: Label, limit: Option<LimitProgress>) -> String {
    match limit {
        Some(LimitProgress::Turns(made, of)) => turn_of_title((made + 1).min(of), of),
        _ => turn_title(label, label.number),
    }
}

/// The lead in material, in rabbits: “+2.3”.
pub fn ahead(thousandths: u32) -> String {
    format!("+{}", number(rabbits(thousandths), 1))
}

/// The tooltip of the lead.
pub fn ahead_title(side: Side, thousandths: u32) -> String {
    worth_more(side, rabbits(thousandths))
}

/// Tenths of a rabbit; at least one.
fn rabbits(thousandths: u32) -> f64 {
    f64::from(((thousandths + 50) / 100).max(1)) / 10.0
}

#[cfg(test)]
mod tests;
