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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_follow_the_calendar() {
        let day = |year, month, day| Day::from_date(year, month, day).number();
        assert_eq!((day(1970, 1, 1), day(1969, 12, 31), day(1970, 3, 1)), (0, -1, 59));
        assert_eq!((day(2000, 2, 29), day(2000, 3, 1), day(2026, 11, 25)), (11_016, 11_017, 20_782));
        // A century is no leap year, its fourth is.
        assert_eq!((day(2100, 3, 1) - day(2100, 2, 28), day(2400, 3, 1) - day(2400, 2, 28)), (1, 2));
        for (year, month) in [(i32::MAX, 0), (i32::MIN, u32::MAX)] {
            let _ = day(year, month, u32::MAX);
        }
    }

    #[test]
    fn known_cards_return_later_and_others_at_once() {
        let today = Day::new(100);
        let mut card = LeitnerBox::FIRST;
        let mut days = Vec::new();
        for _ in 0..7 {
            days.push(card.due(today).since(today));
            card = card.next(true);
        }
        assert_eq!(days, [1, 2, 4, 8, 16, 32, 32]);
        assert_eq!(card.next(false), LeitnerBox::FIRST);
        assert_eq!(LeitnerBox::FIRST.next(false).due(today), Day::new(101));
    }

    #[test]
    fn boxes_have_numbers_from_one_to_six() {
        assert_eq!(
            (0..=8).filter_map(LeitnerBox::new).map(LeitnerBox::number).collect::<Vec<_>>(),
            [1, 2, 3, 4, 5, 6]
        );
        assert_eq!(LeitnerBox::new(u8::MAX), None);
        assert_eq!(LeitnerBox::FIRST.due(Day::new(i32::MAX)), Day::new(i32::MAX));
    }
}
