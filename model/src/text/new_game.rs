//! Texts of the new-game form.

pub use super::form_error::{form_error, refusal};

use ansa_core::clock::{Limit, TimeControl};
use ansa_core::{Board, Level, Role, Side, Square};

use super::opponent::name;
use super::part::words;
use super::reason::reason;
use super::storage;
use crate::formats::StorageError;
use crate::new_game::SavedFormError;
use crate::new_game::{NewGameForm, Opponent, Seat, StartFrom, TimeControlChoice};

words! { NewGameWords {
    /// Heading of the choice of the level.
    level_heading,
    /// Heading of the level of the computer that plays gold.
    level_gold,
    /// Heading of the level of the computer that plays silver.
    level_silver,
    /// The button that opens the remaining choices.
    more,
    /// Heading of the choice of the time control.
    clock,
    /// Accessible name of the field for a custom time control.
    custom,
    /// The format of a time control.
    custom_help,
    /// Heading of the choice of the handicap.
    handicap,
    /// Explains handicaps.
    handicap_help,
    /// Why no handicap can be chosen.
    handicap_none,
    /// A handicap without a name.
    handicap_other,
    /// Heading of the choice of the starting position.
    start_from_heading,
    /// Accessible name of the field for a position.
    paste,
    /// The supported position formats.
    paste_help,
    /// The checkbox for takebacks.
    take_backs,
    /// The checkbox of the teaching game.
    teach,
    /// What the teaching game does.
    teach_says,
    /// A game against the computer.
    opponent_computer,
    /// A game of two people.
    opponent_person,
    /// A game of two computers.
    opponent_computers,
    /// What a game against the computer means.
    opponent_computer_hint,
    /// What a game of two people means.
    opponent_person_hint,
    /// What a game of two computers means.
    opponent_computers_hint,
    /// The description of level 1.
    level_1,
    /// The description of level 2.
    level_2,
    /// The description of level 3.
    level_3,
    /// The description of level 4.
    level_4,
    /// The description of level 5.
    level_5,
    /// The description of level 6.
    level_6,
    /// The description of level 7.
    level_7,
    /// The description of level 8.
    level_8,
    /// The description of level 9.
    level_9,
    /// The description of level 10.
    level_10,

    /// “Bibo, level 3: easy.”
    level_with(name: &str, level: Level, description: &str),
    /// No time control.
    clock_none,
    /// A time control.
    clock_blitz,
    /// A time control.
    clock_fast,
    /// A time control.
    clock_standard,
    /// A time control.
    clock_slow,
    /// A time control without a reserve.
    clock_per_turn,
    /// A time control that the player writes.
    clock_custom,
    /// The game starts with the setups.
    from_setups,
    /// The game starts from the position on the board.
    from_board,
    /// The game starts from a pasted position.
    from_pasted,
    /// The seat of the person against the computer.
    seat_you,
    /// The seat of the computer.
    seat_computer,
    /// The seat of gold.
    seat_gold,
    /// The seat of silver.
    seat_silver,
    /// No handicap.
    all_pieces,
    /// A handicap: “Without the camel”.
    without_pieces(left_out: [u8; 6]),
    /// The accessible name of a count: “Computer: camels”.
    count_of(role: Role, who: &str),
    /// The button that removes a piece of a role.
    one_less(role: Role, who: &str),
    /// The button that adds a piece of a role.
    one_more(role: Role, who: &str),
    /// In a list of choices: no time control.
    recap_no_clock,
    /// In a list of choices: a time control.
    recap_control(control: &TimeControl),
    /// In a list of choices: a time control that is not finished.
    recap_custom_clock,
    /// In a list of choices: the name of a time control.
    recap_clock(name: &str),
    /// In a list of choices: a handicap.
    recap_handicap,
    /// In a list of choices: no handicap.
    recap_all_pieces,
    /// In a list of choices: from the position on the board.
    recap_board,
    /// In a list of choices: from a pasted position.
    recap_pasted,
    /// In a list of choices: the game teaches.
    recap_teaching,
    /// In a list of choices: with takebacks.
    recap_takebacks,
    /// In a list of choices: without takebacks.
    recap_no_takebacks,
    /// A list of choices.
    recap_line(choices: &[String]),
    /// A time control without any time.
    control_no_time,
    /// A time control with a reserve only, in milliseconds.
    control_reserve(reserve: u64),
    /// A time control without a reserve.
    control_turn(turn: u64),
    /// A time control with a reserve.
    control_turn_and_reserve(turn: u64, reserve: u64),
    /// Unused time is lost.
    unused_lost,
    /// Unused time is added to the reserve.
    unused_added,
    /// Unused time is added to the reserve, up to a maximum.
    unused_added_up_to(most: u64),
    /// A part of the unused time is added to the reserve.
    unused_part_added(percent: u32),
    /// A part of the unused time is added to the reserve, up to a maximum.
    unused_part_added_up_to(percent: u32, most: u64),
    /// The game ends after this time.
    game_time_limit(time: u64),
    /// The game ends after this number of turns.
    game_turn_limit(turns: u32),
    /// The longest time for a turn.
    turn_time_limit(time: u64),
    /// The pieces of a side, for screen readers.
    board_side(side: Side, pieces: &[(Role, Square)]),
    /// A side without pieces, for screen readers.
    board_without(side: Side),
    /// The side to move in a pasted position.
    to_move(side: Side),
    /// The same within its turn, with the number of steps that are left.
    to_move_on(side: Side, left: u8),
    /// The stored form could not be read and was quarantined.
    form_set_aside(reason: &str),
    /// The stored form could not be read, and there is no room to quarantine it.
    form_not_set_aside(reason: &str),
} }

/// The name of a kind of opponent.
pub fn opponent(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Computer => opponent_computer(),
        Opponent::Person => opponent_person(),
        Opponent::Computers => opponent_computers(),
    }
}

/// The description of a kind of opponent.
pub fn opponent_hint(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Computer => opponent_computer_hint(),
        Opponent::Person => opponent_person_hint(),
        Opponent::Computers => opponent_computers_hint(),
    }
}

/// The description of a level.
pub fn level(level: Level) -> &'static str {
    match level.number() {
        1 => level_1(),
        2 => level_2(),
        3 => level_3(),
        4 => level_4(),
        5 => level_5(),
        6 => level_6(),
        7 => level_7(),
        8 => level_8(),
        9 => level_9(),
        _ => level_10(),
    }
}

/// “Bibo, level 3: easy.”
pub fn level_line(which: Level) -> String {
    level_with(name(which), which, level(which))
}

/// The name of a choice of time control.
pub fn time_control(time_control: TimeControlChoice) -> &'static str {
    match time_control {
        TimeControlChoice::Free => clock_none(),
        TimeControlChoice::Blitz => clock_blitz(),
        TimeControlChoice::Fast => clock_fast(),
        TimeControlChoice::Standard => clock_standard(),
        TimeControlChoice::Slow => clock_slow(),
        TimeControlChoice::MoveOnly => clock_per_turn(),
        TimeControlChoice::Custom => clock_custom(),
    }
}

/// The name of a starting position.
pub fn start_from(start_from: StartFrom) -> &'static str {
    match start_from {
        StartFrom::Setups => from_setups(),
        StartFrom::Board => from_board(),
        StartFrom::Pasted => from_pasted(),
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
    if left_out == [0; 6] { all_pieces().to_owned() } else { without_pieces(left_out) }
}

/// A one-line summary of the choices behind “More”.
pub fn recap(form: &NewGameForm) -> String {
    let clock = match (form.time_control, form.control()) {
        (TimeControlChoice::Free, _) => recap_no_clock().to_owned(),
        (TimeControlChoice::Custom, Ok(Some(control))) => recap_control(&control),
        (TimeControlChoice::Custom, _) => recap_custom_clock().to_owned(),
        (named, _) => recap_clock(time_control(named)),
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
        (0, reserve) => control_reserve(reserve),
        (turn, 0) => control_turn(turn),
        (turn, reserve) => control_turn_and_reserve(turn, reserve),
    }];
    if control.per_move() > 0 {
        sentences.push(match (control.percent(), control.reserve_limit()) {
            (0, _) => unused_lost().to_owned(),
            (100, None) => unused_added().to_owned(),
            (100, Some(most)) => unused_added_up_to(most),
            (percent, None) => unused_part_added(percent),
            (percent, Some(most)) => unused_part_added_up_to(percent, most),
        });
    }
    sentences.extend(control.game_limit().map(|limit| match limit {
        Limit::Time(time) => game_time_limit(time),
        Limit::Turns(turns) => game_turn_limit(turns),
    }));
    sentences.extend(control.turn_limit().map(turn_time_limit));
    sentences.join(" ")
}

/// A board for screen readers: “Gold: elephant d4, rabbit a1. Silver: rabbit h8.”
pub fn board(board: &Board) -> String {
    let side = |side: Side| {
        let own = board.side(side).into_iter().filter_map(|square| Some((board.piece_at(square)?, square)));
        let mut own: Vec<_> = own.map(|(piece, square)| (piece.role, square)).collect();
        own.sort_by_key(|&(role, _)| core::cmp::Reverse(role));
        if own.is_empty() { board_without(side) } else { board_side(side, &own) }
    };
    Side::ALL.map(side).join(" ")
}

/// The stored form could not be read, and was quarantined if there was room.
pub fn unreadable(error: &SavedFormError, is_quarantined: bool) -> String {
    let reason = reason(error);
    if is_quarantined { form_set_aside(&reason) } else { form_not_set_aside(&reason) }
}

/// The form can't be stored for the next game.
pub fn not_kept(error: StorageError) -> String {
    storage::new_game_not_kept(error).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::NewGameAction;

    fn explained(text: &str) -> String {
        control(&text.parse().expect("a time control"))
    }

    #[test]
    fn time_controls_are_described_in_sentences() {
        assert_eq!(
            explained("2m/2m/100/10m"),
            "Each turn has 2 minutes, and the reserve starts at 2 minutes. Unused time is added to the reserve, which \
             never exceeds 10 minutes."
        );
        assert_eq!(explained("30s/0/0"), "Each turn has 30 seconds. Unused time is lost.");
        assert_eq!(explained("0/1h"), "Each side has 1 hour for the whole game.");
        assert_eq!(
            explained("1m30s/5m/50/0/60t/4m"),
            "Each turn has 1 minute 30 seconds, and the reserve starts at 5 minutes. Of the unused time, 50% is added \
             to the reserve. After 60 turns by each side, the game ends, and the side with more pieces wins. No turn \
             may take longer than 4 minutes, even with time in reserve."
        );
    }

    #[test]
    fn the_choices_behind_more_are_summarised() {
        let mut form = NewGameForm::default();
        assert_eq!(recap(&form), "No clock, all pieces, takebacks");
        form.apply(NewGameAction::TimeControl(TimeControlChoice::Standard));
        form.apply(NewGameAction::LeaveOut(Seat::Second, [0, 0, 0, 0, 1, 0]));
        form.apply(NewGameAction::TakeBacks(false));
        assert_eq!(recap(&form), "Clock: standard, handicap, no takebacks");
        assert_eq!(without(form.left_out(Seat::Second)), "Without the camel");
    }
}
