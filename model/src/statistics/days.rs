//! On which day a game began, as far as it is known.

use crate::library::Date;

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
