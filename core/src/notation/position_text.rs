//! Positions as text: the short form on one line and the diagram.
//!
//! ```
//! use ansa_core::notation::PositionText;
//! let text = "\
//! 12s Ee2n
//!  +-----------------+
//! 8| r   r r   r r r |
//! 7|   m   h     e   |
//! 6|     x     x     |
//! 5|                 |
//! 4|                 |
//! 3|     x   E x     |
//! 2|                 |
//! 1| R R R R R R R R |
//!  +-----------------+
//!    a b c d e f g h
//! ";
//! let position = PositionText::read(text).unwrap();
//! assert_eq!(position.to_diagram(), text);
//! let short = "s [r rr rrr m h  e                             E           RRRRRRRR]";
//! assert_eq!(position.to_short(), short);
//! assert_eq!(PositionText::read(short).unwrap().squares, position.squares);
//! ```

use core::error::Error;
use core::fmt::{self, Write};
use core::str::FromStr;

use super::place::{Located, Place};
use super::step_text::{PlyText, PlyTextError, StepText, StepTextKind};
use crate::board::Board;
use crate::label::Label;
use crate::piece::{Piece, Side};
use crate::position::builder::PositionBuilder;
use crate::position::{Position, STEPS_PER_TURN};
use crate::square::Square;
use crate::text::{excerpt, is_blank, is_invisible, is_of_word, split_at};

/// The contents of a position's text. The position need not be legal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PositionText {
    /// The piece on each square, by [`Square::index`].
    pub squares: [Option<Piece>; 64],
    /// The side to move.
    pub side: Side,
    /// The move number, if the text has one.
    pub number: Option<u32>,
    /// The steps already made in this turn, as far as they are known. `squares` is the board after them.
    pub steps: Vec<StepText>,
    /// How many steps have already been made in this turn if the steps themselves are unknown, 0 to 3. If it is not 0,
    /// `steps` is empty.
    pub unknown_steps: u8,
}

/// The mark for an unknown step that was made.
const UNKNOWN_STEP: &str = "-";

impl PositionText {
    /// A position at the start of a turn, without a move number.
    #[must_use]
    pub const fn new(squares: [Option<Piece>; 64], side: Side) -> PositionText {
        PositionText { squares, side, number: None, steps: Vec::new(), unknown_steps: 0 }
    }

    /// The board and the side to move, after the steps already made, as a builder.
    #[must_use]
    pub fn to_builder(&self) -> PositionBuilder {
        PositionBuilder { board: Board::from_pieces(&self.squares), side: self.side }
    }

    /// The number of steps left in the turn, 0 to 4.
    #[must_use]
    pub fn steps_left(&self) -> u8 {
        let is_step = |step: &&StepText| matches!(step.kind, StepTextKind::Step(_));
        let known = u8::try_from(self.steps.iter().filter(is_step).count()).unwrap_or(STEPS_PER_TURN);
        STEPS_PER_TURN.saturating_sub(self.unknown_steps).saturating_sub(known)
    }

    /// Reads either form. An opening bracket in the first non-blank line indicates the short form.
    ///
    /// # Errors
    /// The text is not a position. The error has its place.
    pub fn read(text: &str) -> Result<PositionText, Located<PositionTextError>> {
        if text.contains(is_odd_blank) {
            return PositionText::read(&with_plain_blanks(text));
        }
        let mut lines = numbered_lines(text).filter(|line| !line.text.trim().is_empty());
        let first = lines
            .next()
            .ok_or_else(|| Located::new(Place::START, PositionTextError::NoLabel(String::new())))?;
        let mut position = if first.text.as_bytes().contains(&b'[') {
            read_short(first)?
        } else {
            let mut position = read_label_line(first)?;
            read_rows(&mut lines, &mut position.squares)?;
            position
        };
        position.steps.shrink_to_fit();
        match lines.next() {
            Some(line) => Err(line.error(0, PositionTextError::Trailing(excerpt(line.text.trim())))),
            None => Ok(position),
        }
    }

    /// The short form: the side to move and the 64 squares from a8 to h1. It leaves out the move number and any known
    /// steps. Each [unknown step](PositionText::unknown_steps) is a `-` after the side.
    #[must_use]
    pub fn to_short(&self) -> String {
        let mut text = self.side.letter().to_string();
        self.write_unknown_steps(&mut text);
        text.push_str(" [");
        text.extend(reading_order().map(|square| self.squares[square.index()].map_or(' ', Piece::letter)));
        text.push(']');
        text
    }

    fn write_unknown_steps(&self, text: &mut String) {
        for _ in 0..self.unknown_steps {
            text.push(' ');
            text.push_str(UNKNOWN_STEP);
        }
    }

    /// The diagram, with the move number and the steps already made in its first line, where `-` is an unknown step.
    /// `x` marks empty traps. It ends with a newline.
    #[must_use]
    pub fn to_diagram(&self) -> String {
        let mut text = String::with_capacity(256);
        if let Some(number) = self.number {
            text.push_str(&number.to_string());
        }
        text.push(self.side.letter());
        self.write_unknown_steps(&mut text);
        for step in &self.steps {
            // Writing to a string can't fail.
            let _ = write!(text, " {step}");
        }
        text.push_str("\n +-----------------+\n");
        for (number, square) in reading_order().enumerate() {
            if number % 8 == 0 {
                let _ = write!(text, "{}|", square.rank() + 1);
            }
            let empty = if square.is_trap() { 'x' } else { ' ' };
            text.push(' ');
            text.push(self.squares[square.index()].map_or(empty, Piece::letter));
            if number % 8 == 7 {
                text.push_str(" |\n");
            }
        }
        text.push_str(" +-----------------+\n   a b c d e f g h\n");
        text
    }
}

impl From<&PositionBuilder> for PositionText {
    fn from(builder: &PositionBuilder) -> PositionText {
        PositionText::new(builder.board.to_pieces(), builder.side)
    }
}

impl From<&Position> for PositionText {
    /// The steps made in the turn of the position are unknown ones. With no step left the turn begins anew.
    fn from(position: &Position) -> PositionText {
        let made = STEPS_PER_TURN.saturating_sub(position.steps_left());
        PositionText {
            unknown_steps: if made < STEPS_PER_TURN { made } else { 0 },
            ..PositionText::new(position.board().to_pieces(), position.side())
        }
    }
}

impl FromStr for PositionText {
    type Err = Located<PositionTextError>;

    fn from_str(text: &str) -> Result<PositionText, Located<PositionTextError>> {
        PositionText::read(text)
    }
}

/// The squares in reading order: a8 … h8, a7 … h7, … a1 … h1.
fn reading_order() -> impl Iterator<Item = Square> {
    Square::all().map(Square::flip)
}

#[derive(Clone, Copy)]
struct SourceLine<'a> {
    number: u32,
    text: &'a str,
}

impl SourceLine<'_> {
    /// An error at a byte offset of this line.
    fn error(&self, byte: usize, error: PositionTextError) -> Located<PositionTextError> {
        let before = self.text.get(..byte).unwrap_or(self.text);
        let indent = if byte == 0 { self.text.len() - self.text.trim_start().len() } else { 0 };
        let column = before.chars().count() + split_at(self.text, indent).0.chars().count() + 1;
        Located::new(Place { line: self.number, column: u32::try_from(column).unwrap_or(u32::MAX) }, error)
    }

    /// An error at the text after the position, at the end of this line.
    fn trailing(&self, end: &str) -> Located<PositionTextError> {
        let word = end.trim_start();
        let error = PositionTextError::Trailing(excerpt(word.trim_end()));
        self.error(self.text.len() - word.len(), error)
    }
}

/// Whether a character represents a space or nothing in text from web pages and other programs.
fn is_odd_blank(letter: char) -> bool {
    letter == '\u{a0}' || is_invisible(letter) || is_blank(letter) && !letter.is_whitespace()
}

/// The text with ordinary spaces, and without zero-width characters.
fn with_plain_blanks(text: &str) -> String {
    let letters = text.chars().map(|letter| if letter == '\u{a0}' { ' ' } else { letter });
    letters.filter(|&letter| !is_odd_blank(letter)).collect()
}

fn numbered_lines(text: &str) -> impl Iterator<Item = SourceLine<'_>> {
    text.lines().zip(1..=u32::MAX).map(|(text, number)| SourceLine { number, text })
}

/// Reads `g`, `12g`, `w` or `12w`.
fn read_label(text: &str) -> Option<(Option<u32>, Side)> {
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Some((None, Side::from_letter(letter)?));
    }
    let label: Label = text.parse().ok()?;
    Some((Some(label.number), label.side))
}

fn read_short(line: SourceLine<'_>) -> Result<PositionText, Located<PositionTextError>> {
    let (label, rest) = line.text.split_once('[').unwrap_or((line.text, ""));
    let (word, made) = label.trim().split_once(char::is_whitespace).unwrap_or((label.trim(), ""));
    let unknown_steps = read_unknown_steps(made);
    let ((number, side), unknown_steps) = read_label(word)
        .zip(unknown_steps)
        .ok_or_else(|| line.error(0, PositionTextError::NoLabel(excerpt(label.trim()))))?;
    let start = label.len() + 1;
    let end = rest.find(']').ok_or_else(|| line.error(start, PositionTextError::Unclosed))?;
    let (inside, after) = (split_at(rest, end).0, split_at(rest, end + 1).1);
    if !after.trim().is_empty() {
        return Err(line.trailing(after));
    }
    let found = inside.chars().count();
    if found != 64 {
        return Err(line.error(start, PositionTextError::SquareCount(found)));
    }
    let mut position = PositionText { number, unknown_steps, ..PositionText::new([None; 64], side) };
    for (square, (byte, letter)) in reading_order().zip(inside.char_indices()) {
        position.squares[square.index()] =
            read_square(letter, square).map_err(|error| line.error(start + byte, error))?;
    }
    Ok(position)
}

/// Reads the steps behind a side of which only the number is known; `None` if these words are anything else, or too
/// many.
fn read_unknown_steps(text: &str) -> Option<u8> {
    let mut count = 0;
    for word in text.split_whitespace() {
        count += 1;
        if word != UNKNOWN_STEP || count >= STEPS_PER_TURN {
            return None;
        }
    }
    Some(count)
}

fn read_square(letter: char, square: Square) -> Result<Option<Piece>, PositionTextError> {
    match letter {
        ' ' | '.' => Ok(None),
        'x' | 'X' if square.is_trap() => Ok(None),
        'x' | 'X' => Err(PositionTextError::NotATrap(square)),
        _ => Piece::from_letter(letter).map(Some).ok_or(PositionTextError::NotAPiece(letter, square)),
    }
}

fn read_label_line(line: SourceLine<'_>) -> Result<PositionText, Located<PositionTextError>> {
    let trimmed = line.text.trim_start();
    let word = trimmed.split_whitespace().next().unwrap_or("");
    let (number, side) =
        read_label(word).ok_or_else(|| line.error(0, PositionTextError::NoLabel(excerpt(word))))?;
    let indent = line.text.len() - trimmed.len();
    let place = line.error(indent + word.len(), PositionTextError::NotSteps).place;
    if let Some(unknown_steps) = read_unknown_steps(split_at(trimmed, word.len()).1) {
        return Ok(PositionText { number, unknown_steps, ..PositionText::new([None; 64], side) });
    }
    let ply: PlyText = split_at(trimmed, word.len()).1.parse().map_err(|error: Located<PlyTextError>| {
        Located { place: error.place.within(place), error: PositionTextError::Steps(error.error) }
    })?;
    let steps = match ply {
        PlyText::Empty => Vec::new(),
        PlyText::Turn(steps) => steps,
        PlyText::Setup(_) | PlyText::Marker(_) => {
            return Err(Located::new(place, PositionTextError::NotSteps));
        }
    };
    Ok(PositionText { number, steps, ..PositionText::new([None; 64], side) })
}

/// Reads the eight rows with their frame, and the line of file letters if there is one.
fn read_rows<'a>(
    lines: &mut impl Iterator<Item = SourceLine<'a>>,
    squares: &mut [Option<Piece>; 64],
) -> Result<(), Located<PositionTextError>> {
    let mut missing = 8u8;
    let mut last = Place::START;
    for line in lines {
        let trimmed = line.text.trim();
        if is_frame(trimmed) {
            continue;
        }
        if missing == 0 {
            if is_file_letters(trimmed) {
                // A frame may follow the letters.
                continue;
            }
            return Err(line.error(0, PositionTextError::Trailing(excerpt(trimmed))));
        }
        read_row(line, missing, squares)?;
        last = Place { line: line.number, column: 1 };
        missing -= 1;
    }
    if missing == 0 { Ok(()) } else { Err(Located::new(last, PositionTextError::MissingRow(missing))) }
}

/// Whether a line has nothing but a frame: no letter, no digit and no empty squares.
fn is_frame(line: &str) -> bool {
    let blank = |c: char| c.is_whitespace() || matches!(c, '|' | '.');
    !line.contains(is_of_word) && line.contains(|c| !blank(c))
}

/// Whether a line names the files, whatever comes between and around the letters.
fn is_file_letters(line: &str) -> bool {
    line.chars().filter(|c| is_of_word(*c)).map(|c| c.to_ascii_lowercase()).eq('a'..='h')
}

fn read_row(
    line: SourceLine<'_>,
    number: u8,
    squares: &mut [Option<Piece>; 64],
) -> Result<(), Located<PositionTextError>> {
    let (before, after) = line
        .text
        .split_once('|')
        .ok_or_else(|| line.error(0, PositionTextError::NotARow(number, excerpt(line.text.trim()))))?;
    if before.trim() != number.to_string() {
        return Err(line.error(0, PositionTextError::RowNumber(number, excerpt(before.trim()))));
    }
    let start = before.len() + 1;
    let (inside, rest) = after.split_once('|').unwrap_or((after.trim_end(), ""));
    if !rest.trim().is_empty() {
        return Err(line.trailing(rest));
    }
    // A row like ` r r r … ` has a blank before every square, a row like `rrrrrrrr` has none.
    let closed = after.as_bytes().contains(&b'|');
    let length = inside.chars().count();
    let wide = match length {
        17 => true,
        8 if closed => false,
        0..17 if !closed => true,
        _ => return Err(line.error(start, PositionTextError::RowLength(number, length))),
    };
    for (column, (byte, letter)) in inside.char_indices().enumerate() {
        if wide && column % 2 == 0 {
            if letter != ' ' {
                return Err(line.error(start + byte, PositionTextError::NoBlank(letter)));
            }
            continue;
        }
        let file = if wide { column / 2 } else { column };
        if let Some(square) = Square::at(file as u8, number - 1) {
            squares[square.index()] =
                read_square(letter, square).map_err(|error| line.error(start + byte, error))?;
        }
    }
    Ok(())
}

/// Why a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionTextError {
    /// The text does not begin with the side to move. Carries the word found instead.
    NoLabel(String),
    /// The bracket of the short form is not closed on its line.
    Unclosed,
    /// The short form has this many squares instead of 64.
    SquareCount(usize),
    /// The letter on this square is not a piece.
    NotAPiece(char, Square),
    /// `x` marks an empty trap, but this square is not a trap.
    NotATrap(Square),
    /// The words after the label are not steps.
    Steps(PlyTextError),
    /// A setup or a marker follows the label instead of steps.
    NotSteps,
    /// The row with this number (1–8) was expected. Carries the line found.
    NotARow(u8, String),
    /// The row with this number (1–8) was expected. Carries the number found.
    RowNumber(u8, String),
    /// The row with this number has the wrong number of characters (second field) inside its frame.
    RowLength(u8, usize),
    /// This character is between two squares of a row, where a space belongs.
    NoBlank(char),
    /// The text ends before the row with this number (1–8).
    MissingRow(u8),
    /// This text follows the position.
    Trailing(String),
}

impl fmt::Display for PositionTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionTextError::NoLabel(found) if found.is_empty() => {
                f.write_str("a position must begin with the side to move (g or s)")
            }
            PositionTextError::NoLabel(found) => {
                write!(f, "a position must begin with the side to move (g or s), not “{found}”")
            }
            PositionTextError::Unclosed => f.write_str("the closing bracket is missing"),
            PositionTextError::SquareCount(found) => {
                write!(f, "expected 64 squares between the brackets, found {found}")
            }
            PositionTextError::NotAPiece(letter, square) => {
                write!(f, "“{letter}” on {square} is not a piece")
            }
            PositionTextError::NotATrap(square) => {
                write!(f, "x marks an empty trap, but {square} is not a trap")
            }
            PositionTextError::Steps(error) => error.fmt(f),
            PositionTextError::NotSteps => {
                f.write_str("only steps of the current turn may follow the side to move")
            }
            PositionTextError::NotARow(number, found) => {
                write!(f, "expected row {number}, found “{found}”")
            }
            PositionTextError::RowNumber(number, found) => {
                write!(f, "expected row {number}, found row “{found}”")
            }
            PositionTextError::RowLength(number, found) => {
                write!(f, "row {number} has {found} characters between its bars; expected 17")
            }
            PositionTextError::NoBlank(found) => {
                write!(f, "expected a space between two squares, found “{found}”")
            }
            PositionTextError::MissingRow(number) => write!(f, "row {number} is missing"),
            PositionTextError::Trailing(found) => write!(f, "unexpected “{found}” after the position"),
        }
    }
}

impl Error for PositionTextError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            PositionTextError::Steps(error) => Some(error),
            _ => None,
        }
    }
}
