//! The history of the Arimaa Challenge, 2004 to 2015: programs, defenders, scores, handicaps, and what changed.

use ansa_core::Role;

use crate::keyed::keyed;

keyed! {
    /// A program that challenged.
    HistoricalProgram {
        Bomb = "bomb",
        Clueless = "clueless",
        Marwin = "marwin",
        Briareus = "briareus",
        Ziltoid = "ziltoid",
        Sharp = "sharp",
    }
}

impl HistoricalProgram {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            HistoricalProgram::Bomb => "Bomb",
            HistoricalProgram::Clueless => "Clueless",
            HistoricalProgram::Marwin => "Marwin",
            HistoricalProgram::Briareus => "Briareus",
            HistoricalProgram::Ziltoid => "Ziltoid",
            HistoricalProgram::Sharp => "Sharp",
        }
    }

    /// Who wrote it.
    pub const fn developer(self) -> &'static str {
        match self {
            HistoricalProgram::Bomb => "David Fotland",
            HistoricalProgram::Clueless => "Jeff Bacher",
            HistoricalProgram::Marwin => "Mattias Hultgren",
            HistoricalProgram::Briareus | HistoricalProgram::Ziltoid => "Ricardo Barreira",
            HistoricalProgram::Sharp => "David Wu",
        }
    }
}

keyed! {
    /// The rules of a year's match.
    MatchFormat {
        /// Eight games against one person.
        EightGames = "eight-games",
        /// Three games against each of three people. The program must win two against each.
        ThreeByThree = "three-by-three",
    }
}

impl MatchFormat {
    /// The games of a match.
    pub const fn games(self) -> u8 {
        match self {
            MatchFormat::EightGames => 8,
            MatchFormat::ThreeByThree => 9,
        }
    }
}

/// Won games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchScore {
    pub program: u8,
    pub people: u8,
}

/// The defenders of a year.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Defence {
    /// Their names and scores are on record.
    Scores(&'static [HistoricalDefender]),
    /// Only their names are.
    Names(&'static [&'static str]),
    /// No source for them was found.
    Unknown,
}

/// A defender with the games that this person played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HistoricalDefender {
    pub name: &'static str,
    pub score: MatchScore,
    /// The defender in whose place these games were played.
    pub substitute_for: Option<&'static str>,
    /// The pieces that the defender gave away before a game, in the order of the games.
    pub handicaps: &'static [Role],
    /// Whether the defender won the games with a handicap: all or none.
    pub won_with_handicap: bool,
}

/// A year's match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ChallengeYear {
    pub year: u16,
    pub program: HistoricalProgram,
    pub score: MatchScore,
    pub defence: Defence,
}

impl ChallengeYear {
    /// The rules of this year.
    pub const fn format(&self) -> MatchFormat {
        if self.year < 2006 { MatchFormat::EightGames } else { MatchFormat::ThreeByThree }
    }

    /// Whether the program won the Challenge.
    pub const fn is_won(&self) -> bool {
        self.year == 2015
    }
}

keyed! {
    /// Something that changed.
    ChallengeTurningPoint {
        Start = "start-2004",
        ThreeDefenders = "three-defenders-2006",
        Control2008 = "control-2008",
        Last = "last-2015",
    }
}

const fn score(program: u8, people: u8) -> MatchScore {
    MatchScore { program, people }
}

/// A defender without handicap games.
const fn even(name: &'static str, program: u8, people: u8) -> HistoricalDefender {
    HistoricalDefender {
        name,
        score: score(program, people),
        substitute_for: None,
        handicaps: &[],
        won_with_handicap: false,
    }
}

const fn in_place_of(defender: &'static str, own: HistoricalDefender) -> HistoricalDefender {
    HistoricalDefender { substitute_for: Some(defender), ..own }
}

/// The defender won every game with these handicaps.
const fn won_giving(handicaps: &'static [Role], own: HistoricalDefender) -> HistoricalDefender {
    HistoricalDefender { handicaps, won_with_handicap: true, ..own }
}

/// The defender lost the game with this handicap.
const fn lost_giving(handicaps: &'static [Role], own: HistoricalDefender) -> HistoricalDefender {
    HistoricalDefender { handicaps, won_with_handicap: false, ..own }
}

const fn year(year: u16, program: HistoricalProgram, score: MatchScore, defence: Defence) -> ChallengeYear {
    ChallengeYear { year, program, score, defence }
}

/// All Challenges.
pub const CHALLENGE_HISTORY: &[ChallengeYear] = {
    use HistoricalProgram::{Bomb, Briareus, Clueless, Marwin, Sharp, Ziltoid};
    use Role::{Camel, Cat, Dog, Horse, Rabbit};
    &[
        year(2004, Bomb, score(0, 8), Defence::Scores(&[won_giving(&[Rabbit], even("Omar Syed", 0, 8))])),
        year(2005, Bomb, score(1, 7), Defence::Scores(&[even("Frank Heinemann", 1, 7)])),
        year(
            2006,
            Bomb,
            score(1, 8),
            Defence::Scores(&[
                even("Karl Juhnke", 0, 3),
                even("Greg Magne", 0, 3),
                lost_giving(&[Camel], even("Paul Mertens", 1, 2)),
            ]),
        ),
        year(
            2007,
            Bomb,
            score(1, 8),
            Defence::Scores(&[
                won_giving(&[Dog, Horse, Camel], even("Karl Juhnke", 0, 3)),
                won_giving(&[Cat], even("Omar Syed", 0, 3)),
                even("Brendan M", 0, 2),
                in_place_of("Brendan M", even("N Siddiqui", 1, 0)),
            ]),
        ),
        year(
            2008,
            Bomb,
            score(0, 9),
            Defence::Scores(&[
                even("Jean Daligault", 0, 3),
                even("Greg Magne", 0, 3),
                even("Mark Mistretta", 0, 1),
                in_place_of("Mark Mistretta", even("Omar Syed", 0, 2)),
            ]),
        ),
        year(
            2009,
            Clueless,
            score(2, 7),
            Defence::Scores(&[
                won_giving(&[Horse], even("Jean Daligault", 0, 2)),
                in_place_of("Jean Daligault", even("Omar Syed", 0, 1)),
                lost_giving(&[Dog], even("Karl Juhnke", 1, 2)),
                even("Jan Macura", 1, 2),
            ]),
        ),
        year(
            2010,
            Marwin,
            score(3, 6),
            Defence::Scores(&[
                even("Greg Magne", 0, 3),
                lost_giving(&[Dog], even("Louis-Daniel Scott", 1, 2)),
                even("Patrick Dudek", 2, 1),
            ]),
        ),
        year(
            2011,
            Marwin,
            score(1, 8),
            Defence::Scores(&[
                lost_giving(&[Cat], even("Karl Juhnke", 1, 2)),
                even("Gregory Clark", 0, 3),
                even("Toby Hudson", 0, 3),
            ]),
        ),
        year(
            2012,
            Briareus,
            score(3, 6),
            Defence::Scores(&[
                even("Jean Daligault", 0, 3),
                won_giving(&[Cat], even("hanzack", 0, 3)),
                even("Eric Momsen", 3, 0),
            ]),
        ),
        year(2013, Marwin, score(1, 8), Defence::Unknown),
        year(2014, Ziltoid, score(2, 7), Defence::Unknown),
        year(2015, Sharp, score(7, 2), Defence::Names(&["Mathew Brown", "Jean Daligault", "Lev Ruchka"])),
    ]
};

#[cfg(test)]
mod tests;
