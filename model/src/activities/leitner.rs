//! Spaced repetition by a Leitner box.
//!
//! The method is Sebastian Leitner's (*So lernt man lernen*, 1972): cards are in boxes, a card that was known moves to the
//! next box, and one that was not returns to the first. Each box is asked half as often as the one before.

/// A day of the local calendar, counted from 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day(i32);

impl Day {
    /// The day with this number.
    pub const fn new(number: i32) -> Day {
        Day(number)
    }

    /// A date of the Gregorian calendar; the month and the day count from 1. What is out of range counts on, as the 32nd
    /// of a month is the first or second of the next; years far away are clamped.
    pub fn from_date(year: i32, month: u32, day: u32) -> Day {
        // Years begin in March here, so that a leap day comes last.
        let month = i64::from(month.clamp(1, 12));
        let year = i64::from(year.clamp(-100_000, 100_000)) - i64::from(month <= 2);
        let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + i64::from(day) - 1;
        let leaps = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
        let days = 365 * year + leaps + day_of_year - 719_468;
        Day(i32::try_from(days).unwrap_or(i32::MAX))
    }

    /// Its number.
    pub const fn number(self) -> i32 {
        self.0
    }

    /// So many days later.
    pub const fn after(self, days: i32) -> Day {
        Day(self.0.saturating_add(days))
    }

    /// The days from another one to this one.
    pub const fn since(self, other: Day) -> i32 {
        self.0.saturating_sub(other.0)
    }
}

/// A box of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct LeitnerBox(u8);

/// The days after which the cards of each box are asked again.
const DAYS: [i32; 6] = [1, 2, 4, 8, 16, 32];

impl LeitnerBox {
    /// The first box, for new cards.
    pub const FIRST: LeitnerBox = LeitnerBox(0);
    /// The last box, whose cards are asked most seldom.
    pub const LAST: LeitnerBox = LeitnerBox(DAYS.len() as u8 - 1);

    /// The box with this number, from 1 to 6.
    pub fn new(number: u8) -> Option<LeitnerBox> {
        let index = number.checked_sub(1)?;
        (usize::from(index) < DAYS.len()).then_some(LeitnerBox(index))
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The box for a card of this one that was known or not. The last box keeps what is known.
    pub fn next(self, is_known: bool) -> LeitnerBox {
        if is_known { LeitnerBox::new(self.number() + 1).unwrap_or(self) } else { LeitnerBox::FIRST }
    }

    /// When a card that is put into the box on a day is asked again.
    pub fn due(self, today: Day) -> Day {
        today.after(DAYS.get(usize::from(self.0)).copied().unwrap_or(1))
    }

    /// The day on which a card of the box is asked again, seen from today. One further away than the box allows was set
    /// while the clock was ahead: the card is asked today.
    pub fn due_seen_from(self, due: Day, today: Day) -> Day {
        if due > self.due(today) { today } else { due }
    }
}

#[cfg(test)]
mod tests;
