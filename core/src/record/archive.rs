//! Archive files: games as tab-separated rows under a line that names the columns.
//!
//! ```
//! use ansa_core::Side;
//! use ansa_core::record::Archive;
//! let text = "id\tresult\ttermination\tplycount\tmovelist\n7\tw\tg\t2\t1w Ra1\\n1b ra8\\n2w Ra1n\\n2b";
//! let game = Archive::new(text).unwrap().next().unwrap().unwrap();
//! assert_eq!(game.id(), Some("7"));
//! assert_eq!(game.winner(), Some(Side::Gold));
//! assert_eq!(game.record().unwrap().line.len(), 3);
//! ```

use core::error::Error;
use core::fmt;
use core::str::Lines;

use super::entry::Record;
use super::error::RecordError;
use super::reader::Records;
use crate::notation::{Located, Place};
use crate::piece::Side;
use crate::position::outcome::Reason;
use crate::text::excerpt;

/// What the archives name their columns, for rows that someone took out of a file without its first line.
const NAMES: [&str; 29] = [
    "id",
    "wplayerid",
    "bplayerid",
    "wusername",
    "busername",
    "wtitle",
    "btitle",
    "wcountry",
    "bcountry",
    "wrating",
    "brating",
    "wratingk",
    "bratingk",
    "wtype",
    "btype",
    "event",
    "site",
    "timecontrol",
    "postal",
    "startts",
    "endts",
    "result",
    "termination",
    "plycount",
    "mode",
    "rated",
    "corrupt",
    "movelist",
    "events",
];

/// The rows of an archive file.
#[derive(Clone, Debug)]
pub struct Archive<'a> {
    columns: Vec<&'a str>,
    lines: Lines<'a>,
    line: u32,
}

impl<'a> Archive<'a> {
    const MOVES: &'static str = "movelist";

    /// Reads the first line, which names the columns.
    ///
    /// # Errors
    /// There is no column `movelist`.
    pub fn new(text: &'a str) -> Result<Archive<'a>, Located<ArchiveError>> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines();
        let header = lines.next().unwrap_or("");
        let columns: Vec<_> = header.split('\t').map(str::trim).collect();
        if columns.contains(&Self::MOVES) {
            Ok(Archive { columns, lines, line: 1 })
        } else {
            Err(Located::new(Place::START, ArchiveError::NoMoves(excerpt(header))))
        }
    }

    /// Reads rows without the line that names the columns, if the first row looks like one: a first column that
    /// is a number, and a later one that begins with the label `1w` or `1g`.
    ///
    /// Where the columns are not as many as in the archives, only `id` and `movelist` have names.
    #[must_use]
    pub fn without_header(text: &'a str) -> Option<Archive<'a>> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let first = text.lines().find(|line| !line.trim().is_empty())?;
        let is_record = |value: &str| value.starts_with("1w ") || value.starts_with("1g ");
        let moves = first.split('\t').position(is_record)?;
        let id = first.split('\t').next()?;
        if moves == 0 || id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let mut columns: Vec<&str> = vec![""; first.split('\t').count()];
        if columns.len() == NAMES.len() && NAMES[moves] == Self::MOVES {
            columns.copy_from_slice(&NAMES);
        } else {
            columns[0] = "id";
            columns[moves] = Self::MOVES;
        }
        Some(Archive { columns, lines: text.lines(), line: 0 })
    }

    /// Whether the text begins like an archive file: a line of columns, one of them `movelist`.
    #[must_use]
    pub fn is_archive(text: &str) -> bool {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        text.lines().next().is_some_and(|line| line.split('\t').any(|name| name.trim() == Self::MOVES))
    }
}

impl<'a> Iterator for Archive<'a> {
    type Item = Result<ArchiveGame<'a>, Located<ArchiveError>>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let text = self.lines.next()?;
            self.line = self.line.saturating_add(1);
            if text.trim().is_empty() {
                continue;
            }
            let values: Vec<_> = text.split('\t').take(self.columns.len() + 1).collect();
            if values.len() != self.columns.len() {
                let place = Place { line: self.line, column: 1 };
                let found = text.split('\t').count();
                let error = ArchiveError::ColumnCount { expected: self.columns.len(), found };
                return Some(Err(Located::new(place, error)));
            }
            let values = self.columns.iter().copied().zip(values).collect();
            return Some(Ok(ArchiveGame { values, line: self.line }));
        }
    }
}

/// A row of an archive file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArchiveGame<'a> {
    values: Vec<(&'a str, &'a str)>,
    line: u32,
}

impl<'a> ArchiveGame<'a> {
    /// The line of the file, from 1.
    #[must_use]
    pub const fn line(&self) -> u32 {
        self.line
    }

    /// What stands in a column; none where there is no such column or nothing in it.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<&'a str> {
        let value = self.values.iter().find(|&&(own, _)| own == name)?.1.trim();
        (!value.is_empty()).then_some(value)
    }

    /// The number of the game in the archive.
    #[must_use]
    pub fn id(&self) -> Option<&'a str> {
        self.column("id")
    }

    /// The name of a player.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<&'a str> {
        self.column(match side {
            Side::Gold => "wusername",
            Side::Silver => "busername",
        })
    }

    /// The rating of a player.
    #[must_use]
    pub fn rating(&self, side: Side) -> Option<u32> {
        let rating = self.column(match side {
            Side::Gold => "wrating",
            Side::Silver => "brating",
        });
        rating?.parse().ok()
    }

    /// When the game began, in seconds since 1970.
    #[must_use]
    pub fn started(&self) -> Option<u64> {
        self.column("startts")?.parse().ok()
    }

    /// When the game ended, in seconds since 1970.
    #[must_use]
    pub fn ended(&self) -> Option<u64> {
        self.column("endts")?.parse().ok()
    }

    /// The time control as written.
    #[must_use]
    pub fn time_control(&self) -> Option<&'a str> {
        self.column("timecontrol")
    }

    /// Who won; none for a draw, an unknown result or an unfinished game.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self.column("result")? {
            "w" | "g" => Some(Side::Gold),
            "b" | "s" => Some(Side::Silver),
            _ => None,
        }
    }

    /// Why the game ended.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        let mut letters = self.column("termination")?.chars();
        let letter = letters.next()?;
        if letters.next().is_some() { None } else { Reason::from_letter(letter) }
    }

    /// The number of the last move. The column is called `plycount`, but does not count plies.
    #[must_use]
    pub fn move_number(&self) -> Option<u32> {
        self.column("plycount")?.parse().ok()
    }

    /// The record. Places in its error are those of the file.
    ///
    /// # Errors
    /// The column `movelist` is not the record of one game.
    pub fn record(&self) -> Result<Record, Located<RecordError>> {
        let before = self.values.iter().take_while(|&&(name, _)| name != Archive::MOVES);
        let width = before.fold(1usize, |width, (_, value)| width + value.chars().count() + 1);
        let start = Place { line: self.line, column: u32::try_from(width).unwrap_or(u32::MAX) };
        let moves = self.values.iter().find(|&&(name, _)| name == Archive::MOVES);
        Records::read_one_at(moves.map_or("", |&(_, moves)| moves), start)
    }
}

/// What is wrong with an archive file or a row of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArchiveError {
    /// The first line names no column `movelist`; carries that line.
    NoMoves(String),
    /// A row has another number of columns than the first line.
    ColumnCount {
        /// How many columns the first line names.
        expected: usize,
        /// How many the row has.
        found: usize,
    },
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArchiveError::NoMoves(line) => {
                write!(f, "the first line of an archive names its columns, but “{line}” has no movelist")
            }
            ArchiveError::ColumnCount { expected, found } => {
                write!(f, "this row has {found} columns, but the first line names {expected}")
            }
        }
    }
}

impl Error for ArchiveError {}
