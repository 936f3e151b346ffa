//! Time controls as text: `M/R/P/L/G/T`.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::text::{excerpt, split_at};

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// Maximum length of any time in a time control: about a hundred years.
const MAX_DURATION: u64 = 36_525 * DAY;
const MAX_PERCENT: u32 = 1000;

/// A limit on the whole game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// Milliseconds for both sides together.
    Time(u64),
    /// Turns of each side, setups not counted.
    Turns(u32),
}

/// The time control of a game. Times are in milliseconds.
///
/// Its text form is `M/R/P/L/G/T`: time per move, starting reserve, percentage of unused time added to the reserve,
/// limit on the reserve, limit on the game, limit on one turn. The last four may be omitted. Bare numbers are minutes
/// or `minutes:seconds`; in `G` they are hours or `hours:minutes`. Times with units look like `90s`, `1m30s`, `2h` or
/// `1d`. `G` can also be a number of turns, `120t`.
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
    /// Creates a time control from the time per move and the starting reserve. All unused time is saved, and there are
    /// no limits.
    ///
    /// # Errors
    /// [`TimeControlError::TooLong`] if a time is longer than a hundred years.
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

    /// The time per move.
    #[must_use]
    pub const fn per_move(&self) -> u64 {
        self.per_move
    }

    /// The starting reserve.
    #[must_use]
    pub const fn reserve(&self) -> u64 {
        self.reserve
    }

    /// The percentage of a move's unused time that is added to the reserve.
    #[must_use]
    pub const fn percent(&self) -> u32 {
        self.percent
    }

    /// The limit of the reserve, if any.
    #[must_use]
    pub const fn reserve_limit(&self) -> Option<u64> {
        if self.reserve_limit == 0 { None } else { Some(self.reserve_limit) }
    }

    /// The limit of the game, if any.
    #[must_use]
    pub const fn game_limit(&self) -> Option<Limit> {
        self.game_limit
    }

    /// The limit of one turn, if any.
    #[must_use]
    pub const fn turn_limit(&self) -> Option<u64> {
        if self.turn_limit == 0 { None } else { Some(self.turn_limit) }
    }

    /// Changes the percentage of unused time added to the reserve.
    ///
    /// # Errors
    /// [`TimeControlError::Percent`] if it is more than 1000.
    pub fn with_percent(self, percent: u32) -> Result<TimeControl, TimeControlError> {
        TimeControl { percent, ..self }.checked()
    }

    /// Changes the limit on the reserve; 0 means none.
    ///
    /// # Errors
    /// [`TimeControlError::TooLong`] if it is longer than a hundred years.
    pub fn with_reserve_limit(self, reserve_limit: u64) -> Result<TimeControl, TimeControlError> {
        TimeControl { reserve_limit, ..self }.checked()
    }

    /// Changes the limit on the game.
    ///
    /// # Errors
    /// If it is 0 or longer than a hundred years.
    pub fn with_game_limit(self, game_limit: Option<Limit>) -> Result<TimeControl, TimeControlError> {
        TimeControl { game_limit, ..self }.checked()
    }

    /// Changes the limit on one turn; 0 means none.
    ///
    /// # Errors
    /// [`TimeControlError::TooLong`] if it is longer than a hundred years.
    pub fn with_turn_limit(self, turn_limit: u64) -> Result<TimeControl, TimeControlError> {
        TimeControl { turn_limit, ..self }.checked()
    }

    /// The part of unused time that is added to the reserve.
    pub(super) const fn saved(&self, unused: u64) -> u64 {
        // At most a hundred years times 1000, which is far from overflow.
        unused * self.percent as u64 / 100
    }

    fn checked(self) -> Result<TimeControl, TimeControlError> {
        let game = match self.game_limit {
            Some(Limit::Time(0) | Limit::Turns(0)) => return Err(TimeControlError::EmptyGame),
            Some(Limit::Time(time)) => time,
            Some(Limit::Turns(_)) | None => 0,
        };
        let times = [self.per_move, self.reserve, self.reserve_limit, game, self.turn_limit];
        match times.into_iter().find(|&time| time > MAX_DURATION) {
            Some(time) => Err(TimeControlError::TooLong(write_duration(time))),
            None if self.percent > MAX_PERCENT => Err(TimeControlError::Percent(self.percent.to_string())),
            None => Ok(self),
        }
    }

    /// The time control in words.
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
            (percent, _) => format!("{percent}% of unused time is added to the reserve"),
        });
        parts.extend(self.reserve_limit().map(|time| format!("the reserve is limited to {}", words(time))));
        parts.extend(self.game_limit.map(|limit| match limit {
            Limit::Time(time) => format!("the game is scored after {}", words(time)),
            Limit::Turns(turns) => format!("the game is scored after {turns} turns by each side"),
        }));
        parts.extend(self.turn_limit().map(|time| format!("no turn may take more than {}", words(time))));
        parts.join("; ") + "."
    }
}

impl fmt::Display for TimeControl {
    /// The canonical form: units everywhere, and no trailing fields that have their default value.
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
        let written = optional.iter().rposition(|(_, default)| !default).map_or(0, |last| last + 1);
        optional[..written].iter().try_for_each(|(field, _)| write!(f, "/{field}"))
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

/// Parses digits only. `parse` alone would also accept a plus sign.
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

/// Parses `90s`, `1m30s`, and without units `2` or `2:30`, whose first number counts in `unit`.
fn read_duration(field: &str, unit: u64) -> Result<u64, TimeControlError> {
    let bad = || TimeControlError::NotATime(excerpt(field));
    let long = || TimeControlError::TooLong(excerpt(field));
    let add = |sum: u64, number: u64, unit: u64| {
        number.checked_mul(unit).and_then(|time| time.checked_add(sum)).ok_or_else(long)
    };
    // A number of more than 19 digits is too long rather than malformed.
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

/// The units of a duration from days to milliseconds, without those that are 0.
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

/// A duration with units, as in time controls: `1m30s`; `0` for none.
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

/// A duration in words: `1 minute 30 seconds`.
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

/// Why a text is not a time control. Each variant carries the wrong part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TimeControlError {
    /// The text does not have two to six fields separated by slashes.
    FieldCount(String),
    /// A field is not a time.
    NotATime(String),
    /// A time is longer than a hundred years.
    TooLong(String),
    /// The percentage is not a whole number from 0 to 1000.
    Percent(String),
    /// The limit of the game is 0.
    EmptyGame,
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControlError::FieldCount(text) => write!(
                f,
                "“{text}” is not a time control: expected two to six fields separated by slashes, such as 2m/2m/100/10m"
            ),
            TimeControlError::NotATime(text) => {
                write!(f, "“{text}” is not a time: expected a time such as 90s, 2m or 2:30")
            }
            TimeControlError::TooLong(text) => write!(f, "“{text}” is longer than the maximum of 100 years"),
            TimeControlError::Percent(text) => {
                write!(f, "“{text}” is not a percentage from 0 to {MAX_PERCENT}")
            }
            TimeControlError::EmptyGame => f.write_str("the game limit must be greater than 0"),
        }
    }
}

impl Error for TimeControlError {}
