//! Texts of the new-game form.

mod errors;

pub(crate) use errors::{form_error, refusal};

use ansa_core::clock::{Limit, TimeControl};
use ansa_core::{Board, Level, Role, Side};

use super::{sentence, setup, storage};
use crate::formats::StorageError;
use crate::new_game::SavedFormError;
use crate::new_game::{NewGameForm, Opponent, Seat, StartFrom, TimeControlChoice};

/// Heading of the choice of the level.
pub(crate) const LEVEL: &str = "Level";
/// Heading of the level of the computer that plays gold.
pub(crate) const LEVEL_GOLD: &str = "Gold’s level";
/// Heading of the level of the computer that plays silver.
pub(crate) const LEVEL_SILVER: &str = "Silver’s level";
/// The button that opens the remaining choices.
pub(crate) const MORE: &str = "More options";
/// Heading of the choice of the time control.
pub(crate) const CLOCK: &str = "Time control";
/// Accessible name of the field for a custom time control.
pub(crate) const CUSTOM: &str = "Custom time control";
/// The format of a time control.
pub(crate) const CUSTOM_HELP: &str = "Time per turn / starting reserve / percentage of unused time saved / \
    maximum reserve / game limit / turn limit. The last four are optional. Enter times as 90s, 2m, 1m30s or 1h; the game \
    limit can also be a number of turns, such as 60t.";
/// Heading of the choice of the handicap.
pub(crate) const HANDICAP: &str = "Handicap";
/// Explains handicaps.
pub(crate) const HANDICAP_HELP: &str =
    "The stronger player can start without some pieces. Each side keeps at least one rabbit.";
/// Why no handicap can be chosen.
pub(crate) const HANDICAP_NONE: &str = "The starting position determines the pieces.";
/// A handicap without a name.
pub(crate) const HANDICAP_OTHER: &str = "Custom";
/// Heading of the choice of the starting position.
pub(crate) const START_FROM: &str = "Start from";
/// Accessible name of the field for a position.
pub(crate) const PASTE: &str = "Paste a position here";
/// The supported position formats.
pub(crate) const PASTE_HELP: &str =
    "A diagram of eight rows below a line such as 12g, or the short form g [64 squares].";
/// The checkbox for takebacks.
pub(crate) const TAKE_BACKS: &str = "Allow takebacks";

/// The name of a kind of opponent.
pub(crate) const fn opponent(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Computer => "Computer",
        Opponent::Person => "Two people",
        Opponent::Computers => "Computers",
    }
}

/// The description of a kind of opponent.
pub(crate) const fn opponent_hint(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Computer => "one player",
        Opponent::Person => "one screen",
        Opponent::Computers => "you watch",
    }
}

/// The description of a level.
pub(crate) const fn level(level: Level) -> &'static str {
    match level.number() {
        1 => "for your first game",
        2 => "very easy",
        3 => "easy",
        4 => "fairly easy",
        5 => "medium",
        6 => "fairly hard",
        7 => "hard",
        8 => "very hard",
        9 => "extremely hard",
        _ => "strongest and slowest",
    }
}

/// “Level 3: easy”.
pub(crate) fn level_line(which: Level) -> String {
    format!("Level {}: {}", which.number(), level(which))
}

/// The name of a choice of time control.
pub(crate) const fn time_control(time_control: TimeControlChoice) -> &'static str {
    match time_control {
        TimeControlChoice::Free => "None",
        TimeControlChoice::Blitz => "Blitz",
        TimeControlChoice::Fast => "Fast",
        TimeControlChoice::Standard => "Standard",
        TimeControlChoice::Slow => "Slow",
        TimeControlChoice::MoveOnly => "Per turn only",
        TimeControlChoice::Custom => "Custom…",
    }
}

/// The name of a starting position.
pub(crate) const fn start_from(start_from: StartFrom) -> &'static str {
    match start_from {
        StartFrom::Setups => "Both sides set up",
        StartFrom::Board => "The position on the board",
        StartFrom::Pasted => "A pasted position",
    }
}

/// The name of a seat: “You”, “Computer”, “Gold”, “Silver”.
pub(crate) const fn seat(opponent: Opponent, seat: Seat) -> &'static str {
    match (opponent, seat) {
        (Opponent::Computer, Seat::First) => "You",
        (Opponent::Computer, Seat::Second) => "Computer",
        (_, Seat::First) => "Gold",
        (_, Seat::Second) => "Silver",
    }
}

/// A handicap: “All pieces”, “Without the camel”.
pub(crate) fn without(left_out: [u8; 6]) -> String {
    let pieces = setup::pieces(left_out);
    if pieces.is_empty() { "All pieces".to_owned() } else { format!("Without {pieces}") }
}

/// The accessible name of a count: “Camels of the computer”.
pub(crate) fn count_of(role: Role, who: &str) -> String {
    format!("{who}: {}s", role.name())
}

/// The button that removes a piece of a role.
pub(crate) fn one_less(role: Role, who: &str) -> String {
    format!("{who}: one fewer {}", role.name())
}

/// The button that adds a piece of a role.
pub(crate) fn one_more(role: Role, who: &str) -> String {
    format!("{who}: one more {}", role.name())
}

/// A one-line summary of the choices behind “More”.
pub(crate) fn recap(form: &NewGameForm) -> String {
    let clock = match (form.time_control, form.control()) {
        (TimeControlChoice::Free, _) => "no clock".to_owned(),
        (TimeControlChoice::Custom, Ok(Some(control))) => format!("clock {control}"),
        (TimeControlChoice::Custom, _) => "custom clock".to_owned(),
        (named, _) => format!("clock: {}", time_control(named).to_lowercase()),
    };
    let start = match form.start_from {
        StartFrom::Setups if form.has_handicap() => "handicap",
        StartFrom::Setups => "all pieces",
        StartFrom::Board => "from the board",
        StartFrom::Pasted => "from a pasted position",
    };
    let mut words = vec![clock, start.to_owned()];
    if form.opponent != Opponent::Computers {
        words.push(if form.take_backs { "takebacks" } else { "no takebacks" }.to_owned());
    }
    let line = words.join(", ");
    sentence(&line).trim_end_matches('.').to_owned()
}

/// “1 minute 30 seconds”.
fn duration(milliseconds: u64) -> String {
    const UNITS: [(u64, &str); 5] =
        [(86_400_000, "day"), (3_600_000, "hour"), (60_000, "minute"), (1000, "second"), (1, "millisecond")];
    let mut rest = milliseconds;
    let mut words = Vec::new();
    for (unit, name) in UNITS {
        match rest / unit {
            0 => {}
            1 => words.push(format!("1 {name}")),
            count => words.push(format!("{count} {name}s")),
        }
        rest %= unit;
    }
    words.join(" ")
}

/// A time control in sentences.
pub(crate) fn control(control: &TimeControl) -> String {
    let mut sentences = vec![match (control.per_move(), control.reserve()) {
        (0, 0) => "No time at all: the first turn loses.".to_owned(),
        (0, reserve) => format!("Each side has {} for the whole game.", duration(reserve)),
        (turn, 0) => format!("Each turn has {}.", duration(turn)),
        (turn, reserve) => {
            format!("Each turn has {}, and the reserve starts at {}.", duration(turn), duration(reserve))
        }
    }];
    if control.per_move() > 0 {
        let most = control.reserve_limit();
        let most = most.map_or(String::new(), |most| format!(", which never exceeds {}", duration(most)));
        sentences.push(match control.percent() {
            0 => "Unused time is lost.".to_owned(),
            100 => format!("Unused time is added to the reserve{most}."),
            percent => {
                format!("Of the unused time, {percent}% is added to the reserve{most}.")
            }
        });
    }
    sentences.extend(control.game_limit().map(|limit| {
        let when = match limit {
            Limit::Time(time) => format!("a total of {}", duration(time)),
            Limit::Turns(turns) => format!("{turns} turns by each side"),
        };
        format!("After {when}, the game ends, and the side with more pieces wins.")
    }));
    sentences.extend(
        control.turn_limit().map(|time| {
            format!("No turn may take longer than {}, even with time in reserve.", duration(time))
        }),
    );
    sentences.join(" ")
}

/// A board for screen readers: “Gold: elephant d4, rabbit a1. Silver: rabbit h8.”
pub(crate) fn board(board: &Board) -> String {
    let side = |side: Side| {
        let own = board.side(side).into_iter().filter_map(|square| Some((board.piece_at(square)?, square)));
        let mut own: Vec<_> = own.map(|(piece, square)| (piece.role, square)).collect();
        own.sort_by_key(|&(role, _)| core::cmp::Reverse(role));
        let words: Vec<String> = own.iter().map(|(role, square)| format!("{role} {square}")).collect();
        let words = if words.is_empty() { "no pieces".to_owned() } else { words.join(", ") };
        format!("{}: {words}.", super::side(side))
    };
    Side::ALL.map(side).join(" ")
}

/// The side to move in a pasted position.
pub(crate) fn to_move(side: Side) -> String {
    format!("{} to move.", super::side(side))
}

/// The stored form could not be read, and was quarantined if there was room.
pub(crate) fn unreadable(error: &SavedFormError, is_quarantined: bool) -> String {
    let outcome = if is_quarantined {
        "They were set aside."
    } else {
        "The browser has no room to set them aside: your next choice replaces them."
    };
    format!("Your last new-game settings can’t be read: {error}. {outcome}")
}

/// The form can't be stored for the next game.
pub(crate) fn not_kept(error: StorageError) -> String {
    storage::not_kept("your new-game settings", error)
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
