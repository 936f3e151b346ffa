//! The words of the choice of a new game.

use ansa_core::clock::{Limit, TimeControl, TimeControlError};
use ansa_core::notation::{Located, PositionTextError};
use ansa_core::position::builder::BoardError;
use ansa_core::{Board, Level, Role, Side};

use super::{list, piece, piece_on, sentence, setup, side_word, storage};
use crate::state::new_game_form::{Part, SavedFormError};
use crate::state::{NewGameError, NewGameForm, Opponent, Seat, StartFrom, StorageError, TimeControlChoice};

/// Heading of the choice of the computer's strength.
pub(crate) const LEVEL: &str = "Level";
/// The same for the computer that plays gold.
pub(crate) const LEVEL_GOLD: &str = "Level of gold";
/// The same for the computer that plays silver.
pub(crate) const LEVEL_SILVER: &str = "Level of silver";
/// Opens the rest of the choices.
pub(crate) const MORE: &str = "More choices";
/// Heading of the choice of the clock.
pub(crate) const CLOCK: &str = "Clock";
/// Name of the field for a time control.
pub(crate) const CUSTOM: &str = "Your own clock";
/// What a time control looks like.
pub(crate) const CUSTOM_HELP: &str = "Time for each turn / reserve at the start / percent of unused time that is \
    saved / most that the reserve can hold / limit of the game / limit of a turn. The last four may be left out. Write \
    times as 90s, 2m, 1m30s or 1h; the limit of the game may be a number of turns, such as 60t.";
/// Heading of the choice of the pieces left out.
pub(crate) const HANDICAP: &str = "Handicap";
/// What a handicap is.
pub(crate) const HANDICAP_HELP: &str =
    "The stronger player may do without some pieces. Each side keeps at least one rabbit.";
/// Why there is no handicap to choose.
pub(crate) const HANDICAP_NONE: &str = "The pieces are those of the position.";
/// Pieces that are left out otherwise than the named handicaps.
pub(crate) const HANDICAP_OTHER: &str = "As chosen below";
/// Heading of the choice of the start.
pub(crate) const START_FROM: &str = "Start from";
/// Name of the field for a position.
pub(crate) const PASTE: &str = "Paste a position here";
/// In which forms positions are read.
pub(crate) const PASTE_HELP: &str =
    "A diagram of eight rows below a line such as 12g, or the short form g [64 squares].";
/// Take-backs.
pub(crate) const TAKE_BACKS: &str = "Turns may be taken back";

/// Who plays whom.
pub(crate) const fn opponent(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Computer => "Computer",
        Opponent::Person => "Two people",
        Opponent::Computers => "Computers",
    }
}

/// What that means.
pub(crate) const fn opponent_hint(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Computer => "you play it",
        Opponent::Person => "one screen",
        Opponent::Computers => "you watch",
    }
}

/// What a level is like.
pub(crate) const fn level(level: Level) -> &'static str {
    match level.number() {
        1 => "for a first game",
        2 => "very easy",
        3 => "easy",
        4 => "not quite easy",
        5 => "in the middle",
        6 => "rather hard",
        7 => "hard",
        8 => "very hard",
        9 => "harder still",
        _ => "its best, and slowest",
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
        TimeControlChoice::Custom => "Your own…",
    }
}

/// The name of a place to start from.
pub(crate) const fn start_from(start_from: StartFrom) -> &'static str {
    match start_from {
        StartFrom::Setups => "Both sides set up",
        StartFrom::Board => "The position on the board",
        StartFrom::Pasted => "A position that you paste",
    }
}

/// Whose seat it is: “You”, “Computer”, “Gold”, “Silver”.
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

/// A role of which a seat has so many: “Camels of the computer”.
pub(crate) fn count_of(role: Role, who: &str) -> String {
    format!("{who}: {}s", role.name())
}

/// One of them less, or one more.
pub(crate) fn one_less(role: Role, who: &str) -> String {
    format!("{who}: one {} less", role.name())
}

/// One of them more.
pub(crate) fn one_more(role: Role, who: &str) -> String {
    format!("{who}: one {} more", role.name())
}

/// What is chosen behind “More”, in a line.
pub(crate) fn recap(form: &NewGameForm) -> String {
    let clock = match (form.time_control, form.control()) {
        (TimeControlChoice::Free, _) => "no clock".to_owned(),
        (TimeControlChoice::Custom, Ok(Some(control))) => format!("clock {control}"),
        (TimeControlChoice::Custom, _) => "your own clock".to_owned(),
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
        words.push(if form.take_backs { "take-backs" } else { "no take-backs" }.to_owned());
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

/// What a clock gives, in sentences.
pub(crate) fn control(control: &TimeControl) -> String {
    let mut sentences = vec![match (control.per_move(), control.reserve()) {
        (0, 0) => "No time at all: the first turn loses.".to_owned(),
        (0, reserve) => format!("Each side has {} for the whole game.", duration(reserve)),
        (turn, 0) => format!("Each turn has {}.", duration(turn)),
        (turn, reserve) => {
            format!("Each turn has {}, and {} are in reserve at first.", duration(turn), duration(reserve))
        }
    }];
    if control.per_move() > 0 {
        let most = control.reserve_limit();
        let most =
            most.map_or(String::new(), |most| format!(", which never holds more than {}", duration(most)));
        sentences.push(match control.percent() {
            0 => "Time that a turn leaves over is lost.".to_owned(),
            100 => format!("Time that a turn leaves over goes to the reserve{most}."),
            percent => {
                format!("Of the time that a turn leaves over, {percent} percent go to the reserve{most}.")
            }
        });
    }
    sentences.extend(control.game_limit().map(|limit| {
        let when = match limit {
            Limit::Time(time) => format!("{} of both together", duration(time)),
            Limit::Turns(turns) => format!("{turns} turns of each side"),
        };
        format!("After {when} the game ends, and whoever has more pieces wins.")
    }));
    sentences.extend(
        control
            .turn_limit()
            .map(|time| format!("No turn may take more than {}, reserve or not.", duration(time))),
    );
    sentences.join(" ")
}

/// What stands beside the button when a game can't begin. Where the dialog says at its place what is wrong, this only
/// leads there, so that nothing is said twice.
pub(crate) fn refusal(error: &NewGameError) -> String {
    match error {
        NewGameError::Clock(..) => "The clock is not right yet: see above.".to_owned(),
        NewGameError::Unreadable(_) | NewGameError::Unplayable(_) => {
            "The position is not right yet: see above.".to_owned()
        }
        NewGameError::NothingOnBoard => "The game can’t start from the board yet: see above.".to_owned(),
        NewGameError::OverOnBoard | NewGameError::NothingPasted | NewGameError::OverAtOnce => {
            form_error(error)
        }
    }
}

/// Why a game can't begin.
pub(crate) fn form_error(error: &NewGameError) -> String {
    match error {
        NewGameError::Clock(part, error) => clock_error(*part, error),
        NewGameError::NothingOnBoard => {
            "There is no position on the board yet: both sides must have set up before.".to_owned()
        }
        NewGameError::OverOnBoard => {
            "The game on the board is over. Close this, press an earlier turn in the list, and start from there."
                .to_owned()
        }
        NewGameError::NothingPasted => "Paste a position first.".to_owned(),
        NewGameError::Unreadable(error) => position_error(error),
        NewGameError::Unplayable(faults) => {
            let faults: Vec<String> = faults.iter().copied().map(fault).collect();
            format!("This position can’t be played: {}.", list(&faults))
        }
        NewGameError::OverAtOnce => "The game would be over in this position before anybody moves.".to_owned(),
    }
}

fn clock_error(part: Part, error: &TimeControlError) -> String {
    const PARTS: [&str; 6] = [
        "the time for each turn",
        "the reserve at the start",
        "the percentage that is saved",
        "the most that the reserve can hold",
        "the limit of the game",
        "the limit of a turn",
    ];
    let what = match error {
        TimeControlError::FieldCount(text) if text.is_empty() => {
            return "Write a time for each turn and a reserve, such as 2m/5m.".to_owned();
        }
        TimeControlError::FieldCount(_) => {
            return "A clock has two to six parts with a slash between them, such as 2m/5m.".to_owned();
        }
        TimeControlError::NotATime(text) if text.is_empty() => "is missing; write 0 for none".to_owned(),
        TimeControlError::NotATime(text) => format!("is “{text}”, which is no time; write 90s, 2m or 1h"),
        TimeControlError::TooLong(text) => format!("is “{text}”, which is too long"),
        TimeControlError::Percent(text) => format!("is “{text}”; write a whole number from 0 to 1000"),
        TimeControlError::EmptyGame => "leaves no time for a turn".to_owned(),
    };
    match part.and_then(|part| Some((part, PARTS.get(part)?))) {
        Some((part, name)) => format!("Part {}, {name}, {what}.", part + 1),
        None => sentence(&format!("the clock {what}")),
    }
}

fn position_error(error: &Located<PositionTextError>) -> String {
    let what = match &error.error {
        PositionTextError::NoLabel(found) => {
            format!("the side to move belongs here, g or s, but “{found}” is written")
        }
        PositionTextError::Unclosed => "the closing bracket is missing".to_owned(),
        PositionTextError::SquareCount(found) => {
            format!("64 squares belong between the brackets, but there are {found}")
        }
        PositionTextError::NotAPiece(letter, square) => format!("“{letter}” on {square} is not a piece"),
        PositionTextError::NotATrap(square) => format!("x means an empty trap, but {square} is none"),
        PositionTextError::Steps(_) => "the words after the side to move are not steps".to_owned(),
        PositionTextError::NotSteps => "only steps may follow the side to move".to_owned(),
        PositionTextError::NotARow(number, found) => {
            format!("row {number} belongs here, but “{found}” is written")
        }
        PositionTextError::RowNumber(number, found) => {
            format!("row {number} belongs here, but the row is called “{found}”")
        }
        PositionTextError::RowLength(number, found) => {
            format!("row {number} has {found} characters between its bars instead of 17")
        }
        PositionTextError::NoBlank(found) => {
            format!("a blank belongs between two squares, but “{found}” is written")
        }
        PositionTextError::MissingRow(number) => format!("row {number} is missing"),
        PositionTextError::Trailing(found) => format!("“{found}” follows the end of the position"),
    };
    sentence(&format!("line {}, character {}: {what}", error.place.line, error.place.column))
}

fn fault(fault: BoardError) -> String {
    match fault {
        BoardError::TooMany { piece: which, count } => {
            format!("there are {count} {}s where a side has {}", piece(which), which.role.count_at_start())
        }
        BoardError::Undefended { piece: which, square } => {
            format!("the {}, a trap, has no friend beside it", piece_on(which, square))
        }
        BoardError::RabbitOnGoal { square, side } => {
            format!("a {} rabbit stands on its goal already, on {square}", side_word(side))
        }
        BoardError::NoRabbits { side } => format!("{} has no rabbit", side_word(side)),
    }
}

/// A board for those who do not see it: “Gold: elephant d4, rabbit a1. Silver: rabbit h8.”
pub(crate) fn board(board: &Board) -> String {
    let side = |side: Side| {
        let own = board.side(side).into_iter().filter_map(|square| Some((board.piece_at(square)?, square)));
        let mut own: Vec<_> = own.map(|(piece, square)| (piece.role, square)).collect();
        own.sort_by_key(|&(role, _)| core::cmp::Reverse(role));
        let words: Vec<String> = own.iter().map(|(role, square)| format!("{role} {square}")).collect();
        let words = if words.is_empty() { "nothing".to_owned() } else { words.join(", ") };
        format!("{}: {words}.", super::side(side))
    };
    Side::ALL.map(side).join(" ")
}

/// Who is to move in a position that was pasted.
pub(crate) fn to_move(side: Side) -> String {
    format!("{} is to move.", super::side(side))
}

/// The last choice could not be read, and was set aside if there was room.
pub(crate) fn unreadable(error: &SavedFormError, is_aside: bool) -> String {
    let aside = if is_aside {
        "It was set aside."
    } else {
        "The browser has no room to set it aside: your next choice takes its place."
    };
    format!("What you chose last time can’t be read: {error}. {aside}")
}

/// What was chosen can't be stored for the next game.
pub(crate) fn not_kept(error: StorageError) -> String {
    storage::not_kept("your choices for a new game", error)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::NewGameAction;

    fn explained(text: &str) -> String {
        control(&text.parse().expect("a time control"))
    }

    #[test]
    fn clocks_are_explained_in_sentences() {
        assert_eq!(
            explained("2m/2m/100/10m"),
            "Each turn has 2 minutes, and 2 minutes are in reserve at first. Time that a turn leaves over goes to the \
             reserve, which never holds more than 10 minutes."
        );
        assert_eq!(explained("30s/0/0"), "Each turn has 30 seconds. Time that a turn leaves over is lost.");
        assert_eq!(explained("0/1h"), "Each side has 1 hour for the whole game.");
        assert_eq!(
            explained("1m30s/5m/50/0/60t/4m"),
            "Each turn has 1 minute 30 seconds, and 5 minutes are in reserve at first. Of the time that a turn leaves \
             over, 50 percent go to the reserve. After 60 turns of each side the game ends, and whoever has more \
             pieces wins. No turn may take more than 4 minutes, reserve or not."
        );
    }

    fn refused(text: &str) -> String {
        let mut form = NewGameForm::default();
        form.apply(NewGameAction::Custom(text.to_owned()));
        form.options(None, Side::Gold).map_or_else(|error| form_error(&error), |_| String::new())
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        assert_eq!(refused(""), "Write a time for each turn and a reserve, such as 2m/5m.");
        assert_eq!(
            refused("2m/soon"),
            "Part 2, the reserve at the start, is “soon”, which is no time; write 90s, 2m or 1h."
        );
        assert_eq!(refused("/2m"), "Part 1, the time for each turn, is missing; write 0 for none.");
        assert_eq!(
            refused("2m/2m/all"),
            "Part 3, the percentage that is saved, is “all”; write a whole number from 0 to 1000."
        );
        let mut form = NewGameForm::default();
        form.apply(NewGameAction::Pasted(format!("g [{:<64}]", "rrrrrrrrr")));
        let error = form.options(None, Side::Gold).expect_err("it can't be played");
        assert_eq!(
            form_error(&error),
            "This position can’t be played: gold has no rabbit and there are 9 silver rabbits where a side has 8."
        );
    }

    #[test]
    fn what_the_dialog_says_at_its_place_is_not_said_twice() {
        let mut form = NewGameForm::default();
        for action in [
            NewGameAction::Custom("2m/soon".to_owned()),
            NewGameAction::Pasted("g [z".to_owned()),
            NewGameAction::Pasted(format!("g [{:<64}]", "rrrrrrrrr")),
            NewGameAction::StartFrom(StartFrom::Board),
        ] {
            form.apply(action);
            let error = form.options(None, Side::Gold).expect_err("it can't be played");
            let (there, beside) = (form_error(&error), refusal(&error));
            assert!(beside.ends_with("see above.") && !beside.contains(&there), "{there} {beside}");
            form.apply(NewGameAction::TimeControl(TimeControlChoice::Free));
        }
        form.apply(NewGameAction::Pasted(String::new()));
        let error = form.options(None, Side::Gold).expect_err("nothing is pasted");
        assert_eq!(refusal(&error), "Paste a position first.");
    }

    #[test]
    fn the_rest_is_told_in_a_line() {
        let mut form = NewGameForm::default();
        assert_eq!(recap(&form), "No clock, all pieces, take-backs");
        form.apply(NewGameAction::TimeControl(TimeControlChoice::Standard));
        form.apply(NewGameAction::LeaveOut(Seat::Second, [0, 0, 0, 0, 1, 0]));
        form.apply(NewGameAction::TakeBacks(false));
        assert_eq!(recap(&form), "Clock: standard, handicap, no take-backs");
        assert_eq!(without(form.left_out(Seat::Second)), "Without the camel");
    }
}
