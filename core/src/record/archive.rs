//! Archive files: games as tab-separated rows below a header line with the column names.
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

mod part;
mod row;

use core::error::Error;
use core::fmt;

use std::borrow::Cow;

use self::row::{Cell, join_moves, split_row};
use super::entry::Record;
use super::error::RecordError;
use super::reader::Records;
use super::reading::RecordReading;
use crate::notation::{Located, Place};
use crate::piece::Side;
use crate::position::outcome::Reason;
use crate::text::{excerpt, is_blank, is_invisible, split_at};

/// The column names of the archives, for rows taken out of a file without its header.
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

/// An iterator over the rows of an archive file.
///
/// A text can contain several archives in a row: the line with the column names may appear again. Lines that begin with
/// `#`, `;` or `%` are skipped. A value may be in quotation marks, as spreadsheets write it: it may then contain tabs
/// and line breaks, and a quotation mark in it is doubled. If a row has too many cells, cells after the record that
/// continue it are treated as part of it: a tab has got into the record.
#[derive(Clone, Debug)]
pub struct Archive<'a> {
    columns: Vec<&'a str>,
    /// The text from the next line on.
    rest: &'a str,
    /// The number of the next line.
    line: u32,
}

impl<'a> Archive<'a> {
    const MOVES: &'static str = "movelist";

    /// Reads the header line with the column names.
    ///
    /// # Errors
    /// There is no column `movelist`.
    pub fn new(text: &'a str) -> Result<Archive<'a>, Located<ArchiveError>> {
        let mut archive = Archive { columns: Vec::new(), rest: text, line: 1 };
        archive.skip_comments();
        let place = Place { line: archive.line, column: 1 };
        let first = archive.rest.lines().next().unwrap_or("");
        match column_names(&archive.take_row(1)) {
            Some(columns) => Ok(Archive { columns, ..archive }),
            None => Err(Located::new(place, ArchiveError::NoMoves(excerpt(trim(first))))),
        }
    }

    /// Reads rows without a header line if the first row looks like a game: the first column is a number, and a later
    /// one begins with the label `1w` or `1g`.
    ///
    /// If the number of columns differs from the usual one in archives, only `id` and `movelist` have names.
    #[must_use]
    pub fn without_header(text: &'a str) -> Option<Archive<'a>> {
        let archive = Archive { columns: Vec::new(), rest: text, line: 1 };
        let mut first = archive.clone();
        first.skip_comments();
        let mut row = split_row(first.rest, true).0;
        let is_record = |cell: &Cell<'_>| cell.value.starts_with("1w ") || cell.value.starts_with("1g ");
        let moves = row.iter().position(is_record)?;
        let most = row.len();
        join_moves(&mut row, moves, most);
        let id = trim(&row.first()?.value);
        if moves == 0 || id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let mut columns: Vec<&str> = vec![""; row.len()];
        if columns.len() == NAMES.len() && NAMES[moves] == Self::MOVES {
            columns.copy_from_slice(&NAMES);
        } else {
            columns[0] = "id";
            columns[moves] = Self::MOVES;
        }
        Some(Archive { columns, ..archive })
    }

    /// Reads the header line if there is one; otherwise, [rows without it](Archive::without_header).
    #[must_use]
    pub fn with_or_without_header(text: &'a str) -> Option<Archive<'a>> {
        Archive::new(text).ok().or_else(|| Archive::without_header(text))
    }

    /// Whether the text begins with a header line that has the column `movelist`.
    #[must_use]
    pub fn is_archive(text: &str) -> bool {
        Archive::new(text).is_ok()
    }

    /// Skips blank lines and comments.
    fn skip_comments(&mut self) {
        while !self.rest.is_empty() {
            let end = self.rest.find('\n').map_or(self.rest.len(), |end| end + 1);
            let (line, rest) = split_at(self.rest, end);
            let text = trim(line);
            if !text.is_empty() && !text.starts_with(['#', ';', '%']) {
                return;
            }
            self.rest = rest;
            self.line = self.line.saturating_add(1);
        }
    }

    /// Takes a row. It goes over several lines only if it has this number of cells then.
    fn take_row(&mut self, count: usize) -> Vec<Cell<'a>> {
        let lines = |rest: &str| {
            let text = split_at(self.rest, self.rest.len() - rest.len()).0;
            text.bytes().filter(|&byte| byte == b'\n').count()
        };
        let (mut row, mut rest) = split_row(self.rest, true);
        if lines(rest) > 1 && row.len() != count {
            (row, rest) = split_row(self.rest, false);
        }
        self.line = self.line.saturating_add(u32::try_from(lines(rest)).unwrap_or(u32::MAX));
        self.rest = rest;
        row
    }
}

impl<'a> Iterator for Archive<'a> {
    type Item = Result<ArchiveGame<'a>, Located<ArchiveError>>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.skip_comments();
            if self.rest.is_empty() {
                return None;
            }
            let (start, text) = (Place { line: self.line, column: 1 }, self.rest);
            let mut row = self.take_row(self.columns.len());
            if let Some(columns) = column_names(&row) {
                self.columns = columns;
                continue;
            }
            let (expected, found) = (self.columns.len(), row.len());
            let moves = self.columns.iter().position(|&name| name == Self::MOVES).unwrap_or(found);
            join_moves(&mut row, moves, found.saturating_sub(expected));
            if row.len() != expected {
                return Some(Err(Located::new(start, ArchiveError::ColumnCount { expected, found })));
            }
            let mut moves_start = start;
            let mut values = Vec::with_capacity(found);
            for (&name, cell) in self.columns.iter().zip(row) {
                if name == Self::MOVES {
                    let before = split_at(text, text.len() - cell.from.len()).0;
                    moves_start = start.after_text(before);
                }
                values.push((name, cell.value));
            }
            return Some(Ok(ArchiveGame { values, line: start.line, moves_start }));
        }
    }
}

/// The column names of a header line.
fn column_names<'a>(row: &[Cell<'a>]) -> Option<Vec<&'a str>> {
    let name = |cell: &Cell<'a>| trim(split_at(cell.from, cell.value.len()).0);
    let names: Vec<&str> = row.iter().map(name).collect();
    names.contains(&Archive::MOVES).then_some(names)
}

fn trim(text: &str) -> &str {
    text.trim_matches(|c| is_blank(c) || is_invisible(c))
}

/// One game: a row of an archive file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArchiveGame<'a> {
    values: Vec<(&'a str, Cow<'a, str>)>,
    line: u32,
    /// Where the record begins.
    moves_start: Place,
}

impl ArchiveGame<'_> {
    /// The line number in the file, counting from 1.
    #[must_use]
    pub const fn line(&self) -> u32 {
        self.line
    }

    /// The value of a column; `None` if the column is missing or empty.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<&str> {
        let value = trim(&self.values.iter().find(|&&(own, _)| own == name)?.1);
        (!value.is_empty()).then_some(value)
    }

    /// The number of the game in the archive.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.column("id")
    }

    /// The name of a player.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<&str> {
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

    /// The start of the game, in seconds since 1970.
    #[must_use]
    pub fn started(&self) -> Option<u64> {
        self.column("startts")?.parse().ok()
    }

    /// The end of the game, in seconds since 1970.
    #[must_use]
    pub fn ended(&self) -> Option<u64> {
        self.column("endts")?.parse().ok()
    }

    /// The time control, as in the file.
    #[must_use]
    pub fn time_control(&self) -> Option<&str> {
        self.column("timecontrol")
    }

    /// The winner; `None` for a draw, an unknown result or an unfinished game.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self.column("result")? {
            "w" | "g" => Some(Side::Gold),
            "b" | "s" => Some(Side::Silver),
            _ => None,
        }
    }

    /// The reason why the game ended.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        let mut letters = self.column("termination")?.chars();
        let letter = letters.next()?;
        if letters.next().is_some() { None } else { Reason::from_letter(letter) }
    }

    /// The number of the last move. The column is called `plycount`, but it does not count plies.
    #[must_use]
    pub fn move_number(&self) -> Option<u32> {
        self.column("plycount")?.parse().ok()
    }

    /// Reads the record. Places in its error refer to the file.
    ///
    /// # Errors
    /// The column `movelist` is not the record of one game.
    pub fn record(&self) -> Result<Record, Located<RecordError>> {
        Records::read_one_at(self.moves(), self.moves_start)
    }

    /// Reads the record as far as possible. Places in its errors refer to the file.
    #[must_use]
    pub fn reading(&self) -> RecordReading {
        RecordReading::read_at(self.moves(), self.moves_start)
    }

    fn moves(&self) -> &str {
        self.values.iter().find(|&&(name, _)| name == Archive::MOVES).map_or("", |(_, moves)| moves)
    }
}

/// Why an archive file or a row of it is malformed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArchiveError {
    /// The first line has no column `movelist`. Carries the line.
    NoMoves(String),
    /// A row does not have as many columns as the header.
    ColumnCount {
        /// The number of columns in the header.
        expected: usize,
        /// The number of columns in the row.
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
