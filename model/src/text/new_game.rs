//! Texts of the new-game form.

pub use super::form_error::{form_error, refusal};
pub use ansa_texts::new_game::*;

use ansa_core::clock::{Limit, TimeControl};
use ansa_core::{Board, Level, Side};

use super::opponent::name;
use super::setup;
use crate::new_game::{ClockField, NewGameForm, Opponent, Seat, StartFrom, TimeControlChoice};
use crate::settings::ThinkingTime;

/// “Bibo, level 3: easy.”
pub fn level_line(which: Level) -> String {
    level_with(name(which), which.number(), level(which))
}

/// The times of a preset: “15 s a turn, 2 min reserve”.
pub fn time_control_times(time_control: TimeControlChoice) -> Option<String> {
    let control: TimeControl = time_control.preset()?.parse().ok()?;
    let turn = short(control.per_move());
    Some(match control.reserve() {
        0 => clock_turn_time(&turn),
        reserve => clock_times(&turn, &short(reserve)),
    })
}

/// “10 s”, “1 min”.
pub fn thinking(time: ThinkingTime) -> String {
    short(time.seconds() * 1000)
}

/// A time of whole minutes, or of seconds below a minute.
fn short(time: u64) -> String {
    if time < 60_000 { short_seconds(time / 1000) } else { short_minutes(time / 60_000) }
}

/// The name of a field of a custom time control.
pub fn clock_field(field: ClockField) -> &'static str {
    match field {
        ClockField::Turn => custom_turn(),
        ClockField::Reserve => custom_reserve(),
        ClockField::Most => custom_most(),
    }
}

/// The name of a seat: “You”, “Computer”, “Gold”, “Silver”.
pub fn seat(opponent: Opponent, seat: Seat) -> &'static str {
    match (opponent, seat) {
        (Opponent::Computer, Seat::First) => seat_you(),
        (Opponent::Computer, Seat::Second) => seat_computer(),
        (_, Seat::First) => seat_gold(),
        (_, Seat::Second) => seat_silver(),
    }
}

/// A handicap: “All pieces”, “Without the camel”.
pub fn without(left_out: [u8; 6]) -> String {
    if left_out == [0; 6] { all_pieces().to_owned() } else { without_pieces(&setup::pieces(left_out)) }
}

/// A one-line summary of the choices behind “More”.
pub fn recap(form: &NewGameForm) -> String {
    let clock = match (form.time_control, form.control()) {
        (TimeControlChoice::Free, _) => recap_no_clock().to_owned(),
        (TimeControlChoice::Custom, Ok(Some(control))) => recap_control(&control.to_string()),
        (TimeControlChoice::Custom, _) => recap_custom_clock().to_owned(),
        (named, _) => recap_clock(&time_control(named).to_lowercase()),
    };
    let start = match form.start_from {
        StartFrom::Setups if form.has_handicap() => recap_handicap(),
        StartFrom::Setups => recap_all_pieces(),
        StartFrom::Board => recap_board(),
        StartFrom::Pasted => recap_pasted(),
    };
    let mut choices = vec![clock, start.to_owned()];
    if form.opponent != Opponent::Computers {
        choices.push(if form.take_backs { recap_takebacks() } else { recap_no_takebacks() }.to_owned());
    }
    if form.is_teaching() {
        choices.push(recap_teaching().to_owned());
    }
    recap_line(&choices)
}

/// A time control in sentences.
pub fn control(control: &TimeControl) -> String {
    let mut sentences = vec![match (control.per_move(), control.reserve()) {
        (0, 0) => control_no_time().to_owned(),
        (0, reserve) => control_reserve(&duration(reserve)),
        (turn, 0) => control_turn(&duration(turn)),
        (turn, reserve) => control_turn_and_reserve(&duration(turn), &duration(reserve)),
    }];
    if control.per_move() > 0 {
        sentences.push(match (control.percent(), control.reserve_limit()) {
            (0, _) => unused_lost().to_owned(),
            (100, None) => unused_added().to_owned(),
            (100, Some(most)) => unused_added_up_to(&duration(most)),
            (percent, None) => unused_part_added(percent),
            (percent, Some(most)) => unused_part_added_up_to(percent, &duration(most)),
        });
    }
    sentences.extend(control.game_limit().map(|limit| match limit {
        Limit::Time(time) => game_time_limit(&duration(time)),
        Limit::Turns(turns) => game_turn_limit(turns),
    }));
    sentences.extend(control.turn_limit().map(|time| turn_time_limit(&duration(time))));
    sentences.join(" ")
}

/// “1 minute 30 seconds”.
fn duration(milliseconds: u64) -> String {
    const SECOND: u64 = 1000;
    const MINUTE: u64 = 60 * SECOND;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    let named = [
        (milliseconds / DAY, days as fn(u64) -> String),
        (milliseconds % DAY / HOUR, hours),
        (milliseconds % HOUR / MINUTE, minutes),
        (milliseconds % MINUTE / SECOND, seconds),
        (milliseconds % SECOND, self::milliseconds),
    ];
    let named = named.into_iter().filter(|&(count, _)| count > 0);
    named.map(|(count, name)| name(count)).collect::<Vec<_>>().join(" ")
}

/// A board for screen readers: “Gold: elephant d4, rabbit a1. Silver: rabbit h8.”
pub fn board(board: &Board) -> String {
    let side = |side: Side| {
        let own = board.side(side).into_iter().filter_map(|square| Some((board.piece_at(square)?, square)));
        let mut own: Vec<_> = own.map(|(piece, square)| (piece.role, square)).collect();
        own.sort_by_key(|&(role, _)| core::cmp::Reverse(role));
        let own: Vec<_> = own.into_iter().map(|(role, square)| board_piece(role, square)).collect();
        if own.is_empty() { board_without(side) } else { board_side(side, &own) }
    };
    Side::ALL.map(side).join(" ")
}

#[cfg(test)]
mod tests;
