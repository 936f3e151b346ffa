//! The rules of different years: the effects of repetition and of losing all rabbits have changed over time.

/// What counts as the same position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SamePosition {
    /// The same pieces are on the same squares, with either side to move (until 2005-05-28).
    Board,
    /// The same side is to move as well.
    BoardAndSide,
}

/// The effect of a turn that repeats a position for the third time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ThirdRepetition {
    /// The side that made the turn loses (until 2008-07-01).
    Loses,
    /// The turn is illegal.
    IsIllegal,
}

/// The result when neither side has a rabbit left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AllRabbitsGone {
    /// A draw (until 2008-07-01).
    Draw,
    /// The side that made the turn wins.
    MoverWins,
}

const RULE_SETS: [(&str, RuleSet); 3] = [
    ("current", RuleSet::CURRENT),
    ("until-2008-07", RuleSet::UNTIL_2008_07),
    ("until-2005-05", RuleSet::UNTIL_2005_05),
];

/// The rules that have changed over the years.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RuleSet {
    /// What counts as a repetition.
    pub same_position: SamePosition,
    /// What a third repetition does.
    pub third_repetition: ThirdRepetition,
    /// What the loss of all rabbits does.
    pub all_rabbits_gone: AllRabbitsGone,
}

impl RuleSet {
    /// The rules since 2008-07-01.
    pub const CURRENT: RuleSet = RuleSet {
        same_position: SamePosition::BoardAndSide,
        third_repetition: ThirdRepetition::IsIllegal,
        all_rabbits_gone: AllRabbitsGone::MoverWins,
    };
    /// The rules from 2005-05-28 to 2008-06-30.
    pub const UNTIL_2008_07: RuleSet = RuleSet {
        same_position: SamePosition::BoardAndSide,
        third_repetition: ThirdRepetition::Loses,
        all_rabbits_gone: AllRabbitsGone::Draw,
    };
    /// The rules before 2005-05-28.
    pub const UNTIL_2005_05: RuleSet =
        RuleSet { same_position: SamePosition::Board, ..RuleSet::UNTIL_2008_07 };

    /// The rules in force on a day (month and day from 1).
    #[must_use]
    pub fn on(year: u16, month: u8, day: u8) -> RuleSet {
        let date = (year, month, day);
        if date < (2005, 5, 28) {
            RuleSet::UNTIL_2005_05
        } else if date < (2008, 7, 1) {
            RuleSet::UNTIL_2008_07
        } else {
            RuleSet::CURRENT
        }
    }

    /// The rules in force at a time in seconds since 1970.
    #[must_use]
    pub fn at_unix_time(seconds: u64) -> RuleSet {
        let (year, month, day) = civil_date(seconds / 86_400);
        RuleSet::on(year, month, day)
    }

    /// The rules with this name: `current`, `until-2008-07` or `until-2005-05`.
    #[must_use]
    pub fn named(name: &str) -> Option<RuleSet> {
        RULE_SETS.iter().find(|&&(own, _)| own == name).map(|&(_, rules)| rules)
    }

    /// The name of these rules; `None` for a mixture that was never in force.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        RULE_SETS.iter().find(|&&(_, rules)| rules == self).map(|&(name, _)| name)
    }
}

impl Default for RuleSet {
    fn default() -> RuleSet {
        RuleSet::CURRENT
    }
}

/// The date of a day counted from 1970-01-01, in the calendar that we use; years past the end of the type are
/// all its last.
fn civil_date(days: u64) -> (u16, u8, u8) {
    // Counted from the first of March of the year 0, so that the leap day is the last of its year.
    let days = days.saturating_add(719_468);
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    (u16::try_from(year).unwrap_or(u16::MAX), month as u8, day as u8)
}

#[cfg(test)]
mod tests;
