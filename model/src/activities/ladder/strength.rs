//! How strong the eleven opponents are on arimaa.com's scale, and which program of its history was rated as high.
//!
//! `docs/engine/strength.md` says how the levels were measured, and where the ratings of the programs come from.

use ansa_core::Level;

/// Ratings on arimaa.com's scale, on which a player of random turns has 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingRange {
    /// The lowest rating.
    pub low: u16,
    /// The highest one.
    pub high: u16,
}

/// A program, and how high it was rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedProgram {
    /// Its name.
    pub name: &'static str,
    /// The years of the ratings, if they are on record: “2005”, “2007–2008”.
    pub years: Option<&'static str>,
    /// Its ratings under different time controls and in different events.
    pub rated: RatingRange,
}

/// The measured ratings of the levels, weakest first: 95% intervals, with the uncertainty of the scale. Level 11, whose
/// strength depends on the time and the machine, has not been measured.
const MEASURED: [RatingRange; Level::ALL.len() - 1] = [
    range(600, 850),
    range(700, 950),
    range(850, 1100),
    range(950, 1250),
    range(1150, 1450),
    range(1300, 1600),
    range(1500, 1800),
    range(1700, 2000),
    range(1850, 2150),
    range(2050, 2350),
];

/// The programs with more than one rating on record. A single rating says too little: those of a program differ by 100 to
/// 250 with the year, the speed and the opponents.
const PROGRAMS: [RatedProgram; 11] = [
    program("ShallowBlue", None, range(1265, 1286)),
    program("Aamira", None, range(1219, 1580)),
    program("Loc", None, range(1396, 1586)),
    program("GnoBot", None, range(1261, 1792)),
    program("Clueless", Some("2009–2010"), range(1910, 1960)),
    program("OpFor", None, range(1864, 2115)),
    program("Bomb", Some("2007–2008"), range(1918, 2087)),
    program("Ziltoid", Some("2013–2015"), range(2055, 2062)),
    program("Bomb", Some("2005"), range(1952, 2189)),
    program("Marwin", Some("2010–2013"), range(2065, 2128)),
    program("Sharp", Some("2014–2015"), range(2417, 2438)),
];

const fn range(low: u16, high: u16) -> RatingRange {
    RatingRange { low, high }
}

const fn program(name: &'static str, years: Option<&'static str>, rated: RatingRange) -> RatedProgram {
    RatedProgram { name, years, rated }
}

impl RatingRange {
    /// Whether the ranges overlap well: their middles are at most half as far apart as if they only touched.
    const fn resembles(self, other: RatingRange) -> bool {
        let widths = self.high - self.low + other.high - other.low;
        self.ends().abs_diff(other.ends()) <= widths / 2
    }

    /// Twice the middle.
    const fn ends(self) -> u16 {
        self.low + self.high
    }
}

/// How strong a level is on arimaa.com's scale; `None` if that has not been measured.
#[must_use]
pub fn measured(level: Level) -> Option<RatingRange> {
    MEASURED.get(usize::from(level.number()) - 1).copied()
}

/// The program that was rated most nearly like a level; `None` if no range overlaps the level's well, or the level has
/// not been measured.
#[must_use]
pub fn as_strong(level: Level) -> Option<RatedProgram> {
    let measured = measured(level)?;
    PROGRAMS
        .into_iter()
        .filter(|program| program.rated.resembles(measured))
        .min_by_key(|program| program.rated.ends().abs_diff(measured.ends()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stronger_levels_have_higher_ranges() {
        for pair in MEASURED.windows(2) {
            assert!(pair[0].low < pair[1].low && pair[0].high < pair[1].high, "{pair:?}");
        }
        let all = MEASURED.iter().chain(PROGRAMS.iter().map(|program| &program.rated));
        assert!(all.clone().all(|range| range.low < range.high), "{all:?}");
    }

    #[test]
    fn a_level_is_compared_only_with_a_program_whose_range_overlaps_its_own_well() {
        for level in Level::ALL {
            let Some(own) = measured(level) else {
                assert_eq!((level, as_strong(level)), (Level::STRONGEST, None));
                continue;
            };
            let like = || PROGRAMS.iter().filter(|program| program.rated.resembles(own));
            let Some(program) = as_strong(level) else {
                assert_eq!(like().count(), 0, "{level:?}");
                continue;
            };
            assert!(program.rated.low <= own.high && own.low <= program.rated.high, "{level:?}");
            let distance = |other: &RatedProgram| other.rated.ends().abs_diff(own.ends());
            assert!(like().all(|other| distance(&program) <= distance(other)), "{level:?}: {program:?}");
        }
        // From 0 to 40 and from 40 to 60 only touch, with middles 30 apart; 15 apart is near enough.
        let wide = range(0, 40);
        assert!(!wide.resembles(range(40, 60)) && !wide.resembles(range(26, 46)));
        assert!(wide.resembles(range(25, 45)) && range(25, 45).resembles(wide));
        assert_eq!(as_strong(Level::WEAKEST), None);
    }
}
