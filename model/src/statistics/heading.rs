//! What the tags of a record say about a game as a whole.

use core::num::NonZeroU16;
use std::rc::Rc;

use ansa_core::clock::TimeControl;
use ansa_core::{BySide, Side};

use crate::keyed::keyed;
use crate::library::Date;

/// The longest name of an event that is kept, in characters.
const MAX_EVENT_LENGTH: usize = 100;
/// The highest rating. What is above it is a fault of the record.
const HIGHEST_RATING: u16 = 5_000;

/// The event, the ratings, the time control and the date of a game, as far as its record names them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Heading {
    /// Shared by the games of a table.
    pub(super) event: Option<Rc<str>>,
    pub(super) ratings: BySide<Option<NonZeroU16>>,
    pub(super) pace: Option<GamePace>,
    pub(super) days: Option<Days>,
}

/// The higher rating of the two players: whose it is, and by how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HigherRated {
    pub(super) side: Side,
    /// The difference, from 1.
    pub(super) by: u16,
}

impl Heading {
    /// Takes a tag into account, if it is one of these.
    pub(super) fn add(&mut self, name: &str, value: &str) {
        let value = value.trim();
        match name {
            "Event" if !value.is_empty() && value != "?" => {
                self.event = Some(value.chars().take(MAX_EVENT_LENGTH).collect::<String>().into());
            }
            "GoldRating" => self.ratings.gold = rating(value),
            "SilverRating" => self.ratings.silver = rating(value),
            "Date" => self.days = Days::of_tag(value),
            "TimeControl" => self.pace = GamePace::of(value),
            _ => {}
        }
    }

    /// Both ratings, the lower one first; `None` if one is unknown.
    pub(super) fn rating_range(&self) -> Option<(u16, u16)> {
        let (gold, silver) = (self.ratings.gold?.get(), self.ratings.silver?.get());
        Some((gold.min(silver), gold.max(silver)))
    }

    /// Who is rated higher; `None` if a rating is unknown, or both are equal.
    pub(super) fn higher_rated(&self) -> Option<HigherRated> {
        let (gold, silver) = (self.ratings.gold?.get(), self.ratings.silver?.get());
        let side = if gold > silver { Side::Gold } else { Side::Silver };
        Some(HigherRated { side, by: gold.abs_diff(silver) }).filter(|higher| higher.by > 0)
    }
}

fn rating(value: &str) -> Option<NonZeroU16> {
    let rating: NonZeroU16 = value.parse().ok()?;
    (rating.get() <= HIGHEST_RATING).then_some(rating)
}

keyed! {
    /// How fast a game is played, by the time that its control gives for each turn. The reserve does not count.
    GamePace {
        /// At most 15 seconds.
        Quarter = "15s",
        /// More, and at most a minute.
        Minute = "1m",
        /// More, and at most five minutes.
        FiveMinutes = "5m",
        /// More.
        Longer = "longer",
    }
}

/// The longest time for a turn in each group but the last, in seconds.
const ENDS: [u64; 3] = [15, 60, 300];

impl GamePace {
    /// The group of a time control as records and archives write it; `None` if it can't be read or gives no time.
    pub(super) fn of(control: &str) -> Option<GamePace> {
        let control: TimeControl = control.parse().ok()?;
        if control.per_move() == 0 {
            return None;
        }
        let seconds = control.per_move().div_ceil(1000);
        let group = ENDS.iter().position(|&end| seconds <= end).unwrap_or(ENDS.len());
        GamePace::ALL.get(group).copied()
    }
}

/// The days of which a game began on one: the first and the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Days {
    first: Date,
    last: Date,
}

impl Days {
    /// A day that is known.
    pub(super) const fn on(date: Date) -> Days {
        Days { first: date, last: date }
    }

    /// The days of the tag `Date` (`2008.05.??`): what is unknown may be any day; `None` without a year.
    pub(super) fn of_tag(value: &str) -> Option<Days> {
        let mut parts = value.trim().split(['.', '-', '/']);
        let year: u16 = parts.next()?.trim().parse().ok().filter(|&year| year > 0)?;
        let mut next = |last: u32| {
            let part = parts.next().and_then(|part| part.trim().parse().ok());
            part.filter(|part| (1..=last).contains(part))
        };
        let month: Option<u32> = next(12);
        let day = next(31).filter(|_| month.is_some());
        // The end of a month is only compared with other days.
        let date = |month: u32, day: u32| Date { year: year.into(), month, day };
        Some(Days {
            first: date(month.unwrap_or(1), day.unwrap_or(1)),
            last: date(month.unwrap_or(12), day.unwrap_or(31)),
        })
    }

    /// Whether the game may have begun in a time, of which both ends may be open.
    pub(super) fn may_be_in(self, from: Option<Date>, to: Option<Date>) -> bool {
        from.is_none_or(|from| self.last >= from) && to.is_none_or(|to| self.first <= to)
    }
}
