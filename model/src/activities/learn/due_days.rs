//! How many of the mistakes that return are asked on which day: what the home screen tells, without the mistakes
//! themselves.
//!
//! As text: the version, and then each day with its number, such as `1 20418:3 20420:1`.

use core::fmt::Write as _;

use crate::activities::leitner::{Day, LeitnerBox};

/// The most mistakes that return.
pub const MAX_CARDS: usize = 1_000;
/// The version of the text.
const VERSION: &str = "1";

/// The days, in order, each with the number of mistakes on it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DueDays(Vec<(Day, usize)>);

impl DueDays {
    /// The key under which they are stored, beside the deck.
    pub const KEY: &str = "ansa.mistakes.due";

    /// The days on which mistakes are due, one for each mistake.
    pub fn of(days: impl IntoIterator<Item = Day>) -> DueDays {
        let mut all: Vec<Day> = days.into_iter().collect();
        all.sort_unstable();
        DueDays(all.chunk_by(Day::eq).filter_map(|same| Some((*same.first()?, same.len()))).collect())
    }

    /// How many are asked today.
    pub fn until(&self, today: Day) -> usize {
        // What no box allows was set while the clock was ahead.
        let due = self.0.iter().filter(|(day, _)| LeitnerBox::LAST.due_seen_from(*day, today) <= today);
        due.fold(0, |sum, (_, count)| sum.saturating_add(*count))
    }

    /// Whether there are none on any day.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The days as text.
    pub fn write(&self) -> String {
        let mut text = VERSION.to_owned();
        for (day, count) in &self.0 {
            // Writing to a string can't fail.
            let _ = write!(text, " {}:{count}", day.number());
        }
        text
    }

    /// Reads the text; `None` if it is damaged or of another version. The deck then tells.
    pub fn read(text: &str) -> Option<DueDays> {
        let mut words = text.split(' ');
        if words.next() != Some(VERSION) {
            return None;
        }
        let mut days = Vec::new();
        for word in words {
            let (day, count) = word.split_once(':')?;
            let count: usize = count.parse().ok().filter(|count| (1..=MAX_CARDS).contains(count))?;
            days.push((Day::new(day.parse().ok()?), count));
            if days.len() > MAX_CARDS {
                return None;
            }
        }
        Some(DueDays(days))
    }
}

#[cfg(test)]
mod tests;
