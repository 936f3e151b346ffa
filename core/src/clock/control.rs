//! Time controls as text: `M/R/P/L/G/T`.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::text::{excerpt, split_at};

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// No time in a time control is longer: about a hundred years.
const LONGEST: u64 = 36_525 * DAY;
const MAX_PERCENT: u32 = 1000;

/// What ends a game before it is decided on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// This many milliseconds for both sides together.
    Time(u64),
    /// This many turns of each side, setups left out.
    Turns(u32),
}

/// How much time a game gives. Times are in milliseconds.
///
/// As text: `M/R/P/L/G/T`, time per move, starting reserve, percent of unused time that is saved, limit of
/// the reserve, limit of the game, limit of one turn. The last four may be left out. Bare numbers are minutes
/// or `minutes:seconds`, in `G` hours or `hours:minutes`; with units they are `90s`, `1m30s`, `2h`, `1d`.
/// `G` may also be a number of turns, `120t`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    per_move: u64,
    reserve: u64,
    percent: u32,
    reserve_limit: u64,
    game_limit: Option<Limit>,
    turn_limit: u64,
}

impl TimeControl {
    /// Time per move and reserve at the start; all unused time is saved, and nothing is limited.
    ///
    /// # Errors
    /// Where a time is longer than a hundred years.
    pub fn new(per_move: u64, reserve: u64) -> Result<TimeControl, TimeControlError> {
        let control = TimeControl {
            per_move,
            reserve,
            percent: 100,
            reserve_limit: 0,
            game_limit: None,
            turn_limit: 0,
        };
        control.checked()
    }

    /// The time for each move.
    #[must_use]
    pub const fn per_move(&self) -> u64 {
        self.per_move
    }

    /// The reserve at the start.
    #[must_use]
    pub const fn reserve(&self) -> u64 {
        self.reserve
    }

    /// How many percent of the time left over of a move go to the reserve.
    #[must_use]
    pub const fn percent(&self) -> u32 {
        self.percent
    }

    /// The most that a reserve can grow to.
    #[must_use]
    pub const fn reserve_limit(&self) -> Option<u64> {
        if self.reserve_limit == 0 { None } else { Some(self.reserve_limit) }
    }

    /// When the game ends at the latest.
    #[must_use]
    pub const fn game_limit(&self) -> Option<Limit> {
        self.game_limit
    }

    /// The most time for one turn.
    #[must_use]
    pub const fn turn_limit(&self) -> Option<u64> {
        if self.turn_limit == 0 { None } else { Some(self.turn_limit) }
    }

    /// The same with another percentage.
    ///
    /// # Errors
    /// Where it is more than 1000.
    pub fn with_percent(self, percent: u32) -> Result<TimeControl, TimeControlError> {
        TimeControl { percent, ..self }.checked()
    }

    /// The same with another limit of the reserve, 0 for none.
    ///
    /// # Errors
    /// Where it is longer than a hundred years.
    pub fn with_reserve_limit(self, reserve_limit: u64) -> Result<TimeControl, TimeControlError> {
        TimeControl { reserve_limit, ..self }.checked()
    }

    /// The same with another limit of the game.
    ///
    /// # Errors
    /// Where it is 0 or longer than a hundred years.
    pub fn with_game_limit(self, game_limit: Option<Limit>) -> Result<TimeControl, TimeControlError> {
        TimeControl { game_limit, ..self }.checked()
    }

    /// The same with another limit of one turn, 0 for none.
    ///
    /// # Errors
    /// Where it is longer than a hundred years.
    pub fn with_turn_limit(self, turn_limit: u64) -> Result<TimeControl, TimeControlError> {
        TimeControl { turn_limit, ..self }.checked()
    }

    /// What goes to the reserve of this much unused time.
    pub(super) const fn saved(&self, unused: u64) -> u64 {
        // At most a hundred years times 1000: far from the end of the type.
        unused * self.percent as u64 / 100
    }

    fn checked(self) -> Result<TimeControl, TimeControlError> {
        let game = match self.game_limit {
            Some(Limit::Time(0) | Limit::Turns(0)) => return Err(TimeControlError::EmptyGame),
            Some(Limit::Time(time)) => time,
            Some(Limit::Turns(_)) | None => 0,
        };
        let times = [self.per_move, self.reserve, self.reserve_limit, game, self.turn_limit];
        match times.into_iter().find(|&time| time > LONGEST) {
            Some(time) => Err(TimeControlError::TooLong(write_duration(time))),
            None if self.percent > MAX_PERCENT => Err(TimeControlError::Percent(self.percent.to_string())),
            None => Ok(self),
        }
    }

    /// The time control in plain English words.
    #[must_use]
    pub fn describe(&self) -> String {
        let words = describe_duration;
        let per_move = match self.per_move {
            0 => "No time per move".to_owned(),
            time => format!("{} per move", words(time)),
        };
        let reserve = match self.reserve {
            0 => "no reserve at the start".to_owned(),
            time => format!("{} in reserve at the start", words(time)),
        };
        let mut parts = vec![format!("{per_move} and {reserve}")];
        parts.push(match (self.percent, self.per_move) {
            (0, _) | (_, 0) => "unused time is lost".to_owned(),
            (100, _) => "unused time is added to the reserve".to_owned(),
            (percent, _) => format!("{percent} % of unused time is added to the reserve"),
        });
        parts.extend(self.reserve_limit().map(|time| format!("the reserve is {} at most", words(time))));
        parts.extend(self.game_limit.map(|limit| match limit {
            Limit::Time(time) => format!("the game is scored after {}", words(time)),
            Limit::Turns(turns) => format!("the game is scored after {turns} turns of each side"),
        }));
        parts.extend(self.turn_limit().map(|time| format!("no turn may take more than {}", words(time))));
        parts.join("; ") + "."
    }
}

impl fmt::Display for TimeControl {
    /// The canonical form: units everywhere, fields at the end left out where they say nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = match self.game_limit {
            None => "0".to_owned(),
            Some(Limit::Time(time)) => write_duration(time),
            Some(Limit::Turns(turns)) => format!("{turns}t"),
        };
        let optional = [
            (self.percent.to_string(), self.percent == 100),
            (write_duration(self.reserve_limit), self.reserve_limit == 0),
            (game, self.game_limit.is_none()),
            (write_duration(self.turn_limit), self.turn_limit == 0),
        ];
        write!(f, "{}/{}", write_duration(self.per_move), write_duration(self.reserve))?;
        let said = optional.iter().rposition(|(_, default)| !default).map_or(0, |last| last + 1);
        optional[..said].iter().try_for_each(|(field, _)| write!(f, "/{field}"))
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let fields: Vec<_> = text.trim().split('/').map(str::trim).take(7).collect();
        if !(2..=6).contains(&fields.len()) {
            return Err(TimeControlError::FieldCount(excerpt(text.trim())));
        }
        let optional = |number: usize| fields.get(number).copied().filter(|field| !field.is_empty());
        let time = |number| optional(number).map_or(Ok(0), |field| read_duration(field, MINUTE));
        let game_limit = match optional(4) {
            None => None,
            Some(field) => read_limit(field)?,
        };
        let percent = match optional(2) {
            None => 100,
            Some(field) => {
                let number = read_number(field).and_then(|number| u32::try_from(number).ok());
                number
                    .filter(|&percent| percent <= MAX_PERCENT)
                    .ok_or_else(|| TimeControlError::Percent(excerpt(field)))?
            }
        };
        let control = TimeControl {
            per_move: read_duration(fields[0], MINUTE)?,
            reserve: read_duration(fields[1], MINUTE)?,
            percent,
            reserve_limit: time(3)?,
            game_limit,
            turn_limit: time(5)?,
        };
        control.checked()
    }
}

/// Digits only: `parse` alone would take a plus sign too.
fn read_number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

fn read_limit(field: &str) -> Result<Option<Limit>, TimeControlError> {
    let limit = match field.strip_suffix('t') {
        Some(turns) => {
            let turns = read_number(turns).and_then(|turns| u32::try_from(turns).ok());
            Limit::Turns(turns.ok_or_else(|| TimeControlError::NotATime(excerpt(field)))?)
        }
        None => Limit::Time(read_duration(field, HOUR)?),
    };
    let none = matches!(limit, Limit::Turns(0) | Limit::Time(0));
    Ok(if none { None } else { Some(limit) })
}

/// Reads `90s`, `1m30s`, and without units `2` or `2:30`, whose first number counts in `unit`.
fn read_duration(field: &str, unit: u64) -> Result<u64, TimeControlError> {
    let bad = || TimeControlError::NotATime(excerpt(field));
    let long = || TimeControlError::TooLong(excerpt(field));
    let add = |sum: u64, number: u64, unit: u64| {
        number.checked_mul(unit).and_then(|time| time.checked_add(sum)).ok_or_else(long)
    };
    // Numbers of more than 19 digits are long before they are no numbers.
    let digits_only = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = |text: &str| {
        if digits_only(text) { read_number(text).ok_or_else(long) } else { Err(bad()) }
    };
    if let Some((whole, part)) = field.split_once(':') {
        let part = number(part)?;
        return if part < 60 { add(part * (unit / 60), number(whole)?, unit) } else { Err(bad()) };
    }
    if digits_only(field) {
        return add(0, number(field)?, unit);
    }
    let mut sum = 0;
    let mut rest = field;
    while !rest.is_empty() {
        let end = rest.find(|c: char| !c.is_ascii_digit()).ok_or_else(bad)?;
        let (digits, after) = split_at(rest, end);
        let units = [("ms", 1), ("s", SECOND), ("m", MINUTE), ("h", HOUR), ("d", DAY)];
        let found = units.into_iter().find(|(name, _)| after.starts_with(name)).ok_or_else(bad)?;
        sum = add(sum, number(digits)?, found.1)?;
        rest = split_at(after, found.0.len()).1;
    }
    if field.is_empty() { Err(bad()) } else { Ok(sum) }
}

/// The parts of a duration from days to milliseconds, without those that are 0.
fn parts(milliseconds: u64) -> impl Iterator<Item = (u64, usize)> {
    let units = [DAY, HOUR, MINUTE, SECOND, 1];
    let mut rest = milliseconds;
    let split = units.map(|unit| {
        let count = rest / unit;
        rest %= unit;
        count
    });
    split.into_iter().zip(0..).filter(|&(count, _)| count > 0)
}

/// A duration with units, as time controls are written: `1m30s`; `0` for none.
#[must_use]
pub fn write_duration(milliseconds: u64) -> String {
    const UNITS: [&str; 5] = ["d", "h", "m", "s", "ms"];
    if milliseconds == 0 {
        return "0".to_owned();
    }
    let words: Vec<String> =
        parts(milliseconds).map(|(count, unit)| format!("{count}{}", UNITS[unit])).collect();
    words.concat()
}

/// A duration in English words: `1 minute 30 seconds`.
#[must_use]
pub fn describe_duration(milliseconds: u64) -> String {
    const UNITS: [&str; 5] = ["day", "hour", "minute", "second", "millisecond"];
    let words = |(count, unit)| {
        let plural = if count == 1 { "" } else { "s" };
        format!("{count} {}{plural}", UNITS[unit])
    };
    let words: Vec<String> = parts(milliseconds).map(words).collect();
    if words.is_empty() { "0 seconds".to_owned() } else { words.join(" ") }
}

/// What keeps a text from being a time control. Each carries the wrong part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TimeControlError {
    /// Not two to six parts between slashes.
    FieldCount(String),
    /// A part that is no time.
    NotATime(String),
    /// A time of more than a hundred years.
    TooLong(String),
    /// A percentage that is no whole number from 0 to 1000.
    Percent(String),
    /// A limit of the game of nothing at all.
    EmptyGame,
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControlError::FieldCount(text) => write!(
                f,
                "“{text}” is not a time control: two to six parts between slashes were expected, such as 2m/2m/100/10m"
            ),
            TimeControlError::NotATime(text) => {
                write!(
                    f,
                    "“{text}” is not a time: a number with s, m, h or d was expected, or minutes:seconds"
                )
            }
            TimeControlError::TooLong(text) => write!(f, "“{text}” is too long a time"),
            TimeControlError::Percent(text) => {
                write!(f, "“{text}” is not a percentage from 0 to {MAX_PERCENT}")
            }
            TimeControlError::EmptyGame => {
                f.write_str("a game that ends before its first turn makes no sense")
            }
        }
    }
}

impl Error for TimeControlError {}
